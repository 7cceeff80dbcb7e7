import type { Feed } from '../feed/feed.ts';
import { parseTopics } from '../feed/topics.ts';
import type { Handlers, StreamHandlers } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Board } from '../line/board.ts';

/** A whole number of a query; refuses what is none. */
function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new Refused('400', [{ pointer: `/query/${name}`, detail: 'digits only' }]);
}

/** Calls for the line. A snapshot stands where its `feedId` says, and the feed goes on from there. */
export function sportsHandlers(board: Pick<Board, 'snapshot'>, feed: Feed) {
  return {
    sportsLine({ path, query }, { now }) {
      const gameId = numberOf('game', query.game);
      const limit = numberOf('limit', query.limit);
      const { moment, id } = feed.here(now);
      const { sport, champ } = query;
      const asked = { section: path.section, sport, champ, gameId, limit };
      return { feedId: id, ...board.snapshot(moment, asked) };
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
      return feed.listen({ topics, userId: user?.id ?? null, after }, context.now);
    },
  } satisfies StreamHandlers;
}
