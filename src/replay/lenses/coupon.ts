import type { CouponState } from '../../projections/coupon/state.ts';

/** What the coupon has since its sixth version. */
const SINCE: readonly string[] = [
  ...['settings', 'variant', 'amountByBlockId', 'antiExpressCoef'],
  ...['isActiveAutoMax', 'isActiveVipBet', 'isBonusAccount'],
];

const before = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !SINCE.includes(name)));

/** The coupon as it was; of a system's sizes nobody knew the least stake. */
export function couponBefore({ systemValues, removed, ...coupon }: CouponState): object {
  return {
    ...before(coupon),
    systemValues: systemValues.map((option) => ({ ...option, minBetAmount: 0 })),
    removed: removed && before(removed),
  };
}
