import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
} from 'rxjs';
import type { State } from '../../projections/state.ts';
import { untilNoBetUnderWay } from '../bet-under-way.ts';
import { type Caused, type EffectContext, effect, replies } from '../define.ts';
import { closed, isOpen, opened } from '../dialogs.ts';
import { dueAt } from '../due.ts';

/** When the first looser limit may be approved, in epoch milliseconds; null where none waits for it. */
function firstDue({ limits }: State['limits']): number | null {
  const times = limits.flatMap(({ needApprove, pending }) =>
    needApprove && pending?.endsAt != null ? [pending.endsAt * 1000] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Asks once the time of a looser limit has come. One that was put off stays on the limits' page. */
function asking(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    map(({ seq }) => ({ seq, at: firstDue(context.state().limits) })),
    distinctUntilChanged((before, now) => before.at === now.at),
    switchMap(({ seq, at }) => {
      if (at === null || context.state().session.isBot) return EMPTY;
      return dueAt(context, at).pipe(
        switchMap(() => untilNoBetUnderWay(context)),
        filter(() => !isOpen(context, 'limit-approval')),
        map(() => opened('limit-approval', seq)),
      );
    }),
  );
}

/** Approved or taken back on another device: nothing is left to ask. */
function elsewhere(context: EffectContext): Observable<Caused> {
  return context
    .on('limits.changed')
    .pipe(
      mergeMap((event) =>
        (firstDue(context.state().limits) ?? Number.POSITIVE_INFINITY) > context.scheduler.now()
          ? closed(context, 'limit-approval', event)
          : [],
      ),
    );
}

/** The dialog has done its work with the player's word. */
function decided(context: EffectContext): Observable<Caused> {
  return replies(context, 'limitAction').pipe(
    mergeMap(({ event }) => closed(context, 'limit-approval', event)),
  );
}

/** A looser limit that the player has to approve before it holds. */
export const limitApproval = effect('limit-approval', (context) =>
  merge(asking(context), elsewhere(context), decided(context)),
);
