import { defer, EMPTY, merge, type Observable, Subscription, timer } from 'rxjs';
import { catchError, repeat, tap } from 'rxjs/operators';
import type { Bus } from '../bus/bus.ts';
import { backoff } from '../kernel/backoff.ts';
import type { Effect, EffectContext } from './define.ts';

/** How long a failed effect rests before it is started again, in milliseconds. */
const RESTART = { first: 1000, longest: 30_000 };

/** Throws where an effect comes before one that must hear events first. */
function checkOrder(effects: readonly Effect[]): void {
  const ranks = new Map(effects.map(({ name }, rank) => [name, rank]));
  for (const [rank, { name, after }] of effects.entries()) {
    const late = after?.find((other) => (ranks.get(other) ?? -1) > rank);
    if (late !== undefined) throw new Error(`the effect ${late} has to come before ${name}`);
  }
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
  checkOrder(effects);
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
  let resting = false;
  const tellRestart = (): void => {
    if (!resting) return;
    resting = false;
    bus.publish({ type: 'bus.restarted', data: { name }, cause: bus.lastSeq });
  };
  const fail = (error: unknown): void => {
    tellRestart();
    resting = true;
    const message = error instanceof Error ? error.message : String(error);
    const data = { source: 'effect', name, message } as const;
    bus.publish({ type: 'bus.failed', data, cause: bus.lastSeq });
  };
  // Told once the effect listens: it may have to take up what ended with it.
  const restarted = defer((): Observable<never> => {
    tellRestart();
    return EMPTY;
  });
  return defer(() => merge(effect.run(context), restarted)).pipe(
    tap((event) => bus.publish(event)),
    catchError((error: unknown) => {
      fail(error);
      return EMPTY;
    }),
    repeat({
      delay: () => {
        if (!resting) return EMPTY;
        restarts += 1;
        return timer(backoff(restarts - 1, RESTART), context.scheduler);
      },
    }),
  );
}
