import type { CouponState, Removed } from '../../projections/coupon/state.ts';

/** What the coupon has since its sixth version. */
const SINCE: readonly string[] = [
  ...['settings', 'variant', 'amountByBlockId', 'antiExpressCoef'],
  ...['isActiveAutoMax', 'isActiveVipBet', 'isBonusAccount'],
];

const without = (value: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const before = (value: object): object => without(value, SINCE);

/** The coupon before bets were built of one match: the only price of the house's own was the opposite's. */
export function couponOfTen(coupon: CouponState): object {
  const { builderCoef: _, seenHousePrice, isHousePriceDue, housePriceStale, ...before } = coupon;
  return {
    ...before,
    seenAntiCoef: seenHousePrice,
    isAntiPriceDue: isHousePriceDue,
    antiPriceStale: housePriceStale,
  };
}

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
export function couponOfSix({ removed, ...coupon }: CouponState): object {
  // By the names that they had then.
  const rest = without(coupon, ['seenAntiCoef', 'isAntiPriceDue', 'antiPriceStale']);
  return { ...rest, removed: removed && removedOfSix(removed) };
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
