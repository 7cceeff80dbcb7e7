import {
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  tap,
} from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { type DialogName, dialogs } from '../../events/dialogs.ts';
import { type ReminderName, reminderKey } from '../../events/reminders.ts';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import type { State } from '../../projections/state.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { closed, opened } from '../dialogs.ts';
import { due } from '../due.ts';
import { news } from './news.ts';
import { inTurn, REST, type Waiting } from './showing.ts';
import { reminders as table } from './table.ts';

type Name = ReminderName & DialogName;

const names = Object.keys(table) as readonly Name[];

/** From when on it may be said: epoch milliseconds. Null while there is no reason, or it was closed. */
function allowedFrom(state: State, name: Name): number | null {
  const { until, closed } = state.reminders;
  const isWanted = !state.session.isBot && !closed.includes(name) && table[name].isDue(state);
  return isWanted ? (until[reminderKey(name, state.session.userId)] ?? 0) : null;
}

/** Emits once there has been reason for as long as the reminder asks. */
function waiting(context: EffectContext, name: Name): Observable<Waiting> {
  const isWanted = (): boolean => allowedFrom(context.state(), name) !== null;
  return context.events$.pipe(
    map(({ seq }) => ({ seq, from: allowedFrom(context.state(), name) })),
    distinctUntilChanged((before, now) => before.from === now.from),
    switchMap(({ seq, from }) => {
      if (from === null) return EMPTY;
      const wait = from - context.scheduler.now();
      const delay = Math.max(wait, table[name].delay(context.state()));
      const { rest = REST } = table[name];
      const { id } = dialogs[name];
      return due(context, delay).pipe(
        map(() => ({ name, id, rest, isWanted, opened: opened(name, seq) })),
      );
    }),
  );
}

/** Closes what there is no reason for any more. */
function takingBack(context: EffectContext, name: Name): Observable<Caused> {
  if (table[name].isTakenBack !== true) return EMPTY;
  return context.events$.pipe(
    map(({ seq }) => ({ seq, isOver: !table[name].isDue(context.state()) })),
    distinctUntilChanged((before, now) => before.isOver === now.isOver),
    mergeMap(({ seq, isOver }) => (isOver ? closed(context, name, seq) : [])),
  );
}

/** Whether the player has seen it: what was taken back they may not have. */
function isSaid(name: Name, { type, data }: Envelope<'modal.opened' | 'modal.closed'>): boolean {
  const { saidBy, isTakenBack = false } = table[name];
  return saidBy === type && !(isTakenBack && 'by' in data && data.by === 'site');
}

/** What was said is not said again too soon. */
function silencing(context: EffectContext): Observable<Caused> {
  return merge(context.on('modal.opened'), context.on('modal.closed')).pipe(
    mergeMap((event) => {
      const name = names.find((one) => dialogs[one].id === event.data.id);
      if (name === undefined || !isSaid(name, event)) return [];
      const { userId } = context.state().session;
      const { until: untilOf, with: other } = table[name];
      const until = untilOf(event.at, context.state());
      const shown = other === undefined ? [name] : [name, other];
      return shown.map((one) => caused('reminders.silenced', { name: one, userId, until }, event));
    }),
  );
}

/** Keeps it over a reload, and what is not the player's alone for other tabs. */
function keeping(context: EffectContext): Observable<never> {
  const { storage, state } = context;
  return merge(context.on('reminders.silenced'), context.on('session.ended')).pipe(
    tap(() => {
      const { until, closed } = state().reminders;
      writeTo(storage.local, STORED.reminders, until);
      writeTo(storage.session, STORED.remindersClosed, closed);
    }),
    ignoreElements(),
  );
}

/** Says things by itself: one after the other, and nothing while the player is busy. */
export const reminders = effect('reminders', (context) =>
  merge(
    inTurn(context, merge(...names.map((name) => waiting(context, name)), news(context))),
    ...names.map((name) => takingBack(context, name)),
    silencing(context),
    keeping(context),
  ),
);
