import {
  defer,
  distinctUntilChanged,
  EMPTY,
  endWith,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  repeat,
  share,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import type { DialogName } from '../../events/dialogs.ts';
import type { State } from '../../projections/state.ts';
import { isPage } from '../../routes/table.ts';
import { isBetUnderWay } from '../bet-under-way.ts';
import type { Caused, EffectContext } from '../define.ts';

/** In which order they come where several wait: what protects the player first, offers last. */
const ORDER = [
  'age-gate',
  'welcome',
  'identification',
  'terms-update',
  'set-limits',
  'user-question',
  'insights',
  'alert-with-link',
  'registration-first-deposit',
  'first-deposit-bonus',
  'auth-bonus',
  'registration-reminder',
  'web-push-agreement',
  'new-site',
] as const satisfies readonly DialogName[];

/** A dialog that waits to be shown. */
export interface Waiting {
  readonly name: (typeof ORDER)[number];
  /** Names it in the log. */
  readonly id: string;
  /** Milliseconds with nothing under way after it, before the next one. */
  readonly rest: number;
  /** Whether there is reason for it, now. */
  readonly isWanted: () => boolean;
  readonly opened: Caused;
}

/** Milliseconds of rest between two reminders. */
export const REST = 30_000;

/** Whether a round is played at the table: it is asked for, goes on, or has yet to show what it came to. */
const isPlaying = ({ casinoTable: { placing, seats, isShared } }: State): boolean =>
  'requestId' in placing ||
  seats.some(({ round, untold }) => untold !== null || (!isShared && round.status === 'open'));

/** Whether nothing is before the player, no form asks who they are, and no bet or round is under way. */
function isIdle(state: State): boolean {
  const { modal, route, session } = state;
  const isForm = isPage(route.route, 'login', 'registration');
  const isBusy = isForm || isBetUnderWay(state) || isPlaying(state);
  return session.visible && modal.open.length === 0 && !isBusy;
}

/** Completes once the dialog was closed, or went with whom it was for, and nothing was under way for a while. */
function resting(context: EffectContext, { id, rest }: Waiting): Observable<never> {
  const closed = context.on('modal.closed').pipe(filter(({ data }) => data.id === id));
  const gone = merge(context.on('session.started'), context.on('session.ended'));
  const rested = context.events$.pipe(
    startWith(null),
    map(() => isIdle(context.state())),
    distinctUntilChanged(),
    switchMap((isSo) => (isSo ? timer(rest, context.scheduler) : NEVER)),
    take(1),
  );
  return merge(closed, gone).pipe(
    take(1),
    switchMap(() => (rest === 0 ? EMPTY : rested)),
    ignoreElements(),
  );
}

/** Those that wait, without those there is no reason for any more. */
function waitingLine() {
  let line: readonly Waiting[] = [];
  return {
    add(one: Waiting) {
      line = [...line, one];
    },
    /** The most important one leaves the line; null where nobody waits. */
    next(): Waiting | null {
      line = line.filter(({ isWanted }) => isWanted());
      const name = ORDER.find((one) => line.some((waiting) => waiting.name === one));
      const next = line.find((waiting) => waiting.name === name) ?? null;
      line = line.filter((waiting) => waiting !== next);
      return next;
    },
  };
}

/** Shows them one after the other, each once nothing is under way and where there is still reason to by then. */
export function inTurn(context: EffectContext, reminders: Observable<Waiting>): Observable<Caused> {
  return defer(() => {
    const line = waitingLine();
    const arriving = reminders.pipe(
      tap((one) => line.add(one)),
      share(),
    );
    const turn = merge(context.events$, arriving).pipe(
      startWith(null),
      map(() => (isIdle(context.state()) ? line.next() : null)),
      filter((one) => one !== null),
      take(1),
      switchMap((one) => merge(resting(context, one), of(one.opened))),
    );
    const ended = context.events$.pipe(ignoreElements(), endWith(null));
    // Heard from the beginning and all along: between two turns nothing that comes is lost.
    return merge(arriving.pipe(ignoreElements()), turn.pipe(repeat(), takeUntil(ended)));
  });
}
