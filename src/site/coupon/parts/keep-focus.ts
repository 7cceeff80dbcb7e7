/** Gives the focus back to the coupon when what had it goes away. */
export function focusCoupon(within: Element): void {
  const title = within.closest('[data-coupon-type]')?.querySelector('h2');
  title?.focus({ preventScroll: true });
}
