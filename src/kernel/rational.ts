/** An exact fraction: always reduced, and the denominator is always positive. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

/** Beyond this length a text is hostile rather than a number, and BigInt would be slow on it. */
const MAX_DIGITS = 1_000;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The largest integers that plain numbers hold exactly. */
const SMALL = BigInt(Number.MAX_SAFE_INTEGER);

export const ZERO: Rational = { num: 0n, den: 1n };
export const ONE: Rational = { num: 1n, den: 1n };

/** Makes a reduced fraction; a zero denominator is a RangeError. */
export function rational(num: bigint, den = 1n): Rational {
  if (den === 0n) throw new RangeError('a fraction over zero');
  const divisor = greatestCommonDivisor(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

/** Reads plain decimal text ("12", "-0.5"); anything else, exponents included, is null. */
export function parseDecimal(text: string): Rational | null {
  const match = text.length > MAX_DIGITS ? null : DECIMAL.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  return rational(BigInt(`${sign}${whole}${fraction}`), 10n ** BigInt(fraction.length));
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den - b.num * a.den, a.den * b.den);
}

/** Both are reduced already, so only across them can there be something to cancel: small numbers. */
export function multiply(a: Rational, b: Rational): Rational {
  const first = greatestCommonDivisor(a.num, b.den);
  const second = greatestCommonDivisor(b.num, a.den);
  return {
    num: (a.num / first) * (b.num / second),
    den: (a.den / second) * (b.den / first),
  };
}

/** Exact quotient; dividing by zero is a RangeError. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den, a.den * b.num);
}

/** Negative, zero or positive, as Array.prototype.sort expects. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Nearest integer of value × 10^places; a half goes away from zero. */
export function roundScaled(value: Rational, places: number): bigint {
  const scaled = value.num * 10n ** BigInt(places);
  const half = scaled < 0n ? -value.den : value.den;
  return (2n * scaled + half) / (2n * value.den);
}

/** Decimal text with exactly `places` decimals, half away from zero; never "-0". */
export function toFixed(value: Rational, places: number): string {
  const scaled = roundScaled(value, places);
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Decimals the exact decimal text of this fraction needs, or null when it never ends. */
export function decimalPlaces(value: Rational): number | null {
  let rest = value.den;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** The smallest positive integer both divide. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n && y > SMALL) [x, y] = [y, x % y];
  return y === 0n ? x : BigInt(smallDivisor(Number(y), Number(x % y)));
}

/** The same in plain numbers, many times as fast. */
function smallDivisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
