/** Coupons to be judged, on a board of a test's own. */
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { legStates } from '../../../src/reference/coupon/legs.ts';
import type { Case } from '../../../src/reference/coupon/placing/case.ts';
import { judge } from '../../../src/reference/coupon/placing/judge.ts';
import { offeredCurrency } from '../../../src/reference/money/currencies.ts';
import { type FakeBoard, fakeBoard } from './board.ts';

export const payingAccount = {
  id: 1,
  purpose: 'main',
  iso: 'EUR',
  balance: 100_000,
  is_active: true,
} as const;

export function caseOf(board: FakeBoard, coupon: SubmittedCoupon, part: Partial<Case> = {}): Case {
  const legs = legStates(board, coupon.bets, 0);
  const currency = offeredCurrency('EUR');
  const player = {
    limits: { isExcluded: false, isMissing: false, room: null },
    limitWord: () => ({}),
    isBanned: false,
    config: {},
    promo: null,
    isEditLost: false,
    together: null,
  };
  return { coupon, legs, account: payingAccount, currency, ...player, ...part };
}

/** `accepted`, `coefChanged`, or the reason of a rejection with its bound. */
export function outcomeOf(one: Case): string {
  const verdict = judge(one);
  if (verdict.status !== 'rejected') return verdict.status;
  return verdict.bound === undefined ? verdict.reason : `${verdict.reason} ${verdict.bound}`;
}

export function boardWith(...coefs: string[]) {
  const board = fakeBoard();
  const markets = coefs.map((coef, index) => board.offer(`m${index}`, coef));
  return { board, markets };
}
