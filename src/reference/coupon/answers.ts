import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CashOutAnswer } from '../../calls/cash-out.ts';
import type { PlaceAnswer } from '../../calls/coupon.ts';
import { calls } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';

/** The definite answer that a key was given, and what it was given to. */
export interface StoredAnswer<Answer> {
  readonly fingerprint: string;
  readonly answer: Answer;
}

/** Answers to requests that move money, by player and key. An answer is given once and for all. */
export interface Answers<Answer = PlaceAnswer> {
  find(userId: string, key: string): StoredAnswer<Answer> | null;
  /** Throws where the key has an answer already. */
  add(userId: string, key: string, stored: StoredAnswer<Answer>, now: number): void;
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Tells requests apart by what they ask for. Where the button was pressed is no part of that: the
 * same bet asked about again after a reload comes from another place in another log.
 */
function fingerprintOf({ evidence: _, ...asked }: { readonly evidence?: unknown }): string {
  return createHash('sha256').update(JSON.stringify(asked, sortedKeys)).digest('base64url');
}

/** What is kept where, of each kind of request. */
const KEPT = {
  answers: calls.couponPlace.reply,
  cash_out_answers: calls.cashOut.reply,
} as const;

function answersIn<Answer>(
  database: Database,
  table: keyof typeof KEPT,
  reply: v.GenericSchema<unknown, Answer>,
): Answers<Answer> {
  const answerRow = v.object({
    fingerprint: v.string(),
    answer: v.pipe(v.string(), v.parseJson(), reply),
  });
  return {
    find: (userId, key) =>
      database.first(
        answerRow,
        `SELECT fingerprint, answer FROM ${table} WHERE user_id = ? AND key = ?`,
        userId,
        key,
      ),
    add(userId, key, { fingerprint, answer }, now) {
      database.run(
        `INSERT INTO ${table} (user_id, key, fingerprint, answer, at) VALUES (?, ?, ?, ?, ?)`,
        userId,
        key,
        fingerprint,
        JSON.stringify(answer),
        now,
      );
    },
  };
}

/** Answers to bets, in a database. */
export const createAnswers = (database: Database): Answers =>
  answersIn(database, 'answers', KEPT.answers);

/** Answers to sales of bets, in a database. */
export const createCashOutAnswers = (database: Database): Answers<CashOutAnswer> =>
  answersIn(database, 'cash_out_answers', KEPT.cash_out_answers);

/**
 * Does what is asked for exactly once for its key: what `decide` does and the answer that it gives are one
 * transaction, and the key answers the same ever after. Throws a refusal where the key was used for
 * something else.
 */
export function answeredOnce<Answer>(
  { database, answers }: { readonly database: Database; readonly answers: Answers<Answer> },
  { userId, key, asked }: { userId: string; key: string; asked: object },
  now: number,
  decide: () => Answer,
): Answer {
  const fingerprint = fingerprintOf(asked);
  return database.transaction(() => {
    const known = answers.find(userId, key);
    if (known && known.fingerprint !== fingerprint) {
      throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
    }
    if (known) return known.answer;
    const answer = decide();
    answers.add(userId, key, { fingerprint, answer }, now);
    return answer;
  });
}
