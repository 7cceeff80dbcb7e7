import { minorUnitsOf } from '../../../domain/currency.ts';
import { directionOf } from '../../../domain/languages.ts';
import { amountText } from '../../../domain/money.ts';
import { isMoment } from '../../../kernel/moment.ts';
import { ownDirection, rightToLeft } from './isolated.ts';

/** Digits are Latin in every language, so that prices and scores read the same everywhere. */
const DIGITS = { numberingSystem: 'latn' } as const;

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Intl formats cost far more to make than to use. */
function kept<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = cache.get(key);
  if (known) return known as F;
  const made = make();
  cache.set(key, made);
  return made;
}

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

export interface Clock {
  readonly language: string;
  /** IANA name, such as "Europe/Malta". */
  readonly timeZone: string;
  readonly is12h: boolean;
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const moment = { day: 'numeric', month: 'short', ...time } as const;

const parts = {
  time,
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment,
  zonedMoment: { ...moment, timeZoneName: 'short' },
  /** Of what may be years away. */
  zonedDate: { ...moment, year: 'numeric', timeZoneName: 'short' },
  zonedTime: { ...time, timeZoneName: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A replay shows what was recorded, and that may be no time at all. */
function isTime(at: number): boolean {
  return isMoment(Math.trunc(at));
}

/** A moment (epoch milliseconds) in the player's language and time zone; empty for what is none. */
export function formatTime(
  at: number,
  { language, timeZone, is12h }: Clock,
  what: keyof typeof parts = 'time',
): string {
  const format = kept(`time ${language} ${timeZone} ${is12h} ${what}`, () => {
    const options: Intl.DateTimeFormatOptions = {
      ...parts[what],
      ...DIGITS,
      ...('hour' in parts[what] ? { hourCycle: is12h ? 'h12' : 'h23' } : {}),
    };
    try {
      return new Intl.DateTimeFormat(language, { ...options, timeZone });
    } catch {
      // A recording may name a time zone that this browser does not know.
      return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    }
  });
  return isTime(at) ? format.format(at) : '';
}

/** A moment for machines, as `<time>` takes it; empty where there is no such date. */
export function instantOf(at: number): string {
  return isTime(at) ? new Date(at).toISOString() : '';
}
