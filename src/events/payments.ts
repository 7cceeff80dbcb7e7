import * as v from 'valibot';
import { EXCHANGE_REFUSALS, RATE } from '../domain/accounts/exchange.ts';
import { DEPOSIT_REFUSALS } from '../domain/payments/deposit-refusals.ts';
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from '../domain/payments/payments.ts';
import { SERVER_PAYMENT_REFUSALS } from '../domain/payments/refusals.ts';
import { WITHDRAWAL_REFUSALS } from '../domain/payments/withdrawal-refusals.ts';
import { money, stake } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

/** What is asked for, in minor units of the account. */
const order = v.object({
  accountId: v.string(),
  method: v.picklist(PAYMENT_METHODS),
  amount: stake,
});

/** A payment as far as others are told of it. */
const payment = {
  id: v.string(),
  kind: v.picklist(PAYMENT_KINDS),
  method: v.picklist(PAYMENT_METHODS),
  amount: money,
  fee: money,
  currency: v.string(),
};

/** Units of the one currency for one of the other. */
const rate = v.pipe(v.string(), v.regex(RATE));

export const paymentsEvents = area('payments', {
  depositSubmitted: input(1, 'The player asked to pay money in.', order),
  withdrawalSubmitted: input(1, 'The player asked for money to be paid out.', order),
  methodChosen: input(
    1,
    'The player chose by which way money comes in, or goes out.',
    v.object({ kind: v.picklist(PAYMENT_KINDS), method: v.picklist(PAYMENT_METHODS) }),
  ),
  cancelPressed: input(1, 'The player took a withdrawal back.', v.object({ id: v.string() })),
  historyChosen: input(
    1,
    'The player chose which payments the history shows; null is all.',
    v.object({
      kind: v.nullable(v.picklist(PAYMENT_KINDS)),
      state: v.nullable(v.picklist(PAYMENT_STATES)),
    }),
  ),
  olderAsked: input(1, 'The player asked for older payments.', v.object({})),
  heldBack: event(
    1,
    'What the player asked for was not sent: the policy refuses it.',
    v.object({
      kind: v.picklist(PAYMENT_KINDS),
      reason: v.picklist([...DEPOSIT_REFUSALS, ...WITHDRAWAL_REFUSALS]),
    }),
  ),
  begun: event(
    1,
    'The server took a payment down: a deposit leads to the provider, a withdrawal is held.',
    v.object(payment),
  ),
  refused: event(
    1,
    'The server did not take a payment down: its policy refuses it.',
    v.object({
      kind: v.picklist(PAYMENT_KINDS),
      reason: v.picklist(SERVER_PAYMENT_REFUSALS),
    }),
  ),
  exchangeSubmitted: input(
    1,
    'The player asked to move money to another of their accounts, at the rate they were shown.',
    v.object({ fromId: v.string(), toId: v.string(), amount: stake, rate }),
  ),
  exchangeHeldBack: event(
    1,
    'Money does not go between these accounts, and was not asked to: the policy refuses it.',
    v.object({ reason: v.picklist(EXCHANGE_REFUSALS) }),
  ),
  exchanged: event(
    1,
    "Money went from one of the player's accounts to another, in minor units of each.",
    v.object({
      id: v.string(),
      from: v.string(),
      to: v.string(),
      amount: money,
      received: money,
      rate,
    }),
  ),
  cashOrdered: event(
    1,
    'A deposit is to be paid at a desk: there is a code for it.',
    v.object({ id: v.string() }),
  ),
  codeCopied: input(
    1,
    'The player put the code of an order on the clipboard, or it did not get there.',
    v.object({ succeeded: v.boolean() }),
  ),
  goingFailed: event(1, 'The browser did not get to the provider.', v.object({})),
  ended: event(
    1,
    'It is known how a payment ended.',
    v.object({
      ...payment,
      outcome: v.picklist(['succeeded', 'refused', 'cancelled', 'expired', 'charged-back']),
    }),
  ),
});
