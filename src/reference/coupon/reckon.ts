import { type CouponOutcome, evaluateCoupon } from '../../domain/coupon.ts';
import { CouponInputError } from '../../domain/coupon-input.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../domain/coupon-type.ts';
import { amountText } from '../../domain/money.ts';
import type { LegResult } from '../../domain/settlement.ts';
import { totalCoefText } from '../../domain/total-coef.ts';

/** A coupon as far as its mathematics goes. Amounts are integers of minor units. */
export interface Slip {
  readonly typeId: CouponTypeId;
  readonly systemValue: number | null;
  readonly amount: number;
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

/** Whether a coupon of this type combines its legs, or blocks, by a size. */
export const hasSize = (typeId: CouponTypeId): boolean =>
  typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.blocks;

/**
 * Reckons a slip through with the mathematics the site itself uses. Null where it holds what no
 * coupon can hold: a coefficient below one, a combination size that is no whole number, too many
 * combinations.
 */
export function reckon(slip: Slip, { minorUnits, maxPayout }: Payable): CouponOutcome | null {
  const { typeId, systemValue } = slip;
  try {
    return evaluateCoupon({
      typeId,
      stake: amountText(slip.amount, minorUnits),
      minorUnits,
      maxPayout: amountText(maxPayout, minorUnits),
      ...(hasSize(typeId) && systemValue !== null ? { systemValue } : {}),
      legs: slip.legs.map(({ coef, gameId, banker, blockId, amount, result }) => ({
        coef,
        eventId: String(gameId),
        banker,
        ...(blockId === null ? {} : { blockId }),
        ...(amount === null ? {} : { stake: amountText(amount, minorUnits) }),
        ...(result === null ? {} : { result }),
      })),
    });
  } catch (error) {
    if (error instanceof CouponInputError) return null;
    throw error;
  }
}

/** The total coefficient of a slip as calls carry it: 0 for what cannot be played. */
export function totalCoef(outcome: CouponOutcome | null): string {
  return (outcome && outcome.combos > 0 && totalCoefText(outcome.coef)) || '0';
}
