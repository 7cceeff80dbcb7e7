import { defer, EMPTY, type Observable, Subscription, timer } from 'rxjs';
import { catchError, repeat, tap } from 'rxjs/operators';
import type { Bus } from '../bus/bus.ts';
import type { Effect, EffectContext } from './define.ts';

const FIRST_RESTART = 1000;
const LAST_RESTART = 30_000;

/** How long a failed effect rests before its nth restart, in milliseconds. */
function restartDelay(restarts: number): number {
  return Math.min(FIRST_RESTART * 2 ** restarts, LAST_RESTART);
}

/**
 * Runs effects. Law 4: one that fails becomes `bus.failed`, rests and starts again, which is
 * `bus.restarted`; the others and the bus go on. An effect that completes is done.
 */
export function runEffects(
  effects: readonly Effect[],
  context: EffectContext,
  bus: Pick<Bus, 'publish' | 'lastSeq'>,
): Subscription {
  const all = new Subscription();
  for (const effect of effects) all.add(supervised(effect, context, bus).subscribe());
  return all;
}

function supervised(
  effect: Effect,
  context: EffectContext,
  bus: Pick<Bus, 'publish' | 'lastSeq'>,
): Observable<unknown> {
  const { name } = effect;
  let restarts = 0;
  let failed = false;
  const fail = (error: unknown): void => {
    failed = true;
    const message = error instanceof Error ? error.message : String(error);
    const data = { source: 'effect', name, message } as const;
    bus.publish({ type: 'bus.failed', data, cause: bus.lastSeq });
  };
  return defer(() => {
    if (failed) bus.publish({ type: 'bus.restarted', data: { name }, cause: bus.lastSeq });
    failed = false;
    return effect.run(context);
  }).pipe(
    tap((event) => bus.publish(event)),
    catchError((error: unknown) => {
      fail(error);
      return EMPTY;
    }),
    repeat({
      delay: () => {
        if (!failed) return EMPTY;
        restarts += 1;
        return timer(restartDelay(restarts - 1), context.scheduler);
      },
    }),
  );
}
