import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { CaptchaChallenge } from '../../calls/captcha.ts';
import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import { isSame } from '../secrets/equal.ts';
import type { Keys } from '../secrets/keys.ts';

type Code = CaptchaChallenge['code'];

/** A challenge that was made for a visit and is not yet answered. */
export interface Made {
  /** Signed; names the challenge to the visitor. */
  readonly id: string;
  readonly code: Code;
  /** Digits; empty where something else judges the solution. */
  readonly answer: string;
  readonly expiresAt: number;
  /** Seed of pictures and sounds: they look the same however often they are fetched. */
  readonly seed: number;
}

/** Challenges: signed, single use, expiring, for one visit. */
export interface Challenges {
  make(code: Code, visit: string, now: number): Made;
  /** The challenge of this id, if it is this visit's; null also when it has expired. */
  find(id: string, visit: string | null, now: number): Made | null;
  /** Uses a challenge up; false when that was done before. */
  use(made: Made): boolean;
  /** The open challenge of a code, where solving it again would cost someone a message. */
  open(code: Code, visit: string, now: number): Made | null;
}

const ID_BYTES = 12;
const MAC_LENGTH = 22;
const ID = /^([\w-]{16})\.([\w-]{22})$/;

const challengeRow = v.object({
  id: v.string(),
  code: v.picklist(['100', '111', '112', '113']),
  answer: v.string(),
  expires_at: v.number(),
});

/** From 1 to 9, so that every digit can be heard. */
const digits = (count: number) =>
  Array.from({ length: count }, () => String(randomInt(1, 10))).join('');

function answerTo(code: Code): string {
  if (code === '111') return digits(POLICY.captcha.digits);
  return code === '113' ? digits(2) : '';
}

/** Challenges in a database. */
export function createChallenges(database: Database, keys: Keys): Challenges {
  const macOf = (key: string, visit: string) =>
    keys.mac('challenge', key, visit).slice(0, MAC_LENGTH);
  const seedOf = (key: string) => Buffer.from(keys.mac('seed', key), 'base64url').readUInt32BE(0);
  const madeOf = (row: v.InferOutput<typeof challengeRow>, visit: string): Made => ({
    id: `${row.id}.${macOf(row.id, visit)}`,
    code: row.code,
    answer: row.answer,
    expiresAt: row.expires_at,
    seed: seedOf(row.id),
  });
  return {
    make(code, visit, now) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const row = { id, code, answer: answerTo(code), expires_at: now + POLICY.lifetimes.captcha };
      database.run('DELETE FROM challenges WHERE expires_at <= ?', now);
      database.run(
        'INSERT INTO challenges (id, code, visit, answer, expires_at) VALUES (?, ?, ?, ?, ?)',
        id,
        code,
        visit,
        row.answer,
        row.expires_at,
      );
      return madeOf(row, visit);
    },
    find(id, visit, now) {
      const [, key, mac] = ID.exec(id) ?? [];
      if (key === undefined || mac === undefined || visit === null) return null;
      if (!isSame(mac, macOf(key, visit))) return null;
      const row = database.first(challengeRow, 'SELECT * FROM challenges WHERE id = ?', key);
      return row && row.expires_at > now ? madeOf(row, visit) : null;
    },
    use: ({ id }) =>
      database.run('DELETE FROM challenges WHERE id = ?', id.split('.', 1)[0] ?? '').changes > 0,
    open(code, visit, now) {
      const sql = `SELECT * FROM challenges WHERE visit = ? AND code = ? AND expires_at > ?
        ORDER BY expires_at DESC LIMIT 1`;
      const row = database.first(challengeRow, sql, visit, code, now);
      return row && madeOf(row, visit);
    },
  };
}
