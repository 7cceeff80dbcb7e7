import { filter, map, type Observable, timer } from 'rxjs';
import type { Caused, EffectContext } from '../define.ts';

/** Whoever is still here after so many milliseconds has not got away. */
const LEAVE_TIMEOUT = 15_000;

/** A way out of the site. */
export interface WayOut {
  /** Null where it may not be gone to. */
  readonly url: string | null;
  /** Whether it is still what the player waits for. */
  readonly isStillHere: () => boolean;
  readonly failed: Caused;
}

/**
 * Sends the browser elsewhere; tells of it where it is still here after a while. What the address is
 * must not decide what is told: it is secret, and in no recording.
 */
export function going(
  { navigation, scheduler }: EffectContext,
  { url, isStillHere, failed }: WayOut,
): Observable<Caused> {
  if (url !== null) navigation.assign(url);
  return timer(LEAVE_TIMEOUT, scheduler).pipe(
    filter(isStillHere),
    map(() => failed),
  );
}
