import type { SiteCondition } from '../../domain/site/condition.ts';
import type { RouteReason } from '../../routes/outcome.ts';
import { explainRoute } from '../../routes/resolve.ts';
import { blockPage } from '../../routes/table/block-pages.ts';
import { hasContents } from './contents.ts';

/** With which status a page is answered, and after how many seconds it is worth asking again. */
export interface PageStatus {
  readonly status: 200 | 404 | 451 | 500 | 503;
  readonly retryAfter?: number;
}

const SHOWN: PageStatus = { status: 200 };
/** Seconds after which to ask again, where nobody knows when the site opens. */
const RETRY_AFTER = 600;

/** Blocks that end; any other is one of the law of the visitor's place. */
const PASSING: ReadonlySet<string> = new Set(['siteUpdates', 'comingSoon', 'suspension']);

/** What an address alone answers, whoever asks and however the site is configured. */
const BY_ADDRESS: ReadonlySet<RouteReason> = new Set(['not-found', 'error-page']);

function shownAs(url: string, site: SiteCondition | null): PageStatus {
  // Guests are led on to the form where they sign in, so that what bars nobody else is no error.
  const { outcome, reason } = explainRoute(url, { as: 'player', config: site?.config ?? {} });
  if ('route' in outcome) {
    const { route: page, params } = outcome;
    if (!hasContents({ page, params, url }, site)) return { status: 404 };
  }
  const isError = 'status' in outcome && outcome.status !== 200;
  return isError && (site !== null || BY_ADDRESS.has(reason)) ? { status: outcome.status } : SHOWN;
}

/**
 * The status of a page of the site, by all that the server can know of it. The page itself is the
 * same in any case: it says what stands there, and leads on where that is somewhere else. `site` is
 * null where another server knows how the site is configured.
 */
export function pageStatus(url: string, site: SiteCondition | null): PageStatus {
  const block = blockPage(site?.blockReason ?? 0);
  if (block !== null && !PASSING.has(block)) return { status: 451 };
  if (block !== null || site?.isClosed) {
    return { status: 503, retryAfter: site?.opensIn || RETRY_AFTER };
  }
  return shownAs(url, site);
}
