import { amountText } from '../../../domain/money/money.ts';
import { parseAmount } from '../../../domain/money/parsed-amount.ts';

/** Sign of decimals in a language. */
function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** A plain amount ("1234.5") as it stands in a field: with the language's decimal sign. */
export function fieldText(plain: string, language: string): string {
  return plain.replace('.', decimalSign(language));
}

/** How many decimals are typed so far; null while there is no decimal sign. */
function typedDecimals(text: string, minorUnits: number): number | null {
  const decimals = /[.,\u066b](\p{Nd}*)$/u.exec(text.trim())?.[1];
  return decimals === undefined || decimals.length > minorUnits ? null : decimals.length;
}

const MOST_DIGITS = 12;
const MOST_DECIMALS = 4;

/**
 * Plain decimal text of what a player typed, in whatever way amounts are written: as many decimals
 * as were typed, so that typing can go on. More than the currency has are kept too: whoever meant
 * "12,345" as thousands has to see that it is no amount, instead of staking 12.34. Null for what is
 * no amount of the currency otherwise.
 */
export function plainAmount(text: string, minorUnits: number): string | null {
  if (text.trim() === '') return '';
  const fits = minorUnits === 0 || parseAmount(text, minorUnits) !== null;
  const places = fits ? minorUnits : MOST_DECIMALS;
  const minor = parseAmount(text, places);
  if (minor === null) return null;
  const [whole = '', decimals = ''] = amountText(minor, places).split('.');
  if (whole.length > MOST_DIGITS) return null;
  const typed = typedDecimals(text, places);
  return typed === null || minorUnits === 0 ? whole : `${whole}.${decimals.slice(0, typed)}`;
}

/** Plain decimal text of minor units without decimals that say nothing: 1250 is "12.5", 500 "5". */
export function shortAmount(minor: number, minorUnits: number): string {
  const text = amountText(minor, minorUnits);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
