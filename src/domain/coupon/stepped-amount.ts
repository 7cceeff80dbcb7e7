import type { AmountBounds } from './amount-rules.ts';

/** The amount after plus or minus steps: never below zero nor above the greatest stake. */
export function steppedAmount(
  amount: number,
  step: number,
  steps: number,
  { max }: AmountBounds,
): number {
  const wanted = Math.max(0, amount + step * steps);
  return max !== null && wanted > max ? max : wanted;
}
