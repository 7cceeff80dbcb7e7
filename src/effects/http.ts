import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  takeWhile,
} from 'rxjs';
import { declarationOf, type Outcome, requestOf, send } from '../calls/client.ts';
import { versionField } from '../calls/define.ts';
import {
  chain,
  ended,
  type InterceptorContext,
  type Passage,
  type Send,
} from '../calls/interceptors/chain.ts';
import { interceptorsOf } from '../calls/interceptors/order.ts';
import { replyDeclarationOf } from '../calls/table.ts';
import type { Envelope } from '../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect } from './define.ts';
import { tokensTold } from './session/token.ts';
import { componentsOf } from './site/fingerprint.ts';

type Requested = Envelope<'http.requested'>;

/** The event that tells how a call ended. */
function ending(event: Requested, outcome: Outcome): Caused {
  const { call, requestId } = event.data;
  if (outcome.kind === 'replied') {
    const { status, body } = outcome;
    const declaration = replyDeclarationOf(call, status);
    const told = declaration ? versionField(declaration) : {};
    return caused('http.replied', { call, requestId, status, body, ...told }, event);
  }
  const { reason, status, detail } = outcome;
  return caused('http.failed', { call, requestId, reason, status, detail }, event);
}

/** Everything a call passes on its way out, and its answer on the way back. */
function throughAll(context: EffectContext & InterceptorContext): Send {
  const interceptors = interceptorsOf({
    ...context,
    components: () => componentsOf(context.state()),
    locale: {
      language: () => context.state().route.language,
      country: () => context.state().session.geo?.countryCode ?? null,
    },
  });
  return chain([...interceptors.values()], sender(context));
}

function sender({ transport, environment, scheduler }: EffectContext): Send {
  return ({ declaration, request, headers }) => {
    const outgoing = requestOf(declaration, request, environment.apiOrigin, headers);
    return send(transport, declaration, outgoing, scheduler).pipe(map(ended));
  };
}

const failure = (detail: string): Outcome => ({
  kind: 'failed',
  reason: 'error',
  status: 0,
  detail,
});

const cancelled: Outcome = { kind: 'failed', reason: 'close', status: 499, detail: 'cancelled' };

function threw(error: unknown): Passage {
  return ended(failure(error instanceof Error ? error.message : String(error)));
}

/** All there is to tell of a call, up to its outcome: one, whatever the interceptors do. */
function passagesOf(
  context: InterceptorContext,
  sendThrough: Send,
  { data }: Requested,
): Observable<Passage> {
  const declaration = declarationOf(data.call);
  if (!declaration) return of(ended(failure('no such call')));
  if (declaration.stream) return EMPTY;
  const attempt = { declaration, request: data, headers: {}, sitting: context.sitting() };
  const sent = defer(() => sendThrough(attempt)).pipe(
    catchError((error: unknown) => of(threw(error))),
  );
  const stopped = context.on('http.cancelled').pipe(
    filter((event) => event.data.requestId === data.requestId),
    map(() => ended(cancelled)),
  );
  return merge(concat(sent, of(ended(failure('no outcome')))), stopped).pipe(
    takeWhile(({ kind }) => kind !== 'outcome', true),
  );
}

/**
 * Sends every requested call through the interceptors and gives back one ending for each: a reply
 * or a failure. Streams are held by the effect that opened them. After `token`: a fresh token is kept
 * before the calls that wait for it hear of it.
 */
export const http = effect(
  'http',
  (context) => {
    const calling = { ...context, sitting: () => context.state().session.changedAt };
    const sendThrough = throughAll(calling);
    const passed = context
      .on('http.requested')
      .pipe(
        mergeMap((event) =>
          passagesOf(calling, sendThrough, event).pipe(
            map((passage) =>
              passage.kind === 'outcome'
                ? ending(event, passage.outcome)
                : caused(passage.type, passage.data, event),
            ),
          ),
        ),
      );
    return merge(tokensTold(context), passed);
  },
  { after: ['token'] },
);
