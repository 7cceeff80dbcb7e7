import type { CouponState, Removed } from '../../projections/coupon/state.ts';

/** What the coupon has since its sixth version. */
const SINCE: readonly string[] = [
  ...['settings', 'variant', 'amountByBlockId', 'antiExpressCoef'],
  ...['isActiveAutoMax', 'isActiveVipBet', 'isBonusAccount'],
];

const before = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !SINCE.includes(name)));

/** The coupon before a running bet could be edited. */
export function couponOfNine({ edited: _, ...before }: CouponState): object {
  return before;
}

/** The coupon before a promo code gave it anything. */
export function couponOfEight(coupon: CouponState): object {
  const { manualPromoCode: _, promoTerms: __, promoRefusal: ___, ...rest } = coupon;
  const { hyperBonusPercent: ____, hyperBonus: _____, ...before } = rest;
  return before;
}

/** The coupon before an express had a bonus bet. */
export function couponOfSeven(coupon: CouponState): object {
  const { offersBonusBet: _, bonusFactor: __, manuallyDeletedBonusBet: ___, ...before } = coupon;
  return before;
}

/** The coupon without what was agreed to of an opposite, and without blocks in what was taken out. */
export function couponOfSix(coupon: CouponState): object {
  const { seenAntiCoef: _, isAntiPriceDue: __, antiPriceStale: ___, removed, ...before } = coupon;
  return { ...before, removed: removed && removedOfSix(removed) };
}

function removedOfSix({ blockIds: _, amountByBlockId: __, ...before }: Removed): object {
  return before;
}

/** The coupon as it was; of a system's sizes nobody knew the least stake. */
export function couponBefore({ systemValues, removed, ...coupon }: CouponState): object {
  return {
    ...before(coupon),
    systemValues: systemValues.map((option) => ({ ...option, minBetAmount: 0 })),
    removed: removed && before(removed),
  };
}
