import * as v from 'valibot';
import { marketWording } from '../../../calls/coupon.ts';
import { calls } from '../../../calls/table.ts';
import { CODE_LENGTH, CODE_LETTERS, couponCodeOf } from '../../../domain/coupon/code.ts';
import type { Database } from '../../data/database.ts';
import type { Keys } from '../../secrets/keys.ts';
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

/** Longer ones are for coupons whose shorter code is another one's. */
const LENGTHS = [CODE_LENGTH, 16, 20];

/** What is bet on and how: what matches are called by now makes no other coupon of it. */
function identityOf({ bets, ...kind }: Wanted): string {
  return JSON.stringify([kind, bets.map(({ named: _, ...bet }) => bet)]);
}

/** Saved coupons in a database. */
export function createSavedCoupons(database: Database, keys: Pick<Keys, 'mac'>): SavedCoupons {
  const find = (code: string) =>
    database.first(savedRow, 'SELECT bets, saved_at FROM saved_coupons WHERE code = ?', code);
  // Without the key nobody finds other selections that have the code of a coupon that can be foretold.
  const codesOf = (identity: string): string[] => {
    const digest = Buffer.from(keys.mac('saved-coupon', identity), 'base64url');
    const letters = [...digest].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
    return LENGTHS.map((length) => letters.slice(0, length));
  };
  /** A code stands for what was first kept under it. */
  const isFree = (code: string, identity: string): boolean => {
    const kept = find(code);
    return !kept || identityOf(kept.bets) === identity;
  };
  return {
    save: (coupon, now) =>
      database.transaction(() => {
        database.run('DELETE FROM saved_coupons WHERE saved_at < ?', now - REMEMBERED);
        const identity = identityOf(coupon);
        const code = codesOf(identity).find((one) => isFree(one, identity));
        if (code === undefined) throw new Error('every code of this coupon is taken');
        database.run(
          `INSERT INTO saved_coupons (code, bets, saved_at) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET bets = excluded.bets, saved_at = excluded.saved_at`,
          code,
          JSON.stringify(coupon),
          now,
        );
        return code;
      }),
    load(text, now) {
      const found = find(couponCodeOf(text) ?? '');
      if (!found) return null;
      return found.saved_at < now - LIFETIME ? 'expired' : found.bets;
    },
  };
}
