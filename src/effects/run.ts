import { defer, EMPTY, type Observable, Subscription, timer } from 'rxjs';
import { catchError, repeat, tap } from 'rxjs/operators';
import type { AnyInput } from '../bus/bus.ts';
import type { Effect, EffectContext } from './define.ts';

const FIRST_RESTART = 1000;
const LAST_RESTART = 30_000;

/** How long a failed effect rests before its nth restart, in milliseconds. */
function restartDelay(restarts: number): number {
  return Math.min(FIRST_RESTART * 2 ** restarts, LAST_RESTART);
}

/**
 * Runs effects. Law 4: one that fails becomes `bus.failed`, rests and starts again; the others and
 * the bus go on. An effect that completes is done.
 */
export function runEffects(
  effects: readonly Effect[],
  context: EffectContext,
  publish: (input: AnyInput) => void,
): Subscription {
  const all = new Subscription();
  for (const effect of effects) all.add(supervised(effect, context, publish).subscribe());
  return all;
}

function supervised(
  effect: Effect,
  context: EffectContext,
  publish: (input: AnyInput) => void,
): Observable<unknown> {
  let restarts = 0;
  let failed = false;
  const fail = (error: unknown): void => {
    failed = true;
    const message = error instanceof Error ? error.message : String(error);
    publish({ type: 'bus.failed', data: { source: 'effect', name: effect.name, message } });
  };
  return defer(() => {
    failed = false;
    return effect.run(context);
  }).pipe(
    tap((event) => publish(event)),
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
