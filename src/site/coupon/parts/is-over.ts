import type { State } from '../../../projections/state.ts';

/** Whether a selection is over for good: then nothing can be won with the coupon as it is. */
export const isOver = ({ coupon }: State): boolean => coupon.bets.some(({ isGone }) => isGone);
