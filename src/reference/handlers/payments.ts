import type { Payment } from '../../calls/payments.ts';
import type { CallInput, CallReply } from '../../calls/table.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { isUnderWay, PAYMENT_KINDS, PAYMENT_STATES } from '../../domain/payments/payments.ts';
import type { Guard } from '../guard/guard.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import type { Accounts, PlayerAccount } from '../money/accounts.ts';
import { currencyById, currencyByIso, HOME_CURRENCY } from '../money/currencies.ts';
import type { Order } from '../payments/orders.ts';
import type { Condition, PaymentRow, PaymentStore } from '../payments/payment-store.ts';
import type { Payments } from '../payments/payments.ts';
import { OutOfService, type PaymentProvider } from '../payments/provider.ts';

export interface PaymentsHandlersOptions {
  readonly payments: Payments;
  readonly paymentStore: PaymentStore;
  readonly paymentProvider: PaymentProvider;
  readonly accounts: Accounts;
  readonly jurisdiction: Jurisdiction;
  readonly guard: Guard;
}

const PAGE = 20;

/** Whether the player may still take it back: as long as the house has it, where the law allows it. */
const mayCancel = ({ kind, state }: PaymentRow, { mayCancelWithdrawal }: Jurisdiction): boolean =>
  mayCancelWithdrawal && kind === 'withdrawal' && state === 'created';

const answerOf = (payment: PaymentRow, jurisdiction: Jurisdiction): Payment => ({
  id: String(payment.id),
  kind: payment.kind,
  state: payment.state,
  method: payment.method,
  accountId: String(payment.account_id),
  currency: payment.iso,
  amount: payment.amount,
  fee: payment.fee,
  createdAt: payment.created_at,
  changedAt: payment.changed_at,
  mayCancel: mayCancel(payment, jurisdiction),
});

/** The player's payment of this number; throws where it is none of theirs. */
function ownPayment({ paymentStore }: PaymentsHandlersOptions, id: string, context: CallContext) {
  const payment = paymentStore.find(id);
  if (payment?.user_id !== playerOf(context).user_id) throw new Refused('404');
  return payment;
}

function orderOf(
  { headers, body }: CallInput<'depositBegin'>,
  context: CallContext,
  guard: Guard,
): Order {
  const { user_id: userId } = playerOf(context);
  const key = headers['idempotency-key'];
  assertIdempotencyKey(key);
  guard.pass('payment', context, { subject: userId });
  const { origin, language } = context;
  return { userId, key, asked: body, origin, language };
}

const choices = { kind: PAYMENT_KINDS, state: PAYMENT_STATES } as const;

function conditionsOf(query: CallInput<'payments'>['query']): Condition[] {
  const { cursor } = query;
  const chosen = (['kind', 'state'] as const).flatMap((name): Condition[] => {
    const value = query[name];
    if (value === undefined) return [];
    const offered: readonly string[] = choices[name];
    if (offered.includes(value)) return [[`${name} = ?`, value]];
    throw new Refused('400', [{ pointer: `/query/${name}`, detail: offered.join(', ') }]);
  });
  if (cursor === undefined) return chosen;
  if (/^\d{1,15}$/.test(cursor)) return [...chosen, ['payments.id < ?', Number(cursor)]];
  throw new Refused('400', [{ pointer: '/query/cursor', detail: 'as `next` of the page before' }]);
}

/** The account that pays for bets, unless its money is a bonus. */
function usualAccount(all: readonly PlayerAccount[]): PlayerAccount | undefined {
  const own = all.filter(({ purpose }) => purpose !== 'bonus');
  return own.find((account) => account.is_active) ?? own.find(({ purpose }) => purpose === 'main');
}

function reading(options: PaymentsHandlersOptions) {
  const { payments, paymentStore, accounts, jurisdiction } = options;
  return {
    paymentMethods({ query }, context) {
      const { user_id: userId } = playerOf(context);
      const account =
        query.account === undefined
          ? usualAccount(accounts.list(userId))
          : accounts.find(userId, query.account);
      if (!account) throw new Refused('1804');
      return payments.paymentTerms.of(userId, account, context.now);
    },
    paymentOffer({ query: { currency } }, { now }) {
      // A number that is none of a currency asks for nothing that there is.
      const asked =
        currency === undefined ? currencyByIso(HOME_CURRENCY) : currencyById(Number(currency));
      if (asked === null) throw new Refused('404');
      return payments.paymentTerms.offer(asked, now);
    },
    async payment({ path }, context) {
      await payments.following.refresh(ownPayment(options, path.id, context), context.now);
      return { payment: answerOf(ownPayment(options, path.id, context), jurisdiction) };
    },
    async cashOrder({ path }, context) {
      if (paymentStore.cashOf(ownPayment(options, path.id, context).id) === null) {
        throw new Refused('404');
      }
      await payments.following.refresh(ownPayment(options, path.id, context), context.now);
      const payment = ownPayment(options, path.id, context);
      const cash = isUnderWay(payment.state) ? paymentStore.cashOf(payment.id) : null;
      return { payment: answerOf(payment, jurisdiction), cash };
    },
    payments({ query }, context): CallReply<'payments'> {
      const own: Condition = ['user_id = ?', playerOf(context).user_id];
      const found = paymentStore.search([own, ...conditionsOf(query)], PAGE + 1);
      const items = found.slice(0, PAGE);
      return {
        items: items.map((payment) => answerOf(payment, jurisdiction)),
        next: found.length > PAGE ? String(items.at(-1)?.id) : null,
      };
    },
  } satisfies Handlers;
}

/** Calls by which players pay in and take out. */
export function paymentsHandlers(options: PaymentsHandlersOptions) {
  const { payments, paymentProvider, paymentStore, jurisdiction, guard } = options;
  return {
    ...reading(options),
    async depositBegin(input, context) {
      const payment = payments.orders.deposit(orderOf(input, context, guard), context.now);
      const answer = answerOf(payment, jurisdiction);
      if (!isUnderWay(payment.state)) return { payment: answer, redirectUrl: null };
      const { id, method, amount, iso, origin, language } = payment;
      const site = `${origin}/${language}`;
      try {
        const order = { payment: String(id), method, amount, iso, site };
        const begun = await paymentProvider.begin(order, context.now);
        if ('url' in begun) return { payment: answer, redirectUrl: begun.url };
        paymentStore.keepCash(id, begun.cash);
        return { payment: answer, redirectUrl: null };
      } catch (error) {
        if (error instanceof OutOfService) {
          payments.moves.move(payment, 'refused', context.now);
          throw new Refused('1814');
        }
        // Nobody knows whether the provider has it: asked again under the key, it is the same order.
        throw new Refused('1812');
      }
    },
    withdrawalRequest(input, context) {
      const order = orderOf(input, context, guard);
      const payment = payments.orders.withdrawal(order, context.now);
      return { payment: answerOf(payment, jurisdiction) };
    },
    withdrawalCancel({ path }, context) {
      const payment = ownPayment(options, path.id, context);
      const isDone = payment.kind === 'withdrawal' && payment.state === 'cancelled';
      if (!isDone) {
        if (!mayCancel(payment, jurisdiction)) throw new Refused('1811');
        payments.moves.move(payment, 'cancelled', context.now);
      }
      return { payment: answerOf(ownPayment(options, path.id, context), jurisdiction) };
    },
  } satisfies Handlers;
}
