import { EMPTY, filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import type { AuthChange } from '../../events/session.ts';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import { type Caused, callErrors, type EffectContext, replies } from '../define.ts';
import { holdsCodes } from '../protection/unsaved-codes.ts';

/** What came about in this tab; not what it learned from the server or from another tab. */
export function newsHere<T extends 'session.started' | 'session.ended'>(
  context: EffectContext,
  type: T,
): Observable<Envelope<T>> {
  return context.on(type).pipe(filter(({ cause }) => cause !== context.state().session.learnedAt));
}

/**
 * Tells the other tabs what happened in this one, so that they ask the server at once. What this
 * tab learned by asking, the others learn in the same way: telling it on would go round for ever.
 */
export function tellingTabs(context: EffectContext): Observable<Caused> {
  const started = newsHere(context, 'session.started').pipe(
    map((): AuthChange['reason'] => 'started'),
  );
  // A tab that is refused in the moment between would take it for a session that ran out.
  const leaving = merge(
    context.on('session.logoutPressed').pipe(filter(() => !holdsCodes(context.state()))),
    context.on('limits.realityCheckAnswered').pipe(filter(({ data }) => data.action === 'log_out')),
  ).pipe(
    filter(() => context.state().session.userId !== null),
    map((): AuthChange['reason'] => 'logout'),
  );
  const ended = newsHere(context, 'session.ended').pipe(
    map(({ data }): AuthChange['reason'] => data.reason),
  );
  // Who asks before the server knows is told nothing new, so they are told once more when it does.
  const disconnected = merge(
    replies(context, 'disconnect').pipe(map(({ event }) => event)),
    callErrors(context, 'disconnect'),
  ).pipe(
    map(() => context.state().session),
    filter(({ userId, isSignOutOwed }) => userId === null && !isSignOutOwed),
    map((session): AuthChange['reason'] => session.endReason ?? 'logout'),
  );
  return merge(started, leaving, ended, disconnected).pipe(
    mergeMap((reason) => {
      const change = { at: context.scheduler.now(), reason };
      writeTo(context.storage.local, STORED.authChanged, change);
      return EMPTY;
    }),
  );
}
