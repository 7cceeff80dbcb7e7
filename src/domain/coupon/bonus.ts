import { compare, multiply, ONE, parseDecimal, rational, toFixed } from '../../kernel/rational.ts';
import { COUPON_TYPE } from './type.ts';
import type { CouponVariant } from './variants.ts';

/** Legs of this kind are left out of bonus coupons. */
const EXCLUDED_KIND = 7;
/** Fewer selections take no bonus bet. */
export const MIN_LEGS = 3;
const MIN_LEG_COEF = rational(11n, 10n);
const MIN_TOTAL_COEF = rational(101n, 100n);
/** From ten legs on the factor stays at 1.10. */
const MAX_TIER = 10;
export interface BonusLeg {
  readonly coef: string;
  readonly kind: number;
}

/**
 * Factor on the total coefficient of an express with so many legs, as text: 1 + n/100, at most
 * 1.10. Null, no bonus, for no legs at all and for what is no count.
 */
export function bonusFactor(legCount: number): string | null {
  if (!Number.isInteger(legCount) || legCount < 1) return null;
  return toFixed(rational(100n + BigInt(Math.min(legCount, MAX_TIER)), 100n), 2);
}

/**
 * Whether the coupon is offered the bonus bet: the feature is on, an express of three legs or
 * more, each at 1.1 or better and none of the excluded kind, at 1.01 or better in all.
 */
export function isBonusBetOffered(coupon: {
  readonly isEnabled: boolean;
  readonly typeId: number;
  readonly legs: readonly BonusLeg[];
}): boolean {
  const { isEnabled, typeId, legs } = coupon;
  if (!isEnabled || typeId !== COUPON_TYPE.express || legs.length < MIN_LEGS) return false;
  const coefs = legs.flatMap((leg) => parseDecimal(leg.coef) ?? []);
  const isEveryLegFit =
    coefs.length === legs.length &&
    coefs.every((coef) => compare(coef, MIN_LEG_COEF) >= 0) &&
    legs.every((leg) => leg.kind !== EXCLUDED_KIND);
  return isEveryLegFit && compare(coefs.reduce(multiply, ONE), MIN_TOTAL_COEF) >= 0;
}

/**
 * The factor of the bonus bet that a coupon is offered as it stands, as text; null where it is offered
 * none. Whoever bets on the opposite of an express has no express.
 */
export function couponBonus(
  coupon: Parameters<typeof isBonusBetOffered>[0] & { readonly variant: CouponVariant },
): string | null {
  const isOffered = coupon.variant === 'plain' && isBonusBetOffered(coupon);
  return isOffered ? bonusFactor(coupon.legs.length) : null;
}

/** The factor of the bonus bet that is in a coupon; null where none is. */
export const takenBonus = (coupon: {
  readonly bonusFactor: string | null;
  readonly manuallyDeletedBonusBet: boolean;
}): string | null => (coupon.manuallyDeletedBonusBet ? null : coupon.bonusFactor);
