import type { SchedulerAction, SchedulerLike, Subscription } from 'rxjs';
import type { Clock } from './clock.ts';

/**
 * A scheduler whose timers are inputs like any other: `elapsed` is told of each before it goes off,
 * by its number in the order they were set. A recording thus knows when those went off that led to
 * nothing at once, and a replay lets them go off there and nowhere else.
 */
export function createTimers(
  base: SchedulerLike,
  clock: Clock,
  elapsed: (timer: number) => void,
): SchedulerLike {
  let set = 0;
  return {
    now: clock.now,
    schedule<T>(
      work: (this: SchedulerAction<T>, state: T) => void,
      delay: number,
      state: T,
    ): Subscription {
      const timer = set;
      set += 1;
      return base.schedule<T>(
        function goOff(given) {
          clock.instant(() => {
            elapsed(timer);
            // Who was told may have called it off.
            if (!this.closed) work.call(this, given);
          });
        },
        delay,
        state,
      );
    },
  };
}
