import type { CallReply } from '../../calls/table.ts';
import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { Refused } from '../http/refusal.ts';
import { Written } from '../http/written.ts';
import type { Board } from '../line/board.ts';
import { pageOf, type SnapshotQuery } from '../line/snapshot.ts';
import type { Feed } from './feed.ts';

/** Lengths that pages of the site ask for; another one is nobody else's page. */
const SHARED_LIMITS: ReadonlySet<number | undefined> = new Set([undefined, 20, 40, 120]);
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
  const write = (query: SnapshotQuery, moment: number, feedId: string): Page =>
    new Written({ feedId, feedAt: moment, ...board.snapshot(moment, query) });
  return {
    of(query, { network, now }) {
      const { moment, id: feedId } = feed.here(now);
      if (kept.feedId !== feedId) kept = { feedId, shared: new Map(), own: new Map() };
      const key = pageOf(query);
      const known = kept.shared.get(key) ?? kept.own.get(key);
      if (known) return known;
      const isOwn = query.gameId !== undefined || !SHARED_LIMITS.has(query.limit);
      if (isOwn) {
        const wait = ownPages.take(network, query.gameId === undefined ? GAMES_OF_A_SECTION : 1);
        if (wait > 0) throw new Refused('429', [{}], { retryAfter: wait });
      }
      const page = write(query, moment, feedId);
      // Of names that are none there is no end; their pages are empty, and cost nothing.
      const isThere = page.reply.champs.length > 0;
      if (isOwn && kept.own.size < MOST_KEPT) kept.own.set(key, page);
      if (!isOwn && isThere) kept.shared.set(key, page);
      return page;
    },
  };
}
