import { map, merge, mergeMap } from 'rxjs';
import { exchangeFacts } from '../../domain/accounts/exchange-facts.ts';
import { exchangeRefusal } from '../../domain/accounts/exchange-rule.ts';
import type { EventData } from '../../events/catalogue.ts';
import { type Caused, callErrors, caused, effect, replies, request } from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

const pending: PendingOf = ({ exchange }) => exchange.sending.pending;

/** Sends what the policy lets through; that money went is a fact of its own. */
export const exchanging = effect('exchange', (context) => {
  const refusalOf = (order: EventData<'payments.exchangeSubmitted'>) =>
    exchangeRefusal(exchangeFacts(context.state(), order));
  return merge(
    submitting(
      context,
      pending,
      'payments.exchangeSubmitted',
      'exchangeMake',
      (body, _, headers) => ({ headers, body }),
      (order) => refusalOf(order) !== null,
    ),
    accepted(context, pending, 'payments.exchangeSubmitted').pipe(
      mergeMap((event): Caused[] => {
        const reason = refusalOf(event.data);
        return reason === null ? [] : [caused('payments.exchangeHeldBack', { reason }, event)];
      }),
    ),
    // Another rate may hold by now: the player sees it before the next press.
    callErrors(context, 'exchangeMake').pipe(
      map((event) => request(context, 'exchangeRates', {}, event)),
    ),
    replies(context, 'exchangeMake').pipe(
      map(({ body: { exchange }, event }) => {
        const { id, from, to, amount, received, rate } = exchange;
        return caused('payments.exchanged', { id, from, to, amount, received, rate }, event);
      }),
    ),
  );
});
