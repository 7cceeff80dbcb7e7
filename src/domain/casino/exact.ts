import { compare, parseDecimal, type Rational, rational } from '../../kernel/rational.ts';

/** A reduced fraction as the text that engines answer with, "99/100". */
export function ratioText({ num, den }: Rational): string {
  return `${num}/${den}`;
}

/** The fraction of such a text; null where it is none. */
export function ratioIn(text: string): Rational | null {
  const [, num, den] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? [];
  return num === undefined || den === undefined ? null : rational(BigInt(num), BigInt(den));
}

/** The fraction `of` in `whole`, as text. */
export function shareText(of: number, whole: number): string {
  return ratioText(rational(BigInt(of), BigInt(whole)));
}

/** A multiplier of a paytable, written as decimal text. */
export function decimal(text: string): Rational {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`${text} is no decimal number`);
  return value;
}

/**
 * What a stake returns, in minor units: rounded down, once. To the nearest, one unit at 1.5 would return
 * two, more than the house takes.
 */
export function payoutOf(stake: number, multiplier: Rational): number {
  return Number((BigInt(stake) * multiplier.num) / multiplier.den);
}

/** The largest of some multipliers, as text. */
export function largestOf(multipliers: readonly Rational[]): string {
  return ratioText(multipliers.reduce((most, each) => (compare(each, most) > 0 ? each : most)));
}
