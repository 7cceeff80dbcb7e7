import { MOST_PLACES } from './decimals.ts';
import { LogFormatError } from './format-error.ts';

function textOf(value: number, scale: number, trimmed: boolean): string {
  if (scale === 0) return String(value);
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  let places = digits.slice(-scale);
  if (trimmed) places = places.replace(/0+$/, '');
  const whole = (value < 0 ? '-' : '') + digits.slice(0, -scale);
  return places === '' ? whole : `${whole}.${places}`;
}

/** Texts made before, by form and value: the same coefficients come again and again. */
const known = new Map<number, (string | undefined)[]>();

const MOST_KNOWN = 1 << 15;

function tableOf(form: number): (string | undefined)[] {
  const before = known.get(form);
  if (before) return before;
  const table = new Array<string | undefined>(MOST_KNOWN).fill(undefined);
  known.set(form, table);
  return table;
}

/** The texts again; throws LogFormatError where scale or form make no sense. */
export function fromDecimals(
  scale: unknown,
  trimmed: unknown,
  values: readonly number[],
): string[] {
  if (!Number.isInteger(scale) || (scale as number) < 0 || (scale as number) > MOST_PLACES) {
    throw new LogFormatError('bad-columns', 'a scale of decimals out of range');
  }
  const form = (scale as number) * 2 + (trimmed === 1 ? 1 : 0);
  const table = tableOf(form);
  const texts = new Array<string>(values.length);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    let text = table[value];
    if (text === undefined) {
      text = textOf(value, scale as number, trimmed === 1);
      if (value >= 0 && value < MOST_KNOWN) table[value] = text;
    }
    texts[i] = text;
  }
  return texts;
}
