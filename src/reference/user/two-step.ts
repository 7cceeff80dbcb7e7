import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  isSentCode,
  plainCode,
  RECOVERY_CODE_BYTES,
  recoveryCodeOf,
} from '../../server-kernel/recovery-code.ts';
import { stepOf, TOTP_KEY_BYTES } from '../../server-kernel/totp.ts';
import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import type { Codes } from '../secrets/codes.ts';
import type { Keys } from '../secrets/keys.ts';

export type TwoStepMethod = 'totp' | 'sms';

/** The step after the password: a code of an authenticator or of an SMS, or a recovery code. */
export interface TwoStep {
  /** What is asked for at sign-in; null where a password is enough. */
  method(userId: string): TwoStepMethod | null;
  /** Begins to set it up; with an authenticator, gives its key. */
  start(userId: string, method: TwoStepMethod, now: number): Uint8Array | null;
  /** What is being set up and not finished, or null. */
  started(userId: string, now: number): TwoStepMethod | null;
  /** Switches on what was set up; gives the recovery codes, or null where the code is wrong. */
  enable(userId: string, code: string, now: number): string[] | null;
  /** Whether this is a code that counts now; each counts once. Its look may tell what it is of. */
  accepts(
    userId: string,
    code: string,
    by: TwoStepMethod | 'recovery' | undefined,
    now: number,
  ): boolean;
  disable(userId: string): void;
}

const twoStepRow = v.object({
  method: v.picklist(['totp', 'sms']),
  sealed_key: v.nullable(v.string()),
  started_at: v.number(),
  enabled_at: v.nullable(v.number()),
  last_step: v.number(),
});
type Row = v.InferOutput<typeof twoStepRow>;

interface Parts {
  readonly database: Database;
  readonly keys: Keys;
  readonly codes: Codes;
}

const keyAbout = (userId: string) => `totp ${userId}`;
const newRecoveryCode = () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES));

function checking({ database, keys, codes }: Parts) {
  const find = (userId: string) =>
    database.first(twoStepRow, 'SELECT * FROM two_step WHERE user_id = ?', userId);
  const hashOf = (userId: string, code: string) => keys.mac('recovery', userId, plainCode(code));
  const isTotp = (userId: string, row: Row, code: string, now: number) => {
    const key = row.sealed_key && keys.open(row.sealed_key, keyAbout(userId));
    if (!key) return false;
    const terms = { now, last: row.last_step };
    const step = stepOf(Buffer.from(key, 'base64url'), plainCode(code), terms);
    if (step === null) return false;
    database.run('UPDATE two_step SET last_step = ? WHERE user_id = ?', step, userId);
    return true;
  };
  const isCode = (userId: string, row: Row, code: string, now: number) =>
    row.method === 'totp'
      ? isTotp(userId, row, code, now)
      : codes.check('two-step', userId, code, now) === 'right';
  const isRecovery = (userId: string, code: string) => {
    const sql = 'DELETE FROM recovery_codes WHERE user_id = ? AND hash = ?';
    return database.run(sql, userId, hashOf(userId, code)).changes > 0;
  };
  return { find, hashOf, isCode, isRecovery };
}

function enabling({ database }: Parts, { find, hashOf, isCode }: ReturnType<typeof checking>) {
  const isFresh = (row: Row, now: number) =>
    row.enabled_at === null && now - row.started_at < POLICY.lifetimes.twoStepSetup;
  return {
    started(userId, now) {
      const row = find(userId);
      return row && isFresh(row, now) ? row.method : null;
    },
    enable: (userId, code, now) =>
      database.transaction(() => {
        const row = find(userId);
        if (!row || !isFresh(row, now) || !isCode(userId, row, code, now)) return null;
        database.run('UPDATE two_step SET enabled_at = ? WHERE user_id = ?', now, userId);
        const fresh = Array.from({ length: POLICY.twoStep.recoveryCodes }, newRecoveryCode);
        database.run('DELETE FROM recovery_codes WHERE user_id = ?', userId);
        for (const one of fresh) {
          const sql = 'INSERT INTO recovery_codes (user_id, hash) VALUES (?, ?)';
          database.run(sql, userId, hashOf(userId, one));
        }
        return fresh;
      }),
  } satisfies Partial<TwoStep>;
}

/** Second steps in a database. */
export function createTwoStep(parts: Parts): TwoStep {
  const { database, keys } = parts;
  const check = checking(parts);
  return {
    ...enabling(parts, check),
    method(userId) {
      const row = check.find(userId);
      return row && row.enabled_at !== null ? row.method : null;
    },
    start(userId, method, now) {
      const key = method === 'totp' ? randomBytes(TOTP_KEY_BYTES) : null;
      const text = key && Buffer.from(key).toString('base64url');
      database.run(
        `INSERT OR REPLACE INTO two_step (user_id, method, sealed_key, started_at)
         VALUES (?, ?, ?, ?)`,
        userId,
        method,
        text && keys.seal(text, keyAbout(userId)),
        now,
      );
      return key;
    },
    accepts: (userId, code, by, now) =>
      database.transaction(() => {
        const isRecovery = by === 'recovery' || (by === undefined && !isSentCode(code));
        if (isRecovery) return check.isRecovery(userId, code);
        const row = check.find(userId);
        if (!row || row.enabled_at === null || row.method !== (by ?? row.method)) return false;
        return check.isCode(userId, row, code, now);
      }),
    disable(userId) {
      database.run('DELETE FROM two_step WHERE user_id = ?', userId);
      database.run('DELETE FROM recovery_codes WHERE user_id = ?', userId);
    },
  };
}
