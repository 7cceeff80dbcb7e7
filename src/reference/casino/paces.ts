import * as v from 'valibot';
import type { Database } from '../data/database.ts';

const MINUTE = 60_000;
/** Whoever begins no round for so long has paused. */
const BREAK = 5 * MINUTE;

/** How a player has been playing, in epoch milliseconds. */
export interface PlayedSoFar {
  readonly lastStartedAt: number | null;
  /** Since when without a pause; null where none goes on. */
  readonly playingSince: number | null;
  /** When they last answered what they were told of their play. */
  readonly pauseConfirmedAt: number | null;
}

/** When players began personal rounds, on whichever device. */
export interface Paces {
  of(userId: string, now: number): PlayedSoFar;
  /** A round begins now. */
  note(userId: string, now: number): void;
}

const paceRow = v.object({ started_at: v.number(), playing_since: v.number() });
const answeredRow = v.object({ at: v.nullable(v.number()) });

const NOTE = `
  INSERT INTO casino_paces (user_id, started_at, playing_since) VALUES (?1, ?2, ?3)
  ON CONFLICT DO UPDATE SET started_at = ?2, playing_since = ?3`;

/** Paces in a database. */
export function createPaces(database: Database): Paces {
  const of = (userId: string, now: number): PlayedSoFar => {
    const pace = database.first(paceRow, 'SELECT * FROM casino_paces WHERE user_id = ?', userId);
    const answered = 'SELECT MAX(answered_at) AS at FROM reality_checks WHERE user_id = ?';
    const pauseConfirmedAt = database.first(answeredRow, answered, userId)?.at ?? null;
    const lastStartedAt = pace?.started_at ?? null;
    const since = pace?.playing_since ?? null;
    const hasPaused =
      (lastStartedAt !== null && now - lastStartedAt >= BREAK) ||
      (since !== null &&
        pauseConfirmedAt !== null &&
        pauseConfirmedAt > since &&
        now - pauseConfirmedAt >= BREAK);
    return { lastStartedAt, pauseConfirmedAt, playingSince: hasPaused ? null : since };
  };
  return {
    of,
    note: (userId, now) =>
      void database.run(NOTE, userId, now, of(userId, now).playingSince ?? now),
  };
}
