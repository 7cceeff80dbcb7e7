import * as v from 'valibot';
import { LEAST_PLAYERS } from '../coupon/popularity.ts';
import type { Database } from '../data/database.ts';
import { DAY } from '../policy.ts';
import { IS_OUTSIDE } from './outside/outside-rounds.ts';

/** Which games players play. */
export interface GamePopularity {
  /** Names as rounds have them, those of most players of the last week first, as they stood up to a minute ago. */
  names(now: number): readonly string[];
}

const nameRow = v.object({ game: v.string() });

/** Milliseconds for which they are counted once. */
const GOOD_FOR = 60_000;
/** Milliseconds after which a round says nothing of what players play now. */
const LATELY = 7 * DAY;
/** Rounds that are looked at, the newest: a site of many players needs no more of them to say it. */
const MOST_ROUNDS = 10_000;

const BY_PLAYERS = `
  SELECT game FROM (
    SELECT * FROM (
      SELECT game, user_id, started_at AS at FROM casino_rounds ORDER BY seq DESC LIMIT ${MOST_ROUNDS})
    UNION ALL
    SELECT game, user_id, opened_at FROM wallet_rounds WHERE ${IS_OUTSIDE})
  WHERE at > ?
  GROUP BY game
  HAVING COUNT(DISTINCT user_id) >= ${LEAST_PLAYERS}
  ORDER BY COUNT(DISTINCT user_id) DESC, game`;

/** What the books of a database know of it: one who plays much counts as one. */
export function createGamePopularity(database: Database): GamePopularity {
  let counted = { at: Number.NEGATIVE_INFINITY, names: [] as readonly string[] };
  return {
    names(now) {
      if (now - counted.at >= GOOD_FOR || now < counted.at) {
        const rows = database.all(nameRow, BY_PLAYERS, now - LATELY);
        counted = { at: now, names: rows.map(({ game }) => game) };
      }
      return counted.names;
    },
  };
}
