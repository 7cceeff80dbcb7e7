import type { CallReply } from '../../calls/table.ts';
import { typedMinor } from '../../domain/money.ts';
import { hyperBonusPercent, type PromoCoupon } from '../../domain/promo-code.ts';
import type { EventData } from '../../events/catalogue.ts';
import type { CouponState } from './state.ts';

/** Nothing comes of any code. */
export const noPromo = {
  ...{ promoCode: '', manualPromoCode: '', promoTerms: null },
  ...{ promoRefusal: null, hyperBonusPercent: null, hyperBonus: null },
} satisfies Partial<CouponState>;

/** The coupon as far as a code asks about it. */
export function promoCoupon(slice: CouponState): PromoCoupon {
  const { typeId, variant, bets, amount, currency, isBonusAccount } = slice;
  return {
    ...{ typeId, variant, isBonusAccount, currency: currency.iso },
    legs: bets.map(({ market: { coef } }) => ({ coef })),
    amount: typedMinor(amount, currency.minorUnits),
  };
}

/** What the code of the coupon gives it as it stands. Who bets by one press has not seen that. */
export function promoPercent(slice: CouponState): string | null {
  const { promoTerms, settings } = slice;
  if (promoTerms === null || settings.isActiveOneClick) return null;
  return hyperBonusPercent(promoTerms, promoCoupon(slice));
}

/** One code at a time: the one that is asked about takes the place of the one that was. */
export function promoEntered(
  slice: CouponState,
  { code }: EventData<'coupon.promoCodeEntered'>,
): void {
  Object.assign(slice, { manualPromoCode: code, promoRefusal: null });
}

/** What became of the code that was asked about last; another one has been forgotten since. */
export function promoAnswered(
  slice: CouponState,
  { promoCode, status, terms }: CallReply<'promoCode'>,
): boolean {
  if (promoCode === '' || promoCode !== slice.manualPromoCode) return false;
  if (status === 'active' && terms !== undefined) {
    Object.assign(slice, { ...noPromo, promoCode, promoTerms: terms });
    return true;
  }
  slice.promoRefusal = status === 'active' ? 'unknown' : status;
  return false;
}
