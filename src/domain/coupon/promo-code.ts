import * as v from 'valibot';
import { finite, money } from '../../kernel/numbers.ts';
import { compare, parseDecimal } from '../../kernel/rational.ts';
import { tierPercent } from './hyper-bonus.ts';
import type { LegResult } from './settlement.ts';
import { COUPON_TYPE, type CouponTypeId } from './type.ts';
import type { CouponVariant } from './variants.ts';

const decimalText = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,6})?$/));
const count = v.pipe(finite, v.safeInteger(), v.minValue(1));

/** A code as it is kept and sent. */
export const promoCodeText = v.pipe(v.string(), v.regex(/^[0-9A-Z]{3,20}$/));

/**
 * What a code gives: a hyper bonus, so many per cent of what is won on top of it. Amounts in minor
 * units of the currency.
 */
export const promoTerms = v.object({
  code: promoCodeText,
  /** From so many selections on, so many per cent. */
  steps: v.pipe(
    v.array(v.object({ fromLegs: count, percent: decimalText })),
    v.minLength(1),
    v.maxLength(20),
  ),
  /** The least coefficient of each selection. */
  minLegCoef: decimalText,
  currency: v.string(),
  minHyperBonusBetLimit: money,
  maxHyperBonusLimit: money,
  /** Epoch milliseconds; null: no end is set. */
  until: v.nullable(finite),
});

export type PromoTerms = v.InferOutput<typeof promoTerms>;

/** Why a code that is asked about gives nothing. */
export const PROMO_REFUSALS = [
  'unknown',
  /** By a bet of this player. */
  'used',
  /** It does not run, or not any more. */
  'over',
  /** Nothing is offered to this player. */
  'withheld',
] as const;

export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

/** A coupon as far as a code asks about it. */
export interface PromoCoupon {
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  readonly legs: readonly { readonly coef: string }[];
  /** Minor units; 0 where nothing is typed yet. */
  readonly amount: number;
  readonly currency: string;
  readonly isBonusAccount: boolean;
}

/** Why a code gives this coupon nothing as it stands. */
export type PromoLack =
  | { readonly is: 'kind' }
  | { readonly is: 'account' }
  /** How many selections it takes. */
  | { readonly is: 'legs'; readonly least: number }
  /** The least coefficient of each. */
  | { readonly is: 'coef'; readonly least: string }
  /** Minor units. */
  | { readonly is: 'amount'; readonly least: number };

const isBelow = (coef: string, least: string): boolean => {
  const [one, other] = [parseDecimal(coef), parseDecimal(least)];
  return one === null || other === null || compare(one, other) < 0;
};

/** What keeps a code from a coupon: null, or the first of it. */
export function promoLack(terms: PromoTerms, coupon: PromoCoupon): PromoLack | null {
  const { typeId, variant, legs, amount } = coupon;
  const isSimple = typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express;
  if (!isSimple || variant !== 'plain') return { is: 'kind' };
  if (coupon.isBonusAccount || coupon.currency !== terms.currency) return { is: 'account' };
  const least = Math.min(...terms.steps.map(({ fromLegs }) => fromLegs));
  if (legs.length < least) return { is: 'legs', least };
  const { minLegCoef, minHyperBonusBetLimit: minAmount } = terms;
  if (legs.some(({ coef }) => isBelow(coef, minLegCoef))) return { is: 'coef', least: minLegCoef };
  return amount > 0 && amount < minAmount ? { is: 'amount', least: minAmount } : null;
}

/** The percentage that a coupon of so many selections gets, as text; null where the code gives it none. */
export function hyperBonusPercent(terms: PromoTerms, coupon: PromoCoupon): string | null {
  return promoLack(terms, coupon) === null ? tierPercent(terms.steps, coupon.legs.length) : null;
}

/**
 * The percentage that a bet is settled with, by what became of its selections so far (null: nothing
 * yet): one that is returned does not count.
 */
export function standingPercent(
  { steps }: Pick<PromoTerms, 'steps'>,
  results: readonly (LegResult | null)[],
): string {
  return tierPercent(steps, results.filter((result) => result !== 'void').length);
}
