import { toPlanes } from './planes.ts';

/*
 * A column of whole numbers is `[how, base, …]`:
 * - offset: base + digits;
 * - delta: each number less the one before it, the first less base;
 * - keyed: each number less the last one of the same key, where a column beside it gives the keys
 *   (a coefficient moves by little, but only from the last coefficient of the same market);
 * - step: base, base + step, and so on; a constant has step 0.
 * Differences are zigzag: 0, -1, 1, -2 … are 0, 1, 2, 3 ….
 */
export const OFFSET = 0;
export const DELTA = 1;
export const KEYED = 2;
export const STEP = 3;
const WIDEST = 2 ** 51;
const ONE_DIGIT = 91;

export interface Encoded {
  readonly column: readonly unknown[];
  /** About how much it takes, to choose between encodings. */
  readonly bits: number;
}

interface Candidate extends Measure {
  readonly how: number;
  readonly digits: readonly number[];
}

interface Measure {
  readonly max: number;
  readonly bits: number;
}

/** The greatest digit, and the bits of all of them. */
function measure(digits: readonly number[]): Measure {
  let max = 0;
  let bits = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits[i] as number;
    if (digit > max) max = digit;
    bits += digit < 2 ** 31 ? 32 - Math.clz32(digit) : 52;
  }
  return { max, bits };
}

function zigzag(difference: number): number {
  return difference < 0 ? -2 * difference - 1 : 2 * difference;
}

function offset(values: readonly number[], min: number): Candidate {
  const digits = new Array<number>(values.length);
  for (let i = 0; i < values.length; i += 1) digits[i] = (values[i] as number) - min;
  return { how: OFFSET, digits, ...measure(digits) };
}

function delta(values: readonly number[]): Candidate {
  const digits = new Array<number>(values.length);
  let before = values[0] as number;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    digits[i] = zigzag(value - before);
    before = value;
  }
  return { how: DELTA, digits, ...measure(digits) };
}

function keyed(values: readonly number[], keys: readonly number[]): Candidate {
  const digits = new Array<number>(values.length);
  const base = values[0] as number;
  const last: number[] = [];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    const key = keys[i] as number;
    digits[i] = zigzag(value - (last[key] ?? base));
    last[key] = value;
  }
  return { how: KEYED, digits, ...measure(digits) };
}

function stepOf(values: readonly number[]): number | undefined {
  const step = (values[1] as number) - (values[0] as number);
  for (let i = 2; i < values.length; i += 1) {
    if ((values[i] as number) - (values[i - 1] as number) !== step) return undefined;
  }
  return step;
}

function spanOf(values: readonly number[]): { min: number; max: number; rising: boolean } {
  let min = values[0] as number;
  let max = min;
  let rising = true;
  for (let i = 1; i < values.length; i += 1) {
    const value = values[i] as number;
    if (value < (values[i - 1] as number)) rising = false;
    if (value < min) min = value;
    else if (value > max) max = value;
  }
  return { min, max, rising };
}

/**
 * Whole numbers as a column, in the way that takes least; undefined where they lie too far apart.
 * At least two numbers. `keys` are small numbers, one beside each value.
 */
export function encodeInts(
  values: readonly number[],
  keys?: readonly number[],
): Encoded | undefined {
  const base = values[0] as number;
  const step = stepOf(values);
  if (step !== undefined && Math.abs(step) < WIDEST) {
    return { column: step === 0 ? [STEP, base] : [STEP, base, step], bits: 32 };
  }
  const { min, max, rising } = spanOf(values);
  if (max - min >= WIDEST) return undefined;
  let best = offset(values, min);
  // Numbers of one digit each gain nothing from differences, unless they only ever rise.
  if (max - min >= ONE_DIGIT || rising) {
    for (const other of [delta(values), ...(keys ? [keyed(values, keys)] : [])]) {
      if (other.bits < best.bits) best = other;
    }
  }
  const from = best.how === OFFSET ? min : base;
  return { column: [best.how, from, ...toPlanes(best.digits, best.max)], bits: best.bits };
}
