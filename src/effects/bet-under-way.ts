import { filter, type Observable, startWith, take } from 'rxjs';
import type { State } from '../projections/state.ts';
import type { EffectContext } from './define.ts';

/**
 * Whether a bet is on its way, or the player who is there waits to hear what became of one. Who has
 * left hears of it when they come back.
 */
export function isBetUnderWay({ coupon: { placing }, session }: State): boolean {
  if (placing.status === 'placing') return true;
  return placing.status === 'checking' && session.userId !== null;
}

/** Emits once no bet is under way: nothing that the site says by itself comes amid one. */
export function untilNoBetUnderWay(context: EffectContext): Observable<unknown> {
  return context.events$.pipe(
    startWith(null),
    filter(() => !isBetUnderWay(context.state())),
    take(1),
  );
}
