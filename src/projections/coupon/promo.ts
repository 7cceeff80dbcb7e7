import type { CallReply } from '../../calls/table.ts';
import {
  hyperBonusPercent,
  PROMO_REFUSALS,
  type PromoCoupon,
  type PromoRefusal,
  type PromoTerms,
} from '../../domain/coupon/promo-code.ts';
import type { CouponTypeId } from '../../domain/coupon/type.ts';
import type { CouponVariant } from '../../domain/coupon/variants.ts';
import { typedMinor } from '../../domain/money/money.ts';
import type { EventData } from '../../events/catalogue.ts';

/** What the coupon knows of promo codes. */
export interface PromoState {
  /** The code whose terms hold for this coupon; empty: none. */
  promoCode: string;
  /** The one that is asked about, or was refused. */
  manualPromoCode: string;
  promoTerms: PromoTerms | null;
  promoRefusal: PromoRefusal | null;
  /** How many per cent of what is won the code adds to this coupon; null where it gives it nothing. */
  hyperBonusPercent: string | null;
  /** What that comes to at the most, as far as it is reckoned. */
  hyperBonus: string | null;
}

/** Nothing comes of any code. */
export const noPromo: Readonly<PromoState> = {
  ...{ promoCode: '', manualPromoCode: '', promoTerms: null },
  ...{ promoRefusal: null, hyperBonusPercent: null, hyperBonus: null },
};

interface Coupon {
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  readonly bets: readonly { readonly market: { readonly coef: string } }[];
  readonly amount: string;
  readonly currency: { readonly iso: string; readonly minorUnits: number };
  readonly isBonusAccount: boolean;
}

/** The coupon as far as a code asks about it. */
export function promoCoupon(coupon: Coupon): PromoCoupon {
  const { typeId, variant, bets, amount, currency, isBonusAccount } = coupon;
  return {
    ...{ typeId, variant, isBonusAccount, currency: currency.iso },
    legs: bets.map(({ market: { coef } }) => ({ coef })),
    amount: typedMinor(amount, currency.minorUnits),
  };
}

type Seen = Coupon &
  Pick<PromoState, 'promoTerms'> & { readonly settings: { readonly isActiveOneClick: boolean } };

/** What the code of the coupon gives it as it stands. Who bets by one press has not seen that. */
export function promoPercent(coupon: Seen): string | null {
  const { promoTerms, settings } = coupon;
  if (promoTerms === null || settings.isActiveOneClick) return null;
  return hyperBonusPercent(promoTerms, promoCoupon(coupon));
}

/** One code at a time: the one that is asked about takes the place of the one that was. */
export function promoEntered(
  slice: PromoState,
  { code }: EventData<'coupon.promoCodeEntered'>,
): void {
  Object.assign(slice, { manualPromoCode: code, promoRefusal: null });
}

/**
 * What became of the code that was asked about last, or of the one that the coupon has: it may have come over a
 * reload, or be paid from another account. Another one has been forgotten since.
 */
export function promoAnswered(
  slice: PromoState,
  { promoCode, status, terms }: CallReply<'promoCode'>,
): boolean {
  const isOfCoupon = promoCode === slice.promoCode;
  if (promoCode === '' || !(isOfCoupon || promoCode === slice.manualPromoCode)) return false;
  // One that was entered meanwhile has yet to be answered.
  const manualPromoCode = promoCode === slice.manualPromoCode ? '' : slice.manualPromoCode;
  if (status === 'active' && terms !== undefined) {
    Object.assign(slice, { ...noPromo, manualPromoCode, promoCode, promoTerms: terms });
    return true;
  }
  const promoRefusal = PROMO_REFUSALS.find((one) => one === status) ?? 'unknown';
  Object.assign(
    slice,
    isOfCoupon ? { ...noPromo, manualPromoCode, promoRefusal } : { promoRefusal },
  );
  return isOfCoupon;
}
