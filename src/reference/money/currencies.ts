import { currencyOf } from '../../domain/currency.ts';

/** A currency accounts are kept in, with its bounds for one bet in minor units. */
export interface OfferedCurrency {
  readonly iso: string;
  /** Its number in ISO 4217: the `currencyId` of the calls. */
  readonly id: number;
  readonly symbol: string;
  readonly minorUnits: number;
  readonly minBet: number;
  readonly maxBet: number;
  readonly maxPayout: number;
}

export const HOME_CURRENCY = 'EUR';

/** The highest stake and payout, as multiples of the lowest stake; the same in every currency. */
const MAX_BET = 20_000;
const MAX_PAYOUT = 1_000_000;

/** `iso id`, and the lowest stake in minor units. */
const OFFERED: readonly (readonly [iso: string, id: number, minBet: number])[] = [
  ['EUR', 978, 50],
  ['USD', 840, 50],
  ['GBP', 826, 50],
  ['BRL', 986, 300],
  ['CAD', 124, 100],
  ['INR', 356, 5_000],
  ['JPY', 392, 100],
  ['KWD', 414, 200],
  ['KZT', 398, 25_000],
  ['PLN', 985, 200],
  ['RUB', 643, 5_000],
  ['SEK', 752, 500],
  ['TRY', 949, 2_000],
  ['UAH', 980, 2_000],
];

const offered: readonly OfferedCurrency[] = OFFERED.map(([iso, id, minBet]) => {
  const known = currencyOf(iso);
  if (!known) throw new Error(`no such currency: ${iso}`);
  const { symbol, minorUnits } = known;
  const bounds = { minBet, maxBet: minBet * MAX_BET, maxPayout: minBet * MAX_PAYOUT };
  return { iso, id, symbol, minorUnits, ...bounds };
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
