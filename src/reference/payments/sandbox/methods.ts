import {
  type MethodTerms,
  type Outage,
  PAYMENT_METHODS,
  type PaymentFee,
  type PaymentMethod,
} from '../../../domain/payments/payments.ts';
import type { Conditions } from '../../conditions.ts';
import type { OfferedCurrency } from '../../money/currencies.ts';
import type { ProviderMethods } from '../provider.ts';

/** Bounds and fees as multiples of the lowest stake of a currency. */
interface Terms {
  readonly deposit: readonly [min: number, max: number];
  /** Left out where nothing is paid out by it. */
  readonly withdrawal?: readonly [min: number, max: number];
  readonly depositFee?: number;
  readonly withdrawalFee?: number;
  /** Currencies, and countries, it is offered in; all of them where nothing is said. */
  readonly currencies?: readonly string[];
  readonly countries?: readonly string[];
}

const SEPA = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk';

const TERMS: Readonly<Record<PaymentMethod, Terms>> = {
  card: { deposit: [10, 10_000], withdrawal: [20, 10_000] },
  wallet: {
    deposit: [20, 4_000],
    withdrawal: [20, 4_000],
    depositFee: 15,
    currencies: ['EUR', 'USD', 'GBP', 'BRL', 'CAD', 'KZT', 'PLN', 'RUB', 'SEK', 'TRY', 'UAH'],
  },
  bank: {
    deposit: [40, 40_000],
    withdrawal: [40, 40_000],
    withdrawalFee: 2,
    currencies: ['EUR', 'GBP', 'PLN', 'SEK'],
    countries: [...SEPA.split(' '), 'gb'],
  },
  cash: { deposit: [20, 2_000], currencies: ['EUR', 'GBP', 'PLN', 'SEK'] },
};

const isOneOf = (list: readonly string[] | undefined, value: string): boolean =>
  list?.includes(value) ?? true;

type Outages = Conditions['outages'];

/** What keeps a way out of service by now; null where nothing does. */
export function outageOf(outages: Outages, way: PaymentMethod, now: number) {
  const outage = outages[way];
  return outage === undefined || (outage.until !== null && outage.until <= now) ? null : outage;
}

/** What the list of ways says of it. */
function listed(outages: Outages, way: PaymentMethod, now: number): { readonly outage?: Outage } {
  const outage = outageOf(outages, way, now);
  return outage?.isListed ? { outage: { until: outage.until } } : {};
}

/** What the sandbox offers in a country and a currency. */
export function sandboxMethods(
  country: string,
  { iso, minBet }: OfferedCurrency,
  outages: Outages,
  now: number,
): ProviderMethods {
  const ways = PAYMENT_METHODS.filter((way) => {
    const { currencies, countries } = TERMS[way];
    return isOneOf(currencies, iso) && isOneOf(countries, country);
  });
  const termsOf = (
    id: PaymentMethod,
    [min, max]: readonly [number, number],
    fee: PaymentFee,
  ): MethodTerms => ({ id, min: min * minBet, max: max * minBet, fee });
  return {
    deposit: ways.map((way) => ({
      ...termsOf(way, TERMS[way].deposit, { fixed: 0, permille: TERMS[way].depositFee ?? 0 }),
      ...listed(outages, way, now),
    })),
    withdrawal: ways.flatMap((way) => {
      const { withdrawal, withdrawalFee = 0 } = TERMS[way];
      const fee = { fixed: withdrawalFee * minBet, permille: 0 };
      return withdrawal === undefined ? [] : [termsOf(way, withdrawal, fee)];
    }),
  };
}
