import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { autoMaxAmount } from '../../domain/coupon/amount-rules.ts';
import { placingFacts } from '../../domain/coupon/placing-facts.ts';
import { COUPON_TYPE } from '../../domain/coupon/type.ts';
import { amountText } from '../../domain/money/money.ts';
import type { EventType } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';

/** Where one press places, a selection that took the coupon is placed as it came. */
function oneClick(context: EffectContext): Observable<Caused> {
  return context.on('coupon.betAdded').pipe(
    filter(({ at, data }) => {
      const { session, coupon } = context.state();
      const { settings, placing, bets, addedAtByBetId, edited } = coupon;
      const isTaken = bets.length === 1 && addedAtByBetId[data.market.id] === at;
      // Without a network it would be sent later, at odds that nobody saw.
      const isReady = session.online && placing.status === 'idle';
      return settings.isActiveOneClick && edited === null && isReady && isTaken;
    }),
    map((event) => {
      const { coef, stake, possibleWin } = context.state().coupon;
      const shown = { coef: coef ?? '0', amount: stake, possibleWin: possibleWin ?? '0' };
      return caused('coupon.placePressed', { shown }, event);
    }),
  );
}

/** The most that this player may stake on the coupon as it is; null while that is not known. */
function most(state: State): string | null {
  const { limits, account, bounds } = placingFacts(state);
  if (typeof limits !== 'object' || account === null || typeof account !== 'object') return null;
  const money = Math.min(account.money, limits.room ?? account.money);
  return amountText(autoMaxAmount(money, bounds), state.coupon.currency.minorUnits);
}

const filled = new Set<EventType>(['coupon.stakeModeChosen', 'coupon.typeChosen']);
const filledAfter = new Set(['couponCalculate', 'balance', 'balanceSecond', 'limits']);

/** The amount follows the most that may be staked, as far as that is wanted. */
function autoMax(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    filter(
      (event) =>
        filled.has(event.type) ||
        (event.type === 'http.replied' && filledAfter.has(event.data.call)),
    ),
    mergeMap((event) => {
      const state = context.state();
      const { isActiveAutoMax, bets, typeId, amount, placing } = state.coupon;
      const isUnderWay = placing.status === 'placing' || placing.status === 'checking';
      const isWanted = isActiveAutoMax && typeId !== COUPON_TYPE.multipleSingles;
      if (!isWanted || bets.length === 0 || isUnderWay) return [];
      const next = most(state);
      if (next === null || next === amount) return [];
      // By itself it only falls: nobody is to stake more than stood there when they pressed.
      const isRise =
        event.type === 'http.replied' && amount !== '' && Number(next) > Number(amount);
      return isRise ? [] : [caused('coupon.amountChanged', { amount: next }, event)];
    }),
  );
}

/** What the site does in the player's place, as they told it to. */
export const filling = (context: EffectContext): Observable<Caused> =>
  merge(oneClick(context), autoMax(context));
