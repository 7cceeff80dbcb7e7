/*
 * Whole numbers as text, one character a digit to base 91, all first digits in one string, all
 * second digits in the next. Such a string is parsed by a copy and not number by number, and a
 * compressor sees digits of one kind side by side. The digits are the printable ASCII characters
 * from # on that JSON does not escape.
 */
export const BASE = 91;
const FIRST = 35;
const BACKSLASH = 92;

/** How many digits a number has. */
function planesFor(max: number): number {
  let planes = 1;
  for (let rest = Math.floor(max / BASE); rest > 0; rest = Math.floor(rest / BASE)) planes += 1;
  return planes;
}

const ascii = new TextDecoder();

/** Character code of each digit. */
export const CODES = new Uint8Array(BASE);
for (let digit = 0; digit < BASE; digit += 1) {
  CODES[digit] = digit + FIRST < BACKSLASH ? digit + FIRST : digit + FIRST + 1;
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
