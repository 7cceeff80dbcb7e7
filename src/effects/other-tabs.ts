import { EMPTY, filter, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import * as v from 'valibot';
import { type AuthChange, authChange } from '../events/session.ts';
import { type Caused, type EffectContext, misfortunes, replies } from './define.ts';

/** The stored value by which tabs tell each other that somebody signed in or out. */
export const AUTH_CHANGED = 'authChanged';

const stored = v.pipe(v.string(), v.parseJson(), authChange);

/** What another tab told, or null. */
export function changeTold(value: string | null): AuthChange['reason'] | null {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output.reason : null;
}

/**
 * Tells the other tabs what happened in this one, so that they ask the server at once. What this
 * tab learned by asking, the others learn in the same way: telling it on would go round for ever.
 */
export function tellingTabs(context: EffectContext): Observable<Caused> {
  let checkedAt = -1;
  let last: AuthChange['reason'] = 'logout';
  const checked = replies(context, 'authCheck').pipe(
    tap(({ event }) => {
      checkedAt = event.seq;
    }),
    mergeMap(() => EMPTY),
  );
  const started = context.on('session.started').pipe(
    filter((event) => event.cause !== checkedAt),
    map((): AuthChange['reason'] => 'started'),
  );
  const ended = context.on('session.ended').pipe(
    filter((event) => event.cause !== checkedAt),
    map(({ data }) => data.reason),
    tap((reason) => {
      last = reason;
    }),
  );
  // Who asks before the server knows is told nothing new, so they are told once more.
  const disconnected = merge(
    replies(context, 'disconnect'),
    misfortunes(context, 'disconnect'),
  ).pipe(
    filter(() => context.state().session.userId === null),
    map(() => last),
  );
  const told = merge(started, ended, disconnected).pipe(
    mergeMap((reason) => {
      const text = JSON.stringify({ at: context.scheduler.now(), reason } satisfies AuthChange);
      context.storage.local.setItem(AUTH_CHANGED, text);
      return EMPTY;
    }),
  );
  return merge(checked, told);
}
