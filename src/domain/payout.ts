import { multiply, type Rational, rational, roundScaled } from '../kernel/rational.ts';

/** A return in minor units and whether the cap, not the price, decided it. */
export interface Payout {
  readonly minor: bigint;
  readonly isCapped: boolean;
}

/**
 * What a stake in minor units returns at an exact coefficient: rounded once, here, half away from
 * zero, then cut to the cap.
 */
export function payoutOf(stake: bigint, coef: Rational, cap: bigint | null): Payout {
  const minor = roundScaled(multiply(rational(stake), coef), 0);
  return cap !== null && minor > cap ? { minor: cap, isCapped: true } : { minor, isCapped: false };
}
