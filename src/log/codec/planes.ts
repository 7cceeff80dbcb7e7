import { LogFormatError } from './format-error.ts';

/*
 * Whole numbers as text, one character a digit to base 91, all first digits in one string, all
 * second digits in the next. Such a string is parsed by a copy and not number by number, and a
 * compressor sees digits of one kind side by side. The digits are the printable ASCII characters
 * from # on that JSON does not escape.
 */
const BASE = 91;
const FIRST = 35;
const BACKSLASH = 92;
const MOST_PLANES = 9;

/** How many digits a number has. */
function planesFor(max: number): number {
  let planes = 1;
  for (let rest = Math.floor(max / BASE); rest > 0; rest = Math.floor(rest / BASE)) planes += 1;
  return planes;
}

const ascii = new TextDecoder();

/** Digit of each character code, -1 where it is none. */
const DIGITS = new Int8Array(128).fill(-1);
/** Character code of each digit. */
const CODES = new Uint8Array(BASE);
for (let digit = 0; digit < BASE; digit += 1) {
  const code = digit + FIRST < BACKSLASH ? digit + FIRST : digit + FIRST + 1;
  CODES[digit] = code;
  DIGITS[code] = digit;
}

/** Non-negative whole numbers up to `max` as strings, the lowest digits first. */
export function toPlanes(values: readonly number[], max: number): string[] {
  const count = values.length;
  const planes: string[] = [];
  const codes = new Uint8Array(count);
  let rest = values;
  for (let plane = planesFor(max); plane > 1; plane -= 1) {
    const higher = new Array<number>(count);
    for (let i = 0; i < count; i += 1) {
      const value = rest[i] as number;
      const high = Math.floor(value / BASE);
      codes[i] = CODES[value - high * BASE] as number;
      higher[i] = high;
    }
    planes.push(ascii.decode(codes));
    rest = higher;
  }
  for (let i = 0; i < count; i += 1) codes[i] = CODES[rest[i] as number] as number;
  planes.push(ascii.decode(codes));
  return planes;
}

/** The numbers again. Throws LogFormatError where these are not planes of `count` digits each. */
export function fromPlanes(planes: readonly unknown[], count: number): number[] {
  if (planes.length === 0 || planes.length > MOST_PLANES) {
    throw new LogFormatError('bad-columns', `${planes.length} planes of digits`);
  }
  const values = new Array<number>(count);
  // Negative as soon as one digit is: one check for all of them.
  let valid = 0;
  for (let plane = planes.length - 1; plane >= 0; plane -= 1) {
    const text = planes[plane];
    if (typeof text !== 'string' || text.length !== count) {
      throw new LogFormatError('bad-columns', `a plane does not hold ${count} digits`);
    }
    const highest = plane === planes.length - 1;
    for (let i = 0; i < count; i += 1) {
      const digit = DIGITS[text.charCodeAt(i)] ?? -1;
      valid |= digit;
      values[i] = highest ? digit : (values[i] as number) * BASE + digit;
    }
  }
  if (valid < 0) throw new LogFormatError('bad-columns', 'a plane holds what is no digit');
  return values;
}
