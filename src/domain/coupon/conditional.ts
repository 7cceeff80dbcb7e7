import {
  add,
  compare,
  multiply,
  ONE,
  type Rational,
  rational,
  roundScaled,
  subtract,
  ZERO,
} from '../../kernel/rational.ts';
import { amountText } from '../money/money.ts';
import { type CouponLeg, checkCoupon } from './input.ts';
import { legFactor } from './settlement.ts';
import { COUPON_TYPE } from './type.ts';

/** One step of a conditional bet: an express, and the stake put on it out of the money at hand. */
export interface ConditionalBlock {
  /** Decimal text; without one, all the money at hand. The first block needs one. */
  readonly stake?: string;
  readonly legs: readonly CouponLeg[];
}

export interface ConditionalOutcome {
  /** What the player pays: the stake of the first block. */
  readonly stake: string;
  /** Money at hand after the last block if every leg wins. */
  readonly possibleWin: string;
  /** Money at hand after the last block, when every leg has a result. */
  readonly payout?: string;
}

interface Step {
  readonly stake: Rational | null;
  readonly coef: Rational;
  readonly factor: Rational;
}

/**
 * A conditional bet: blocks are played in order, each with money the blocks before it left. A
 * stake larger than the money at hand is cut to it. Money is rounded once, at the end.
 * Throws CouponInputError for what is no number.
 */
export function evaluateConditional(
  blocks: readonly ConditionalBlock[],
  minorUnits: number,
): ConditionalOutcome {
  const steps = blocks.map((block) => stepOf(block, minorUnits));
  const start = steps[0]?.stake ?? ZERO;
  const money = (factorOf: (step: Step) => Rational) =>
    amountText(roundScaled(play(steps, start, factorOf), 0), minorUnits);
  const isSettled =
    blocks.length > 0 && blocks.every(({ legs }) => legs.every((leg) => leg.result !== undefined));
  return {
    stake: amountText(roundScaled(start, 0), minorUnits),
    possibleWin: money((step) => step.coef),
    ...(isSettled && { payout: money((step) => step.factor) }),
  };
}

function play(
  steps: readonly Step[],
  start: Rational,
  factorOf: (step: Step) => Rational,
): Rational {
  let atHand = start;
  for (const step of steps) {
    const wanted = step.stake ?? atHand;
    const staked = compare(wanted, atHand) > 0 ? atHand : wanted;
    atHand = add(subtract(atHand, staked), multiply(staked, factorOf(step)));
  }
  return atHand;
}

function stepOf(block: ConditionalBlock, minorUnits: number): Step {
  const { legs, stake } = checkCoupon({
    typeId: COUPON_TYPE.express,
    stake: block.stake ?? '0',
    minorUnits,
    legs: block.legs,
  });
  return {
    stake: block.stake === undefined ? null : rational(stake),
    coef: legs.map((leg) => leg.coef).reduce(multiply, ONE),
    factor: legs.map((leg) => legFactor(leg.coef, leg.result ?? 'won')).reduce(multiply, ONE),
  };
}
