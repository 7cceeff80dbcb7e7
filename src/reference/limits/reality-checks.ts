import * as v from 'valibot';
import { LIMIT_TYPE } from '../../domain/limits/limits.ts';
import type { Database } from '../data/database.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What a player said when told how long they had been playing. */
export interface RealityCheckAnswer {
  readonly action: 'continue' | 'log_out' | 'nothing';
  /** When it was shown, as the browser says. */
  readonly shownAt: number;
}

/** A page goes by its own clock between two words of the server: an answer may come so much early. */
const EARLY = MINUTE;

/** The answers to reality checks, kept as they were given, and when the next one is due. */
export interface RealityChecks {
  /** An answer to the check that is due; to none where it is not, and then it moves nothing. */
  add(userId: string, answer: RealityCheckAnswer, minutes: number | null, now: number): void;
  /**
   * Seconds until a player who is told every so many minutes is told next, below zero where that was
   * due: since they came, on whichever device, since they were told last, and since they asked for it.
   */
  dueIn(userId: string, minutes: number, now: number): number;
}

/** Whoever turned it off for a while asked for it anew; who only changed it asked for it before. */
const SINCE = `
  SELECT MAX(at) AS at FROM (
    SELECT began_at AS at FROM play_stretches WHERE user_id = ?1
    UNION ALL
    SELECT MAX(answered_at) FROM reality_checks WHERE user_id = ?1
    UNION ALL
    SELECT MIN(at) FROM limit_history
    WHERE user_id = ?1 AND type = ?2 AND step IN ('set', 'loosened') AND value > 0 AND id > (
      SELECT COALESCE(MAX(id), 0) FROM limit_history
      WHERE user_id = ?1 AND type = ?2 AND step IN ('set', 'loosened') AND value <= 0
    )
  )`;
const sinceRow = v.object({ at: v.nullable(v.number()) });

/** Answers in a database. */
export function createRealityChecks(database: Database): RealityChecks {
  const dueIn: RealityChecks['dueIn'] = (userId, minutes, now) => {
    const since = database.first(sinceRow, SINCE, userId, LIMIT_TYPE.realityCheck)?.at ?? now;
    return Math.ceil((since + minutes * MINUTE - now) / SECOND);
  };
  return {
    dueIn,
    add(userId, { action, shownAt }, minutes, now) {
      if (minutes === null || dueIn(userId, minutes, now) * SECOND > EARLY) return;
      database.run(
        `INSERT INTO reality_checks (user_id, action, shown_at, answered_at) VALUES (?, ?, ?, ?)`,
        ...[userId, action, Math.trunc(shownAt), now],
      );
    },
  };
}
