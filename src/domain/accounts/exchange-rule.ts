import {
  decimalPlaces,
  divide,
  multiply,
  parseDecimal,
  type Rational,
  rational,
  toFixed,
} from '../../kernel/rational.ts';
import { minorUnitsOf } from '../money/currency.ts';
import { type ExchangeRefusal, RATE } from './exchange.ts';

/** One end of it. */
export interface ExchangeEnd {
  readonly id: string;
  readonly iso: string;
  /** In minor units. */
  readonly money: number;
  readonly isBonus: boolean;
}

export interface ExchangeFacts {
  readonly player: 'unknown' | 'guest' | 'player';
  /** Null where the player has no such account. */
  readonly from: 'unknown' | ExchangeEnd | null;
  readonly to: 'unknown' | ExchangeEnd | null;
  /** Plain decimal text, see `rateText`; null where there is none. */
  readonly rate: 'unknown' | string | null;
  /** In minor units of the account it comes from. */
  readonly amount: number;
}

/** Digits after the point of a rate: enough for a tenge in dinars. */
const PLACES = 8;

/**
 * A rate as it is shown, sent and reckoned with: how many units of the one currency make one of the
 * other, rounded to eight places. It is exact from there on: who sees it can reckon after us.
 */
export function rateText(perUnit: Rational): string {
  return toFixed(perUnit, PLACES);
}

/** The same without what says nothing: `1.08000000` is `1.08`. */
export function rateShown(rate: string): string {
  const value = parseDecimal(rate) ?? rational(0n);
  return toFixed(value, Math.max(2, decimalPlaces(value) ?? PLACES));
}

/** What arrives, in minor units of the currency it goes to: rounded down, once. */
export function exchangedAmount(
  amount: number,
  { from, to, rate }: { readonly from: string; readonly to: string; readonly rate: string },
): number {
  const perUnit = RATE.test(rate) ? parseDecimal(rate) : null;
  if (perUnit === null) return 0;
  const unit = (iso: string) => rational(10n ** BigInt(minorUnitsOf(iso)));
  const whole = divide(rational(BigInt(amount)), unit(from));
  const { num, den } = multiply(multiply(whole, perUnit), unit(to));
  const arrives = Number(num / den);
  return Number.isSafeInteger(arrives) ? arrives : 0;
}

function endsRefusal(from: ExchangeEnd, to: ExchangeEnd): ExchangeRefusal | null {
  if (from.id === to.id || from.iso === to.iso) return 'same-account';
  return from.isBonus || to.isBonus ? 'bonus-account' : null;
}

/**
 * Whether money may go from one of a player's accounts to another: null, or the first thing that
 * keeps it from it. Neither limits nor an exclusion do: it stays the player's.
 */
export function exchangeRefusal(facts: ExchangeFacts): ExchangeRefusal | null {
  const { player, from, to, rate, amount } = facts;
  if (player === 'guest') return 'guest';
  if (player === 'unknown' || from === 'unknown' || to === 'unknown') return 'waiting';
  if (from === null || to === null) return 'no-account';
  const ends = endsRefusal(from, to);
  if (ends !== null) return ends;
  if (rate === 'unknown') return 'waiting';
  if (rate === null) return 'no-rate';
  if (amount <= 0) return 'amount-missing';
  if (amount > from.money) return 'not-enough-money';
  const arrives = exchangedAmount(amount, { from: from.iso, to: to.iso, rate });
  return arrives > 0 ? null : 'nothing-arrives';
}
