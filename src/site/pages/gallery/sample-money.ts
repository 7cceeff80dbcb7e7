import type { State } from '../../../projections/state.ts';
import { DAY, type Slices, settled } from './sample.ts';

type Account = State['accounts']['accounts'][number];

const euros: Account = {
  id: '1',
  type: 0,
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  money: 12_345,
  label: 'EUR',
  labelWithSymbol: '€ EUR',
  isActive: true,
  points: 0,
  isPointsTypeBalance: false,
};

const dollars: Account = {
  ...euros,
  id: '2',
  type: 9,
  iso: 'USD',
  symbol: '$',
  currencyId: 840,
  money: 5_000,
  label: 'USD',
  labelWithSymbol: '$ USD',
  isActive: false,
};

function accountsPaidBy(paying: Account, { accounts }: State): Slices {
  return {
    accounts: {
      ...accounts,
      status: 'ready',
      accounts: [euros, dollars].map((one) => ({ ...one, isActive: one === paying })),
      activeId: paying.id,
      bonusPopup: { percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 },
    },
  };
}

/** Accounts in two currencies, of which the main one pays. */
export function accountsOf(state: State): Slices {
  return accountsPaidBy(euros, state);
}

/** Bonus money that may be taken for two days. */
export function bonusOf({ bonuses }: State, now: number): Slices {
  const signIn = { amount: 500, currency: 'EUR', times: 5, days: 30, expiresAt: now + 2 * DAY };
  return { bonuses: { ...bonuses, ...settled, signIn } };
}

/** The same, where the other one pays. */
export function otherAccountPays(state: State): Slices {
  return accountsPaidBy(dollars, state);
}

/** Currencies that another account may be in. */
export function currenciesOf({ currencies }: State): Slices {
  return {
    currencies: {
      ...currencies,
      ...settled,
      offered: [
        { id: 826, iso: 'GBP', symbol: '£' },
        { id: 985, iso: 'PLN', symbol: 'zł' },
      ],
    },
  };
}

/** What one currency is in the other. */
export function ratesOf({ exchange }: State): Slices {
  const rates = [
    { from: 'EUR', to: 'USD', rate: '1.08' },
    { from: 'USD', to: 'EUR', rate: '0.92' },
  ];
  return { exchange: { ...exchange, ...settled, rates } };
}

/** Three ways to pay in, one of them out of service for an hour. */
export function methodsOf({ payments }: State, now: number): Slices {
  const terms = { min: 1_000, max: 500_000, fee: { fixed: 0, permille: 0 } };
  const known = {
    ...{ accountId: euros.id, currency: euros.iso, withdrawal: [] },
    ...{ depositRoom: null, unverifiedRoom: null },
    deposit: [
      { ...terms, id: 'card' as const },
      { ...terms, id: 'bank' as const },
      { ...terms, id: 'wallet' as const, outage: { until: now + DAY / 24 } },
    ],
  };
  return { payments: { ...payments, terms: { ...settled, known } } };
}

/** Twenty euros that are paid in at a desk within a day. */
export function cashOf({ cashOrder }: State, now: number): Slices {
  const payment: State['cashOrder']['payment'] = {
    ...{ id: '10000001', accountId: euros.id, currency: euros.iso, amount: 2_000, fee: 0 },
    ...{ createdAt: now, changedAt: now, mayCancel: false },
    kind: 'deposit',
    state: 'pending',
    method: 'cash',
  };
  const cash = {
    ...{ code: '4827 1935', desk: 'Sample desk', address: '1 Main Street' },
    ...{ url: null, expiresAt: now + DAY },
  };
  return { cashOrder: { ...cashOrder, ...settled, payment, cash } };
}
