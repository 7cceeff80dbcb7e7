import * as v from 'valibot';
import type { LimitReviewAnswer } from '../../domain/limits/limit-review.ts';
import type { Database } from '../data/database.ts';
import { DAY } from '../policy.ts';

/** What players say when they are asked, every so often, whether their limits still suit them. */
export interface LimitReviews {
  /**
   * Whether the player has not looked at their limits for so many days: neither said so, nor changed
   * one. `since` is when they began to play here.
   */
  isDue(userId: string, since: number, days: number, now: number): boolean;
  add(userId: string, answer: LimitReviewAnswer, now: number): void;
}

const LAST = `
  SELECT MAX(at) AS at FROM (
    SELECT at FROM limit_reviews WHERE user_id = ?1
    UNION ALL
    SELECT at FROM limit_history WHERE user_id = ?1 AND step IN ('set', 'asked')
  )`;
const lastRow = v.object({ at: v.nullable(v.number()) });

/** Answers in a database. */
export function createLimitReviews(database: Database): LimitReviews {
  return {
    isDue(userId, since, days, now) {
      const last = database.first(lastRow, LAST, userId)?.at ?? since;
      return now - last >= days * DAY;
    },
    add(userId, answer, now) {
      const sql = 'INSERT INTO limit_reviews (user_id, answer, at) VALUES (?, ?, ?)';
      database.run(sql, userId, answer, now);
    },
  };
}
