import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  parseDecimal,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../kernel/rational.ts';
import { isSellable } from './cash-out-kinds.ts';
import type { CouponTypeId } from './coupon-type.ts';
import type { CouponVariant } from './coupon-variants.ts';
import { payoutOf } from './payout.ts';
import { type LegResult, legFactor } from './settlement.ts';
import { standingFactor } from './standing-bonus.ts';

/** A selection of a running bet. */
export interface CashOutLeg {
  /** The coefficient that it was taken at. */
  readonly taken: string;
  /** What the line has it at; null where it is suspended, or not on offer. */
  readonly present: string | null;
  /** By how much the chances of its book come to more than one: 0.05 of one that comes to 1.05. */
  readonly overround: string;
  /** Null while it is open. */
  readonly result: LegResult | null;
}

/** A bet that may be bought back. Amounts are integers of minor units. */
export interface CashOutBet {
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  readonly stake: bigint;
  /** The bonus bet is in it. */
  readonly hasBonus: boolean;
  readonly maxPayout: bigint;
  readonly legs: readonly CashOutLeg[];
}

/** Why there is no offer: not for this kind of bet, not while a selection has no price, or nothing is left of it. */
export type CashOutRefusal = 'kind' | 'suspended' | 'over' | 'worthless';

export type CashOutPrice =
  | { readonly refusal: CashOutRefusal }
  | {
      readonly refusal: null;
      /** What is paid for the whole bet. */
      readonly price: bigint;
      /** What it is worth by the present coefficients without their overround: of this the margin was taken. */
      readonly worth: bigint;
    };

/** Down to a whole minor unit: what is paid is never more than was reckoned. */
const floor = ({ num, den }: Rational): bigint => num / den;

/** A coefficient of the line: above one, or it is no price. */
function coefOf(text: string): Rational | null {
  const coef = parseDecimal(text);
  return coef !== null && compare(coef, ONE) > 0 ? coef : null;
}

/** The chance of a selection by its coefficient, without what the house adds to the chances of its book. */
function chanceOf(coef: Rational, overround: string): Rational {
  const added = parseDecimal(overround);
  if (added === null || compare(added, ZERO) < 0)
    throw new RangeError(`no overround: ${overround}`);
  return divide(divide(ONE, coef), add(ONE, added));
}

/**
 * What the house pays for a running bet: what it returns if it wins (cut to its cap), times the chance of
 * that by the present coefficients, less a margin (hundredths of the worth, 0 to 100). Exact, and rounded
 * down once. Each coefficient is rid of its overround: it is the larger once a match has begun, so that
 * otherwise an accumulator of selections that have not moved would be bought back for more than it cost.
 */
export function cashOutPrice(bet: CashOutBet, marginPercent: bigint): CashOutPrice {
  if (marginPercent < 0n || marginPercent > 100n) throw new RangeError('a margin is 0 to 100');
  if (!isSellable(bet)) return { refusal: 'kind' };
  if (bet.legs.every(({ result }) => result !== null)) return { refusal: 'over' };
  if (bet.legs.some(({ result }) => result === 'lost')) return { refusal: 'worthless' };
  let win = ONE;
  let chance = ONE;
  for (const { taken, present, overround, result } of bet.legs) {
    const coef = parseDecimal(taken);
    if (coef === null) throw new RangeError(`not a coefficient: ${taken}`);
    if (result !== null) {
      win = multiply(win, legFactor(coef, result));
      continue;
    }
    const now = present === null ? null : coefOf(present);
    if (now === null) return { refusal: 'suspended' };
    win = multiply(win, coef);
    chance = multiply(chance, chanceOf(now, overround));
  }
  const bonus = bet.hasBonus ? standingFactor(bet.legs.map(({ result }) => result)) : '1';
  const { minor } = payoutOf(bet.stake, multiply(win, parseDecimal(bonus) ?? ONE), bet.maxPayout);
  const worth = multiply(rational(minor), chance);
  const kept = subtract(ONE, rational(marginPercent, 100n));
  const price = floor(multiply(worth, kept));
  if (compare(worth, ZERO) === 0 || price === 0n) return { refusal: 'worthless' };
  return { refusal: null, price, worth: floor(worth) };
}

/** What is sold of a bet, what is paid for it, and the bet that runs on. */
export interface CashOutPart {
  readonly paid: bigint;
  readonly sold: bigint;
  readonly left: { readonly stake: bigint; readonly maxPayout: bigint };
}

/**
 * Part of a bet, by the stake that is sold: paid in proportion. What runs on has its own stake, and its
 * part of the cap: were the whole cap left to it, selling half of a bet above its cap would cost nothing.
 * Null where so much was not staked, or the part is worth nothing.
 */
export function cashOutPart(
  { stake, maxPayout }: Pick<CashOutBet, 'stake' | 'maxPayout'>,
  price: bigint,
  sold: bigint,
): CashOutPart | null {
  if (sold <= 0n || sold > stake) return null;
  const paid = (price * sold) / stake;
  if (paid === 0n) return null;
  const rest = stake - sold;
  return { paid, sold, left: { stake: rest, maxPayout: (maxPayout * rest) / stake } };
}
