import { concat, defer, filter, map, merge, mergeMap, type Observable, of, take } from 'rxjs';
import type { Outcome } from '../client.ts';
import type { CallReply } from '../table.ts';
import {
  codesOf,
  ended,
  type Interceptor,
  type InterceptorContext,
  nested,
  type Passage,
  type Saying,
  sayAgain,
  withHeaders,
} from './chain.ts';

/** Carries the token the server knows this browser by. */
const FINGERPRINT_HEADER = 'x-fingerprint';

/** Refuses a call until the browser's fingerprint is known, or known anew. */
const FINGERPRINT_CODE = '120';

/** What a browser is told apart by: only what it says of itself when a session starts. */
export type Components = () => Record<string, unknown>;

export interface FingerprintContext extends InterceptorContext {
  readonly components: Components;
}

type Fetched =
  | { readonly kind: 'say'; readonly saying: Saying }
  | { readonly kind: 'token'; readonly token: string | null };

/** The fingerprint's token, and the one fetch that all who need it share. */
function createKeeper(context: FingerprintContext) {
  let underWay: number | null = null;
  let kept: CallReply<'fingerprint'> | null = null;

  const ending = (requestId: number): Observable<Fetched> =>
    merge(context.on('http.replied'), context.on('http.failed')).pipe(
      filter(({ data }) => data.requestId === requestId),
      take(1),
      map(({ data }): Fetched => {
        underWay = null;
        const { status, body } = { body: null, ...data };
        kept = status >= 200 && status < 400 ? (body as CallReply<'fingerprint'>) : null;
        return { kind: 'token', token: kept?.token ?? null };
      }),
    );

  return {
    headers(): Record<string, string> {
      const isValid = kept !== null && kept.expiresAt > context.scheduler.now();
      return isValid && kept ? { [FINGERPRINT_HEADER]: kept.token } : {};
    },
    refresh: (): Observable<Fetched> =>
      defer(() => {
        if (underWay !== null) return ending(underWay);
        const body = { componentsData: context.components() };
        const { requestId, saying } = nested(context, 'fingerprint', { body });
        underWay = requestId;
        return merge(ending(requestId), of<Fetched>({ kind: 'say', saying }));
      }),
    take(reply: CallReply<'fingerprint'>): void {
      kept = reply;
    },
  };
}

/** A call refused for its fingerprint is sent once more with a fresh one. */
export function fingerprinting(context: FingerprintContext): Interceptor {
  const keeper = createKeeper(context);
  // The site also asks by itself, some seconds after it is ready.
  const asked = context
    .on('http.replied')
    .pipe(filter(({ data }) => data.call === 'fingerprint' && data.status < 400));
  asked.subscribe(({ data }) => keeper.take(data.body as CallReply<'fingerprint'>));

  const again = (
    attempt: Parameters<Interceptor>[0],
    outcome: Outcome,
    next: Parameters<Interceptor>[1],
  ) =>
    keeper.refresh().pipe(
      mergeMap((step): Observable<Passage> => {
        if (step.kind === 'say') return of(step.saying);
        if (step.token === null) return of(ended(outcome));
        return next(withHeaders(attempt, { [FINGERPRINT_HEADER]: step.token }));
      }),
    );

  return (attempt, next) => {
    if (attempt.request.call === 'fingerprint') return next(attempt);
    return defer(() => next(withHeaders(attempt, keeper.headers()))).pipe(
      mergeMap((passage) => {
        if (passage.kind === 'say') return of(passage);
        const { outcome } = passage;
        if (!codesOf(outcome, 400).includes(FINGERPRINT_CODE)) return of(passage);
        const said = sayAgain(attempt, 'fingerprint', outcome, { code: FINGERPRINT_CODE });
        return concat(of(said), again(attempt, outcome, next));
      }),
    );
  };
}
