import { GAMES_OF_A_PAGE } from '../../domain/line/list-length.ts';
import { isPickedMenu } from '../../domain/line/menu.ts';
import { teamSlug } from '../../domain/line/team-slug.ts';
import type { Popularity } from '../coupon/popularity.ts';
import type { Feed } from '../feed/feed.ts';
import { createLinePages } from '../feed/line-pages.ts';
import { parseTopics } from '../feed/topics.ts';
import type { Handlers, StreamHandlers } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Board } from '../line/offer/board.ts';

/** The number an id or a slug, such as `500001-home-away`, begins with; refuses what has none. */
function leadingNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const digits = /^(\d{1,12})(-|$)/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  throw new Refused('400', [{ pointer: `/query/${name}`, detail: 'expected a number' }]);
}

/** Calls for the line. A snapshot stands where its `feedId` says, and the feed goes on from there. */
export function sportsHandlers(
  board: Pick<Board, 'snapshot' | 'results' | 'season' | 'team'>,
  feed: Feed,
  popularity: Popularity,
  now: () => number,
) {
  const pages = createLinePages(board, feed, now);
  return {
    sportsLine({ path, query }, { network, now }) {
      const gameId = leadingNumber('game', query.game);
      const wanted = leadingNumber('limit', query.limit);
      // What is found for one reader alone is a page at the most.
      const limit =
        query.name === undefined ? wanted : Math.min(wanted ?? GAMES_OF_A_PAGE, GAMES_OF_A_PAGE);
      const offset = leadingNumber('offset', query.offset);
      const { sport, champ, menu, name } = query;
      const { section } = path;
      const picked = isPickedMenu(menu) ? popularity.games(now) : undefined;
      const list = { section, sport, champ, menu, picked, name };
      return pages.of({ ...list, gameId, limit, offset }, { network, now });
    },
    sportsResults({ query: { day, sport } }, { now }) {
      const results = board.results(now, day, sport);
      if (results === null) throw new Refused('404');
      return results;
    },
    sportsStatistics({ query }, { now }) {
      const team = query.team === undefined ? null : board.team(teamSlug(query.team));
      const champId = team?.champId ?? leadingNumber('champ', query.champ);
      const season = board.season(now, champId);
      if (season === null) throw new Refused('404');
      return team === null ? season : { ...season, team: team.name };
    },
  } satisfies Handlers;
}

/** The live feed. A guest may ask for bets and is told of none, as there are none. */
export function feedHandlers(feed: Feed) {
  return {
    async sportsFeed({ query }, context) {
      const topics = parseTopics(query.topics);
      const user = topics.bets ? await context.visitor() : null;
      const after = context.lastEventId ?? query.after;
      const { network, knownVisit, now } = context;
      const from = knownVisit === null ? { network } : { network, visit: knownVisit };
      return feed.listen({ topics, userId: user?.id ?? null, after }, from, now);
    },
  } satisfies StreamHandlers;
}
