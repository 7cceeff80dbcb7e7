import { CouponInputError } from '../../domain/coupon/input.ts';
import { type PromoTerms, standingPercent } from '../../domain/coupon/promo-code.ts';
import type { LegResult } from '../../domain/coupon/settlement.ts';
import { slipSizes } from '../../domain/coupon/sizes.ts';
import { standingFactor } from '../../domain/coupon/standing-bonus.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../domain/coupon/type.ts';
import {
  type CouponVariant,
  evaluateSlip,
  hasSize,
  type SlipInput,
} from '../../domain/coupon/variants.ts';
import type { CouponOutcome } from '../../domain/coupon.ts';
import { amountText } from '../../domain/money/money.ts';
import { totalCoefText } from '../../domain/odds/total-coef.ts';

/** A coupon as far as its mathematics goes. Amounts are integers of minor units. */
export interface Slip {
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  /** The house's price of the whole; only where it is no product of the selections'. */
  readonly housePrice: string | null;
  /** What later blocks of a chain stake. */
  readonly amountByBlockId: Readonly<Record<string, number>>;
  readonly systemValue: number | null;
  readonly amount: number;
  /** The bonus bet is in it. */
  readonly hasBonus: boolean;
  /** Of the promo code that it was placed with. */
  readonly promo: Pick<PromoTerms, 'steps' | 'maxHyperBonusLimit'> | null;
  readonly legs: readonly SlipLeg[];
}

export interface SlipLeg {
  readonly coef: string;
  readonly gameId: number;
  readonly banker: boolean;
  readonly blockId: number | null;
  /** Of this leg alone; multiple singles only. */
  readonly amount: number | null;
  readonly result: LegResult | null;
}

export interface Payable {
  readonly minorUnits: number;
  readonly maxPayout: number;
}

/** Whether the stake is divided into several bets. */
export const isCombined = ({ typeId, variant }: Pick<Slip, 'typeId' | 'variant'>): boolean =>
  (typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.blocks) && variant !== 'chain';

/**
 * Reckons a slip through with the mathematics the site itself uses. Null where it holds what no
 * coupon can hold: a coefficient below one, a combination size that is no whole number, too many
 * combinations.
 */
export function reckon(slip: Slip, payable: Payable): CouponOutcome | null {
  return unlessImpossible(() => evaluateSlip(inputOf(slip, payable)), null);
}

/** How many combinations of each size a slip gives, as `slipSizes`; none where it gives none. */
export function sizesOf(slip: Slip, payable: Payable): readonly number[] {
  return unlessImpossible(() => slipSizes(inputOf({ ...slip, systemValue: null }, payable)), []);
}

function unlessImpossible<T>(reckoning: () => T, otherwise: T): T {
  try {
    return reckoning();
  } catch (error) {
    if (error instanceof CouponInputError) return otherwise;
    throw error;
  }
}

/** What the bonus bet of a slip multiplies its total by, as its selections stand; null without one. */
export const bonusOf = ({ hasBonus, legs }: Pick<Slip, 'hasBonus' | 'legs'>): string | null =>
  hasBonus ? standingFactor(legs.map(({ result }) => result)) : null;

/** How many per cent of what is won its promo code adds, as its selections stand; null without one. */
const percentOf = ({ promo, legs }: Pick<Slip, 'promo' | 'legs'>): string | null =>
  promo &&
  standingPercent(
    promo,
    legs.map(({ result }) => result),
  );

/** What its code adds, as it is told: nothing without one. */
export function promoIn(promo: Pick<PromoTerms, 'code'> | null, slip: Slip) {
  const hyperBonusPercent = percentOf(slip);
  return promo === null || hyperBonusPercent === null
    ? {}
    : { promoCode: promo.code, hyperBonusPercent };
}

/** The slip as the mathematics takes it. */
function inputOf(slip: Slip, { minorUnits, maxPayout }: Payable): SlipInput {
  const { typeId, systemValue, variant, housePrice } = slip;
  const money = (amount: number) => amountText(amount, minorUnits);
  const bonusFactor = bonusOf(slip);
  const percent = percentOf(slip);
  return {
    ...{ typeId, variant, housePrice },
    stakeByBlockId: Object.fromEntries(
      Object.entries(slip.amountByBlockId).map(([id, amount]) => [id, money(amount)]),
    ),
    stake: money(slip.amount),
    minorUnits,
    maxPayout: money(maxPayout),
    ...(bonusFactor === null ? {} : { bonusFactor }),
    ...(percent !== null && slip.promo !== null
      ? { hyperBonus: { percent, most: money(slip.promo.maxHyperBonusLimit) } }
      : {}),
    ...(hasSize(typeId, variant) && systemValue !== null ? { systemValue } : {}),
    legs: slip.legs.map(({ coef, gameId, banker, blockId, amount, result }) => ({
      coef,
      eventId: String(gameId),
      banker,
      ...(blockId === null ? {} : { blockId }),
      ...(amount === null ? {} : { stake: money(amount) }),
      ...(result === null ? {} : { result }),
    })),
  };
}

/** The total coefficient of a slip as calls carry it: 0 for what cannot be played. */
export function totalCoef(outcome: CouponOutcome | null): string {
  return (outcome && outcome.combos > 0 && totalCoefText(outcome.coef)) || '0';
}
