import { filter, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import type { Refusal } from '../../calls/define.ts';
import type { Payment } from '../../calls/payments.ts';
import type { PaymentKind } from '../../domain/payments/payments.ts';
import { paymentRefusalOf } from '../../domain/payments/refusals.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';

/** Calls that ask for a payment, and for which. */
const ORDERS: ReadonlyMap<string, PaymentKind> = new Map([
  ['depositBegin', 'deposit'],
  ['withdrawalRequest', 'withdrawal'],
]);

type Outcome = EventData<'payments.ended'>['outcome'];

/** How it ended; null while it is under way. */
function outcomeOf({ state }: Payment): Outcome | null {
  return state === 'created' || state === 'pending' ? null : state;
}

export function factsOf({ id, kind, method, amount, fee, currency }: Payment) {
  return { id, kind, method, amount, fee, currency };
}

interface Answer {
  readonly payments: readonly Payment[];
  readonly event: Envelope;
}

/** Payments that any answer tells of. */
function told(context: EffectContext): Observable<Answer> {
  const one = (
    call: 'payment' | 'withdrawalCancel' | 'depositBegin' | 'withdrawalRequest' | 'cashOrder',
  ) => replies(context, call).pipe(map(({ body, event }) => ({ payments: [body.payment], event })));
  return merge(
    one('payment'),
    one('withdrawalCancel'),
    one('depositBegin'),
    one('withdrawalRequest'),
    one('cashOrder'),
    replies(context, 'payments').pipe(map(({ body, event }) => ({ payments: body.items, event }))),
  );
}

/** Whether it is one that was waited for, or a payment that came in and was taken back since. */
const isNews = ({ payments }: ReturnType<EffectContext['state']>, { id }: Payment): boolean =>
  payments.awaited.includes(id);

/** What the policy of the server does not let through. */
function refused(context: EffectContext): Observable<Caused> {
  return context.on('http.replied').pipe(
    mergeMap((event): Caused[] => {
      const { call, status, body } = event.data;
      const kind = ORDERS.get(call);
      if (kind === undefined || status < 400) return [];
      const [first] = (body as Partial<Refusal>).errors ?? [];
      const reason = first ? paymentRefusalOf(String(first.code)) : null;
      return reason === null ? [] : [caused('payments.refused', { kind, reason }, event)];
    }),
  );
}

/**
 * Tells once how each payment ended that was begun in this tab or seen under way, so that nobody has
 * to read answers of calls for it. What is waited for outlives the page: the way to the provider and
 * back leads out of it.
 */
export const paymentOutcomes = effect('payment-outcomes', (context) => {
  const ended = told(context).pipe(
    mergeMap(({ payments, event }): Caused[] =>
      payments.flatMap((payment) => {
        const outcome = outcomeOf(payment);
        if (outcome === null || !isNews(context.state(), payment)) return [];
        return [caused('payments.ended', { ...factsOf(payment), outcome }, event)];
      }),
    ),
  );
  const kept = context.events$.pipe(
    filter(({ type }) => type === 'payments.begun' || type === 'payments.ended'),
    tap(() => writeTo(context.storage.session, STORED.payments, context.state().payments.awaited)),
    filter((_): _ is never => false),
  );
  return merge(ended, refused(context), kept);
});
