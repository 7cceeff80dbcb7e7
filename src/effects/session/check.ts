import { distinct, filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import type { EndReason } from '../../events/session.ts';
import { STORED } from '../../events/stored-values.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  isCurrent,
  replies,
  request,
  skipped,
} from '../define.ts';

/** Asks who is signed in: every minute while the tab is seen, at once when another tab changed it, or the server says that it did. */
function asking(context: EffectContext): Observable<Caused> {
  const poll = context
    .on('timer.fired')
    .pipe(filter(({ data }) => data.name === 'auth-poll' && context.state().session.visible));
  const elsewhere = context
    .on('app.storageChanged')
    .pipe(filter(({ data }) => data.name === STORED.authChanged.name));
  const told = context.on('feed.sessionChanged');
  return merge<Envelope[]>(poll, elsewhere, told).pipe(
    map((event) => request(context, 'authCheck', {}, event)),
  );
}

/** The session is over, for what was told before of its end, or else for `usual`. */
function endedFor(context: EffectContext, usual: EndReason, event: Envelope): Caused {
  const reason = context.state().session.expectedEnd ?? usual;
  return caused('session.ended', { reason }, event);
}

/** Another tab may have signed in or out, and a session may have run out on the server. */
function answered(context: EffectContext): Observable<Caused> {
  const ended = (event: Envelope): Caused => endedFor(context, 'other-tab', event);
  // The server would say that the player is still there.
  const pending = context.on('app.storageChanged').pipe(
    filter(({ data }) => data.name === STORED.signOutOwed.name && data.value !== null),
    filter(() => context.state().session.userId !== null),
    map(ended),
  );
  const checked = replies(context, 'authCheck').pipe(
    filter(({ event }) => isCurrent(context, event)),
    mergeMap(({ body, event }): Caused[] => {
      const { userId, isSignOutOwed } = context.state().session;
      if (body.user_id === userId || isSignOutOwed) return [];
      if (body.user_id === null) return [ended(event)];
      return [caused('session.started', { userId: body.user_id }, event)];
    }),
  );
  return merge(pending, checked);
}

/** Refusals that say something of who is there: nobody the server knows, or may let in. */
const unknownToServer: ReadonlySet<number> = new Set([401, 403]);

/**
 * A check whose player is refused ends the session. One that is not answered, or is refused for
 * another reason, is told and no more: a train in a tunnel, or a server that starts anew, must not
 * sign all players out.
 */
function unanswered(context: EffectContext): Observable<Caused> {
  const refused = context.on('http.replied').pipe(
    filter(({ data }) => data.call === 'authCheck' && unknownToServer.has(data.status)),
    filter(() => context.state().session.userId !== null),
    filter((event) => isCurrent(context, event)),
    mergeMap((event) => [
      request(context, 'disconnect', { body: {} }, event),
      endedFor(context, 'expired', event),
    ]),
  );
  return merge(skipped(context, 'authCheck'), refused);
}

/** Refusals of these say nothing of who is there, or are heard elsewhere. */
const apart: ReadonlySet<string> = new Set(['authCheck', 'disconnect']);

/**
 * The player is refused even with a fresh token. The server is told that the session is over, or
 * its next word on who is there would begin it anew.
 */
function expired(context: EffectContext): Observable<Caused> {
  return context.on('http.replied').pipe(
    filter(({ data }) => data.status === 401 && context.state().session.userId !== null),
    filter(({ data }) => !data.call.startsWith('login') && !apart.has(data.call)),
    filter((event) => isCurrent(context, event)),
    // Many calls may be refused before the first of their refusals has ended the session.
    distinct(() => context.state().session.changedAt),
    mergeMap((event) => [
      request(context, 'disconnect', { body: {} }, event),
      endedFor(context, 'expired', event),
    ]),
  );
}

/** Keeps in step with what other tabs and the server know of the session. */
export function following(context: EffectContext): Observable<Caused> {
  return merge(answered(context), asking(context), unanswered(context), expired(context));
}
