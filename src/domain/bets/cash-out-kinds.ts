import { COUPON_TYPE, type CouponTypeId } from '../coupon/type.ts';
import type { CouponVariant } from '../coupon/variants.ts';

/** Bets that are priced at a time. */
export const MOST_OFFERS = 50;

/** Parts of a stake that the site offers to sell, in hundredths. */
export const SOLD_PARTS = [100, 75, 50, 25] as const;

export type SoldPart = (typeof SOLD_PARTS)[number];

/** Kinds of bets that the house buys back: the worth of others is no product. */
export const isSellable = ({
  typeId,
  variant = 'plain',
}: {
  readonly typeId: CouponTypeId;
  readonly variant?: CouponVariant | undefined;
}): boolean =>
  variant === 'plain' && (typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express);
