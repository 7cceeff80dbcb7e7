import {
  debounceTime,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  type Observable,
  switchMap,
  take,
  takeWhile,
} from 'rxjs';
import { isHousePriced } from '../../domain/coupon/variants.ts';
import { retryAfter } from '../../domain/time/retry-after.ts';
import type { AnyEvent, Envelope, EventType } from '../../events/catalogue.ts';
import { SELECTION_EVENTS } from '../../events/coupon.ts';
import { STORED } from '../../events/stored-values.ts';
import { type Caused, callErrors, type EffectContext, request } from '../define.ts';
import { priced } from './submitted.ts';

const calculated = new Set<EventType>([
  ...SELECTION_EVENTS,
  'coupon.typeChosen',
  'coupon.systemValueChosen',
  'coupon.bankerToggled',
  'coupon.blockChosen',
  'app.ready',
  'session.started',
]);
/** Calls whose answers may change what can be bet: another currency, a bet that was not taken. */
const calculatedAfter = new Set(['balance', 'balanceSecond', 'couponPlace']);

/** Another tab changed the coupon. */
const isElsewhere = ({ type, data }: AnyEvent): boolean =>
  type === 'app.storageChanged' && data.name === STORED.coupon.name;

/** A price of the house's own follows the selections, whose own the feed tells. */
function movesHousePrice({ state }: EffectContext, event: AnyEvent): boolean {
  const { variant, bets } = state().coupon;
  if (!isHousePriced(variant) || event.type !== 'line.updated') return false;
  const games = new Set(bets.map(({ game }) => game.id));
  return event.data.updates.some((update) => {
    if (update.kind === 'market') return bets.some(({ market }) => market.id === update.marketId);
    return update.kind === 'game-added' && games.has(update.game.id);
  });
}

/** How long after an answer did not come it is asked for again, and the longest that is waited, in milliseconds. */
const AGAIN = 10_000;
const LONGEST = 60_000;

type Misfortune = Envelope<'http.replied'> | Envelope<'http.failed'>;

/** How long to wait before asking again; null where the same question would have the same answer. */
function waitAfter({ type, data }: Misfortune): number | null {
  if (type === 'http.failed') return AGAIN;
  if (data.status !== 429 && data.status < 500) return null;
  return Math.min(retryAfter(data.body) ?? AGAIN, LONGEST);
}

/** The coupon stands and waits for an answer that will not come. */
function unanswered(context: EffectContext): Observable<AnyEvent> {
  const isLast = ({ data }: Misfortune) => data.requestId === context.state().coupon.calculation;
  return callErrors(context, 'couponCalculate').pipe(
    filter(isLast),
    switchMap((event) => {
      const wait = waitAfter(event);
      if (wait === null) return EMPTY;
      // Offline it would fail again: the wait goes on until it need not.
      return interval(wait || AGAIN, context.scheduler).pipe(
        takeWhile(() => isLast(event)),
        filter(() => context.state().session.online),
        take(1),
        map(() => event),
      );
    }),
  );
}

/** Bounds and current prices, asked for whenever what is bet on changes. */
export function calculating(context: EffectContext): Observable<Caused> {
  const changed = context.events$.pipe(
    filter(
      (event) =>
        calculated.has(event.type) ||
        isElsewhere(event) ||
        (event.type === 'http.replied' && calculatedAfter.has(event.data.call)) ||
        movesHousePrice(context, event) ||
        (event.type === 'feed.lost' && event.data.reason === 'reset'),
    ),
    debounceTime(300, context.scheduler),
  );
  return merge(changed, unanswered(context)).pipe(
    filter(() => context.state().coupon.bets.length > 0),
    map(({ seq }) => request(context, 'couponCalculate', { body: priced(context.state()) }, seq)),
  );
}
