import {
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { minorUnitsOf } from '../../domain/money/currency.ts';
import { amountText } from '../../domain/money/money.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import type { EventData } from '../../events/catalogue.ts';
import { dialogOf, isModalOpen } from '../../events/dialogs.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, readAmong } from '../../kernel/stored-value.ts';
import { underscored } from '../../kernel/underscored.ts';
import { untilNoBetUnderWay } from '../bet-under-way.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { opened } from '../dialogs.ts';

/** Notices go by themselves after this many milliseconds. */
const AUTO_CLOSE = 10_000;

/** A moment so many milliseconds after the player first could see the page. */
function seenFor(context: EffectContext, time: number): Observable<unknown> {
  const after = timer(time, context.scheduler);
  if (context.state().session.visible) return after;
  return context.on('app.visibilityChanged').pipe(
    filter(({ data }) => data.visible),
    take(1),
    switchMap(() => after),
  );
}

type About = { readonly data: { readonly id: string } };

interface Passing {
  readonly id: string;
  readonly time: number;
  /** Whether the pointer or the focus is on it as it is shown: it may have been there before. */
  readonly isHeld: boolean;
  /** What ends it, or shows it once more. */
  readonly until: Observable<About>;
}

/**
 * The moment at which something is over, and not if it ends or is shown once more before. While the
 * pointer or the focus is on it its time stands still; then it has all of it once more, to be read on.
 */
function timeOver(
  context: EffectContext,
  { id, time, isHeld, until }: Passing,
): Observable<unknown> {
  const ofIt = ({ data }: About) => data.id === id;
  return context.on('notification.held').pipe(
    filter((event) => ofIt(event)),
    map(({ data }) => data.isHeld),
    startWith(isHeld),
    switchMap((stands) => (stands ? NEVER : seenFor(context, time))),
    take(1),
    takeUntil(until.pipe(filter(ofIt))),
  );
}

/** What the pointer or the focus is on, by id. */
function heldIds(context: EffectContext) {
  const ids = new Set<string>();
  const held = context.on('notification.held').pipe(
    tap(({ data: { id, isHeld } }) => {
      if (isHeld) ids.add(id);
      else ids.delete(id);
    }),
  );
  const gone = merge<About[]>(context.on('notification.dismissed'), context.on('modal.closed'));
  const noted = merge<About[]>(held, gone.pipe(tap(({ data }) => ids.delete(data.id))));
  return { ids, noted: noted.pipe(ignoreElements()) };
}

function closing(context: EffectContext): Observable<Caused> {
  const { ids, noted } = heldIds(context);
  const opened = context.on('modal.opened');
  const modals = opened.pipe(
    mergeMap(({ seq, data: { id, kind } }) => {
      const time = dialogOf({ id, kind })?.closesAfter ?? null;
      if (time === null) return [];
      return timeOver(context, {
        ...{ id, time, isHeld: ids.has(id) },
        until: merge<About[]>(opened, context.on('modal.closed')),
      }).pipe(
        filter(() => isModalOpen(context.state().modal.open, id)),
        map(() => caused('modal.closed', { id, by: 'time' }, seq)),
      );
    }),
  );
  const shown = context.on('notification.shown');
  const until = merge<About[]>(shown, context.on('notification.dismissed'));
  const notices = shown.pipe(
    mergeMap(({ seq, data: { id } }) =>
      timeOver(context, { id, time: AUTO_CLOSE, isHeld: ids.has(id), until }).pipe(
        filter(() => context.state().notifications.items.some((item) => item.id === id)),
        map(() => caused('notification.dismissed', { id, by: 'time' }, seq)),
      ),
    ),
  );
  return merge(noted, modals, notices);
}

/** What is told of by itself: never in words of a server. */
interface Notice extends Pick<EventData<'notification.shown'>, 'id' | 'level' | 'values'> {
  readonly titleKey?: MessageCode;
  readonly textKey: MessageCode;
}

/** Shows a notice of the default area. */
function tell(notice: Notice, seq: number): Caused {
  return caused('notification.shown', { ...notice, area: 'default' }, seq);
}

/** A bet by its number and what it was on, whatever way its words are read. */
function betCalled({ couponId, on }: Pick<EventData<'bet.settled'>, 'couponId' | 'on'>): string {
  if (on === undefined) return couponId;
  const more = on.more > 0 ? ` +${on.more}` : '';
  return `${couponId} (\u2068${on.team1} – ${on.team2}\u2069${more})`;
}

function settledBets(context: EffectContext): Observable<Caused> {
  return context.on('bet.settled').pipe(
    map(({ seq, data }) => {
      const payout = `${amountText(data.payout, minorUnitsOf(data.currency))} ${data.currency}`;
      const notice = {
        id: `bet-${data.couponId}`,
        level: data.result === 'won' ? 'done' : 'info',
        titleKey: `bet_${data.result}`,
        textKey: data.result === 'lost' ? 'bet_lost_text' : 'bet_paid_text',
        values: { couponId: betCalled(data), payout },
      } as const;
      return tell(notice, seq);
    }),
  );
}

/** A sale that nobody pressed: what was set before comes true while its player may be anywhere. */
function salesByRule(context: EffectContext): Observable<Caused> {
  return context.on('bet.saleTold').pipe(
    filter(({ data }) => data.byRule),
    map(({ seq, data: { couponId, paid, currency } }) => {
      const payout = `${amountText(paid, minorUnitsOf(currency))} ${currency}`;
      const words = { titleKey: 'bet_rule_sold', textKey: 'bet_rule_paid' } as const;
      const values = { couponId, payout };
      return tell({ id: `sale-${couponId}`, level: 'done', ...words, values }, seq);
    }),
  );
}

/** What a player's protection ends is told by a dialog: it waits for whoever is away. */
const ENDINGS = { limit: 'session-over', excluded: 'excluded' } as const;

function endedSessions(context: EffectContext): Observable<Caused> {
  return context.on('session.ended').pipe(
    mergeMap(({ seq, data: { reason } }) => {
      if (reason === 'logout') return EMPTY;
      if (reason === 'limit' || reason === 'excluded') {
        return untilNoBetUnderWay(context).pipe(map(() => opened(ENDINGS[reason], seq)));
      }
      const textKey = `session_ended_${underscored(reason)}` as const;
      const words = { titleKey: 'session_ended', textKey } as const;
      return of(tell({ id: 'session-ended', level: 'info', ...words }, seq));
    }),
  );
}

function blockedSites(context: EffectContext): Observable<Caused> {
  const notice = { id: 'ad-blocker', level: 'error', textKey: 'main_ad_blocker' } as const;
  return context.on('app.adBlockerFound').pipe(map(({ seq }) => tell(notice, seq)));
}

/** What the player must be told of, wherever on the site it happens. */
function telling(context: EffectContext): Observable<Caused> {
  return merge(
    settledBets(context),
    salesByRule(context),
    endedSessions(context),
    blockedSites(context),
  );
}

/** Whoever was signed out for inactivity is told so after the next load, once. */
function afterIdle(context: EffectContext): Observable<Caused> {
  return context.on('app.started').pipe(
    filter(({ data }) => readAmong(data.local, STORED.autoLogOff) !== null),
    mergeMap(({ seq }) => {
      eraseFrom(context.storage.local, STORED.autoLogOff);
      return context.on('app.ready').pipe(
        take(1),
        map(() => opened('auto-log-off', seq)),
      );
    }),
  );
}

export const notices = effect('notices', (context) =>
  merge(closing(context), telling(context), afterIdle(context)),
);
