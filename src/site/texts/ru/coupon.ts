import type { coupon as en } from '../en/coupon.ts';
import type { Translation } from '../texts.ts';

export const coupon: Translation<typeof en> = {
  coupon_title: 'Купон',
  coupon_count_one: '{{count}} событие',
  coupon_count_few: '{{count}} события',
  coupon_count_many: '{{count}} событий',
  coupon_count_other: '{{count}} события',
};
