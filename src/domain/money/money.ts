import { parseDecimal, rational, roundScaled, toFixed } from '../../kernel/rational.ts';
import { minorUnitsOf } from './currency.ts';

const AMOUNT_STEPS: Readonly<Record<string, string>> = {
  RUB: '100',
  USD: '2.5',
  EUR: '2.5',
  UAH: '50',
  KWD: '0.5',
};

/** The dinar is added to the specification's examples: 150 of them would be no modest first stake. */
const INITIAL_AMOUNTS: Readonly<Record<string, string>> = {
  RUB: '150',
  USD: '5',
  EUR: '5',
  UAH: '50',
  KWD: '1',
};

/** Reads plain decimal text ("1234.50") into integer minor units; null where it does not fit exactly. */
export function amountFromText(text: string, minorUnits: number): number | null {
  const value = parseDecimal(text);
  if (value === null || value.num < 0n) return null;
  const scale = 10n ** BigInt(minorUnits);
  if (scale % value.den !== 0n) return null;
  const minor = Number(roundScaled(value, minorUnits));
  return Number.isSafeInteger(minor) ? minor : null;
}

/**
 * Plain decimal text of an amount as a coupon keeps it while it is typed: a sign that no decimals
 * follow yet says nothing, and an empty field is nothing.
 */
export function typedAmount(text: string): string {
  return text.replace(/\.$/, '') || '0';
}

/** The same in integer minor units; 0 for what does not fit exactly. */
export function typedMinor(text: string, minorUnits: number): number {
  return amountFromText(typedAmount(text), minorUnits) ?? 0;
}

/** Plain decimal text of integer minor units with all of the currency's decimals: 123450 → "1234.50". */
export function amountText(minor: number | bigint, minorUnits: number): string {
  return toFixed(rational(BigInt(minor), 10n ** BigInt(minorUnits)), minorUnits);
}

/** What one press of plus or minus changes the amount by, in minor units; RUB's number elsewhere. */
export function defaultAmountStep(currencyCode: string): number {
  return listedAmount(AMOUNT_STEPS, currencyCode);
}

/** The amount a fresh coupon starts with, in minor units; RUB's number where none is listed. */
export function defaultInitialAmount(currencyCode: string): number {
  return listedAmount(INITIAL_AMOUNTS, currencyCode);
}

function listedAmount(table: Readonly<Record<string, string>>, currencyCode: string): number {
  const listed = Object.hasOwn(table, currencyCode) ? table[currencyCode] : table['RUB'];
  return amountFromText(listed ?? '0', minorUnitsOf(currencyCode)) ?? 0;
}
