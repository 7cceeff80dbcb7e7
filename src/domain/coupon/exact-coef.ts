import { compare, parseDecimal } from '../../kernel/rational.ts';
import { COUPON_TYPE, type CouponTypeId } from './type.ts';
import { type CouponVariant, variantOf } from './variants.ts';

interface Asked {
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  readonly settings: { readonly exactCoef: string };
}

/** Whether the player asks for a coefficient of the whole coupon: a single or an express has one. */
export function hasExactCoef({ typeId, variant, settings }: Asked): boolean {
  const isOne = typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express;
  return isOne && variantOf(typeId, variant) === 'plain' && settings.exactCoef !== '';
}

/** Whether a total is below the coefficient that is asked for; what is no number is. */
export function isBelow(total: string, exactCoef: string): boolean {
  const [value, least] = [parseDecimal(total), parseDecimal(exactCoef)];
  return value === null || least === null || compare(value, least) < 0;
}
