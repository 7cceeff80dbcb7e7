import { EMPTY, filter, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';
import { opened } from '../dialogs.ts';
import { due } from '../due.ts';

const CLOSING = 'maintenance-closing';
/** Seconds before the site closes. */
const NEAR = 300;

/**
 * Whether the window changed, and whether the site is closed, while the player looks at it. A poll
 * and no resource: one of many named timers asks, a block's refusal answers too, and what fails is
 * no failure that anybody is shown.
 */
function polling(context: EffectContext): Observable<Caused> {
  return context.on('timer.fired').pipe(
    filter(({ data }) => data.name === 'maintenance-check'),
    filter(() => context.state().session.visible),
    map(({ seq }) => request(context, 'maintenance', {}, seq)),
  );
}

/** The notice of what is to come begins and ends by the clock, without another word of the server. */
function announcing(context: EffectContext): Observable<Caused> {
  const at = (name: string, seconds: number | null, seq: number): Observable<Caused> => {
    const wait = seconds === null ? -1 : seconds * 1000 - context.scheduler.now();
    if (wait <= 0 || context.state().session.isBot) return EMPTY;
    return due(context, wait).pipe(map(() => caused('timer.fired', { name }, seq)));
  };
  return replies(context, 'maintenance').pipe(
    switchMap(({ body, event: { seq } }) =>
      merge(
        at(CLOSING, body.started_at === null ? null : body.started_at - NEAR, seq),
        at('maintenance-notice-begins', body.notify_started_at, seq),
        at('maintenance-notice-ends', body.notify_ended_at, seq),
      ),
    ),
  );
}

/** Who is in the middle of something is told once more, a few minutes before. */
function closing(context: EffectContext): Observable<Caused> {
  return context.on('timer.fired').pipe(
    filter(({ data }) => data.name === CLOSING),
    map(({ seq }) => opened('maintenance', seq)),
  );
}

/** Whoever put the notice away does not see it again after a reload. */
function remembering(context: EffectContext): Observable<Caused> {
  return context.on('maintenance.noticeDismissed').pipe(
    mergeMap(() => {
      const { dismissed } = context.state().block.maintenance;
      const { session } = context.storage;
      if (dismissed !== null) writeTo(session, STORED.maintenanceDismissed, dismissed);
      return EMPTY;
    }),
  );
}

/** The time in which the site is closed, and the time before in which that is told. */
export const maintenance = effect('maintenance', (context) =>
  merge(announcing(context), closing(context), remembering(context), polling(context)),
);
