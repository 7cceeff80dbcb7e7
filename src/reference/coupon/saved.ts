import * as v from 'valibot';
import { type CallReply, calls } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

type SavedBets = CallReply<'couponLoad'>['bets'];

const savedRow = v.object({
  bets: v.pipe(v.string(), v.parseJson(), calls.couponLoad.reply.entries.bets),
});

/** Longer ones are for selections whose shorter code is taken by others. */
const CODE_LENGTHS = [10, 16, 26];
/** Letters and digits that are not taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Coupons kept under a code, for another time or another player. */
export interface SavedCoupons {
  /** Keeps selections for thirty days; the same selections always have the same code. */
  save(bets: SavedBets, now: number): string;
  /** The selections of a code, or null. */
  load(code: string, now: number): SavedBets | null;
}

/** Saved coupons in a database. */
export function createSavedCoupons(database: Database, keys: Keys): SavedCoupons {
  // Without the key nobody finds other selections that have the code of a coupon that can be foretold.
  const digestOf = (json: string) => Buffer.from(keys.mac('saved-coupon', json), 'base64url');
  const codesOf = (json: string) => {
    const letters = [...digestOf(json)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return CODE_LENGTHS.map((length) => letters.slice(0, length));
  };
  /** Whether the code stands for these selections from now on. */
  const keep = (code: string, json: string, now: number): boolean =>
    database.run(
      `INSERT INTO saved_coupons (code, bets, saved_at) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET saved_at = excluded.saved_at WHERE bets = excluded.bets`,
      code,
      json,
      now,
    ).changes > 0;
  return {
    save(bets, now) {
      const json = JSON.stringify(bets);
      return database.transaction(() => {
        database.run('DELETE FROM saved_coupons WHERE saved_at < ?', now - LIFETIME);
        const code = codesOf(json).find((one) => keep(one, json, now));
        if (code === undefined) throw new Error('every code of these selections is taken');
        return code;
      });
    },
    load: (code, now) =>
      database.first(
        savedRow,
        'SELECT bets FROM saved_coupons WHERE code = ? AND saved_at >= ?',
        code.toUpperCase(),
        now - LIFETIME,
      )?.bets ?? null,
  };
}
