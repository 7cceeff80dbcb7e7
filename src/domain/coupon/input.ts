import { compare, ONE, parseDecimal, type Rational } from '../../kernel/rational.ts';
import { LEG_RESULTS, type LegResult } from './settlement.ts';
import type { CouponTypeId } from './type.ts';
import { COUPON_TYPE } from './type.ts';

/** One selection. Legs with the same eventId never meet in one combination. */
export interface CouponLeg {
  coef: string;
  eventId?: string;
  /** Systems only: the leg stands in every combination and is not counted by systemValue. */
  banker?: boolean;
  /** Blocks only; a leg without one is a block of its own. */
  blockId?: number;
  /** Multiple singles only: this leg's own stake; without one, the coupon's. */
  stake?: string;
  result?: LegResult;
}

/** A coupon as decimal text. Money is in the currency's main unit ("33.33"), coefficients decimal. */
export interface CouponInput {
  typeId: CouponTypeId;
  stake: string;
  minorUnits: number;
  legs: readonly CouponLeg[];
  /** Combination size among the legs (or blocks) that are no bankers (or lobby); at least 2. */
  systemValue?: number;
  /** Several combination sizes at once, as in full-cover bets; replaces systemValue. */
  systemFolds?: readonly number[];
  lobbyBlockId?: number;
  /** Most that one ticket pays, stake included. */
  maxPayout?: string;
  /** Express only: multiplies the total coefficient. */
  bonusFactor?: string;
  /** Single and express only: so many per cent of what is won come on top, `most` of it. */
  hyperBonus?: { readonly percent: string; readonly most: string };
}

export type CouponInputErrorCode =
  | 'bad-type'
  | 'bad-stake'
  | 'bad-minor-units'
  | 'bad-coef'
  | 'bad-result'
  | 'bad-system-value'
  | 'bad-max-payout'
  | 'bad-bonus-factor'
  | 'bad-hyper-bonus'
  | 'too-many-legs'
  | 'too-many-combinations';

/** A coupon that holds something that is no number, or more than can be reckoned. */
export class CouponInputError extends Error {
  override readonly name = 'CouponInputError';
  readonly code: CouponInputErrorCode;

  constructor(code: CouponInputErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** A guard against hostile coupons, far above any rule of the trade (63 legs on the wire). */
const MAX_LEGS = 128;
const MAX_MINOR_UNITS = 8;
const MAX_TEXT = 32;

export interface CheckedLeg {
  readonly coef: Rational;
  readonly eventId: string | null;
  readonly isBanker: boolean;
  readonly blockId: number | null;
  readonly stake: bigint;
  readonly result: LegResult | null;
}

export interface CheckedCoupon {
  readonly typeId: CouponTypeId;
  readonly minorUnits: number;
  readonly stake: bigint;
  readonly legs: readonly CheckedLeg[];
  /** Combination sizes asked for; an impossible one is kept, so that it counts for nothing. */
  readonly folds: readonly number[];
  readonly lobbyBlockId: number | null;
  readonly cap: bigint | null;
  readonly bonusFactor: Rational;
  readonly hyperBonus: { readonly percent: Rational; readonly most: bigint } | null;
}

/** Reads every number of a coupon; throws CouponInputError on the first that is none. */
export function checkCoupon(input: CouponInput): CheckedCoupon {
  const { typeId, minorUnits } = input;
  if (!Object.values(COUPON_TYPE).includes(typeId)) fault('bad-type', String(typeId));
  if (!Number.isInteger(minorUnits) || minorUnits < 0 || minorUnits > MAX_MINOR_UNITS) {
    fault('bad-minor-units', String(minorUnits));
  }
  if (input.legs.length > MAX_LEGS) fault('too-many-legs', `${input.legs.length} > ${MAX_LEGS}`);
  const stake = minorAmount(input.stake, minorUnits, 'bad-stake');
  return {
    typeId,
    minorUnits,
    stake,
    legs: input.legs.map((leg) => checkLeg(leg, stake, minorUnits)),
    folds: askedFolds(input),
    lobbyBlockId: input.lobbyBlockId ?? null,
    cap:
      input.maxPayout === undefined
        ? null
        : minorAmount(input.maxPayout, minorUnits, 'bad-max-payout'),
    bonusFactor: factorOf(input.bonusFactor ?? '1', 'bad-bonus-factor'),
    hyperBonus: checkHyperBonus(input),
  };
}

function checkHyperBonus({ hyperBonus, minorUnits }: CouponInput): CheckedCoupon['hyperBonus'] {
  if (hyperBonus === undefined) return null;
  const percent = numberOf(hyperBonus.percent, 'bad-hyper-bonus');
  if (percent.num < 0n) fault('bad-hyper-bonus', `${hyperBonus.percent} is negative`);
  return { percent, most: minorAmount(hyperBonus.most, minorUnits, 'bad-hyper-bonus') };
}

function checkLeg(leg: CouponLeg, couponStake: bigint, minorUnits: number): CheckedLeg {
  const { result } = leg;
  if (result !== undefined && !LEG_RESULTS.includes(result)) fault('bad-result', String(result));
  return {
    coef: factorOf(leg.coef, 'bad-coef'),
    eventId: leg.eventId ?? null,
    isBanker: leg.banker === true,
    blockId: leg.blockId ?? null,
    stake: leg.stake === undefined ? couponStake : minorAmount(leg.stake, minorUnits, 'bad-stake'),
    result: result ?? null,
  };
}

/** The combination sizes of a system or of blocks; elsewhere nothing is asked. */
function askedFolds(input: CouponInput): readonly number[] {
  const folds = input.systemFolds ?? [input.systemValue ?? 0];
  for (const fold of folds) {
    if (!Number.isInteger(fold)) fault('bad-system-value', String(fold));
  }
  // A single systemValue is a system, which combines; only full-cover bets may hold singles.
  if (input.systemFolds === undefined) return folds.map((fold) => (fold >= 2 ? fold : 0));
  return [...new Set(folds)];
}

/** A coefficient or factor of 1 or more. */
function factorOf(text: string, code: CouponInputErrorCode): Rational {
  const value = numberOf(text, code);
  return compare(value, ONE) < 0 ? fault(code, `${text} is below 1`) : value;
}

/** An amount of zero or more that is a whole number of minor units. */
function minorAmount(text: string, minorUnits: number, code: CouponInputErrorCode): bigint {
  const value = numberOf(text, code);
  const scale = 10n ** BigInt(minorUnits);
  if (value.num < 0n) fault(code, `${text} is negative`);
  if (scale % value.den !== 0n) fault(code, `${text} has more than ${minorUnits} decimals`);
  return (value.num * scale) / value.den;
}

function numberOf(text: string, code: CouponInputErrorCode): Rational {
  const isText = typeof text === 'string' && text.length <= MAX_TEXT;
  const value = isText ? parseDecimal(text) : null;
  return value ?? fault(code, `${String(text).slice(0, MAX_TEXT)} is no plain decimal number`);
}

function fault(code: CouponInputErrorCode, detail: string): never {
  throw new CouponInputError(code, detail.slice(0, 2 * MAX_TEXT));
}
