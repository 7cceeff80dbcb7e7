/** A player whose back-end takes payments, for sessions in tests. */
import type { Payment } from '../../../src/calls/payments.ts';
import type { CallReply } from '../../../src/calls/table.ts';
import { isUnderWay } from '../../../src/domain/payments/payments.ts';
import { bettingSession } from './betting.ts';
import { reply, type SessionOptions } from './session.ts';

export const AWAY = 'https://pay.example/planted-page-of-a-payment';

export const payment = (part: Partial<Payment> = {}): Payment => ({
  id: '10000001',
  kind: 'deposit',
  state: 'created',
  method: 'card',
  accountId: '1',
  currency: 'EUR',
  amount: 2000,
  fee: 0,
  createdAt: Date.UTC(2026, 0, 1),
  changedAt: Date.UTC(2026, 0, 1),
  mayCancel: false,
  ...part,
});

const free = { fixed: 0, permille: 0 };

export const terms = (part: Partial<CallReply<'paymentMethods'>> = {}) => ({
  accountId: '1',
  currency: 'EUR',
  deposit: [
    { id: 'card', min: 500, max: 500_000, fee: free },
    { id: 'wallet', min: 1000, max: 200_000, fee: { fixed: 0, permille: 15 } },
  ],
  withdrawal: [
    { id: 'card', min: 1000, max: 500_000, fee: free, returnable: 0 },
    { id: 'bank', min: 2000, max: 500_000, fee: { fixed: 100, permille: 0 }, returnable: 0 },
  ],
  depositRoom: null,
  unverifiedRoom: null,
  ...part,
});

export function payingSession(options: SessionOptions = {}) {
  return bettingSession({
    player: true,
    url: '/en/office/recharge',
    ...options,
    answers: {
      paymentMethods: () => reply(terms()),
      payments: () => reply({ items: [], next: null }),
      payment: () => reply({ payment: payment() }),
      depositBegin: () => reply({ payment: payment(), redirectUrl: AWAY }),
      ...options.answers,
    },
  });
}

const DAY = 24 * 60 * 60_000;

/** What there is to know of an order that is paid at a desk; nothing to pay once it has ended. */
export function cashOrder(part: Partial<Payment> = {}): CallReply<'cashOrder'> {
  const order = payment({ method: 'cash', ...part });
  const cash = {
    ...{ code: '1000 0001 4821', desk: 'Team cash', address: 'Grafton Street 1, Dublin' },
    ...{ url: 'https://desk.example/here', expiresAt: order.createdAt + DAY },
  };
  return { payment: order, cash: isUnderWay(order.state) ? cash : null };
}

/** Who pays in at desks. */
export function orderedInCash(answers: SessionOptions['answers'], url: string) {
  const { deposit, ...rest } = terms();
  const ways = [...deposit, { id: 'cash', min: 1000, max: 100_000, fee: free }];
  const limits = [
    { limitType: 22, limitState: 'ACTIVE', limitValue: 1e6, startedAt: 0, endsAt: null },
  ];
  return payingSession({
    url,
    answers: {
      limits: () => reply({ limits }),
      paymentMethods: () => reply({ ...rest, deposit: ways }),
      depositBegin: () => reply({ payment: payment({ method: 'cash' }), redirectUrl: null }),
      cashOrder: () => reply(cashOrder()),
      payments: () => reply({ items: [payment({ method: 'cash' })], next: null }),
      ...answers,
    },
  });
}
