import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import type { PickedGame } from '../line/offer/picked.ts';

/** Which games players bet on. */
export interface Popularity {
  /** Games with open bets of the last day, those of most players first, as they stood up to a minute ago. */
  games(now: number): readonly PickedGame[];
}

const gameRow = v.object({ id: v.number(), players: v.number() });

/** More than there are in a section. */
const MOST = 1_000;
/** With fewer it would say what somebody bet on. */
export const LEAST_PLAYERS = 3;
/** Milliseconds for which they are counted once. */
const GOOD_FOR = 60_000;
/** Milliseconds after which a bet says nothing of what players bet on now. */
const LATELY = 24 * 60 * 60_000;

const BY_PLAYERS = `
  SELECT game_id AS id, COUNT(DISTINCT user_id) AS players
  FROM legs JOIN bets ON bets.id = legs.bet_id
  WHERE result IS NULL AND status = 'open' AND placed_at > ?
  GROUP BY game_id
  HAVING COUNT(DISTINCT user_id) >= ${LEAST_PLAYERS}
  ORDER BY players DESC, game_id
  LIMIT ${MOST}`;

/** What the books of a database know of it: one who bets much counts as one. */
export function createPopularity(database: Database): Popularity {
  let counted = { at: Number.NEGATIVE_INFINITY, games: [] as readonly PickedGame[] };
  return {
    games(now) {
      if (now - counted.at >= GOOD_FOR || now < counted.at) {
        counted = { at: now, games: database.all(gameRow, BY_PLAYERS, now - LATELY) };
      }
      return counted.games;
    },
  };
}
