import type { CallInput } from '../../calls/table.ts';
import type { DepositRefusal } from '../../domain/payments/deposit-refusals.ts';
import { depositRefusal } from '../../domain/payments/depositing.ts';
import { feeOf, type PaymentKind } from '../../domain/payments/payments.ts';
import type { WithdrawalRefusal } from '../../domain/payments/withdrawal-refusals.ts';
import { withdrawalRefusal } from '../../domain/payments/withdrawing.ts';
import type { Database } from '../data/database.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Accounts, PlayerAccount } from '../money/accounts.ts';
import type { Moves } from './moves.ts';
import type { PaymentRow, PaymentStore } from './payment-store.ts';
import type { PaymentTerms } from './terms.ts';

/** What a player asks for. */
export interface Order {
  readonly userId: string;
  /** Of the player's choice: asked again under it, it is the same payment. */
  readonly key: string;
  readonly asked: CallInput<'depositBegin'>['body'];
  /** Where the player is: scheme and host, and language. */
  readonly origin: string;
  readonly language: string;
}

export interface OrdersOptions {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly paymentStore: PaymentStore;
  readonly paymentTerms: PaymentTerms;
  readonly moves: Moves;
}

/** Takes down what players ask for, once for each key; throws a refusal where it may not be. */
export interface Orders {
  deposit(order: Order, now: number): PaymentRow;
  /** The money is out of the player's account from here on. */
  withdrawal(order: Order, now: number): PaymentRow;
}

const CODES: Readonly<Record<(DepositRefusal | WithdrawalRefusal)['kind'], RefusalCode>> = {
  guest: '401',
  banned: '1813',
  'limits-unreachable': '500',
  waiting: '500',
  excluded: '1009',
  paused: '1801',
  'limit-missing': '1802',
  'identification-due': '1815',
  'limit-reached': '1803',
  'no-account': '1804',
  'bonus-account': '1805',
  'no-method': '1806',
  'out-of-service': '1814',
  'amount-missing': '1807',
  'amount-low': '1807',
  'amount-high': '1807',
  'not-enough-money': '1808',
  'other-method-first': '1809',
  'verification-due': '1810',
};

/** Throws unless it is the same thing that is asked for under a key again. */
function assertSame(known: PaymentRow, kind: PaymentKind, { asked }: Order): void {
  const isSame =
    known.kind === kind &&
    String(known.account_id) === asked.accountId &&
    known.method === asked.method &&
    known.amount === asked.amount;
  if (!isSame) throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
}

type Refusals = (account: PlayerAccount | null) => { readonly kind: keyof typeof CODES } | null;

/** Finds the payment of a key, or adds it where nothing speaks against it. */
function takingDown({ accounts, paymentStore, paymentTerms }: OrdersOptions) {
  const add = (kind: PaymentKind, order: Order, account: PlayerAccount, now: number) => {
    const { userId, key, asked, origin, language } = order;
    const { method, amount } = asked;
    const terms = paymentTerms.methods(account.iso, kind, now).find(({ id }) => id === method);
    const fee = terms ? feeOf(amount, terms.fee) : 0;
    const whose = { user_id: userId, account_id: account.id, origin, language, key };
    return paymentStore.add({ ...whose, kind, method, amount, fee }, now);
  };
  return (kind: PaymentKind, order: Order, now: number, refusalOf: Refusals) => {
    const { userId, key, asked } = order;
    const known = paymentStore.ofKey(userId, key);
    if (known) {
      assertSame(known, kind, order);
      return { payment: known, isNew: false };
    }
    const account = accounts.find(userId, asked.accountId);
    const refusal = refusalOf(account);
    if (refusal !== null) throw new Refused(CODES[refusal.kind]);
    if (account === null) throw new Refused('1804');
    return { payment: add(kind, order, account, now), isNew: true };
  };
}

/** Puts the taking down together. */
export function createOrders(options: OrdersOptions): Orders {
  const { database, paymentTerms, moves } = options;
  const once = takingDown(options);
  return {
    // What limits leave is read and used up in one transaction: two at once cannot both pass.
    deposit: (order, now) =>
      database.transaction(() => {
        const { userId, asked } = order;
        const refusalOf: Refusals = (account) =>
          depositRefusal(paymentTerms.depositFacts(userId, account, asked, now));
        return once('deposit', order, now, refusalOf).payment;
      }),
    withdrawal: (order, now) =>
      database.transaction(() => {
        const { userId, asked } = order;
        const refusalOf: Refusals = (account) =>
          withdrawalRefusal(paymentTerms.withdrawalFacts(userId, account, asked, now));
        const { payment, isNew } = once('withdrawal', order, now, refusalOf);
        if (isNew) moves.hold(payment, now);
        return payment;
      }),
  };
}
