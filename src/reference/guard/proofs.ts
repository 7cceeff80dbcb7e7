import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { CaptchaChallenge } from '../../calls/captcha.ts';
import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import type { Keys } from '../secrets/keys.ts';

type Code = CaptchaChallenge['code'];

interface Use {
  readonly code: Code;
  /** The call it lets through: each call once. */
  readonly call: string;
  readonly visit: string | null;
  readonly now: number;
}

/**
 * Tokens that prove a solved captcha: for one code and one visit. Calls that waited for the same
 * captcha share its proof, so a proof lets each call of the table through once.
 */
export interface Proofs {
  issue(code: Code, visit: string, now: number): string;
  /** A token that proves nothing: whoever brings it is asked for a captcha again. */
  worthless(): string;
  redeem(token: string | undefined, use: Use): boolean;
}

const proofRow = v.object({ code: v.string(), visit: v.string(), expires_at: v.number() });
const TOKEN_BYTES = 24;

/** Proofs in a database. */
export function createProofs(database: Database, keys: Keys): Proofs {
  const hashOf = (token: string) => keys.mac('proof', token);
  const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
  return {
    issue(code, visit, now) {
      const token = newToken();
      database.run('DELETE FROM captcha_proofs WHERE expires_at <= ?', now);
      database.run(
        'INSERT INTO captcha_proofs (hash, code, visit, expires_at) VALUES (?, ?, ?, ?)',
        hashOf(token),
        code,
        visit,
        now + POLICY.lifetimes.captchaProof,
      );
      return token;
    },
    worthless: newToken,
    redeem: (token, { code, call, visit, now }) =>
      token !== undefined &&
      database.transaction(() => {
        const hash = hashOf(token);
        const row = database.first(proofRow, 'SELECT * FROM captcha_proofs WHERE hash = ?', hash);
        if (!row || row.code !== code || row.visit !== visit || row.expires_at <= now) return false;
        const sql = 'INSERT OR IGNORE INTO captcha_uses (hash, call) VALUES (?, ?)';
        return database.run(sql, hash, call).changes > 0;
      }),
  };
}
