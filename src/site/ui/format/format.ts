import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/money.ts';
import { directionOf } from '../../../domain/site/languages.ts';
import { DIGITS, isTime, kept } from './format-time.ts';
import { ownDirection, rightToLeft } from './isolated.ts';

/** Times stand in a file of their own: the first page writes no other. */
export { type Clock, formatTime } from './format-time.ts';

function currencyFormat(language: string, iso: string): Intl.NumberFormat {
  return kept(`money ${language} ${iso}`, () => {
    const digits = minorUnitsOf(iso);
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, ...DIGITS };
    try {
      return new Intl.NumberFormat(language, {
        style: 'currency',
        currency: iso,
        currencyDisplay: 'narrowSymbol',
        ...options,
      });
    } catch {
      // A bonus account may count in something that is no currency.
      return new Intl.NumberFormat(language, options);
    }
  });
}

/**
 * Decimal text of an amount ("1234.50") as the language writes money, without rounding. From right
 * to left a currency such as "US$" would fall apart, were it not held together.
 */
export function formatMoneyText(amount: string, iso: string, language: string): string {
  const format = currencyFormat(language, iso);
  const exact = amount as Intl.StringNumericLiteral;
  if (directionOf(language) === 'ltr') return format.format(exact);
  const parts = format
    .formatToParts(exact)
    .map(({ type, value }) => (type === 'currency' ? ownDirection(value) : value));
  return rightToLeft(parts.join(''));
}

/** An amount in minor units (123450) as the language writes money. */
export function formatMoney(minor: number, iso: string, language: string): string {
  return formatMoneyText(amountText(minor, minorUnitsOf(iso)), iso, language);
}

/** A count of something. */
export function formatNumber(value: number, language: string): string {
  return kept(`number ${language}`, () => new Intl.NumberFormat(language, DIGITS)).format(value);
}

/** A moment for machines, as `<time>` takes it; empty where there is no such date. */
export function instantOf(at: number): string {
  return isTime(at) ? new Date(at).toISOString() : '';
}
