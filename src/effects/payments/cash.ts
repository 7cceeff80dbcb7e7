import { filter, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { isUnderWay } from '../../domain/payments/payments.ts';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';
import { closed, isOpen } from '../dialogs.ts';
import { due } from '../due.ts';

/** Milliseconds between two questions whether the money has come. */
const PAUSE = 5000;

/** Asks again while the code is before the player, and nobody knows how the payment ends. */
function watching(context: EffectContext): Observable<Caused> {
  const answers = merge<Envelope[]>(
    replies(context, 'cashOrder').pipe(map(({ event }) => event)),
    callErrors(context, 'cashOrder'),
    context.on('app.effectsJoined'),
  );
  return answers.pipe(
    switchMap((event) => due(context, PAUSE).pipe(map(() => event))),
    mergeMap((event): Caused[] => {
      const { payment } = context.state().cashOrder;
      if (payment === null || !isUnderWay(payment.state) || !isOpen(context, 'team-cash'))
        return [];
      return [request(context, 'cashOrder', { path: { id: payment.id } }, event)];
    }),
  );
}

/** The code has done its work once the money is there. */
function closing(context: EffectContext): Observable<Caused> {
  return context.on('payments.ended').pipe(
    filter(({ data: { id, outcome } }) => {
      const { payment } = context.state().cashOrder;
      return outcome === 'succeeded' && payment?.id === id;
    }),
    mergeMap((event) => closed(context, 'team-cash', event)),
  );
}

/** Money that is paid in at a desk. */
export const cash = effect('payments-cash', (context) =>
  merge(watching(context), closing(context)),
);
