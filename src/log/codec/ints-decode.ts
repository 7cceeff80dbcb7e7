import { LogFormatError } from './format-error.ts';
import { DELTA, KEYED, OFFSET, STEP } from './ints.ts';
import { fromPlanes } from './planes-decode.ts';

function unzigzag(digit: number): number {
  return digit % 2 === 0 ? digit / 2 : -(digit + 1) / 2;
}

function addKeyed(digits: number[], base: number, keys: readonly number[] | undefined): void {
  if (keys?.length !== digits.length) throw new LogFormatError('bad-columns', 'keys are missing');
  const last: number[] = [];
  for (let i = 0; i < digits.length; i += 1) {
    const key = keys[i] as number;
    const value = (last[key] ?? base) + unzigzag(digits[i] as number);
    last[key] = value;
    digits[i] = value;
  }
}

function addUp(digits: number[], base: number): void {
  let value = base;
  for (let i = 0; i < digits.length; i += 1) {
    value += unzigzag(digits[i] as number);
    digits[i] = value;
  }
}

function stepped(from: number, step: number, count: number): number[] {
  const values = new Array<number>(count);
  for (let i = 0; i < count; i += 1) values[i] = from + i * step;
  return values;
}

/** The numbers again; throws LogFormatError where this is not a column of `count` numbers. */
export function decodeInts(column: unknown, count: number, keys?: readonly number[]): number[] {
  if (!Array.isArray(column)) throw new LogFormatError('bad-columns', 'no column of numbers');
  const [how, base, ...rest] = column as unknown[];
  if (!Number.isSafeInteger(base)) throw new LogFormatError('bad-columns', 'no base number');
  const from = base as number;
  if (how === STEP) {
    const step = rest[0] ?? 0;
    if (!Number.isSafeInteger(step)) throw new LogFormatError('bad-columns', 'no step');
    return stepped(from, step as number, count);
  }
  const digits = fromPlanes(rest, count);
  if (how === KEYED) addKeyed(digits, from, keys);
  else if (how === DELTA) addUp(digits, from);
  else if (how === OFFSET)
    for (let i = 0; i < count; i += 1) digits[i] = (digits[i] as number) + from;
  else throw new LogFormatError('bad-columns', 'an unknown kind of numbers');
  return digits;
}
