import { currencyOf } from '../../domain/money/currency.ts';
import { divide, multiply, parseDecimal, type Rational, rational } from '../../kernel/rational.ts';

/** A currency accounts are kept in, with its bounds for one bet in minor units. */
export interface OfferedCurrency {
  readonly iso: string;
  /** Its number in ISO 4217: the `currencyId` of the calls. */
  readonly id: number;
  readonly symbol: string;
  readonly minorUnits: number;
  /** How many of its units make one of the home currency's, exactly. */
  readonly perHome: Rational;
  readonly minBet: number;
  readonly maxBet: number;
  readonly maxPayout: number;
}

export const HOME_CURRENCY = 'EUR';

/** The highest stake and payout, as multiples of the lowest stake; the same in every currency. */
const MAX_BET = 20_000;
const MAX_PAYOUT = 1_000_000;

/**
 * `iso id`, the lowest stake in minor units, and how many units make a euro. The rates are fixed:
 * what a limit counts must not move while nobody bets.
 */
const OFFERED: readonly (readonly [iso: string, id: number, minBet: number, perHome: string])[] = [
  ['EUR', 978, 50, '1'],
  ['USD', 840, 50, '1.08'],
  ['GBP', 826, 50, '0.85'],
  ['BRL', 986, 300, '6'],
  ['CAD', 124, 100, '1.5'],
  ['INR', 356, 5_000, '95'],
  ['JPY', 392, 100, '165'],
  ['KWD', 414, 200, '0.33'],
  ['KZT', 398, 25_000, '540'],
  ['PLN', 985, 200, '4.3'],
  ['RUB', 643, 5_000, '95'],
  ['SEK', 752, 500, '11.3'],
  ['TRY', 949, 2_000, '36'],
  ['UAH', 980, 2_000, '45'],
];

const offered: readonly OfferedCurrency[] = OFFERED.map(([iso, id, minBet, rate]) => {
  const known = currencyOf(iso);
  const perHome = parseDecimal(rate);
  if (!known || !perHome) throw new Error(`no such currency: ${iso} at ${rate}`);
  const { symbol, minorUnits } = known;
  const bounds = { minBet, maxBet: minBet * MAX_BET, maxPayout: minBet * MAX_PAYOUT };
  return { iso, id, symbol, minorUnits, perHome, ...bounds };
});

const byIso = new Map(offered.map((currency) => [currency.iso, currency]));
const byId = new Map(offered.map((currency) => [currency.id, currency]));

/** The currency an account is kept in; throws for one that was never offered. */
export function offeredCurrency(iso: string): OfferedCurrency {
  const currency = byIso.get(iso);
  if (!currency) throw new Error(`no accounts are kept in ${iso}`);
  return currency;
}

/** Every currency accounts are kept in. */
export const offeredCurrencies: readonly OfferedCurrency[] = offered;

/** The currency of an ISO 4217 code, or null where it is not offered. */
export function currencyByIso(iso: string): OfferedCurrency | null {
  return byIso.get(iso) ?? null;
}

/** The currency of a number of ISO 4217, or null where it is not offered. */
export function currencyById(id: number): OfferedCurrency | null {
  return byId.get(id) ?? null;
}

/** The same money in another currency: minor units in, minor units out, exact. */
export function exchanged(minor: Rational, from: OfferedCurrency, to: OfferedCurrency): Rational {
  const scale = rational(10n ** BigInt(to.minorUnits), 10n ** BigInt(from.minorUnits));
  return multiply(multiply(minor, scale), divide(to.perHome, from.perHome));
}
