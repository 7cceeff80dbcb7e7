import { filter, map, merge, mergeMap, type Observable, of, switchMap, takeUntil } from 'rxjs';
import type { DepositRefusal } from '../../domain/payments/deposit-refusals.ts';
import { depositRefusal } from '../../domain/payments/depositing.ts';
import { depositFacts, withdrawalFacts } from '../../domain/payments/facts.ts';
import { isPaidAtDesk, isUnderWay, type PaymentKind } from '../../domain/payments/payments.ts';
import type { WithdrawalRefusal } from '../../domain/payments/withdrawal-refusals.ts';
import { withdrawalRefusal } from '../../domain/payments/withdrawing.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { href } from '../../routes/href.ts';
import { isPage } from '../../routes/table.ts';
import { isWebAddress } from '../../routes/web-address.ts';
import { awaited } from '../awaited.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';
import { opened } from '../dialogs.ts';
import { due } from '../due.ts';
import { going } from '../route/leaving.ts';
import { accepted, isAwaited, type PendingOf, submitting } from '../submitting.ts';
import { historyQuery } from './history-query.ts';
import { factsOf } from './outcomes.ts';

type Form = 'depositing' | 'withdrawing' | 'cancelling' | 'older';

const pendingOf =
  (form: Form): PendingOf =>
  ({ payments }) =>
    payments[form].pending;

/** What keeps an order from being sent is said in its place. */
function held(
  kind: PaymentKind,
  refusal: DepositRefusal | WithdrawalRefusal | null,
  event: Envelope,
): Caused[] {
  if (refusal === null) return [];
  return [caused('payments.heldBack', { kind, reason: refusal.kind }, event)];
}

/** Sends orders that the policy lets through. */
function ordering(context: EffectContext): Observable<Caused> {
  const depositStop = (order: EventData<'payments.depositSubmitted'>) =>
    depositRefusal(depositFacts(context.state(), order));
  const withdrawalStop = (order: EventData<'payments.withdrawalSubmitted'>) =>
    withdrawalRefusal(withdrawalFacts(context.state(), order));
  const [deposit, withdrawal] = [pendingOf('depositing'), pendingOf('withdrawing')];
  return merge(
    submitting(
      context,
      deposit,
      'payments.depositSubmitted',
      'depositBegin',
      (body, _, headers) => ({ headers, body }),
      (order) => depositStop(order) !== null,
    ),
    submitting(
      context,
      withdrawal,
      'payments.withdrawalSubmitted',
      'withdrawalRequest',
      (body, _, headers) => ({ headers, body }),
      (order) => withdrawalStop(order) !== null,
    ),
    accepted(context, deposit, 'payments.depositSubmitted').pipe(
      mergeMap((event) => held('deposit', depositStop(event.data), event)),
    ),
    accepted(context, withdrawal, 'payments.withdrawalSubmitted').pipe(
      mergeMap((event) => held('withdrawal', withdrawalStop(event.data), event)),
    ),
  );
}

/** The player goes to the provider, or to a desk; where nothing is left to pay, to what came of it. */
function paying(context: EffectContext): Observable<Caused> {
  const { state } = context;
  const depositing = pendingOf('depositing');
  return awaited(context, depositing, 'depositBegin').pipe(
    mergeMap(({ body: { payment, redirectUrl }, event }) => {
      const begun = of(caused('payments.begun', factsOf(payment), event));
      if (!isUnderWay(payment.state)) {
        const url = href('onPay', { result: 'pending' }, state().route.language);
        const query = `?payment=${payment.id}`;
        return of(caused('route.requested', { url: url + query, replace: false }, event));
      }
      const { id, method } = payment;
      if (isPaidAtDesk(method)) {
        const ordered = caused('payments.cashOrdered', { id }, event);
        return merge(begun, of(ordered, opened('team-cash', event, { paymentId: id })));
      }
      const away = going(context, {
        url: redirectUrl !== null && isWebAddress(redirectUrl) ? redirectUrl : null,
        isStillHere: () => isAwaited(context, depositing, event),
        failed: caused('payments.goingFailed', {}, event),
      });
      return merge(begun, away);
    }),
  );
}

/** A withdrawal is taken down, or taken back: what may be taken out now is asked for. */
function withdrawing(context: EffectContext): Observable<Caused> {
  const requested = replies(context, 'withdrawalRequest').pipe(
    map(({ body, event }) => caused('payments.begun', factsOf(body.payment), event)),
  );
  const changed = merge(
    replies(context, 'withdrawalRequest'),
    replies(context, 'withdrawalCancel'),
  ).pipe(
    filter(() => isPage(context.state().route.route, 'officeDeduce')),
    map(({ event }) => request(context, 'paymentMethods', { query: {} }, event)),
  );
  return merge(requested, changed);
}

/** Milliseconds between two questions about a payment that is under way: soon at first, then rarer. */
const PAUSES = [1000, 2000, 3000, 5000] as const;
const LONG_PAUSE = 10_000;
/** About ten minutes: whoever waits longer finds it in the history. */
const MOST_QUESTIONS = 60;

/** Asks again while the page of a payment is open and nobody knows how it ends. */
function watching(context: EffectContext): Observable<Caused> {
  const opened = context
    .on('route.changed')
    .pipe(filter(({ data }) => isPage(data.route, 'onPay', 'onPayWithdraw')));
  const left = merge<Envelope[]>(context.on('route.changed'), context.on('session.ended'));
  return opened.pipe(
    switchMap(() =>
      merge(
        replies(context, 'payment').pipe(map(({ event }) => event)),
        callErrors(context, 'payment'),
        // It may have been answered before this effect was there.
        context.on('app.effectsJoined'),
      ).pipe(
        switchMap((event, count) => {
          const { payment } = context.state().payments.returned;
          const isOver = payment !== null && !isUnderWay(payment.state);
          if (isOver || payment === null || count >= MOST_QUESTIONS) return [];
          return due(context, PAUSES[count] ?? LONG_PAUSE).pipe(
            map(() => request(context, 'payment', { path: { id: payment.id } }, event)),
          );
        }),
        takeUntil(left),
      ),
    ),
  );
}

/** Older payments, and those that were chosen, are asked for. */
function leafing(context: EffectContext): Observable<Caused> {
  const query = () => historyQuery(context.state());
  return merge(
    submitting(context, pendingOf('older'), 'payments.olderAsked', 'payments', () => {
      const { next } = context.state().payments.history;
      return { query: { ...query(), ...(next === null ? {} : { cursor: next }) } };
    }),
    submitting(
      context,
      pendingOf('cancelling'),
      'payments.cancelPressed',
      'withdrawalCancel',
      ({ id }) => ({
        path: { id },
        body: {},
      }),
    ),
  );
}

/** What the player does about money in and out. */
export const payments = effect('payments', (context) =>
  merge(
    ordering(context),
    paying(context),
    withdrawing(context),
    watching(context),
    leafing(context),
  ),
);
