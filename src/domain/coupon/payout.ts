import { multiply, type Rational, rational, roundScaled } from '../../kernel/rational.ts';

/** A return in minor units and whether the cap, not the price, decided it. */
export interface Payout {
  readonly minor: bigint;
  readonly isCapped: boolean;
}

/**
 * What a stake in minor units returns at an exact coefficient: rounded once, here, half away from
 * zero, then, with what comes on top of it, cut to the cap.
 */
export function payoutOf(stake: bigint, coef: Rational, cap: bigint | null, extra = 0n): Payout {
  const minor = roundScaled(multiply(rational(stake), coef), 0) + extra;
  return cap !== null && minor > cap ? { minor: cap, isCapped: true } : { minor, isCapped: false };
}
