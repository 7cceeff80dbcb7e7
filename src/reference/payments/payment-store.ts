import type { SQLInputValue } from 'node:sqlite';
import * as v from 'valibot';
import {
  type CashOrder,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
} from '../../domain/payments/payments.ts';
import type { Database } from '../data/database.ts';

const paymentRow = v.object({
  id: v.number(),
  user_id: v.string(),
  account_id: v.number(),
  iso: v.string(),
  kind: v.picklist(PAYMENT_KINDS),
  state: v.picklist(PAYMENT_STATES),
  method: v.picklist(PAYMENT_METHODS),
  amount: v.number(),
  fee: v.number(),
  origin: v.string(),
  language: v.string(),
  created_at: v.number(),
  changed_at: v.number(),
  asked_at: v.number(),
});

const returnableRow = v.object({
  method: v.picklist(PAYMENT_METHODS),
  iso: v.string(),
  sum: v.number(),
});
const cashRow = v.pipe(
  v.object({
    code: v.string(),
    desk: v.string(),
    address: v.string(),
    url: v.nullable(v.string()),
    expires_at: v.number(),
  }),
  v.transform(({ expires_at: expiresAt, ...order }): CashOrder => ({ ...order, expiresAt })),
);
const isoSumRow = v.object({ iso: v.string(), sum: v.number() });

/** A payment as it is kept. Times are epoch milliseconds. */
export type PaymentRow = v.InferOutput<typeof paymentRow>;

export type ReturnableRow = v.InferOutput<typeof returnableRow>;

export type NewPayment = Pick<
  PaymentRow,
  'user_id' | 'account_id' | 'kind' | 'method' | 'amount' | 'fee' | 'origin' | 'language'
> & { readonly key: string };

/** A condition of a search and the value it compares with. */
export type Condition = readonly [sql: string, value: SQLInputValue];

/** Payments in a database. */
export interface PaymentStore {
  add(payment: NewPayment, now: number): PaymentRow;
  find(id: string): PaymentRow | null;
  ofKey(userId: string, key: string): PaymentRow | null;
  /** Newest first. */
  search(conditions: readonly Condition[], most: number): PaymentRow[];
  /** Moves it from one state to the next; false where it is in another by now. */
  move(payment: PaymentRow, to: PaymentRow['state'], now: number): boolean;
  asked(id: number, now: number): void;
  /** How it is paid at a desk, as the provider said. */
  keepCash(id: number, order: CashOrder): void;
  cashOf(id: number): CashOrder | null;
  /** What was paid in by each way and has not gone back, by currency; below zero where more did. */
  returnable(userId: string): readonly ReturnableRow[];
  /** What was taken out or is on its way, by currency. */
  takenOut(userId: string): readonly { readonly iso: string; readonly sum: number }[];
}

const SELECT = 'SELECT payments.*, iso FROM payments JOIN accounts ON accounts.id = account_id';

const RETURNABLE = `
  SELECT method, iso, SUM(CASE
    WHEN kind = 'deposit' AND state = 'succeeded' THEN amount
    WHEN kind = 'withdrawal' AND state IN ('created', 'pending', 'succeeded') THEN -amount
    ELSE 0 END) AS sum
  FROM payments JOIN accounts ON accounts.id = account_id
  WHERE user_id = ? GROUP BY method, iso`;

const TAKEN_OUT = `
  SELECT iso, SUM(amount) AS sum
  FROM payments JOIN accounts ON accounts.id = account_id
  WHERE user_id = ? AND kind = 'withdrawal' AND state IN ('created', 'pending', 'succeeded')
  GROUP BY iso`;

const ADD = `
  INSERT INTO payments (user_id, account_id, kind, state, method, amount, fee, origin, language,
    key, created_at, changed_at, asked_at)
  VALUES (?1, ?2, ?3, 'created', ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?10)`;

const MOVE = `
  UPDATE payments
  SET state = ?1, changed_at = ?2,
    succeeded_at = CASE WHEN ?1 = 'succeeded' THEN ?2 ELSE succeeded_at END
  WHERE id = ?3 AND state = ?4`;

function writing(database: Database) {
  const find = (id: number) => database.first(paymentRow, `${SELECT} WHERE payments.id = ?`, id);
  return {
    find: (id) => (/^\d{1,15}$/.test(id) ? find(Number(id)) : null),
    add(payment, now) {
      const { user_id, account_id, kind, method, amount, fee, origin, language, key } = payment;
      const which = [user_id, account_id, kind, method] as const;
      const { lastId } = database.run(ADD, ...which, amount, fee, origin, language, key, now);
      const added = find(lastId);
      if (!added) throw new Error('a payment that was added is not there');
      return added;
    },
    move: ({ id, state }, to, now) => database.run(MOVE, to, now, id, state).changes > 0,
    asked: (id, now) => void database.run('UPDATE payments SET asked_at = ? WHERE id = ?', now, id),
  } satisfies Partial<PaymentStore>;
}

const KEEP_CASH = `
  INSERT INTO cash_orders (payment_id, code, desk, address, url, expires_at)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

function paidAtDesks(database: Database) {
  return {
    keepCash: (id, { code, desk, address, url, expiresAt }) =>
      void database.run(KEEP_CASH, id, code, desk, address, url, expiresAt),
    cashOf: (id) => database.first(cashRow, 'SELECT * FROM cash_orders WHERE payment_id = ?', id),
  } satisfies Partial<PaymentStore>;
}

/** Puts the store together. */
export function createPaymentStore(database: Database): PaymentStore {
  return {
    ...writing(database),
    ...paidAtDesks(database),
    ofKey: (userId, key) =>
      database.first(paymentRow, `${SELECT} WHERE user_id = ? AND key = ?`, userId, key),
    search: (conditions, most) =>
      database.all(
        paymentRow,
        `${SELECT} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}
         ORDER BY payments.id DESC LIMIT ${most}`,
        ...conditions.map(([, value]) => value),
      ),
    returnable: (userId) => database.all(returnableRow, RETURNABLE, userId),
    takenOut: (userId) => database.all(isoSumRow, TAKEN_OUT, userId),
  };
}
