import { parseDecimal, rational, roundScaled, toFixed } from '../../kernel/rational.ts';

/** Payouts reach their cap long before a total does. */
const HIGHEST = 9_999_999n;
const PLACES = 3;

/**
 * The total coefficient of a coupon as calls carry it: two decimals or three, rounded once, half
 * away from zero, at most 9,999,999. Null for what is no plain decimal text.
 */
export function totalCoefText(exact: string): string | null {
  const value = parseDecimal(exact);
  if (value === null) return null;
  const highest = rational(HIGHEST);
  const isHigher = roundScaled(value, PLACES) > roundScaled(highest, PLACES);
  return toFixed(isHigher ? highest : value, PLACES).replace(/0$/, '');
}
