import type { SiteConfigByName } from '../domain/site/config.ts';
import type { LanguageWish } from '../domain/site/language-choice.ts';
import type { Layout } from './layouts.ts';
import type { RouteName } from './table.ts';

/** Who asks for an address. A banned player is one who is logged in with a ban level above 0. */
export type Visitor = 'guest' | 'player' | 'banned';

export interface RouteContext {
  readonly as: Visitor;
  readonly config: Partial<SiteConfigByName>;
  /** A player with changed terms to confirm may go on to what is theirs. */
  readonly termsLeaveMoney?: boolean;
  /**
   * Whether it is not known yet how the site is configured, or who asks: then no language that there is
   * is refused, neither that of an address nor one the visitor reads, as whoever is led away from theirs
   * does not come back to it.
   */
  readonly isUnsettled?: boolean;
  /** For an address without a language, or with one that is not for them. */
  readonly reads?: Omit<LanguageWish, 'authorised'>;
}

interface ShownPage {
  readonly route: RouteName;
  readonly layout: Layout;
  readonly status: 200;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * What an address answers: a page, another address within the site, or an error page.
 * A redirect that begins with `external:` names an address outside instead: `external:banned`.
 */
export type RouteOutcome =
  | ShownPage
  | { readonly redirect: string }
  | { readonly status: 404 | 500 };

/** Why an address answers what it does, for the log and for what has to follow it. */
export type RouteReason =
  | 'shown'
  | 'language-missing'
  | 'language-not-offered'
  | 'moved'
  | 'blocked'
  | 'maintenance'
  | 'maintenance-over'
  | 'banned'
  | 'sign-in'
  | 'guests-only'
  | 'terms-changed'
  | 'terms-unchanged'
  | 'identification-needed'
  | 'not-found'
  | 'not-available'
  | 'error-page'
  | 'unknown-middleware';

export interface Verdict {
  readonly outcome: RouteOutcome;
  readonly reason: RouteReason;
  /** For the log: what is wrong with the site itself. */
  readonly message?: string;
}
