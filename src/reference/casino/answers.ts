import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { calls } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import type { RoundAnswer } from './refusal.ts';

const answerRow = v.object({
  fingerprint: v.string(),
  answer: v.pipe(v.string(), v.parseJson(), calls.casinoRoundStart.reply),
});

/** The answers to presses and steps, for ever. */
export interface Answers {
  /** What was answered to a key, and whether the same was asked for then; null for a new one. */
  find(
    userId: string,
    key: string,
    asked: object,
  ): { readonly answer: RoundAnswer; readonly isSame: boolean } | null;
  /** What was answered to a key, whatever was asked; null for one that was not answered. */
  last(userId: string, key: string): RoundAnswer | null;
  /** Throws where the key has an answer already. */
  add(userId: string, key: string, asked: object, answer: RoundAnswer, now: number): void;
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const fingerprintOf = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked, sortedKeys)).digest('base64url');

/** A step of a round as a key: no key of a player's holds a space. */
export const stepKey = (roundId: string, step: number): string => `${roundId} ${step}`;

/** Answers in a database. */
export function createAnswers(database: Database): Answers {
  const of = (userId: string, key: string) => {
    const sql = 'SELECT fingerprint, answer FROM casino_answers WHERE user_id = ? AND key = ?';
    return database.first(answerRow, sql, userId, key);
  };
  return {
    last: (userId, key) => of(userId, key)?.answer ?? null,
    find(userId, key, asked) {
      const row = of(userId, key);
      return row && { answer: row.answer, isSame: row.fingerprint === fingerprintOf(asked) };
    },
    add(userId, key, asked, answer, now) {
      database.run(
        `INSERT INTO casino_answers (user_id, key, fingerprint, answer, at) VALUES (?, ?, ?, ?, ?)`,
        ...[userId, key, fingerprintOf(asked), JSON.stringify(answer), now],
      );
    },
  };
}
