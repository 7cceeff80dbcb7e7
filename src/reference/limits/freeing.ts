import type { CallReply } from '../../calls/table.ts';
import { add, type Rational } from '../../kernel/rational.ts';

type Frees = NonNullable<CallReply<'limits'>['limits'][number]['frees']>;

/** Whole minor units, never more than there is room for. */
export function roundedDown({ num, den }: Rational): number {
  const whole = num <= 0n ? 0n : num / den;
  return Number(whole > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : whole);
}

/** What counts towards a limit until a second (epoch), exact; below zero for what came back. */
export interface Leaving {
  readonly at: number;
  readonly amount: Rational;
}

/**
 * The first second at which a limit leaves more than now, if nothing else is used until then, and how
 * much; null where it never does. `leavings` are in order of time.
 */
export function freeing(room: Rational, leavings: readonly Leaving[]): Frees | null {
  const now = roundedDown(room);
  let then = room;
  for (const [index, { at, amount }] of leavings.entries()) {
    then = add(then, amount);
    // What leaves in the same second in another currency belongs to it.
    if (leavings[index + 1]?.at === at) continue;
    const left = roundedDown(then);
    if (left > now) return { at, left };
  }
  return null;
}
