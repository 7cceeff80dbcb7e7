import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  pairwise,
  switchMap,
  take,
} from 'rxjs';
import type { CallName, CallReply } from '../../calls/table.ts';
import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import { chosenRealityCheck } from '../../domain/limits/limits.ts';
import { configured } from '../../domain/site/config.ts';
import type { AnyEvent, Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import type { State } from '../../projections/state.ts';
import { untilNoBetUnderWay } from '../bet-under-way.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  isCurrent,
  replies,
  request,
} from '../define.ts';
import { closed, isOpen, opened } from '../dialogs.ts';
import { due, dueAt } from '../due.ts';

const MINUTE = 60_000;
/** Whoever leaves the page is not counted as being there for so long. */
const PAUSE = 30_000;
/** How long after the server said when the next check is due it is asked again. */
const SYNC = 5 * MINUTE;
/** Besides that pause, how far the device may be from the word of the server: answers take their time. */
const LEEWAY = 5000;
/** How long a check that is due waits for its sums: then it tells those that are known. */
const SUMS_TIMEOUT = 5000;

/** Minutes between checks: as the player chose, else as the law says; null: none. */
function realityCheckMinutes({ limits, config, session }: State): number | null {
  if (session.userId === null || session.isBot || limits.status !== 'ready') return null;
  const profile = jurisdictionOf(configured(config.values, 'jurisdiction'));
  return chosenRealityCheck(limits.limits) ?? profile.realityCheckMinutes;
}

function set(context: EffectContext, at: number, cause: number): Caused[] {
  const { userId } = context.state().session;
  if (userId === null) return [];
  writeTo(context.storage.local, STORED.realityCheck, { userId, at });
  return [caused('limits.realityCheckSet', { userId, at }, cause)];
}

function isReply(event: AnyEvent, call: CallName): event is Envelope<'http.replied'> {
  return event.type === 'http.replied' && event.data.call === call && event.data.status < 400;
}

/**
 * Milliseconds until the next check, where this event is the server's word on it; else null. What it was
 * asked before it had the player's answer tells of the check that was answered.
 */
function toldBy(context: EffectContext, event: AnyEvent, answeredAt = 0): number | null {
  if (!isReply(event, 'limits') || !isCurrent(context, event)) return null;
  if (context.state().realityCheck.answer !== null || (event.cause ?? 0) < answeredAt) return null;
  const { realityCheckSeconds } = event.data.body as CallReply<'limits'>;
  return realityCheckSeconds === undefined ? null : realityCheckSeconds * 1000;
}

/**
 * A check is set as soon as there is to be one. When it is due the server says, which no clock that was
 * moved, emptied storage or other tab changes: what this browser has stands only as far from that as
 * pauses explain. Where the server says nothing, it stands unless it is further away than the interval.
 */
function scheduling(context: EffectContext): Observable<Caused> {
  let answeredAt = 0;
  return context.events$.pipe(
    map((event) => {
      if (isReply(event, 'realityCheck')) answeredAt = event.seq;
      const minutes = realityCheckMinutes(context.state());
      return { seq: event.seq, minutes, told: toldBy(context, event, answeredAt) };
    }),
    distinctUntilChanged((before, now) => before.minutes === now.minutes && now.told === null),
    mergeMap(({ seq, minutes, told }) => {
      if (minutes === null) return [];
      const { realityCheck, session } = context.state();
      const { next } = realityCheck;
      const at = context.scheduler.now() + (told ?? minutes * MINUTE);
      const ahead = next?.userId === session.userId ? next.at - at : Number.POSITIVE_INFINITY;
      const stands = told === null ? ahead <= 0 : Math.abs(ahead) <= PAUSE + LEEWAY;
      return stands ? [] : set(context, at, seq);
    }),
  );
}

/** The server is asked again after a while, whatever became of the last question. */
function syncing(context: EffectContext): Observable<Caused> {
  const told = context.events$.pipe(filter((event) => toldBy(context, event) !== null));
  return merge(told, callErrors(context, 'limits')).pipe(
    switchMap(({ seq }) =>
      dueAt(context, context.scheduler.now() + SYNC).pipe(
        filter(() => realityCheckMinutes(context.state()) !== null),
        map(() => request(context, 'limits', {}, seq)),
      ),
    ),
  );
}

/** Emits once the limits that are asked for next are there, or nothing is to be expected of it. */
function summed(context: EffectContext): Observable<unknown> {
  const isAnswered = () => context.state().limits.asked === null;
  return context.on('http.requested').pipe(
    filter(({ data }) => data.call === 'limits'),
    take(1),
    switchMap(() => merge(context.events$.pipe(filter(isAnswered)), due(context, SUMS_TIMEOUT))),
    take(1),
  );
}

/** When its time has come the player is told, with what came of the bets so far. */
function ringing(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    map(({ seq }) => {
      const state = context.state();
      const { next } = state.realityCheck;
      const isFor = next?.userId === state.session.userId && realityCheckMinutes(state) !== null;
      return { seq, at: isFor && next !== null ? next.at : null };
    }),
    distinctUntilChanged((before, now) => before.at === now.at),
    switchMap(({ seq, at }) => {
      if (at === null) return EMPTY;
      return dueAt(context, at).pipe(
        switchMap(() => untilNoBetUnderWay(context)),
        switchMap(() =>
          merge(
            summed(context).pipe(
              switchMap(() => untilNoBetUnderWay(context)),
              map(() => opened('reality-check', seq)),
            ),
            of(request(context, 'limits', {}, seq)),
          ),
        ),
      );
    }),
  );
}

/** Answered in another tab: it is not asked again here. */
function elsewhere(context: EffectContext): Observable<Caused> {
  return context.on('app.storageChanged').pipe(
    filter(({ data }) => data.name === STORED.realityCheck.name),
    filter(() => isOpen(context, 'reality-check')),
    filter(() => (context.state().realityCheck.next?.at ?? 0) > context.scheduler.now()),
    mergeMap((event) => closed(context, 'reality-check', event)),
  );
}

/** The server is told; whoever goes on is told again after the interval, whoever does not leaves. */
function answering(context: EffectContext): Observable<Caused> {
  const asked = context.on('limits.realityCheckAnswered').pipe(
    mergeMap((event) => {
      const { action, doNotShowAgain: do_not_show_again } = event.data;
      const popup_show_at = Math.trunc(context.state().realityCheck.next?.at ?? event.at);
      const attributes = { action, do_not_show_again, popup_show_at };
      return [
        request(context, 'realityCheck', { body: { data: { attributes } } }, event),
        ...closed(context, 'reality-check', event),
      ];
    }),
  );
  const told = merge(
    replies(context, 'realityCheck').pipe(map(({ event }) => event)),
    callErrors(context, 'realityCheck'),
  ).pipe(
    mergeMap(({ seq }) => {
      const state = context.state();
      if (state.realityCheck.answer === 'log_out') {
        return [request(context, 'disconnect', { body: {} }, seq)];
      }
      const minutes = realityCheckMinutes(state);
      if (minutes === null) return [];
      return set(context, context.scheduler.now() + minutes * MINUTE, seq);
    }),
  );
  return merge(asked, told);
}

/** Leaving the page pauses it for 30 s. */
function pausing(context: EffectContext): Observable<Caused> {
  return context.on('app.visibilityChanged').pipe(
    pairwise(),
    filter(([left, back]) => !left.data.visible && back.data.visible),
    mergeMap(([left, back]) => {
      const { next } = context.state().realityCheck;
      const isDue = next === null || next.at <= left.at || isOpen(context, 'reality-check');
      return isDue ? [] : set(context, next.at + Math.min(back.at - left.at, PAUSE), back.seq);
    }),
  );
}

/** Tells a player now and then how long they have been playing, and what came of it. */
export const realityCheck = effect('reality-check', (context) =>
  merge(
    scheduling(context),
    syncing(context),
    ringing(context),
    elsewhere(context),
    answering(context),
    pausing(context),
  ),
);
