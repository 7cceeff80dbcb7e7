import type { coupon as en } from '../en/coupon.ts';
import type { Translation } from '../texts.ts';

export const coupon: Translation<typeof en> = {
  coupon_title: 'Wettschein',
  coupon_count_one: '{{count}} Auswahl',
  coupon_count_other: '{{count}} Auswahlen',
};
