import { catchError, defer, EMPTY, filter, map, merge, mergeMap, of, take, takeUntil } from 'rxjs';
import { declarationOf, type Outcome, requestOf, send } from '../calls/client.ts';
import { awaitingCaptcha } from '../calls/interceptors/captcha.ts';
import {
  chain,
  ended,
  type Interceptor,
  type Passage,
  type Send,
} from '../calls/interceptors/chain.ts';
import { fingerprinting } from '../calls/interceptors/fingerprint.ts';
import { localising } from '../calls/interceptors/locale.ts';
import { retrying } from '../calls/interceptors/retry.ts';
import { noticingTerms } from '../calls/interceptors/terms.ts';
import { bearing } from '../calls/interceptors/token.ts';
import type { Envelope } from '../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect } from './define.ts';

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

/**
 * The interceptors in their order, outermost first: what the player must do comes before what the
 * browser can do by itself, and a retry repeats only the sending.
 */
function interceptorsOf(context: EffectContext): Interceptor[] {
  const components = () => {
    const { viewport, timeZone, languages } = context.state().session;
    return { viewport, timeZone, languages };
  };
  return [
    noticingTerms,
    awaitingCaptcha(context),
    fingerprinting({ ...context, components }),
    bearing(context),
    localising({
      language: () => context.state().route.language,
      country: () => context.state().session.geo?.countryCode ?? null,
    }),
    retrying(context),
  ];
}

function sender({ transport, environment, scheduler }: EffectContext): Send {
  return ({ declaration, request, headers }) => {
    const outgoing = requestOf(declaration, request, environment.apiOrigin, headers);
    return send(transport, declaration, outgoing, scheduler).pipe(map(ended));
  };
}

const unknownCall: Outcome = {
  kind: 'failed',
  reason: 'error',
  status: 0,
  detail: 'no such call',
};

const cancelled: Outcome = { kind: 'failed', reason: 'close', status: 499, detail: 'cancelled' };

function threw(error: unknown): Passage {
  const detail = error instanceof Error ? error.message : String(error);
  return ended({ kind: 'failed', reason: 'error', status: 0, detail });
}

/**
 * Sends every requested call through the interceptors and gives back one ending for each: a reply
 * or a failure. Streams are held by the effect that opened them.
 */
export const http = effect('http', (context) => {
  const sendThrough = chain(interceptorsOf(context), sender(context));
  return context.on('http.requested').pipe(
    mergeMap((event) => {
      const declaration = declarationOf(event.data.call);
      if (!declaration) return of(ending(event, unknownCall));
      if (declaration.stream) return EMPTY;
      const { requestId } = event.data;
      const isThis = filter(({ data }: Envelope<'http.cancelled'>) => data.requestId === requestId);
      const stop = context.on('http.cancelled').pipe(isThis, take(1));
      const passages = defer(() =>
        sendThrough({ declaration, request: event.data, headers: {} }),
      ).pipe(
        catchError((error: unknown) => of(threw(error))),
        takeUntil(stop),
      );
      const stopped = stop.pipe(
        map(() => ended(cancelled)),
        takeUntil(endOf(context, requestId)),
      );
      return merge(passages, stopped).pipe(map((passage) => told(event, passage)));
    }),
  );
});

function told(event: Requested, passage: Passage): Caused {
  return passage.kind === 'outcome'
    ? ending(event, passage.outcome)
    : caused(passage.type, passage.data, event);
}

function endOf(context: EffectContext, requestId: number) {
  return merge(context.on('http.replied'), context.on('http.failed')).pipe(
    filter(({ data }) => data.requestId === requestId),
  );
}
