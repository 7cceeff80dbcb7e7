import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import { declarationOf, type Outcome, requestOf, send } from '../calls/client.ts';
import type { CallDeclaration } from '../calls/define.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect } from './define.ts';
import { createTokens, type Tokens } from './token.ts';

type Requested = Envelope<'http.requested'>;

/** The event that tells how a call ended. */
function ending(event: Requested, outcome: Outcome): Caused {
  const { call, requestId } = event.data;
  if (outcome.kind === 'replied') {
    const { status, body } = outcome;
    return caused('http.replied', { call, requestId, status, body }, event);
  }
  const { reason, status, detail } = outcome;
  return caused('http.failed', { call, requestId, reason, status, detail }, event);
}

/** Says that a call is sent once more, waits, and sends it. */
function again(
  context: EffectContext,
  event: Requested,
  { attempt, reason, status, delay }: Omit<EventData<'http.attempted'>, 'call' | 'requestId'>,
  next: () => Observable<Caused>,
): Observable<Caused> {
  const { call, requestId } = event.data;
  const said = caused('http.attempted', { call, requestId, attempt, reason, status, delay }, event);
  const sent = delay === 0 ? defer(next) : timer(delay, context.scheduler).pipe(mergeMap(next));
  return concat(of(said), sent);
}

/** How long to wait before the nth further attempt, or null when there is to be none. */
export function retryDelay(
  { retry, idempotent }: CallDeclaration,
  outcome: Outcome,
  furtherAttempts: number,
): number | null {
  if (!retry || !idempotent || furtherAttempts >= retry.times) return null;
  const passing = outcome.kind === 'failed' ? outcome.status === 0 : outcome.status >= 500;
  if (!passing) return null;
  return retry.doubling ? retry.delay * 2 ** furtherAttempts : retry.delay;
}

/** One call from its request to the one event that ends it. */
function perform(
  context: EffectContext,
  tokens: Tokens,
  declaration: CallDeclaration,
  event: Requested,
): Observable<Caused> {
  const attempt = (headers: Record<string, string>) => {
    const request = requestOf(declaration, event.data, context.environment.apiOrigin, headers);
    return send(context.transport, declaration, request, context.scheduler);
  };
  const judge = (outcome: Outcome, number: number, refreshed: boolean): Observable<Caused> => {
    const { status } = outcome;
    const attempt = number + 1;
    if (status === 401 && outcome.kind === 'replied' && declaration.bearer && !refreshed) {
      tokens.forget();
      const why = { attempt, reason: 'token', status, delay: 0 } as const;
      return again(context, event, why, () => once(attempt, true));
    }
    const delay = retryDelay(declaration, outcome, number - 1);
    if (delay === null) return of(ending(event, outcome));
    const why = { attempt, reason: 'retry', status, delay } as const;
    return again(context, event, why, () => once(attempt, refreshed));
  };
  const once = (number: number, refreshed: boolean): Observable<Caused> =>
    tokens.headersFor(declaration, event).pipe(
      mergeMap((step) => {
        if (step.kind === 'event') return of(step.event);
        if (step.kind === 'none') return of(ending(event, step.outcome));
        return attempt(step.headers).pipe(mergeMap((outcome) => judge(outcome, number, refreshed)));
      }),
    );
  return once(1, false);
}

const unknownCall: Outcome = {
  kind: 'failed',
  reason: 'error',
  status: 0,
  detail: 'no such call',
};

const cancelled: Outcome = { kind: 'failed', reason: 'close', status: 499, detail: 'cancelled' };

function threw(error: unknown): Outcome {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', reason: 'error', status: 0, detail };
}

/**
 * Sends every requested call and gives back one ending for each: a reply or a failure. Streams are
 * held by the effect that opened them.
 */
export const http = effect('http', (context) => {
  const tokens = createTokens(context);
  return context.on('http.requested').pipe(
    mergeMap((event) => {
      const declaration = declarationOf(event.data.call);
      if (!declaration) return of(ending(event, unknownCall));
      if (declaration.stream) return EMPTY;
      const stop = context.on('http.cancelled').pipe(
        filter(({ data }) => data.requestId === event.data.requestId),
        take(1),
      );
      return merge(
        defer(() => perform(context, tokens, declaration, event)).pipe(
          catchError((error: unknown) => of(ending(event, threw(error)))),
          takeUntil(stop),
        ),
        stop.pipe(
          mergeMap(() => of(ending(event, cancelled))),
          takeUntil(endOf(context, event)),
        ),
      );
    }),
  );
});

function endOf(context: EffectContext, event: Requested): Observable<unknown> {
  return merge(context.on('http.replied'), context.on('http.failed')).pipe(
    filter(({ data }) => data.requestId === event.data.requestId),
  );
}
