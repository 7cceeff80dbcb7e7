import {
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
} from 'rxjs';
import type { Refusal } from '../../calls/define.ts';
import { LIMIT_TYPE, SESSION_TIMER } from '../../domain/limits/limits.ts';
import type { State } from '../../projections/state.ts';
import { type Caused, caused, type EffectContext, effect, isCurrent, request } from '../define.ts';
import { due } from '../due.ts';

const PING = 30_000;

/** No time is left today: whatever was asked for is refused, and the sign-in is over. */
const TIME_UP = '1010';

/** Seconds of today that were left when the limits were loaded; null without a limit, or a player. */
function secondsLeft({ limits, session }: State): number | null {
  if (session.userId === null || session.isBot) return null;
  const limit = limits.limits.find(({ limitType }) => limitType === LIMIT_TYPE.session);
  return limit?.limitState === 'ACTIVE' ? (limit.remainingSeconds ?? null) : null;
}

/** While there is a session limit the server hears every 30 seconds that the player is here. */
function pinging(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    map(({ seq }) => ({ seq, isLimited: secondsLeft(context.state()) !== null })),
    distinctUntilChanged((before, now) => before.isLimited === now.isLimited),
    switchMap(({ seq, isLimited }) =>
      isLimited
        ? interval(PING, context.scheduler).pipe(
            map(() => request(context, 'limitsPing', { body: {} }, seq)),
          )
        : EMPTY,
    ),
  );
}

/**
 * When the time is over by what the server last said, nothing is played any more, and the limits are asked
 * for: it alone knows what other devices used, and refuses where nothing is left.
 */
function asking(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    map(({ seq }) => ({ seq, limits: context.state().limits.limits })),
    distinctUntilChanged((before, now) => before.limits === now.limits),
    switchMap(({ seq }) => {
      const left = secondsLeft(context.state());
      if (left === null) return EMPTY;
      return due(context, left * 1000).pipe(
        mergeMap(() => [
          caused('timer.fired', { name: SESSION_TIMER }, seq),
          request(context, 'limits', {}, seq),
        ]),
      );
    }),
  );
}

/** The end of the time, told by whichever call meets it first. */
function ended(context: EffectContext): Observable<Caused> {
  return context.on('http.replied').pipe(
    filter(({ data }) => data.status === 403 && context.state().session.userId !== null),
    filter(({ data }) =>
      ((data.body as Partial<Refusal>).errors ?? []).some(({ code }) => code === TIME_UP),
    ),
    filter((event) => isCurrent(context, event)),
    mergeMap((event) => [caused('session.ended', { reason: 'limit' }, event)]),
  );
}

/** The limit on the time of a day. */
export const sessionLimit = effect('session-limit', (context) =>
  merge(pinging(context), asking(context), ended(context)),
);
