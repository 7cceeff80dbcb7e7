/**
 * What is wrong with what an engine was given: `seed` with seeds and what was drawn by them, `stake` with
 * an amount, `bet` with what is bet on, `action` with what was done in the round.
 */
export type CasinoInputErrorCode = 'seed' | 'stake' | 'bet' | 'action';

/** What an engine does not take. It throws nothing else, whatever JSON it is given. */
export class CasinoInputError extends Error {
  override readonly name = 'CasinoInputError';
  readonly code: CasinoInputErrorCode;

  constructor(code: CasinoInputErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

export function fault(code: CasinoInputErrorCode, detail: string): never {
  throw new CasinoInputError(code, detail);
}

/** The fields of a JSON object. */
export function fieldsOf(
  value: unknown,
  code: CasinoInputErrorCode,
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fault(code, 'not an object');
  }
  return { ...value };
}

/** A list of `least` to `most` things; what they are is for the caller to check. */
export function listOf(
  value: unknown,
  least: number,
  most: number,
  code: CasinoInputErrorCode,
): readonly unknown[] {
  if (!Array.isArray(value)) return fault(code, 'not a list');
  if (value.length < least || value.length > most) {
    fault(code, `${value.length} things where ${least} to ${most} belong`);
  }
  return value;
}

/** A whole number of `least` to `most`. */
export function wholeOf(
  value: unknown,
  least: number,
  most: number,
  code: CasinoInputErrorCode,
): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    return fault(code, `not a whole number of ${least} to ${most}`);
  }
  return value === 0 ? 0 : value;
}

/** A list of `least` to `most` different whole numbers, each of `from` to `to`. */
export function distinctOf(
  value: unknown,
  {
    count: [least, most],
    of: [from, to],
  }: Readonly<Record<'count' | 'of', readonly [number, number]>>,
  code: CasinoInputErrorCode,
): readonly number[] {
  const numbers = listOf(value, least, most, code).map((each) => wholeOf(each, from, to, code));
  return new Set(numbers).size === numbers.length ? numbers : fault(code, 'a number twice');
}

/** One of the options. */
export function optionOf<T extends string | number>(
  value: unknown,
  options: readonly T[],
  code: CasinoInputErrorCode,
): T {
  const option = options.find((each) => each === value);
  return option ?? fault(code, `none of ${options.join(', ')}`);
}

export function flagOf(value: unknown, code: CasinoInputErrorCode): boolean {
  return typeof value === 'boolean' ? value : fault(code, 'neither true nor false');
}

/**
 * A stake: a positive whole number of minor units, a multiple of `step`. `top` is the most that one unit
 * of it can return in the round: a stake whose payout no number would hold exactly is refused before
 * anything is drawn.
 */
export function stakeOf(value: unknown, top: number, step = 1): number {
  const stake = wholeOf(value, 1, Math.floor(Number.MAX_SAFE_INTEGER / top), 'stake');
  return stake % step === 0 ? stake : fault('stake', `not a multiple of ${step}`);
}
