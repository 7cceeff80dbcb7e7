import * as v from 'valibot';
import { LEAST_PLAYERS } from '../coupon/popularity.ts';
import type { Database } from '../data/database.ts';
import { DAY } from '../policy.ts';
import { IS_OUTSIDE } from './outside/outside-rounds.ts';

/** Which games players play. */
export interface GamePopularity {
  /** Names as rounds have them, those of most players lately first, as they stood up to a minute ago. */
  names(now: number): readonly string[];
}

const nameRow = v.object({ game: v.string() });

/** Milliseconds for which they are counted once. */
const GOOD_FOR = 60_000;
/** Milliseconds after which a round says nothing of what players play now. */
const LATELY = 7 * DAY;
/** Rounds of the house, and of other providers, that are looked at: on a site of many players, those of hours. */
const MOST_ROUNDS = 10_000;

const momentRow = v.object({ at: v.number() });
const OUTSIDE = `FROM wallet_rounds INDEXED BY wallet_rounds_outside_lately WHERE ${IS_OUTSIDE}`;
/** When the rounds began that are looked at; those of both are of one span, or one would count for more. */
const BEGUN = [
  `SELECT started_at AS at FROM casino_rounds ORDER BY seq DESC LIMIT 1 OFFSET ${MOST_ROUNDS}`,
  `SELECT opened_at AS at ${OUTSIDE} ORDER BY opened_at DESC LIMIT 1 OFFSET ${MOST_ROUNDS}`,
];

/** A round that was given back to who staked on it was not played. */
const BY_PLAYERS = `
  SELECT game FROM (
    SELECT * FROM (
      SELECT game, user_id FROM casino_rounds WHERE started_at > ?1 ORDER BY seq DESC LIMIT ${MOST_ROUNDS})
    UNION ALL
    SELECT game, user_id ${OUTSIDE} AND opened_at > ?1 AND staked > 0)
  GROUP BY game
  HAVING COUNT(DISTINCT user_id) >= ${LEAST_PLAYERS}
  ORDER BY COUNT(DISTINCT user_id) DESC, game`;

/** What the books of a database know of it: one who plays much counts as one. */
export function createGamePopularity(database: Database): GamePopularity {
  let counted = { at: Number.NEGATIVE_INFINITY, names: [] as readonly string[] };
  return {
    names(now) {
      if (now - counted.at >= GOOD_FOR || now < counted.at) {
        const begun = BEGUN.map((sql) => database.first(momentRow, sql)?.at ?? 0);
        const rows = database.all(nameRow, BY_PLAYERS, Math.max(now - LATELY, ...begun));
        counted = { at: now, names: rows.map(({ game }) => game) };
      }
      return counted.names;
    },
  };
}
