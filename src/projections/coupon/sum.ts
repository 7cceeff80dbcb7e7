import { evaluateCoupon } from '../../domain/coupon.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../domain/coupon-type.ts';
import { typedAmount, typedMinor } from '../../domain/money.ts';
import type { CouponBet } from './bets.ts';

/** What a coupon comes to; nulls where there is nothing to say. */
export interface CouponSum {
  /** Exact: what one unit of the stake returns if everything wins. */
  readonly coef: string | null;
  readonly possibleWin: string | null;
  readonly combos: number;
  readonly stake: string;
  readonly capped: boolean;
}

const nothing: CouponSum = { coef: null, possibleWin: null, combos: 0, stake: '0', capped: false };

export interface SumInput {
  readonly bets: readonly CouponBet[];
  readonly typeId: CouponTypeId;
  readonly amount: string;
  readonly amountByBetId: Readonly<Record<string, string>>;
  readonly systemValue: number;
  readonly minorUnits: number;
  readonly maxPayout: string | null;
}

/** What is staked: with more decimals than the currency has, nothing. */
function stakeOf(amount: string, minorUnits: number): string {
  return typedMinor(amount, minorUnits) === 0 ? '0' : typedAmount(amount);
}

/** Without an amount of its own a single carries the coupon's. */
function ownStake(amount: string | undefined, minorUnits: number): { stake?: string } {
  return amount ? { stake: stakeOf(amount, minorUnits) } : {};
}

/** Coefficient and possible win of a coupon as it stands. */
export function sumOf(input: SumInput): CouponSum {
  const { bets, typeId, minorUnits } = input;
  if (bets.length === 0) return nothing;
  try {
    const result = evaluateCoupon({
      typeId,
      stake: stakeOf(input.amount, minorUnits),
      minorUnits,
      legs: bets.map((bet) => ({
        coef: bet.market.coef,
        eventId: String(bet.game.id),
        banker: bet.isBanker,
        ...(bet.blockId === 0 ? {} : { blockId: bet.blockId }),
        ...(typeId === COUPON_TYPE.multipleSingles
          ? ownStake(input.amountByBetId[bet.market.id], minorUnits)
          : {}),
      })),
      systemValue: input.systemValue,
      ...(input.maxPayout === null ? {} : { maxPayout: input.maxPayout }),
    });
    const { coef, possibleWin, combos, stake, capped } = result;
    // What cannot be combined has no price; the coupon says elsewhere what is wrong with it.
    return combos === 0 ? { ...nothing, stake } : { coef, possibleWin, combos, stake, capped };
  } catch {
    // The same goes for what is no number, or too much to reckon.
    return nothing;
  }
}
