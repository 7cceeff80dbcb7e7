import { EMPTY, type Observable, timer } from 'rxjs';
import type { EffectContext } from './define.ts';

/** One day. Timers of a browser reach no further than 24, and fire at once beyond that. */
const FARTHEST = 86_400_000;

/**
 * Emits after so many milliseconds, at once where they are over. The times of a server come from
 * outside: what is due later than in a day is not waited for.
 */
export function due({ scheduler }: Pick<EffectContext, 'scheduler'>, ms: number): Observable<0> {
  return ms > FARTHEST ? EMPTY : timer(ms, scheduler);
}
