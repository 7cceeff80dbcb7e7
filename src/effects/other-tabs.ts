import { EMPTY, filter, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import * as v from 'valibot';
import type { Envelope } from '../events/catalogue.ts';
import { type AuthChange, authChange } from '../events/session.ts';
import { type Caused, type EffectContext, misfortunes, replies } from './define.ts';

/** The stored value by which tabs tell each other that somebody signed in or out. */
export const AUTH_CHANGED = 'authChanged';

/** The stored value that says the server could not be told yet of somebody signing out. */
export const SIGN_OUT_OWED = 'signOutOwed';

const stored = v.pipe(v.string(), v.parseJson(), authChange);

/** What another tab told, or null. */
export function changeTold(value: string | null): AuthChange['reason'] | null {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output.reason : null;
}

/** What came about in this tab; not what it learned from the server or from another tab. */
export function newsHere<T extends 'session.started' | 'session.ended'>(
  context: EffectContext,
  type: T,
): Observable<Envelope<T>> {
  let learnedAt = -1;
  const learned = merge<Envelope[]>(
    replies(context, 'authCheck').pipe(map(({ event }) => event)),
    context.on('app.storageChanged'),
  ).pipe(
    mergeMap(({ seq }) => {
      learnedAt = seq;
      return EMPTY;
    }),
  );
  return merge(learned, context.on(type).pipe(filter(({ cause }) => cause !== learnedAt)));
}

/**
 * Tells the other tabs what happened in this one, so that they ask the server at once. What this
 * tab learned by asking, the others learn in the same way: telling it on would go round for ever.
 */
export function tellingTabs(context: EffectContext): Observable<Caused> {
  let last: AuthChange['reason'] = 'logout';
  const started = newsHere(context, 'session.started').pipe(
    map((): AuthChange['reason'] => 'started'),
  );
  const ended = newsHere(context, 'session.ended').pipe(
    map(({ data }) => data.reason),
    tap((reason) => {
      last = reason;
    }),
  );
  // Who asks before the server knows is told nothing new, so they are told once more when it does.
  const disconnected = merge(
    replies(context, 'disconnect').pipe(map(({ event }) => event)),
    misfortunes(context, 'disconnect'),
  ).pipe(
    map(() => context.state().session),
    filter(({ userId, isSignOutOwed }) => userId === null && !isSignOutOwed),
    map(() => last),
  );
  return merge(started, ended, disconnected).pipe(
    mergeMap((reason) => {
      const text = JSON.stringify({ at: context.scheduler.now(), reason } satisfies AuthChange);
      context.storage.local.setItem(AUTH_CHANGED, text);
      return EMPTY;
    }),
  );
}
