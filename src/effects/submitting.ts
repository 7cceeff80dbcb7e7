import { filter, map, type Observable } from 'rxjs';
import type { IdempotencyHeaders } from '../calls/define.ts';
import type { CallInput, CallName } from '../calls/table.ts';
import type { Envelope, EventType } from '../events/catalogue.ts';
import type { Pending } from '../projections/answers/pending.ts';
import type { State } from '../projections/state.ts';
import { type Caused, type EffectContext, request } from './define.ts';

/** Where the state keeps what was sent and is not answered. */
export type PendingOf = (state: State) => Pending | null | undefined;

/** Inputs that the fold accepted: one at a time, and none that it had no use for. */
export function accepted<T extends EventType>(
  context: EffectContext,
  pendingOf: PendingOf,
  type: T,
): Observable<Envelope<T>> {
  return context.on(type).pipe(filter(({ seq }) => pendingOf(context.state())?.seq === seq));
}

/** The key of a call that is done once: the session, and the press of its log it began with. */
function keyOf({ session }: State, { seq, keySeq = seq }: Pending): IdempotencyHeaders {
  return { 'idempotency-key': `${session.sessionId}.${keySeq}` };
}

/**
 * Issues the call of a form, for each input that the fold took. A call that is done once declares
 * its headers, and so needs those that are given: the same again where nobody knows what came of
 * the last time.
 */
export function submitting<T extends EventType, C extends CallName>(
  context: EffectContext,
  pendingOf: PendingOf,
  type: T,
  call: C,
  input: (
    data: Envelope<T>['data'],
    event: Envelope<T>,
    headers: IdempotencyHeaders,
  ) => CallInput<C>,
  /** Whether it is kept back: who does so says why, and ends the waiting. */
  isHeld: (data: Envelope<T>['data']) => boolean = () => false,
): Observable<Caused> {
  return accepted(context, pendingOf, type).pipe(
    filter(({ data }) => !isHeld(data)),
    map((event) => {
      const state = context.state();
      const headers = keyOf(state, pendingOf(state) ?? { seq: event.seq, requestId: null });
      return request(context, call, input(event.data, event, headers), event);
    }),
  );
}

/** Whether what was sent waits for the answer to this call. */
export function isAwaited(
  { state }: Pick<EffectContext, 'state'>,
  pendingOf: PendingOf,
  { data }: Envelope<'http.replied'>,
): boolean {
  return pendingOf(state())?.requestId === data.requestId;
}
