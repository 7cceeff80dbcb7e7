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
import { coefText } from '../odds.ts';
import { payoutOf } from './payout.ts';
import type { LegResult } from './settlement.ts';

/**
 * The anti-express bets that the express does not come in. Its price has to come from the server
 * (antiExpressCoef), which keeps a margin; the fair price P/(P−1) of an express at P only shows
 * the player how large that margin is. Three decimals or exact; null where there is no such price.
 */
export function fairAntiExpressCoef(legCoefs: readonly string[]): string | null {
  const coefs = legCoefs.flatMap((coef) => parseDecimal(coef) ?? []);
  const express = coefs.reduce(multiply, ONE);
  if (coefs.length !== legCoefs.length || compare(express, ONE) <= 0) return null;
  return coefText(divide(express, subtract(express, ONE)), 3, 3);
}

/** How an express ended, in parts of its stake: lost, or void in every leg. What is left came in. */
interface Ended {
  readonly lost: Rational;
  readonly allVoid: Rational;
}

const HALF = rational(1n, 2n);

/** In what parts of the stake a leg is lost, and void. */
function partsOf(result: LegResult): { readonly lost: Rational; readonly isVoid: Rational } {
  switch (result) {
    case 'won':
      return { lost: ZERO, isVoid: ZERO };
    case 'lost':
      return { lost: ONE, isVoid: ZERO };
    case 'void':
      return { lost: ZERO, isVoid: ONE };
    case 'half-won':
      return { lost: ZERO, isVoid: HALF };
    case 'half-lost':
      return { lost: HALF, isVoid: HALF };
  }
}

/** A half result makes two expresses of half the stake, one of them with a void leg. */
function endedOf(results: readonly LegResult[]): Ended {
  const parts = results.map(partsOf);
  const kept = parts.map(({ lost }) => subtract(ONE, lost)).reduce(multiply, ONE);
  return {
    lost: subtract(ONE, kept),
    allVoid: parts.map(({ isVoid }) => isVoid).reduce(multiply, ONE),
  };
}

/**
 * Pays in minor units at the server's price as far as the express is lost: a void leg falls out of it,
 * and a half result is two expresses of half the stake. Where every leg is void there was no express to
 * bet against, and the stake comes back. Null when the price is none.
 */
export function settleAntiExpress(bet: {
  readonly stake: number;
  readonly antiExpressCoef: string;
  readonly results: readonly LegResult[];
}): number | null {
  const price = parseDecimal(bet.antiExpressCoef);
  if (price === null || compare(price, ONE) < 0) return null;
  const { lost, allVoid } = endedOf(bet.results);
  const factor = add(multiply(price, lost), allVoid);
  return Number(payoutOf(BigInt(bet.stake), factor, null).minor);
}
