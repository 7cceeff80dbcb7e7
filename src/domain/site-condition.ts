import type { SiteConfigByName } from './site-config.ts';

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
}

/** The site's condition now, for an address: a path without its query. */
export type SiteNow = (pathname: string) => SiteCondition;
