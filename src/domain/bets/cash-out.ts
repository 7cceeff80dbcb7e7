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
} from '../../kernel/rational.ts';
import { payoutOf } from '../coupon/payout.ts';
import { type LegResult, legFactor } from '../coupon/settlement.ts';
import { standingFactor } from '../coupon/standing-bonus.ts';
import type { CouponTypeId } from '../coupon/type.ts';
import type { CouponVariant } from '../coupon/variants.ts';
import { isSellable } from './cash-out-kinds.ts';

/** How a selection may end: which part of a stake is likely to win, and which to come back. The rest is lost. */
export interface LegChance {
  readonly won: Rational;
  readonly back: Rational;
}

/** A selection of a running bet. */
export interface CashOutLeg {
  /** The coefficient that it was taken at. */
  readonly taken: string;
  /** Null where it is suspended, or not on offer. */
  readonly chance: LegChance | null;
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
      /** What it is likely to return: of this the margin was taken. */
      readonly worth: bigint;
    };

/** Down to a whole minor unit: what is paid is never more than was reckoned. */
const floor = ({ num, den }: Rational): bigint => num / den;

function checked({ won, back }: LegChance): LegChance {
  const isOne = [won, back].every((part) => compare(part, ZERO) >= 0);
  if (!isOne || compare(add(won, back), ONE) > 0) throw new RangeError('no chances of one bet');
  return { won, back };
}

/** Factors of the stake over all selections of a bet, those that are decided as they are. */
interface Factors {
  /** If every open one wins. */
  readonly win: Rational;
  /** The same, times how likely that is. */
  readonly whole: Rational;
  /** What is likely: whatever gives the stake back counts, too. */
  readonly likely: Rational;
}

/** Null where an open selection has no price. */
function factorsOf(legs: readonly CashOutLeg[]): Factors | null {
  let [win, whole, likely] = [ONE, ONE, ONE];
  for (const { taken, chance, result } of legs) {
    const coef = parseDecimal(taken);
    if (coef === null) throw new RangeError(`not a coefficient: ${taken}`);
    if (result === null && chance === null) return null;
    const open = result === null && chance !== null ? checked(chance) : null;
    const factor = result === null ? coef : legFactor(coef, result);
    const isWon = open === null ? factor : multiply(open.won, coef);
    win = multiply(win, factor);
    whole = multiply(whole, isWon);
    likely = multiply(likely, open === null ? factor : add(isWon, open.back));
  }
  return { win, whole, likely };
}

/**
 * What the house pays for a running bet: what it is likely to return, less a margin (hundredths of that, 0 to
 * 100). Exact, and rounded down once.
 *
 * A bonus counts as far as every selection wins, as it falls with those that come back; and what is above the
 * cap is taken from all that is likely alike. Either way the house pays nothing that is not won.
 */
export function cashOutPrice(bet: CashOutBet, marginPercent: bigint): CashOutPrice {
  if (marginPercent < 0n || marginPercent > 100n) throw new RangeError('a margin is 0 to 100');
  if (!isSellable(bet)) return { refusal: 'kind' };
  if (bet.legs.every(({ result }) => result !== null)) return { refusal: 'over' };
  if (bet.legs.some(({ result }) => result === 'lost')) return { refusal: 'worthless' };
  const factors = factorsOf(bet.legs);
  if (factors === null) return { refusal: 'suspended' };
  const bonus = bet.hasBonus ? standingFactor(bet.legs.map(({ result }) => result)) : '1';
  const extra = subtract(parseDecimal(bonus) ?? ONE, ONE);
  const win = add(factors.win, multiply(factors.win, extra));
  const likely = add(factors.likely, multiply(factors.whole, extra));
  const { minor } = payoutOf(bet.stake, win, bet.maxPayout);
  const worth = multiply(rational(minor), divide(likely, win));
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
