import type { Host } from '../../host.tsx';
import { formatNumber } from '../format/format.ts';

interface Placed {
  readonly promoCode?: string | undefined;
  readonly hyperBonusPercent?: string | undefined;
}

/** The promo code of a bet and what it adds, as a row of its sums; none without one. */
export function promoRow(
  { promoCode: code, hyperBonusPercent: percent }: Placed,
  { t, language }: Pick<Host<'bets'>, 't' | 'language'>,
): (readonly ['coupon_promo', string])[] {
  if (code === undefined || percent === undefined) return [];
  const values = { code, percent: formatNumber(Number(percent), language()) };
  return [['coupon_promo', t('coupon_promo_short', values)]];
}
