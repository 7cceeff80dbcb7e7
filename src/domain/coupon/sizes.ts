import { CouponInputError, checkCoupon } from './input.ts';
import { layoutOf, playable } from './parts.ts';
import { subsetSums } from './systems.ts';
import { hasSize, type SlipInput, withLobby } from './variants.ts';

/**
 * How many combinations of each size a slip gives, all reckoned at once: element k those of k legs or
 * blocks; nothing where the coupon has no size. Throws CouponInputError as `evaluateSlip` does.
 */
export function slipSizes(input: SlipInput): number[] {
  if (!hasSize(input.typeId, input.variant)) return [];
  const parts = playable(layoutOf(checkCoupon(withLobby(input))));
  if (parts === null) return [];
  const { usable, exclusions } = parts;
  const ones = usable.map(() => 1n);
  const counts = subsetSums(ones, exclusions, usable.length).map(Number);
  if (counts.every(Number.isSafeInteger)) return counts;
  throw new CouponInputError('too-many-combinations', `of ${usable.length}`);
}
