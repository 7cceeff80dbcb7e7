import {
  filter,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { EffectContext } from './define.ts';

/** One day. Timers of a browser reach no further than 24, and fire at once beyond that. */
const FARTHEST = 86_400_000;

function reached(scheduler: SchedulerLike, at: number): Observable<0> {
  const left = at - scheduler.now();
  if (left <= FARTHEST) return timer(Math.max(0, left), scheduler);
  return timer(FARTHEST, scheduler).pipe(switchMap(() => reached(scheduler, at)));
}

/**
 * Emits after so many milliseconds, at once where they are over. What is further off than a timer
 * reaches is waited for a day at a time, by the clock.
 */
export function due({ scheduler }: Pick<EffectContext, 'scheduler'>, ms: number): Observable<0> {
  return reached(scheduler, scheduler.now() + ms);
}

/**
 * Emits at a moment of the device's clock. Timers stand still while a device sleeps: where the moment
 * is over by then it emits as soon as somebody comes back to the page.
 */
export function dueAt(context: Pick<EffectContext, 'on' | 'scheduler'>, at: number): Observable<0> {
  return context.on('app.visibilityChanged').pipe(
    filter(({ data }) => data.visible),
    startWith(null),
    switchMap(() => due(context, at - context.scheduler.now())),
    take(1),
  );
}
