import {
  debounceTime,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  timer,
} from 'rxjs';
import type { SubmittedCoupon } from '../calls/coupon.ts';
import { amountFromText } from '../domain/money.ts';
import type { Envelope } from '../events/catalogue.ts';
import type { CouponState } from '../projections/coupon.ts';
import type { State } from '../projections/state.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  effect,
  misfortunes,
  replies,
  request,
} from './define.ts';

type Leg = SubmittedCoupon['bets'][number];

function legsOf(coupon: CouponState): Leg[] {
  return coupon.bets.map((bet) => {
    const own = coupon.amountByBetId[bet.market.id];
    const amount = own ? amountFromText(own, coupon.currency.minorUnits) : null;
    return {
      marketId: bet.market.id,
      gameId: bet.game.id,
      coef: bet.market.coef,
      ...(bet.blockId === 0 ? {} : { blockId: bet.blockId }),
      ...(bet.isBanker ? { banker: true } : {}),
      ...(amount === null ? {} : { amount }),
    };
  });
}

function priced({
  coupon,
  preferences,
}: State): Omit<SubmittedCoupon, 'amount' | 'accountId' | 'evidence'> {
  return {
    bets: legsOf(coupon),
    changeCoefAction: coupon.changeCoefAction,
    coef: coupon.coef ?? '1',
    coefViewId: preferences.coefViewId,
    typeId: coupon.typeId,
    ...(coupon.typeId === 2 ? { systemValue: coupon.systemValue } : {}),
    ...(coupon.promoCode === '' ? {} : { promoCode: coupon.promoCode }),
  };
}

/** The coupon as it is sent: what was on screen when the button was pressed. */
export function submittedOf(state: State, seq: number): SubmittedCoupon {
  const { coupon } = state;
  return {
    ...priced(state),
    accountId: coupon.accountId ?? '',
    amount: amountFromText(coupon.stake, coupon.currency.minorUnits) ?? 0,
    evidence: { sessionId: coupon.sessionId, seq },
  };
}

/**
 * A press is sent once: only the press that made the key, which the fold decides. The key and the
 * body reach storage before the request leaves, so that a reload in between loses nothing.
 */
function placing(context: EffectContext): Observable<Caused> {
  return context.on('coupon.placePressed').pipe(
    filter(({ seq }) => {
      const { placing, sessionId } = context.state().coupon;
      return placing.status === 'placing' && placing.key === `${sessionId}.${seq}`;
    }),
    map(({ seq }) => {
      const state = context.state();
      const body = submittedOf(state, seq);
      const key = `${state.coupon.sessionId}.${seq}`;
      keepPending(context, { key, body: { ...body } });
      return request(context, 'couponPlace', { headers: { 'idempotency-key': key }, body }, seq);
    }),
  );
}

const CHECK_DELAYS = [1000, 2000, 4000, 8000, 15_000];

/** How long until an unknown bet is asked about for the nth time, in milliseconds. */
export function checkDelay(attempt: number): number {
  return CHECK_DELAYS[Math.min(attempt - 1, CHECK_DELAYS.length - 1)] ?? 15_000;
}

/** A bet whose outcome is unknown is asked about, with its own key, until the answer is definite. */
function checking(context: EffectContext): Observable<Caused> {
  const unknown = () => {
    const { placing } = context.state().coupon;
    return placing.status === 'checking' ? placing : null;
  };
  const lost = misfortunes(context, 'couponPlace') as Observable<Envelope>;
  const back = context.on('session.started') as Observable<Envelope>;
  const due = merge(lost, back).pipe(
    filter(() => unknown() !== null && context.state().session.userId !== null),
    switchMap(({ seq }) => {
      const { key, attempt } = unknown() ?? { key: '', attempt: 0 };
      return timer(checkDelay(attempt), context.scheduler).pipe(
        map(() => caused('coupon.placeChecked', { key, attempt: attempt + 1 }, seq)),
      );
    }),
  );
  const asked = context.on('coupon.placeChecked').pipe(
    mergeMap(({ seq, data }) => {
      const { pending } = context.state().coupon;
      if (pending?.key !== data.key || unknown() === null) return of<Caused>();
      const headers = { 'idempotency-key': data.key };
      const body = pending.body as unknown as SubmittedCoupon;
      return of(request(context, 'couponPlace', { headers, body }, seq));
    }),
  );
  return merge(due, asked);
}

const PENDING = 'pendingBets';

function keepPending(
  { storage }: EffectContext,
  pending: { readonly key: string; readonly body: Record<string, unknown> } | null,
): void {
  if (pending === null) storage.local.removeItem(PENDING);
  else storage.local.setItem(PENDING, JSON.stringify([pending]));
}

/** The coupon survives a reload; an unknown bet stays in storage until its outcome is known. */
function keeping(context: EffectContext): Observable<Caused> {
  const definite = merge(
    replies(context, 'couponPlace').pipe(map(({ event }) => event)),
    misfortunes(context, 'couponPlace') as Observable<Envelope>,
  ).pipe(
    filter(() => context.state().coupon.pending === null),
    map(() => keepPending(context, null)),
  );
  const changed = context.events$.pipe(
    filter(({ type }) => type.startsWith('coupon.') || type === 'http.replied'),
    map(() => context.state().coupon),
    debounceTime(200, context.scheduler),
    map(({ typeId, bets, amount, changeCoefAction }) =>
      context.storage.local.setItem(
        'coupon',
        JSON.stringify({ typeId, bets, amount, changeCoefAction }),
      ),
    ),
  );
  return merge(definite, changed).pipe(mergeMap(() => of<Caused>()));
}

/** Bounds and current prices, asked for whenever what is bet on changes. */
function calculating(context: EffectContext): Observable<Caused> {
  const causes = new Set([
    'coupon.betAdded',
    'coupon.betRemoved',
    'coupon.typeChosen',
    'coupon.systemValueChosen',
    'coupon.bankerToggled',
    'app.ready',
    'session.started',
  ]);
  return context.events$.pipe(
    filter(({ type }) => causes.has(type)),
    debounceTime(300, context.scheduler),
    filter(() => context.state().coupon.bets.length > 0),
    map(({ seq }) => request(context, 'couponCalculate', { body: priced(context.state()) }, seq)),
  );
}

export const coupon = effect('coupon', (context) =>
  merge(keeping(context), placing(context), checking(context), calculating(context)),
);
