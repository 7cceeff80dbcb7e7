import {
  compare,
  divide,
  multiply,
  ONE,
  parseDecimal,
  type Rational,
  rational,
  roundScaled,
} from '../../kernel/rational.ts';

const HUNDRED = rational(100n);

/** What a percentage bonus is a percentage of: the win alone, or the win with the stake. */
export type BonusBase = 'net' | 'return';

/** A step of an operator's bonus table: from so many standing legs on, so many percent. */
export interface BonusTier {
  readonly fromLegs: number;
  readonly percent: string;
}

/**
 * Percent of the highest step the standing legs reach, "0" below the first. Void legs do not
 * stand, so a returned leg lowers the step.
 */
export function tierPercent(tiers: readonly BonusTier[], standingLegs: number): string {
  const reached = tiers.filter((tier) => tier.fromLegs <= standingLegs);
  return reached.sort((a, b) => b.fromLegs - a.fromLegs)[0]?.percent ?? '0';
}

/**
 * Extra payment of a percentage bonus in minor units. `coef` is the exact coefficient before the
 * bonus: the bonus is reckoned from it, not from a payout already rounded. Nothing is added to a
 * return that does not win, nor for numbers that cannot be read.
 */
export function percentBonus(bonus: {
  readonly stake: number;
  readonly coef: string;
  readonly percent: string;
  readonly base: BonusBase;
}): number {
  const coef = parseDecimal(bonus.coef);
  const percent = parseDecimal(bonus.percent);
  if (coef === null || percent === null || percent.num < 0n) return 0;
  return Number(extraOf(BigInt(bonus.stake), coef, percent, bonus.base));
}

/** The same of exact numbers: minor units, rounded once; nothing where nothing is won. */
export function extraOf(
  stake: bigint,
  coef: Rational,
  percent: Rational,
  base: BonusBase = 'net',
): bigint {
  if (compare(coef, ONE) <= 0) return 0n;
  const share = multiply(base === 'return' ? coef : netOf(coef), divide(percent, HUNDRED));
  return roundScaled(multiply(rational(stake), share), 0);
}

function netOf(coef: Rational): Rational {
  return rational(coef.num - coef.den, coef.den);
}
