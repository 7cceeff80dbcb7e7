import type { PlaceAnswer } from '../../../calls/coupon.ts';
import { type AmountBounds, amountBounds } from '../../../domain/coupon/amount-rules.ts';
import { couponBonus } from '../../../domain/coupon/bonus.ts';
import { judgeCoefChange, type LegPrice } from '../../../domain/coupon/coef-change.ts';
import { hasExactCoef, isBelow } from '../../../domain/coupon/exact-coef.ts';
import { MAX_LEGS, type PlacingFacts, placeRefusal } from '../../../domain/coupon/placing.ts';
import { hyperBonusPercent, type PromoTerms } from '../../../domain/coupon/promo-code.ts';
import { isVipBetAvailable } from '../../../domain/coupon/rules.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import {
  type CouponVariant,
  chainBlocks,
  isHousePriced,
  variantOf,
} from '../../../domain/coupon/variants.ts';
import type { CouponOutcome } from '../../../domain/coupon.ts';
import { formatCoef } from '../../../domain/odds.ts';
import { configured, type SiteConfigByName } from '../../../domain/site/config.ts';
import { answeredLeg, type LegState, type Together } from '../legs.ts';
import { bonusOf, reckon, type Slip } from '../reckon.ts';
import { antiExpressPrice } from './anti-price.ts';
import { minStake } from './bounds.ts';
import { builderPrice } from './builder-price.ts';
import type { Case } from './case.ts';
import { detailsOf, hasOtherScore, isOpen, isRepeated, priceOf, rejectionOf } from './rejection.ts';

/** What becomes of a coupon. An accepted one brings what it comes to at the coefficients it gets. */
export type Verdict =
  | { readonly status: 'accepted'; readonly slip: Slip; readonly outcome: CouponOutcome }
  | Exclude<PlaceAnswer, { status: 'accepted' }>;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
const countOr0 = (value = 0) => (isCount(value) ? value : 0);

type Sized = Pick<
  Case['coupon'],
  'typeId' | 'systemValue' | 'variant' | 'amountByBlockId' | 'bonusFactor'
>;

/** Whether the bonus bet is asked for, and offered at the line's coefficients. */
function hasBonus(
  { typeId, variant, bonusFactor }: Sized,
  { legs, config }: { legs: readonly LegState[]; config: Partial<SiteConfigByName> },
): boolean {
  const bonus = couponBonus({
    ...{ isEnabled: configured(config, 'isAvailableCouponBonusBet'), typeId },
    variant: variantOf(typeId, variant),
    legs: legs.map(({ market, coef }) => ({ coef, kind: market?.kind ?? 0 })),
  });
  return bonusFactor !== undefined && bonus !== null;
}

/** The price of the whole, of a variant that has one. */
function housePrice(
  variant: CouponVariant,
  {
    legs,
    together = null,
  }: { readonly legs: readonly LegState[]; readonly together?: Together | null },
): string | null {
  if (variant === 'anti') return antiExpressPrice(legs);
  return variant === 'builder' ? builderPrice(legs, together) : null;
}

/** The coupon at the line's coefficients. */
export function slipOf(
  coupon: Sized,
  at: {
    amount: number;
    legs: readonly LegState[];
    config: Partial<SiteConfigByName>;
    promo?: PromoTerms | null;
    /** The selections told together, where they are of one match. */
    together?: Together | null;
  },
): Slip {
  const { amount, legs } = at;
  const isSplit = coupon.typeId === COUPON_TYPE.multipleSingles;
  const variant = variantOf(coupon.typeId, coupon.variant);
  return {
    typeId: coupon.typeId,
    variant,
    housePrice: housePrice(variant, at),
    amountByBlockId: variant === 'chain' ? (coupon.amountByBlockId ?? {}) : {},
    systemValue: coupon.systemValue ?? null,
    amount,
    hasBonus: hasBonus(coupon, at),
    promo: at.promo ?? null,
    legs: legs.map(({ requested, market, coef }) => ({
      coef,
      gameId: market?.gameId ?? requested.gameId,
      banker: requested.banker === true,
      blockId: requested.blockId ?? null,
      amount: isSplit ? countOr0(requested.amount) : null,
      result: null,
    })),
  };
}

/** An express of one selection would be a single that the slip calls something else. */
const fewest = (typeId: Case['coupon']['typeId']) => (typeId === COUPON_TYPE.express ? 2 : 1);

/** Whether an amount is named for something else than a later step of a chain. */
function namesNoStep({ typeId, variant, bets, amountByBlockId = {} }: Case['coupon']): boolean {
  const isChain = variantOf(typeId, variant) === 'chain';
  const [, ...later] = isChain ? chainBlocks(bets) : [];
  return Object.keys(amountByBlockId).some((id) => !later.some((step) => `${step.blockId}` === id));
}

/** What could never be a coupon: wrong counts, amounts that do not add up, unknown selections. */
function shapeRejection({ coupon, legs }: Case): 'not-accepted' | null {
  const { typeId, amount, bets, promoCode = '', hyperBonusPercent } = coupon;
  const isFew = typeId === COUPON_TYPE.single ? bets.length !== 1 : bets.length < fewest(typeId);
  const seen = formatCoef(coupon.coef, coupon.coefViewId);
  const amounts = bets.map((bet) => bet.amount ?? 0);
  const isSplit = typeId === COUPON_TYPE.multipleSingles;
  const isWrong =
    isFew ||
    bets.length > MAX_LEGS ||
    variantOf(typeId, coupon.variant) !== (coupon.variant ?? 'plain') ||
    (coupon.coefByView !== undefined && coupon.coefByView !== seen) ||
    legs.some(({ requested, market }) => market !== null && market.gameId !== requested.gameId) ||
    !bets.every((bet) => isCount(bet.blockId ?? 0)) ||
    namesNoStep(coupon) ||
    (isSplit && !amounts.every(isCount)) ||
    (isSplit && amounts.reduce((sum, part) => sum + part, 0) !== amount) ||
    // What a code adds has been seen before it is asked for.
    (promoCode !== '') !== (hyperBonusPercent !== undefined);
  return isWrong ? 'not-accepted' : null;
}

/** What each bound is held to: the amount of the coupon, or of each of its singles. */
function amountsOf({ coupon }: Case): number[] {
  const isSplit = coupon.typeId === COUPON_TYPE.multipleSingles;
  return isSplit ? coupon.bets.map((bet) => bet.amount ?? 0) : [coupon.amount];
}

/** Whether it is asked for above the greatest stake, and may be. */
function isVip({ coupon, legs, currency, config }: Case): boolean {
  if (coupon.isVipBet !== true || !configured(config, 'showVipBet')) return false;
  const bets = legs.flatMap(({ market, game }) => {
    if (market === null || game === null) return [];
    const { status: statusId, minute } = game;
    return [
      { market, statusId, hasGameTime: minute !== null, isFinished: false, isLiveInLive: false },
    ];
  });
  return isVipBetAvailable({ typeId: coupon.typeId, maxBetAmount: currency.maxBet, bets });
}

function boundsOf(one: Case, combos: number): AmountBounds {
  const { coupon, account, currency, config } = one;
  return amountBounds({
    typeId: coupon.typeId,
    isBonusAccount: account.purpose === 'bonus',
    isVip: isVip(one),
    minBetAmount: minStake(coupon.typeId, combos, currency.minBet),
    maxBetAmount: currency.maxBet,
    typesWithMin: configured(config, 'couponTypesWithMinAmount'),
    typesWithMax: configured(config, 'couponTypesWithMaxAmount'),
  });
}

const hasExact = ({ typeId, variant, exactCoef = '' }: Case['coupon']): boolean =>
  hasExactCoef({ typeId, variant: variantOf(typeId, variant), settings: { exactCoef } });

/** The bonus bet as a price like any other: what was seen, and what it is. */
function bonusPrices({ bonusFactor: requested }: Case['coupon'], free: Slip): LegPrice[] {
  return requested === undefined ? [] : [{ requested, offered: bonusOf(free) ?? '1' }];
}

/** Leg by leg, never by the total, unless that is a price of the house's own. */
function isChanged({ coupon, legs }: Case, free: Slip): boolean {
  if (hasExact(coupon)) return false;
  const whole = [{ requested: coupon.coef, offered: free.housePrice ?? '' }];
  const prices = isHousePriced(free.variant)
    ? whole
    : [...legs.map(priceOf), ...bonusPrices(coupon, free)];
  return !judgeCoefChange(coupon.changeCoefAction, prices).accepted;
}

/** Whether the code gives less than the player saw: without it the bet would win less than was promised. */
function isPromoLost({ coupon, legs, promo, account }: Case): boolean {
  const { typeId, variant, amount, hyperBonusPercent: seen } = coupon;
  if (seen === undefined) return false;
  const offered =
    promo &&
    hyperBonusPercent(promo, {
      ...{ typeId, variant: variantOf(typeId, variant), legs, amount },
      ...{ currency: account.iso, isBonusAccount: account.purpose === 'bonus' },
    });
  return offered === null || isBelow(offered, seen);
}

/** What the policy asks, as the line, the books and the limits have it. */
function factsOf(one: Case, free: Slip): PlacingFacts {
  const { coupon, legs, account, currency, limits } = one;
  const outcome = reckon(free, currency);
  const combos = isRepeated(legs) ? 0 : (outcome?.combos ?? 0);
  return {
    legs: legs.length,
    isLocked: !legs.every(isOpen),
    combos,
    isChanged: isChanged(one, free),
    isBelowExact: hasExact(coupon) && isBelow(outcome?.coef ?? '0', coupon.exactCoef ?? ''),
    isScoreChanged: coupon.isDropOnScoreChange === true && legs.some(hasOtherScore),
    isPromoLost: isPromoLost(one),
    isEditLost: one.isEditLost,
    player: one.isBanned ? 'banned' : 'player',
    limits,
    account: { money: account.balance },
    amounts: amountsOf(one),
    laterAmounts: Object.values(free.amountByBlockId),
    bounds: boundsOf(one, combos),
  };
}

/**
 * Decides about a coupon by the policy that the site asks too; what could never be one, and what is
 * not on offer, this back-end alone can tell. The same case always has the same verdict.
 */
export function judge(one: Case): Verdict {
  const { coupon, legs, currency, config, promo, together } = one;
  const bets = legs.map(answeredLeg);
  const unfit = shapeRejection(one);
  if (unfit) return { status: 'rejected', reason: unfit, bets };
  const free = slipOf(coupon, { amount: 0, legs, config, together });
  const facts = factsOf(one, free);
  const refusal = placeRefusal(facts);
  if (refusal?.kind === 'changed') {
    return { status: 'coefChanged', ...detailsOf(refusal, one, facts, free), bets };
  }
  if (refusal) {
    const rejection = rejectionOf(refusal, one, facts, free);
    return { status: 'rejected', ...rejection, ...detailsOf(refusal, one, facts, free), bets };
  }
  const slip = slipOf(coupon, { amount: coupon.amount, legs, config, promo, together });
  const outcome = reckon(slip, currency);
  if (outcome) return { status: 'accepted', slip, outcome };
  return { status: 'rejected', reason: 'not-accepted', bets };
}
