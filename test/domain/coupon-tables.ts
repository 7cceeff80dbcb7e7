import type { CouponInput, CouponLeg } from '../../src/domain/coupon/input.ts';
import type { LegResult } from '../../src/domain/coupon/settlement.ts';

/** The leg prices every table row uses unless it brings its own. */
export const PRICES = ['1.85', '2.10', '1.50', '3.40', '1.72', '2.25', '1.95', '4.00'];

const RESULTS: Record<string, LegResult> = {
  W: 'won',
  L: 'lost',
  V: 'void',
  w: 'half-won',
  l: 'half-lost',
};

/** Legs with one letter of `results` each: Won, Lost, Void, half-won (w), half-lost (l), open (-). */
export function legsOf(results: string, prices: readonly string[] = PRICES): CouponLeg[] {
  return [...results].map((letter, index) => {
    const result = RESULTS[letter];
    const leg = { coef: prices[index] ?? '2.00', eventId: `event ${index}` };
    return result === undefined ? leg : { ...leg, result };
  });
}

/** A coupon in cents; the rest as given. */
export function coupon(
  typeId: CouponInput['typeId'],
  stake: string,
  legs: readonly CouponLeg[],
  rest: Partial<CouponInput> = {},
): CouponInput {
  return { typeId, stake, minorUnits: 2, legs, ...rest };
}
