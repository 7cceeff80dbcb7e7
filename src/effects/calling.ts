import { filter, map, merge, mergeMap, type Observable, of, take } from 'rxjs';
import type { CallInput, CallName, CallReply } from '../calls/table.ts';
import type { Envelope } from '../events/catalogue.ts';
import { type Caused, caused, type EffectContext } from './define.ts';

type Ended = Envelope<'http.replied'> | Envelope<'http.failed'>;

/** How a call ended; `answer` is null where it was refused or failed. */
interface Ending<C extends CallName> {
  readonly answer: CallReply<C> | null;
  readonly event: Ended;
}

/** Issues a call and goes on with what came of it. */
export function calling<C extends CallName>(
  context: EffectContext,
  call: C,
  input: CallInput<C>,
  cause: number | { readonly seq: number },
  then: (ending: Ending<C>) => Observable<Caused>,
): Observable<Caused> {
  const requestId = context.nextRequestId();
  const ended = context.events$.pipe(
    filter(
      (event): event is Ended =>
        (event.type === 'http.replied' || event.type === 'http.failed') &&
        event.data.requestId === requestId,
    ),
    take(1),
    map((event) => {
      const isAnswer = event.type === 'http.replied' && event.data.status < 400;
      return { answer: isAnswer ? (event.data.body as CallReply<C>) : null, event };
    }),
    mergeMap(then),
  );
  // Listens before it asks: a transport may answer at once.
  return merge(ended, of(caused('http.requested', { call, requestId, ...input }, cause)));
}
