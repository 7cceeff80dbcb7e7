import {
  add,
  leastCommonMultiple,
  multiply,
  ONE,
  type Rational,
  rational,
  ZERO,
} from '../../kernel/rational.ts';
import { type CheckedCoupon, type CheckedLeg, CouponInputError } from './input.ts';
import { legFactor } from './settlement.ts';
import { type Exclusions, exclusionsOf, isTractable, subsetSums } from './systems.ts';
import { COUPON_TYPE } from './type.ts';

/** Legs that win or lose together: a leg of a system, a block, the bankers, a whole express. */
interface Part {
  readonly coef: Rational;
  /** What it multiplies by as its legs ended; a leg without a result counts as won. */
  readonly factor: Rational;
  readonly events: readonly string[];
}

/** A ticket as combinations of `folds` sizes out of the pool, each with the fixed part added. */
export interface Layout {
  readonly fixed: Part;
  readonly pool: readonly Part[];
  readonly folds: readonly number[];
}

/** Sums over every combination of a layout. */
export interface Tally {
  readonly combos: number;
  /** Combinations without a lost leg. */
  readonly winningCombos: number;
  readonly coefs: Rational;
  readonly factors: Rational;
}

const NOTHING: Tally = { combos: 0, winningCombos: 0, coefs: ZERO, factors: ZERO };

/** How the combinations of one ticket are made, by coupon type; no folds where none can be made. */
export function layoutOf(coupon: CheckedCoupon): Layout {
  const { legs, folds } = coupon;
  switch (coupon.typeId) {
    case COUPON_TYPE.single:
      return { fixed: partOf([]), pool: legs.map(soloPart), folds: legs.length === 1 ? [1] : [] };
    case COUPON_TYPE.multipleSingles:
      return { fixed: partOf([]), pool: legs.map(soloPart), folds: [1] };
    case COUPON_TYPE.express:
      return { fixed: partOf([]), pool: [partOf(legs)], folds: legs.length > 0 ? [1] : [] };
    case COUPON_TYPE.system: {
      const bankers = legs.filter((leg) => leg.isBanker);
      const others = legs.filter((leg) => !leg.isBanker);
      return { fixed: partOf(bankers), pool: others.map(soloPart), folds };
    }
    case COUPON_TYPE.blocks:
      return blockLayout(coupon);
  }
}

/** The parts that can stand in a combination, and which of them never in one; null where none can. */
export function playable({ fixed, pool }: Layout) {
  if (repeatsEvent(fixed)) return null;
  const usable = pool.filter((part) => !repeatsEvent(part) && !sharesEvent(part, fixed));
  const exclusions = exclusionsOf(usable.map((part) => part.events));
  if (isTractable(exclusions)) return { usable, exclusions };
  throw new CouponInputError('too-many-legs', 'blocks share too many events');
}

/** Adds up a layout; nothing where a fold asks for more or less than the pool can give. */
export function tally(layout: Layout): Tally {
  const { fixed, pool, folds } = layout;
  const isPossible = folds.every((fold) => fold >= 1 && fold <= pool.length);
  const parts = folds.length > 0 && isPossible ? playable(layout) : null;
  if (parts === null) return NOTHING;
  const { usable, exclusions } = parts;
  const count = (parts: readonly Rational[]) => countOf(sumOver(parts, exclusions, folds));
  const sum = (of: 'coef' | 'factor') => {
    const values = usable.map((part) => part[of]);
    return multiply(fixed[of], sumOver(values, exclusions, folds));
  };
  const combos = count(usable.map(() => ONE));
  const coefs = sum('coef');
  // While nothing is decided, which is most of the time, all would win and nothing needs repeating.
  if ([fixed, ...usable].every(({ coef, factor }) => factor === coef)) {
    return { combos, winningCombos: combos, coefs, factors: coefs };
  }
  const alive = usable.map((part) => (part.factor.num === 0n ? ZERO : ONE));
  const winningCombos = fixed.factor.num === 0n ? 0 : count(alive);
  return { combos, winningCombos, coefs, factors: sum('factor') };
}

function blockLayout({ legs, folds, lobbyBlockId }: CheckedCoupon): Layout {
  const lobby: CheckedLeg[] = [];
  const blocks = new Map<number | CheckedLeg, CheckedLeg[]>();
  for (const leg of legs) {
    if (leg.blockId !== null && leg.blockId === lobbyBlockId) lobby.push(leg);
    else {
      const key = leg.blockId ?? leg;
      blocks.set(key, [...(blocks.get(key) ?? []), leg]);
    }
  }
  return { fixed: partOf(lobby), pool: [...blocks.values()].map(partOf), folds };
}

function soloPart(leg: CheckedLeg): Part {
  return partOf([leg]);
}

function partOf(legs: readonly CheckedLeg[]): Part {
  const coef = productOf(legs.map((leg) => leg.coef));
  const isDecided = legs.some(({ result }) => result !== null && result !== 'won');
  const factors = legs.map((leg) => legFactor(leg.coef, leg.result ?? 'won'));
  return {
    coef,
    factor: isDecided ? productOf(factors) : coef,
    events: legs.flatMap((leg) => leg.eventId ?? []),
  };
}

function productOf(values: readonly Rational[]): Rational {
  return values.reduce(multiply, ONE);
}

/** Two selections of one event inside a part never win together as a bet: the part cannot be played. */
function repeatsEvent(part: Part): boolean {
  return new Set(part.events).size < part.events.length;
}

function sharesEvent(part: Part, other: Part): boolean {
  return part.events.some((event) => other.events.includes(event));
}

/** Sum of the products of every allowed combination, over one common denominator for speed. */
function sumOver(
  values: readonly Rational[],
  exclusions: Exclusions,
  folds: readonly number[],
): Rational {
  const den = values.reduce((common, value) => leastCommonMultiple(common, value.den), 1n);
  const weights = values.map((value) => value.num * (den / value.den));
  const sums = subsetSums(weights, exclusions, Math.max(...folds));
  return folds.reduce(
    (total, fold) => add(total, rational(sums[fold] ?? 0n, den ** BigInt(fold))),
    ZERO,
  );
}

function countOf(value: Rational): number {
  const count = Number(value.num);
  if (!Number.isSafeInteger(count)) {
    throw new CouponInputError('too-many-combinations', String(value.num));
  }
  return count;
}
