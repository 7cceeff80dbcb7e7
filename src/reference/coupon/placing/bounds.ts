import { COUPON_TYPE, type CouponTypeId } from '../../../domain/coupon/type.ts';

/** Each combination carries at least this share of the lowest stake of a single. */
const COMBINATION_SHARE = 10;

/** The lowest stake of a coupon, in minor units; of each single where there are several. */
export function minStake(typeId: CouponTypeId, combos: number, minBet: number): number {
  if (typeId === COUPON_TYPE.multipleSingles) return minBet;
  return Math.max(minBet, Math.ceil((minBet * combos) / COMBINATION_SHARE));
}
