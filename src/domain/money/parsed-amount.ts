import { plainDigits } from '../../kernel/digits.ts';
import { amountFromText } from './money.ts';

/** Longest amount a person types; a longer text is hostile. */
const MAX_TYPED_LENGTH = 40;
/** First digits of the scripts players type in: Arabic, Persian, Devanagari, Bengali, full width. */
const ARABIC_DECIMAL = '\u066b';
const ARABIC_GROUP = '\u066c';
/** Every reading of a number, as whole part and decimals: no two of them match the same text. */
const READINGS: readonly RegExp[] = [
  /^(\d*)(?:[.,](\d*))?$/,
  /^(\d{1,3}(?:[\s'\u2019]\d{3})+)(?:[.,](\d*))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d*)$/,
  /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/,
];

/**
 * Reads an amount typed by a player into integer minor units: "1 234,50", "1,234.50", "12.5".
 * A separator that stands alone is the decimal sign; two kinds mean grouping, then decimals.
 * Null for anything else: signs, exponents, more decimals than the currency has, broken groups,
 * amounts past the safe integers. Guessing would stake money nobody meant.
 */
export function parseAmount(text: string, minorUnits: number): number | null {
  if (text.length > MAX_TYPED_LENGTH) return null;
  const number = readNumber(plainNumber(text).trim());
  if (number === null || number.decimals.length > minorUnits) return null;
  return amountFromText(`${number.whole}.${number.decimals}0`, minorUnits);
}

function plainNumber(text: string): string {
  return plainDigits(text).replaceAll(ARABIC_DECIMAL, '.').replaceAll(ARABIC_GROUP, "'");
}

/**
 * A typed number split at its decimal sign, or null when it has no single reading. The sign may
 * stand at either end, as it does while a player is still typing.
 */
function readNumber(text: string): { whole: string; decimals: string } | null {
  const match = READINGS.map((reading) => reading.exec(text)).find((found) => found !== null);
  const [, whole = '', decimals = ''] = match ?? [];
  if (whole + decimals === '') return null;
  return { whole: whole.replace(/\D/g, '') || '0', decimals };
}
