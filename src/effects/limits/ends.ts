import {
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
} from 'rxjs';
import type { State } from '../../projections/state.ts';
import { type Caused, type EffectContext, effect, request } from '../define.ts';
import { dueAt } from '../due.ts';

/** Where the server still holds what is over by the clock of this device it is asked after a pause, each twice the last. */
const PAUSE = { first: 5000, longest: 10 * 60_000 };

const pauseOf = (tries: number): number => Math.min(PAUSE.first * 2 ** tries, PAUSE.longest);

type Limit = State['limits']['limits'][number];

/**
 * When something of a limit comes to its end, in epoch milliseconds; `isOver` where that is by itself.
 * What counts towards one ends bet by bet: where many follow each other, they are asked for together.
 */
function endsOf({ limitState, endsAt, pending, needApprove, frees }: Limit, now: number) {
  const ends = [];
  const isHeld = limitState === 'ACTIVE';
  if (isHeld && endsAt !== null) ends.push({ at: endsAt * 1000, isOver: true });
  if (isHeld && frees) {
    const at = frees.at * 1000;
    ends.push({ at: at > now ? Math.max(at, now + PAUSE.first) : at, isOver: true });
  }
  // One that has to be approved waits on when its time has come.
  const at = pending?.endsAt ?? null;
  if (at !== null) ends.push({ at: at * 1000, isOver: needApprove !== true });
  return ends;
}

/** When to ask after an answer, and how often one still held what is over. */
interface Plan {
  readonly at: number | null;
  readonly tries: number;
}

function planned(limits: readonly Limit[], now: number, { tries }: Plan): Plan {
  const ends = limits.flatMap((limit) => endsOf(limit, now));
  if (ends.some(({ at, isOver }) => isOver && at <= now)) {
    return { at: now + pauseOf(tries), tries: tries + 1 };
  }
  const next = Math.min(...ends.map(({ at }) => at).filter((at) => at > now));
  return { at: Number.isFinite(next) ? next : null, tries: 0 };
}

/** Asks then, and on and on until there is an answer: that makes another plan. */
function asking(context: EffectContext, seq: number, { at, tries }: Plan): Observable<Caused> {
  if (at === null) return EMPTY;
  return dueAt(context, at).pipe(
    mergeMap(() => {
      const again = { at: context.scheduler.now() + pauseOf(tries), tries: tries + 1 };
      const isAsked = context.state().limits.asked !== null;
      const ask = isAsked ? EMPTY : of(request(context, 'limits', {}, seq));
      return concat(ask, asking(context, seq, again));
    }),
  );
}

/**
 * What ends by time is asked for when its time has come, so that an open page is told that a player
 * may bet again, that a looser limit holds, or that more of one is free. The server's word decides, never this device's clock.
 */
export const limitEnds = effect('limit-ends', (context) => {
  let plan: Plan = { at: null, tries: 0 };
  return context.events$.pipe(
    map(({ seq }) => ({ seq, limits: context.state().limits.limits })),
    distinctUntilChanged((before, now) => before.limits === now.limits),
    filter(() => !context.state().session.isBot),
    switchMap(({ seq, limits }) => {
      plan = planned(limits, context.scheduler.now(), plan);
      return asking(context, seq, plan);
    }),
  );
});
