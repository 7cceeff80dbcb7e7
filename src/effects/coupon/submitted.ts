import type { SubmittedCoupon } from '../../calls/coupon.ts';
import { takenBonus } from '../../domain/coupon/bonus.ts';
import { hasExactCoef } from '../../domain/coupon/exact-coef.ts';
import { isVipOffered, singleAmount } from '../../domain/coupon/placing-facts.ts';
import { COUPON_TYPE } from '../../domain/coupon/type.ts';
import { hasSize } from '../../domain/coupon/variants.ts';
import { typedMinor } from '../../domain/money/money.ts';
import { totalCoefText } from '../../domain/odds/total-coef.ts';
import { formatCoef } from '../../domain/odds.ts';
import { configured } from '../../domain/site/config.ts';
import type { CouponState } from '../../projections/coupon/state.ts';
import type { State } from '../../projections/state.ts';

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

/** What bounds and prices are asked for. */
type Priced = Omit<SubmittedCoupon, 'amount' | 'accountId' | 'evidence' | 'userId' | 'edited'>;

/** The coupon without what is paid for it. */
export function priced({ coupon, preferences }: State): Priced {
  const { variant } = coupon;
  const bonusFactor = takenBonus(coupon);
  return {
    bets: legsOf(coupon),
    changeCoefAction: coupon.changeCoefAction,
    coef: totalCoefText(coupon.coef ?? '1') ?? '1',
    coefViewId: preferences.coefViewId,
    typeId: coupon.typeId,
    ...(hasSize(coupon.typeId, variant) ? { systemValue: coupon.systemValue } : {}),
    ...(variant === 'plain' ? {} : { variant }),
    ...(bonusFactor === null ? {} : { bonusFactor }),
  };
}

/** What later blocks of a chain stake, in minor units. */
function blockAmounts({ variant, amountByBlockId, currency }: CouponState) {
  if (variant !== 'chain') return {};
  const typed = Object.entries(amountByBlockId).filter(([, amount]) => amount !== '');
  const minor = typed.map(([id, amount]) => [id, typedMinor(amount, currency.minorUnits)] as const);
  return { amountByBlockId: Object.fromEntries(minor) };
}

/** The bet that it takes the place of, and what that is to be bought back for at least. */
function editedIn({ edited }: CouponState): Pick<SubmittedCoupon, 'edited'> {
  if (edited === null || edited.price === null) return {};
  return { edited: { couponId: edited.couponId, price: edited.price } };
}

/** How the player wants it taken, besides what `changeCoefAction` says. */
function wishes(state: State): Partial<SubmittedCoupon> {
  const { coupon } = state;
  const { exactCoef, isDropOnScoreChange } = coupon.settings;
  const { promoCode, hyperBonusPercent } = coupon;
  return {
    ...blockAmounts(coupon),
    ...editedIn(coupon),
    ...(hasExactCoef(coupon) ? { exactCoef } : {}),
    ...(isDropOnScoreChange ? { isDropOnScoreChange } : {}),
    ...(hyperBonusPercent === null ? {} : { promoCode, hyperBonusPercent }),
    ...(coupon.isActiveVipBet && isVipOffered(state) ? { isVipBet: true } : {}),
  };
}

/** The coupon as it is sent: what was on screen when the button was pressed. */
export function submittedOf(state: State, seq: number): SubmittedCoupon {
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
