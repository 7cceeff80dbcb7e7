import { filter, map, merge, mergeMap, type Observable, of } from 'rxjs';
import { TOKEN_COOKIE } from '../calls/token.ts';
import type { Envelope } from '../events/catalogue.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  effect,
  misfortunes,
  replies,
  request,
} from './define.ts';

/** Login and password travel as base64url of their UTF-8 bytes. */
export function encodeCredential(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function signingIn(context: EffectContext): Observable<Caused> {
  const login = context.on('session.loginSubmitted').pipe(
    map(({ data, seq }) => {
      const body = {
        login: encodeCredential(data.login),
        password: encodeCredential(data.password),
      };
      return request(context, 'loginByEmail', { body }, seq);
    }),
  );
  const loggedIn = replies(context, 'loginByEmail').pipe(
    mergeMap(({ body, event }) =>
      body.userId === null ? of() : of(caused('session.started', { userId: body.userId }, event)),
    ),
  );
  return merge(login, loggedIn);
}

function signingOut(context: EffectContext): Observable<Caused> {
  const logout = context
    .on('session.logoutPressed')
    .pipe(map((event) => request(context, 'disconnect', { body: {} }, event)));
  // Whatever the server says, this browser is signed out: the player asked for it.
  const loggedOut = merge(
    replies(context, 'disconnect').pipe(map(({ event }) => event)),
    misfortunes(context, 'disconnect'),
  ).pipe(
    // Whoever was signed out for another reason has been told which.
    filter(() => context.state().session.userId !== null),
    map((event) => caused('session.ended', { reason: 'logout' }, event)),
  );
  const forgotten = context.on('session.ended').pipe(
    mergeMap(() => {
      context.storage.cookies.removeItem(TOKEN_COOKIE);
      return of<Caused>();
    }),
  );
  return merge(forgotten, logout, loggedOut);
}

/** Another tab may have signed in or out, and a session may have run out on the server. */
function following(context: EffectContext): Observable<Caused> {
  const poll = context.on('timer.fired').pipe(
    filter(({ data }) => data.name === 'auth-poll' && context.state().session.visible),
    map((event) => request(context, 'authCheck', {}, event)),
  );
  let changedAt = -1;
  const changed = merge(
    context.on('session.started') as Observable<Envelope>,
    context.on('session.ended') as Observable<Envelope>,
  ).pipe(
    mergeMap(({ seq }) => {
      changedAt = seq;
      return of<Caused>();
    }),
  );
  const checked = replies(context, 'authCheck').pipe(
    // An answer to what was asked before somebody signed in or out says nothing about now.
    filter(({ event }) => (event.cause ?? 0) > changedAt),
    mergeMap(({ body, event }): Caused[] => {
      if (body.user_id === context.state().session.userId) return [];
      return body.user_id === null
        ? [caused('session.ended', { reason: 'other-tab' }, event)]
        : [caused('session.started', { userId: body.user_id }, event)];
    }),
  );
  const expired = context.on('http.replied').pipe(
    filter(({ data }) => data.status === 401 && context.state().session.userId !== null),
    filter(({ data }) => !data.call.startsWith('login')),
    map((event) => caused('session.ended', { reason: 'expired' }, event)),
  );
  return merge(changed, poll, checked, expired);
}

/** Nobody did anything for as long as the configuration allows. */
function idling(context: EffectContext): Observable<Caused> {
  return context.on('session.idleReached').pipe(
    filter(() => context.state().session.userId !== null),
    mergeMap(({ seq }) => {
      // Told after the next load too: whoever comes back may come back to a new page.
      context.storage.local.setItem('autoLogOff', '1');
      return of(
        request(context, 'disconnect', { body: {} }, seq),
        caused('session.ended', { reason: 'idle' }, seq),
      );
    }),
  );
}

/** Signing in and out, here and elsewhere. */
export const session = effect('session', (context) =>
  merge(signingIn(context), signingOut(context), following(context), idling(context)),
);
