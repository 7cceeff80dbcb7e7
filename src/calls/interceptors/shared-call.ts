import { defer, filter, map, merge, type Observable, of, ReplaySubject, take } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import type { Outcome } from '../client.ts';
import type { CallInput, CallName, CallReply } from '../table.ts';
import { ended, type InterceptorContext, type Passage, say } from './chain.ts';

/** How a call on the bus ended. */
function outcomeOf({ type, data }: Envelope<'http.replied'> | Envelope<'http.failed'>): Outcome {
  if (type === 'http.replied') return { kind: 'replied', status: data.status, body: data.body };
  const { reason, status, detail } = data;
  return { kind: 'failed', reason, status, detail };
}

function endOf({ on }: InterceptorContext, requestId: number): Observable<Outcome> {
  return merge(on('http.replied'), on('http.failed')).pipe(
    filter(({ data }) => data.requestId === requestId),
    take(1),
    map((event) => outcomeOf(event as Envelope<'http.replied'> | Envelope<'http.failed'>)),
  );
}

/**
 * A call that interceptors need made, at most one at a time between a sign-in and a sign-out: all
 * who need it share it. It is heard to its end even if whoever asked for it does not wait any more;
 * `heard` is told when.
 */
export function sharedCall<C extends CallName>(
  context: InterceptorContext,
  call: C,
  input: () => CallInput<C>,
): (heard?: () => void) => Observable<Passage> {
  let underWay: { readonly sitting: number; readonly ending: Observable<Passage> } | null = null;
  return (heard) =>
    defer(() => {
      const sitting = context.sitting();
      if (underWay?.sitting === sitting) return underWay.ending;
      const requestId = context.nextRequestId();
      const ending = new ReplaySubject<Passage>(1);
      const mine = { sitting, ending };
      underWay = mine;
      endOf(context, requestId).subscribe((outcome) => {
        if (underWay === mine) underWay = null;
        heard?.();
        ending.next(ended(outcome));
        ending.complete();
      });
      const asked = say('http.requested', { call, requestId, ...input() });
      return merge(ending, of<Passage>(asked));
    });
}

/**
 * The last good reply of a call, whoever asked for it. What it brought is told apart by the reply
 * itself: its secrets are not in a recording, so nothing may hang on what they say.
 */
export function lastReply<C extends CallName>(
  { on }: InterceptorContext,
  call: C,
  counts: (event: Envelope<'http.replied'>) => boolean = () => true,
): () => CallReply<C> | null {
  let last: CallReply<C> | null = null;
  on('http.replied')
    .pipe(filter((event) => event.data.call === call && event.data.status < 400 && counts(event)))
    .subscribe(({ data }) => {
      last = data.body as CallReply<C>;
    });
  return () => last;
}
