import type { SiteConfigByName } from './config.ts';
import type { SeoPage } from './seo-page.ts';

/** What an address may be about that a back-end keeps: of which kind, and how the address names it. */
export interface Content {
  readonly kind: 'champ' | 'game' | 'team' | 'campaign' | 'tournament' | 'casino-game' | 'provider';
  readonly id: string;
}

/** How the site is at a moment, as far as it decides with which status its pages are answered. */
export interface SiteCondition {
  readonly config: Partial<SiteConfigByName>;
  /** The number of a block page that stands before the address; 0 for none. */
  readonly blockReason: number;
  readonly isClosed: boolean;
  /** Seconds until it opens again; null where nobody knows. */
  readonly opensIn: number | null;
  /** Origins of games that stand in frames of its pages. */
  readonly frames: readonly string[];
  /** Whether there is such a thing now; absent where nobody here knows. */
  readonly has?: (content: Content) => boolean;
  /** What a page is about, by the name of its route; absent where nobody here knows. */
  readonly seoPage?: (section: string, language: string) => SeoPage;
}

/** The site's condition now, for an address: a path without its query. */
export type SiteNow = (pathname: string) => SiteCondition;
