import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { marketWording } from '../../calls/coupon.ts';
import { calls } from '../../calls/table.ts';
import { CODE_LENGTH, CODE_LETTERS, couponCodeOf } from '../../domain/coupon-code.ts';
import type { Database } from '../data/database.ts';
import type { Wanted } from './filling.ts';

const LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** So long whoever comes too late is told so, and not that there is no such code. */
const REMEMBERED = 4 * LIFETIME;

const { bets: sentBets, ...kind } = calls.couponSave.input.body.entries;
const savedBet = v.object({ ...sentBets.item.entries, named: v.optional(marketWording) });
const savedCoupon = v.object({ bets: v.array(savedBet), ...kind });

const savedRow = v.object({
  saved_at: v.number(),
  bets: v.pipe(
    v.string(),
    v.parseJson(),
    v.union([
      savedCoupon,
      // Before, the selections were all that was kept.
      v.pipe(
        v.array(savedBet),
        v.transform((bets) => ({ bets })),
      ),
    ]),
  ),
});

/** Coupons kept under a code, for another time or another player. */
export interface SavedCoupons {
  /** Keeps a coupon for thirty days; the same one always has the same code. */
  save(coupon: Wanted, now: number): string;
  /** The coupon of a code; `expired` for a while after its time, null where there is none. */
  load(code: string, now: number): Wanted | 'expired' | null;
}

/** Of what is bet on and how: what matches are called by now makes no other coupon of it. */
function codeOf({ bets, ...kind }: Wanted): string {
  const selections = bets.map(({ named: _, ...bet }) => bet);
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, selections]))
    .digest();
  const letters = [...digest.subarray(0, CODE_LENGTH)];
  return letters.map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/** Saved coupons in a database. */
export function createSavedCoupons(database: Database): SavedCoupons {
  return {
    save(coupon, now) {
      const code = codeOf(coupon);
      database.transaction(() => {
        database.run('DELETE FROM saved_coupons WHERE saved_at < ?', now - REMEMBERED);
        database.run(
          `INSERT INTO saved_coupons (code, bets, saved_at) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET bets = excluded.bets, saved_at = excluded.saved_at`,
          code,
          JSON.stringify(coupon),
          now,
        );
      });
      return code;
    },
    load(text, now) {
      const sql = 'SELECT bets, saved_at FROM saved_coupons WHERE code = ?';
      const found = database.first(savedRow, sql, couponCodeOf(text) ?? '');
      if (!found) return null;
      return found.saved_at < now - LIFETIME ? 'expired' : found.bets;
    },
  };
}
