import { distinctUntilChanged, filter, map, merge, type Observable, switchMap, timer } from 'rxjs';
import { isSellable, MOST_OFFERS } from '../../domain/bets/cash-out-kinds.ts';
import { SLIP_PART } from '../../domain/bets/history.ts';
import type { Envelope } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, callErrors, effect, replies, request } from '../define.ts';

/** After a question that had no answer, in milliseconds. */
const RETRY_AFTER = 15_000;

/** The bets whose prices are in sight, newest first. */
function inSight({ page, slipBets, bets, route, session, coupon: { edited } }: State): string[] {
  if (session.userId === null || !session.visible || !session.online) return [];
  const shown = [
    ...(page.choices[SLIP_PART] === 'open' ? slipBets.open.items : []),
    ...(isPage(route.route, 'officeHistory')
      ? bets.items.filter(({ couponId }) => page.parts[`bet ${couponId}`])
      : []),
  ];
  const open = shown.filter((bet) => bet.status === 'open' && isSellable(bet));
  const ids = open.map(({ couponId }) => couponId);
  // What is edited is in sight in the coupon.
  if (edited?.userId === session.userId) ids.unshift(edited.couponId);
  return [...new Set(ids)].slice(0, MOST_OFFERS);
}

/**
 * Prices of running bets are asked for as long as they are looked at, and again when they are old: nobody
 * presses a price of before. A page that is not looked at asks for none.
 */
export const cashOutOffers = effect('cash-out-offers', (context) => {
  const coupons = () => inSight(context.state()).join();
  const others: Observable<readonly [seq: number, after: number]> = context.events$.pipe(
    map(({ seq }) => [seq, coupons()] as const),
    distinctUntilChanged(([, before], [, now]) => before === now),
    map(([seq]) => [seq, 0] as const),
  );
  const old = merge(
    replies(context, 'cashOutOffers').pipe(
      map(({ event, body }) => [event.seq, Math.max(1_000, body.goodFor)] as const),
    ),
    callErrors(context, 'cashOutOffers').pipe(map(({ seq }) => [seq, RETRY_AFTER] as const)),
    merge<Envelope[]>(
      context.on('bet.cashedOut'),
      context.on('bet.saleTold'),
      context.on('bet.cashOutRuleSet'),
      context.on('bet.cashOutRuleRemoved'),
      // Why it was not sold, the price says as it is now: a selection may be off the line for good.
      context.on('bet.cashOutRefused'),
      // It may be bought back for less than its player saw.
      context.on('bet.refused').pipe(filter(() => context.state().coupon.edited !== null)),
    ).pipe(map(({ seq }) => [seq, 0] as const)),
  );
  return merge(others, old).pipe(
    switchMap(([seq, after]) => timer(after, context.scheduler).pipe(map(() => seq))),
    filter(() => coupons() !== ''),
    map((seq): Caused => request(context, 'cashOutOffers', { query: { coupons: coupons() } }, seq)),
  );
});
