import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type CallReply, calls } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';

type SavedBets = CallReply<'couponLoad'>['bets'];

const savedRow = v.object({
  bets: v.pipe(v.string(), v.parseJson(), calls.couponLoad.reply.entries.bets),
});

const CODE_LENGTH = 10;
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

function codeOf(json: string): string {
  const digest = createHash('sha256').update(json).digest().subarray(0, CODE_LENGTH);
  return [...digest].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Saved coupons in a database. */
export function createSavedCoupons(database: Database): SavedCoupons {
  return {
    save(bets, now) {
      const json = JSON.stringify(bets);
      const code = codeOf(json);
      database.transaction(() => {
        database.run('DELETE FROM saved_coupons WHERE saved_at < ?', now - LIFETIME);
        database.run(
          `INSERT INTO saved_coupons (code, bets, saved_at) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET saved_at = excluded.saved_at`,
          code,
          json,
          now,
        );
      });
      return code;
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
