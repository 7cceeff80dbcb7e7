import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import { isSame } from './equal.ts';
import type { Keys } from './keys.ts';

export type CodePurpose =
  | 'login'
  | 'registration'
  | 'two-step'
  | 'recovery'
  | 'email'
  | 'phone'
  | 'captcha';

/** `time_up` also after too many wrong ones, and where there is none. */
export type CodeVerdict = 'right' | 'wrong_code' | 'time_up';

/** Codes of a few digits that are sent to someone; only their hashes are kept. */
export interface Codes {
  /** A new code for a subject, in place of the one before. */
  issue(purpose: CodePurpose, subject: string, now: number): string;
  /** Judges a code; a right one is used up. */
  check(purpose: CodePurpose, subject: string, code: string, now: number): CodeVerdict;
  /**
   * The one that was sent so lately that no other one is; null where another one may be, as after
   * too many wrong ones.
   */
  lately(purpose: CodePurpose, subject: string, now: number): SentCode | null;
}

/** In epoch milliseconds. */
export interface SentCode {
  readonly expiresAt: number;
  /** From when on another one is sent. */
  readonly resendAt: number;
}

/** A code as answers tell of it, in seconds. */
export const inSeconds = ({ expiresAt, resendAt }: SentCode, now: number) => ({
  expiresIn: Math.ceil((expiresAt - now) / 1000),
  resendIn: Math.ceil((resendAt - now) / 1000),
});

/** What is told of a code that is sent now. */
export const SENT_NOW = {
  expiresIn: POLICY.lifetimes.code / 1000,
  resendIn: POLICY.codes.resend / 1000,
};

/**
 * The subject of a code that anybody can have sent to a number: it is good in the visit that asked
 * for it, so no other one can use it up.
 */
export const askedBy = (phone: string, visit: string | null): string => `${phone} ${visit ?? ''}`;

const codeRow = v.object({
  code_hash: v.string(),
  wrong: v.number(),
  sent_at: v.number(),
  expires_at: v.number(),
});

const REMEMBERED = 24 * 60 * 60 * 1000;
const { digits, wrong: mostWrong, resend } = POLICY.codes;

/** Codes in a database. */
export function createCodes(database: Database, keys: Keys): Codes {
  const keyOf = (purpose: CodePurpose, subject: string) => keys.mac('subject', purpose, subject);
  const hashOf = (key: string, code: string) => keys.mac('code', key, code);
  const find = (key: string) =>
    database.first(codeRow, 'SELECT * FROM codes WHERE subject = ?', key);
  return {
    issue(purpose, subject, now) {
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const key = keyOf(purpose, subject);
      database.run('DELETE FROM codes WHERE expires_at < ?', now - REMEMBERED);
      database.run(
        'INSERT OR REPLACE INTO codes (subject, code_hash, sent_at, expires_at) VALUES (?, ?, ?, ?)',
        key,
        hashOf(key, code),
        now,
        now + POLICY.lifetimes.code,
      );
      return code;
    },
    check: (purpose, subject, code, now) =>
      database.transaction(() => {
        const key = keyOf(purpose, subject);
        const row = find(key);
        if (!row || row.wrong >= mostWrong || row.expires_at <= now) return 'time_up';
        if (isSame(hashOf(key, code.replace(/\s/g, '')), row.code_hash)) {
          database.run('DELETE FROM codes WHERE subject = ?', key);
          return 'right';
        }
        database.run('UPDATE codes SET wrong = wrong + 1 WHERE subject = ?', key);
        return 'wrong_code';
      }),
    lately(purpose, subject, now) {
      const row = find(keyOf(purpose, subject));
      if (!row || row.wrong >= mostWrong || row.sent_at + resend <= now) return null;
      return { expiresAt: row.expires_at, resendAt: row.sent_at + resend };
    },
  };
}
