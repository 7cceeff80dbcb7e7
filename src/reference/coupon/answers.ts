import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PlaceAnswer, SubmittedCoupon } from '../../calls/coupon.ts';
import { calls } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';

const answerRow = v.object({
  fingerprint: v.string(),
  answer: v.pipe(v.string(), v.parseJson(), calls.couponPlace.reply),
});

/** The definite answer that a key was given, and what it was given to. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly answer: PlaceAnswer;
}

/** Answers to requests to place a bet, by player and key. An answer is given once and for all. */
export interface Answers {
  find(userId: string, key: string): StoredAnswer | null;
  /** Throws where the key has an answer already. */
  add(userId: string, key: string, stored: StoredAnswer, now: number): void;
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Tells requests apart by what they ask for. Where the button was pressed is no part of that: the
 * same bet asked about again after a reload comes from another place in another log.
 */
export function fingerprintOf({ evidence: _, ...asked }: SubmittedCoupon): string {
  return createHash('sha256').update(JSON.stringify(asked, sortedKeys)).digest('base64url');
}

/** Answers in a database. */
export function createAnswers(database: Database): Answers {
  return {
    find: (userId, key) =>
      database.first(
        answerRow,
        'SELECT fingerprint, answer FROM answers WHERE user_id = ? AND key = ?',
        userId,
        key,
      ),
    add(userId, key, { fingerprint, answer }, now) {
      database.run(
        'INSERT INTO answers (user_id, key, fingerprint, answer, at) VALUES (?, ?, ?, ?, ?)',
        userId,
        key,
        fingerprint,
        JSON.stringify(answer),
        now,
      );
    },
  };
}
