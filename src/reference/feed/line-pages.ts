import type { CallReply } from '../../calls/table.ts';
import { GAMES_OF_A_PAGE as PAGE, PAGE_STEP as STEP } from '../../domain/line/list-length.ts';
import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { Refused } from '../http/refusal.ts';
import { Written } from '../http/written.ts';
import type { Board } from '../line/offer/board.ts';
import { pageOf, type SnapshotQuery } from '../line/offer/snapshot.ts';
import type { Feed } from './feed.ts';

/** Lengths that pages of the site begin with; another one is nobody else's page. */
const SHARED_LIMITS: ReadonlySet<number | undefined> = new Set([undefined, 20, 40, 120]);

/** Whether many ask for this part of a list: a page of it, or whole pages from its beginning. */
function isShared({ name, limit, offset = 0 }: SnapshotQuery): boolean {
  if (name !== undefined) return false;
  if (offset > 0) return limit === PAGE && offset % STEP === 0;
  return SHARED_LIMITS.has(limit) || (limit !== undefined && limit % PAGE === 0);
}

/**
 * What a network may have written for itself, in games: a game's own page is one. A thousand players
 * look at so many games, of which each is written once a second at the most.
 */
const OWN_PAGES = { capacity: 1_200, perMinute: 1_200 };
const GAMES_OF_A_SECTION = 20;
/** Of the pages of games; sections and championships are as many as there are. */
const MOST_KEPT = 500;

type Page = Written<CallReply<'sportsLine'>>;

/** The line as it stands, page by page. */
export interface LinePages {
  /** Refused with 429 where its network asked for too many that nobody else does. */
  of(query: SnapshotQuery, from: { readonly network: string; readonly now: number }): Page;
}

/** Pages of one place in the feed. */
interface Kept {
  readonly feedId: string;
  readonly shared: Map<string, Page>;
  readonly own: Map<string, Page>;
}

/**
 * Puts each page of the line together and into JSON once for a place in the feed, which is a second.
 * Pages that many share cost their network nothing; the others are counted.
 */
export function createLinePages(
  board: Pick<Board, 'snapshot'>,
  feed: Pick<Feed, 'here'>,
  now: () => number,
): LinePages {
  const ownPages = new NetworkLimit({ ...OWN_PAGES, now });
  let kept: Kept = { feedId: '', shared: new Map(), own: new Map() };
  /** No list is longer than its pages say: beyond its end there is one page, and no longer list. */
  function within(query: SnapshotQuery, total: number): SnapshotQuery {
    const last = (step: number) => Math.ceil(total / step) * step;
    const { limit = PAGE, offset = 0 } = query;
    return offset > 0
      ? { ...query, offset: Math.min(offset, last(STEP)) }
      : { ...query, limit: Math.min(limit, Math.max(PAGE, last(PAGE))) };
  }
  function pageAt(query: SnapshotQuery, moment: number, feedId: string, network: string): Page {
    const key = pageOf(query);
    const known = kept.shared.get(key) ?? kept.own.get(key);
    if (known) return known;
    const isOwn = query.gameId !== undefined || !isShared(query);
    if (isOwn) {
      const wait = ownPages.take(network, query.gameId === undefined ? GAMES_OF_A_SECTION : 1);
      if (wait > 0) throw new Refused('429', [{}], { retryAfter: wait });
    }
    const page = new Written({ feedId, feedAt: moment, ...board.snapshot(moment, query) });
    // Of names that are none there is no end; their pages are empty, and cost nothing.
    const isThere = page.reply.champs.length > 0;
    if (isOwn && kept.own.size < MOST_KEPT) kept.own.set(key, page);
    if (!isOwn && isThere) kept.shared.set(key, page);
    return page;
  }
  return {
    of(query, { network, now }) {
      const { moment, id: feedId } = feed.here(now);
      if (kept.feedId !== feedId) kept = { feedId, shared: new Map(), own: new Map() };
      const { gameId, limit = PAGE, offset = 0 } = query;
      const isFurther = gameId === undefined && isShared(query) && (offset > 0 || limit > PAGE);
      if (!isFurther) return pageAt(query, moment, feedId, network);
      const first = pageAt({ ...query, limit: PAGE, offset: 0 }, moment, feedId, network);
      const { total = 0 } = first.reply;
      return total === 0 ? first : pageAt(within(query, total), moment, feedId, network);
    },
  };
}
