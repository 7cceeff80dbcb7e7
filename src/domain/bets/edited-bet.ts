import type { CouponTypeId } from '../coupon/type.ts';
import type { CouponVariant } from '../coupon/variants.ts';

/**
 * A running bet that its player edits: it is bought back in the very moment in which what takes its place is
 * taken, and pays for that.
 */
export interface EditedBet {
  readonly userId: string;
  readonly couponId: string;
  /** The account that paid for it: it is paid back there, and another one cannot pay for what takes its place. */
  readonly accountId: string;
  /** What it is bought back for, in minor units; null where it is not, at present or for good. */
  readonly price: number | null;
  /** The stake as it was filled in: it follows the price until the player types another. */
  readonly filled: string;
  /** The selections that it brought along. */
  readonly marketIds: readonly string[];
}

interface Coupon {
  readonly edited: EditedBet | null;
  readonly bets: readonly { readonly market: { readonly id: string } }[];
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  readonly amount: string;
}

/** Whether nothing was changed of it: taken as it is, it would cost what the house keeps of a bet's worth. */
export function isUnedited({ edited, bets, typeId, variant, amount }: Coupon): boolean {
  if (edited === null || amount !== edited.filled) return false;
  // What is bought back is a single or an express: other kinds of bets are a change.
  if (variant !== 'plain' || typeId > 1 || bets.length !== edited.marketIds.length) return false;
  return bets.every(({ market }) => edited.marketIds.includes(market.id));
}
