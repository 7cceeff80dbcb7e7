import { filter, ignoreElements, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import { arrivedToken, readToken } from '../../calls/token.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, readFrom, writeTo } from '../../kernel/stored-value.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  isCurrent,
  replies,
} from '../define.ts';

/**
 * Fresh tokens, whoever asked for them. One that was asked for before somebody signed in or out is
 * nobody's.
 */
function arrivals(context: EffectContext) {
  return replies(context, 'token').pipe(
    filter(({ event }) => isCurrent(context, event)),
    mergeMap(({ body, event }) => {
      const { userId } = context.state().session;
      const arrived = arrivedToken(body.token, { now: event.at, userId });
      return arrived === null ? [] : [{ ...arrived, event }];
    }),
  );
}

/**
 * Tells of each token until when it is good, which a log has from nowhere else. Said by whoever
 * sends calls with it, so that no call goes out with a token that the log does not know.
 */
export function tokensTold(context: EffectContext): Observable<Caused> {
  return arrivals(context).pipe(
    map(({ expiresAt, event }) =>
      caused('session.tokenKept', { requestId: event.data.requestId, expiresAt }, event),
    ),
  );
}

/** Keeps a fresh token in its cookie until the token's own expiry. */
function keeping(context: EffectContext): Observable<never> {
  return arrivals(context).pipe(
    tap(({ token, expiresAt }) =>
      writeTo(context.storage.cookies, STORED.token, token, { expires: expiresAt }),
    ),
    ignoreElements(),
  );
}

/** The proof of who was there goes from the browser with them, or as soon as another is there. */
function forgetting(context: EffectContext): Observable<Caused> {
  const { cookies } = context.storage;
  return merge<Envelope[]>(
    context.on('app.ready'),
    context.on('session.started'),
    context.on('session.ended'),
  ).pipe(
    mergeMap((): Caused[] => {
      const { userId } = context.state().session;
      const token = readFrom(cookies, STORED.token);
      const isTheirs = userId !== null && token !== null && readToken(token)?.userId === userId;
      if (token !== null && !isTheirs) eraseFrom(cookies, STORED.token);
      return [];
    }),
  );
}

/** Says in the log that there is no token; the calls that wait for it fail as its own call did. */
function missing(context: EffectContext): Observable<Caused> {
  const failure = { source: 'call', name: 'token', message: 'no token could be fetched' } as const;
  return callErrors(context, 'token').pipe(map((event) => caused('bus.failed', failure, event)));
}

/** The player's token in its cookie. */
export const token = effect('token', (context) =>
  merge(forgetting(context), keeping(context), missing(context)),
);
