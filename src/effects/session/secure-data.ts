import { EMPTY, map, merge, mergeMap, type Observable, switchMap, timer } from 'rxjs';
import { isGrant, STORED, storedGrant } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import { calling } from '../calling.ts';
import { type Caused, type EffectContext, effect, skipped } from '../define.ts';

const MINUTE = 60_000;

/** How long the cookies live. */
const GGRU_LIFETIME = 1440 * MINUTE;
const GRANT_LIFETIME = 30 * MINUTE;

/** Renewed in time before the grant ends, and in time for another try where that fails. */
const RENEW_AFTER = 20 * MINUTE;
const TRY_AGAIN_AFTER = 4 * MINUTE;

/** Grants of anybody but the player go, whoever left them behind. */
function forgetOthers({ storage: { cookies } }: EffectContext, userId: string | null): void {
  const own = userId === null ? null : storedGrant(userId).name;
  for (const name of cookies.names()) {
    if (isGrant(name) && name !== own) eraseFrom(cookies, { name });
  }
}

/** Asks for both, keeps them in their cookies, and asks again before they end. */
function keeping(context: EffectContext, userId: string, cause: number): Observable<Caused> {
  const { storage, scheduler } = context;
  return calling(context, 'secureData', {}, cause, ({ answer, event }) => {
    const again = (delay: number) =>
      timer(delay, scheduler).pipe(mergeMap(() => keeping(context, userId, event.seq)));
    if (answer === null) return again(TRY_AGAIN_AFTER);
    const now = scheduler.now();
    const { cookies } = storage;
    writeTo(cookies, STORED.ggru, answer.ggru, { expires: now + GGRU_LIFETIME });
    writeTo(cookies, storedGrant(userId), answer.grant, { expires: now + GRANT_LIFETIME });
    return again(RENEW_AFTER);
  });
}

/**
 * What proves the player to other services, in cookies while they are signed in. The values are
 * secret: they go from the reply into the cookies and nowhere else.
 */
export const secureData = effect('secureData', (context) => {
  // Started anew after a failure, it takes up whoever is there.
  let holder = context.state().session.userId;
  const started = context
    .on('session.started')
    .pipe(map(({ seq, data }): [string | null, number] => [data.userId, seq]));
  const ended = context
    .on('session.ended')
    .pipe(map(({ seq }): [string | null, number] => [null, seq]));
  const kept = merge(started, ended).pipe(
    switchMap(([userId, seq]) => {
      if (holder !== null && holder !== userId) eraseFrom(context.storage.cookies, STORED.ggru);
      holder = userId;
      forgetOthers(context, userId);
      return userId === null ? EMPTY : keeping(context, userId, seq);
    }),
  );
  // Whoever was signed out while no page was open left cookies behind.
  const left = context.on('app.ready').pipe(
    mergeMap((): Caused[] => {
      const { userId } = context.state().session;
      if (userId === null) eraseFrom(context.storage.cookies, STORED.ggru);
      forgetOthers(context, userId);
      return [];
    }),
  );
  return merge(kept, left, skipped(context, 'secureData'));
});
