import { compare, divide, multiply, ONE, parseDecimal, subtract } from '../kernel/rational.ts';
import { coefText } from './odds.ts';
import { payoutOf } from './payout.ts';
import { type LegResult, legFactor } from './settlement.ts';

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

/**
 * Pays in minor units at the server's price when a leg lost; the stake comes back when every leg
 * is void, for then there was no express to bet against. Null when the price is none.
 */
export function settleAntiExpress(bet: {
  readonly stake: number;
  readonly antiExpressCoef: string;
  readonly results: readonly LegResult[];
}): number | null {
  const price = parseDecimal(bet.antiExpressCoef);
  if (price === null || compare(price, ONE) < 0) return null;
  if (bet.results.every((result) => result === 'void')) return bet.stake;
  const isBroken = bet.results.some((result) => legFactor(ONE, result).num === 0n);
  if (!isBroken) return 0;
  return Number(payoutOf(BigInt(bet.stake), price, null).minor);
}
