import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import type { EventData } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { caused, effect } from '../define.ts';

type Held = EventData<'limits.changed'>['limits'];

/** The limits without what is left of them, which every bet changes. */
function heldOf({ limits }: State['limits']): Held {
  return limits.map(({ limitType, limitState, limitValue, endsAt, pending = null }) => ({
    ...{ limitType, limitState, limitValue, endsAt },
    pending: pending && { limitValue: pending.limitValue, endsAt: pending.endsAt },
  }));
}

/**
 * Tells of every change of the limits, so that nobody has to read answers of calls for it: one made
 * here, on another device, or by time. What is loaded first is no change.
 */
export const limitOutcomes = effect('limit-outcomes', (context) =>
  context.events$.pipe(
    map((event) => ({ event, slice: context.state().limits })),
    distinctUntilChanged((before, now) => before.slice.limits === now.slice.limits),
    map(({ event, slice }) => ({ event, isThere: slice.status === 'ready', held: heldOf(slice) })),
    pairwise(),
    filter(([before, now]) => before.isThere && now.isThere),
    filter(([before, now]) => JSON.stringify(before.held) !== JSON.stringify(now.held)),
    map(([, { event, held }]) => caused('limits.changed', { limits: held }, event)),
  ),
);
