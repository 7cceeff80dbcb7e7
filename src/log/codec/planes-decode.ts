import { LogFormatError } from './format-error.ts';
import { BASE, CODES } from './planes.ts';

const MOST_PLANES = 9;

/** Digit of each character code, -1 where it is none. */
const DIGITS = new Int8Array(128).fill(-1);
for (const [digit, code] of CODES.entries()) DIGITS[code] = digit;

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
