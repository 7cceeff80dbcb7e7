import type { coupon as en } from '../en/coupon.ts';
import type { Translation } from '../texts.ts';

export const coupon: Translation<typeof en> = {
  coupon_title: 'قسيمة الرهان',
  coupon_count_zero: 'لا اختيارات',
  coupon_count_one: 'اختيار واحد',
  coupon_count_two: 'اختياران',
  coupon_count_few: '{{count}} اختيارات',
  coupon_count_many: '{{count}} اختيارًا',
  coupon_count_other: '{{count}} اختيار',
};
