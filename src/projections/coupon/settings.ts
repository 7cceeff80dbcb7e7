import {
  type CouponSettings,
  changedSettings,
  oneClickStake,
} from '../../domain/coupon/settings.ts';
import { COUPON_TYPE } from '../../domain/coupon/type.ts';
import type { EventData } from '../../events/catalogue.ts';
import { betOf } from './bets.ts';
import { type CouponState, empty, isFrozen, recount } from './state.ts';

/** One press takes the place of what was gathered before: from then on the coupon has no other use. */
export function takeSettings(slice: CouponState, change: Partial<CouponSettings>): void {
  if (isFrozen(slice)) {
    // A bet under way stays what it is, but nothing keeps a player from ending this.
    if (change.isActiveOneClick === false) {
      slice.settings = changedSettings(slice.settings, { isActiveOneClick: false });
    }
    return;
  }
  const begins = !slice.settings.isActiveOneClick;
  slice.settings = changedSettings(slice.settings, change);
  if (begins && slice.settings.isActiveOneClick) empty(slice);
  recount(slice);
}

export function takeStakeMode(slice: CouponState, mode: EventData<'coupon.stakeModeChosen'>): void {
  if (isFrozen(slice)) return;
  Object.assign(slice, mode);
  recount(slice);
}

/** The selection alone, with what one press stakes. */
export function takeOneClick(
  slice: CouponState,
  added: EventData<'coupon.betAdded'>,
  at: number,
): void {
  empty(slice);
  Object.assign(slice, { typeId: COUPON_TYPE.single, bets: [betOf(added)] });
  slice.addedAtByBetId[added.market.id] = at;
  Object.assign(slice, { isActiveAutoMax: false, isActiveVipBet: false });
  slice.amount = oneClickStake(slice.settings, slice.isBonusAccount);
}

/** Least odds are those of the selections that they were asked for. */
export function forgetExactCoef(slice: CouponState): void {
  if (slice.settings.exactCoef === '') return;
  slice.settings = changedSettings(slice.settings, { exactCoef: '' });
}

/** Who comes next has not chosen to place by one press. */
export function endOneClick(slice: CouponState): void {
  if (!slice.settings.isActiveOneClick) return;
  slice.settings = changedSettings(slice.settings, { isActiveOneClick: false });
}

/** Amounts of another currency mean nothing in this one: one press stakes none. */
export function forgetStakes(slice: CouponState): void {
  const none = { isActiveOneClick: false, oneClickAmount: '', bonusAccountOneClickAmount: '' };
  slice.settings = changedSettings(slice.settings, none);
}
