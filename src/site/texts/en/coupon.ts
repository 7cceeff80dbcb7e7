/** The betting coupon. */
export const coupon = {
  coupon_title: 'Bet slip',
  coupon_count_one: '{{count}} selection',
  coupon_count_other: '{{count}} selections',
} as const;
