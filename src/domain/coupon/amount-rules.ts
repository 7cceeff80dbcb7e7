import { compare, divide, ONE, parseDecimal, rational } from '../../kernel/rational.ts';

/** Least and greatest stake in minor units; null where there is no such bound. */
export interface AmountBounds {
  readonly min: number | null;
  readonly max: number | null;
}

export type AmountJudgement = 'fits' | 'below-min' | 'above-max';

/**
 * The bounds that hold for a coupon: each applies only to the coupon types the configuration lists
 * for it (couponTypesWithMinAmount, couponTypesWithMaxAmount), and never on a bonus account.
 */
export function amountBounds(coupon: {
  readonly typeId: number;
  readonly isBonusAccount: boolean;
  /** Asked for above the greatest stake. */
  readonly isVip: boolean;
  readonly minBetAmount: number | null;
  readonly maxBetAmount: number | null;
  readonly typesWithMin: readonly number[];
  readonly typesWithMax: readonly number[];
}): AmountBounds {
  const { typeId, isBonusAccount, isVip } = coupon;
  const hasMin = !isBonusAccount && coupon.typesWithMin.includes(typeId);
  const hasMax = !isBonusAccount && !isVip && coupon.typesWithMax.includes(typeId);
  return {
    min: hasMin ? coupon.minBetAmount : null,
    max: hasMax ? coupon.maxBetAmount : null,
  };
}

export function judgeAmount(amount: number, { min, max }: AmountBounds): AmountJudgement {
  if (min !== null && amount < min) return 'below-min';
  return max !== null && amount > max ? 'above-max' : 'fits';
}

/**
 * The stake "maximum" fills in: all of the balance that the greatest stake leaves room for. Zero
 * when the balance does not reach the least stake, for less cannot be placed.
 */
export function autoMaxAmount(balance: number, { min, max }: AmountBounds): number {
  const amount = max === null ? balance : Math.min(balance, max);
  return amount <= 0 || (min !== null && amount < min) ? 0 : amount;
}

/**
 * The greatest stake in minor units whose return the cap leaves whole; what is staked above it
 * wins nothing more. Null when the coefficient is none (below 1) or the cap is negative.
 */
export function largestUncappedStake(coef: string, maxPayout: number): number | null {
  const price = parseDecimal(coef);
  if (price === null || compare(price, ONE) < 0 || maxPayout < 0) return null;
  const stake = divide(rational(BigInt(maxPayout)), price);
  return Number(stake.num / stake.den);
}
