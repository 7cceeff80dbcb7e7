import { debounceTime, filter, map, merge, mergeMap, type Observable, of } from 'rxjs';
import type { SubmittedCoupon } from '../../calls/coupon.ts';
import { COUPON_TYPE } from '../../domain/coupon-type.ts';
import { hasSize } from '../../domain/coupon-variants.ts';
import { hasExactCoef } from '../../domain/exact-coef.ts';
import { typedMinor } from '../../domain/money.ts';
import { formatCoef } from '../../domain/odds.ts';
import { type PlaceRefusal, placeRefusal } from '../../domain/placing.ts';
import { isVipOffered, placingFacts, singleAmount } from '../../domain/placing-facts.ts';
import { configured } from '../../domain/site-config.ts';
import { totalCoefText } from '../../domain/total-coef.ts';
import type { AnyEvent, EventType } from '../../events/catalogue.ts';
import { SELECTION_EVENTS } from '../../events/coupon.ts';
import type { CouponState } from '../../projections/coupon/state.ts';
import type { State } from '../../projections/state.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { checking } from './checking.ts';
import { filling } from './filling.ts';
import { keeping, keepPending } from './keeping.ts';

type Leg = SubmittedCoupon['bets'][number];

/** Multiple singles say the amount of each; one without its own carries the coupon's. */
function ownAmount(coupon: CouponState, marketId: string): { amount?: number } {
  if (coupon.typeId !== COUPON_TYPE.multipleSingles) return {};
  return { amount: singleAmount(coupon, marketId) };
}

function legsOf(coupon: CouponState): Leg[] {
  return coupon.bets.map((bet) => ({
    marketId: bet.market.id,
    gameId: bet.game.id,
    coef: bet.market.coef,
    ...(bet.blockId === 0 ? {} : { blockId: bet.blockId }),
    ...(bet.isBanker ? { banker: true } : {}),
    ...(coupon.settings.isDropOnScoreChange ? { score: bet.game.score } : {}),
    ...ownAmount(coupon, bet.market.id),
  }));
}

type Priced = Omit<SubmittedCoupon, 'amount' | 'accountId' | 'evidence' | 'userId'>;

function priced({ coupon, preferences }: State): Priced {
  const { variant } = coupon;
  return {
    bets: legsOf(coupon),
    changeCoefAction: coupon.changeCoefAction,
    coef: totalCoefText(coupon.coef ?? '1') ?? '1',
    coefViewId: preferences.coefViewId,
    typeId: coupon.typeId,
    ...(hasSize(coupon.typeId, variant) ? { systemValue: coupon.systemValue } : {}),
    ...(variant === 'plain' ? {} : { variant }),
    ...(coupon.promoCode === '' ? {} : { promoCode: coupon.promoCode }),
  };
}

/** What later blocks of a chain stake, in minor units. */
function blockAmounts({ variant, amountByBlockId, currency }: CouponState) {
  if (variant !== 'chain') return {};
  const typed = Object.entries(amountByBlockId).filter(([, amount]) => amount !== '');
  const minor = typed.map(([id, amount]) => [id, typedMinor(amount, currency.minorUnits)] as const);
  return { amountByBlockId: Object.fromEntries(minor) };
}

/** How the player wants it taken, besides what `changeCoefAction` says. */
function wishes(state: State): Partial<SubmittedCoupon> {
  const { coupon } = state;
  const { exactCoef, isDropOnScoreChange } = coupon.settings;
  return {
    ...blockAmounts(coupon),
    ...(hasExactCoef(coupon) ? { exactCoef } : {}),
    ...(isDropOnScoreChange ? { isDropOnScoreChange } : {}),
    ...(coupon.isActiveVipBet && isVipOffered(state) ? { isVipBet: true } : {}),
  };
}

/** The coupon as it is sent: what was on screen when the button was pressed. */
function submittedOf(state: State, seq: number): SubmittedCoupon {
  const { coupon, preferences, config } = state;
  const body = priced(state);
  return {
    accountId: coupon.accountId ?? '',
    amount: typedMinor(coupon.stake, coupon.currency.minorUnits),
    ...body,
    ...wishes(state),
    coefByView: formatCoef(body.coef, preferences.coefViewId),
    refId: configured(config.values, 'ref_id'),
    userId: coupon.userId ?? '',
    evidence: { sessionId: coupon.sessionId, seq },
  };
}

/** A press that the policy forbids is not sent, however it came about. */
function refused(key: string, refusal: PlaceRefusal, seq: number): Caused {
  const { kind: reason, ...details } = refusal;
  return caused('coupon.placeRefused', { key, reason, ...details }, seq);
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
    mergeMap(({ seq }) => {
      const state = context.state();
      const key = `${state.coupon.sessionId}.${seq}`;
      const refusal = placeRefusal(placingFacts(state));
      if (refusal !== null) return of(refused(key, refusal, seq));
      const body = submittedOf(state, seq);
      const kept = { key, userId: state.coupon.userId ?? '', body };
      const headers = { 'idempotency-key': key };
      return of(
        ...keepPending(context, kept, seq),
        request(context, 'couponPlace', { headers, body }, seq),
      );
    }),
  );
}

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

/** The price of the opposite follows the selections, whose own the feed tells. */
function movesOpposite({ state }: EffectContext, event: AnyEvent): boolean {
  const { variant, bets } = state().coupon;
  if (variant !== 'anti' || event.type !== 'line.updated') return false;
  const games = new Set(bets.map(({ game }) => game.id));
  return event.data.updates.some((update) => {
    if (update.kind === 'market') return bets.some(({ market }) => market.id === update.marketId);
    return update.kind === 'game-added' && games.has(update.game.id);
  });
}

/** Bounds and current prices, asked for whenever what is bet on changes. */
function calculating(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    filter(
      (event) =>
        calculated.has(event.type) ||
        (event.type === 'http.replied' && calculatedAfter.has(event.data.call)) ||
        movesOpposite(context, event) ||
        (event.type === 'feed.lost' && event.data.reason === 'reset'),
    ),
    debounceTime(300, context.scheduler),
    filter(() => context.state().coupon.bets.length > 0),
    map(({ seq }) => request(context, 'couponCalculate', { body: priced(context.state()) }, seq)),
  );
}

export const coupon = effect('coupon', (context) =>
  merge(
    keeping(context),
    placing(context),
    checking(context),
    calculating(context),
    filling(context),
  ),
);
