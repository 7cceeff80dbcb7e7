import { compare, type Rational, rational } from '../../kernel/rational.ts';
import { payoutOf, ratioText } from './exact.ts';
import { fault } from './input.ts';

/** No multiplier of a round of several steps passes this. */
export const HIGHEST: Rational = rational(10_000n);

/** A round in which each success raises the multiplier and one failure loses all. */
export interface Climbed {
  readonly done: boolean;
  /** What cashing out is worth now, "num/den"; "0/1" once lost. */
  readonly multiplier: string;
  /** In minor units; null until done. */
  readonly payout: number | null;
}

export interface Standing {
  readonly stake: number;
  readonly multiplier: Rational;
  readonly successes: number;
  readonly isLost: boolean;
  /** Whether another step is possible. */
  readonly goesOn: boolean;
  readonly cashOut: boolean;
}

/** How such a round stands. To cash out needs one success; where nothing goes on it happens by itself. */
export function climbed({ stake, multiplier, successes, ...now }: Standing): Climbed {
  if (now.isLost) return { done: true, multiplier: '0/1', payout: 0 };
  const done = now.cashOut || !now.goesOn;
  if (done && successes === 0) fault('action', 'nothing to cash out yet');
  return {
    done,
    multiplier: ratioText(multiplier),
    payout: done ? payoutOf(stake, multiplier) : null,
  };
}

/** The multipliers after no, one, two … successes, up to the last that is within the highest. */
export function rungs(
  first: Rational,
  next: (rung: Rational, successes: number) => Rational | null,
) {
  const multipliers = [first];
  for (let rung = next(first, 0); rung !== null && compare(rung, HIGHEST) <= 0; ) {
    multipliers.push(rung);
    rung = next(rung, multipliers.length - 1);
  }
  return multipliers;
}

/** A climb whose multipliers are known beforehand, by which of its steps were safe. */
export function climbRungs(
  multipliers: readonly Rational[],
  { stake, safe, cashOut }: { stake: number; safe: readonly boolean[]; cashOut: boolean },
): Climbed {
  const most = multipliers.length - 1;
  const failure = safe.indexOf(false);
  if (safe.length > most || (failure >= 0 && failure < safe.length - 1)) {
    fault('action', 'a step after the end');
  }
  const isLost = failure >= 0;
  const successes = isLost ? failure : safe.length;
  const multiplier = multipliers[successes];
  if (multiplier === undefined) throw new RangeError('a rung that is not there');
  return climbed({ stake, multiplier, successes, isLost, goesOn: successes < most, cashOut });
}
