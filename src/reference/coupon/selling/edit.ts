import type { PlaceAnswer, SubmittedCoupon } from '../../../calls/coupon.ts';
import { cashOutPart } from '../../../domain/bets/cash-out.ts';
import { type BetRow, runningStake } from '../bets.ts';
import { betOf } from '../history/history.ts';
import { type Selling, type Sold, take } from './cash-out.ts';
import { offerOf, sellable } from './cash-out-offer.ts';

type Accepted = Extract<PlaceAnswer, { status: 'accepted' }>;

export type Buying = Omit<Selling, 'answers'>;

/** A bet that was bought back, as it was before, and what was paid for it. */
export interface Bought {
  readonly bet: BetRow;
  readonly sold: Sold;
}

/**
 * Buys back the bet that a coupon is to stand in place of, all that runs of it, for no less than its player
 * saw; null where that is not to be had, or another account would pay. The caller's transaction decides whether
 * it stands: what it pays has to be there before the coupon is judged.
 */
export function buyBack(
  selling: Buying,
  userId: string,
  { accountId, edited }: Pick<SubmittedCoupon, 'accountId' | 'edited'>,
  now: number,
): Bought | null {
  const { database, board, bets } = selling;
  const bet = edited === undefined ? null : betOf({ database }, userId, edited.couponId);
  if (!edited || !bet || String(bet.account_id) !== accountId) return null;
  const { price } = offerOf(board, bet, bets.legsOf(bet.id), now);
  if (price === null || price < edited.price) return null;
  const part = cashOutPart(sellable(bet), BigInt(price), BigInt(runningStake(bet)));
  return part && { bet, sold: take(selling, { bet, part, by: 'edit' }, now) };
}

/** What the answer to a coupon says of the bet that it took the place of. */
export function editedIn(bought: Bought | null): Pick<Accepted, 'edited'> {
  if (bought === null) return {};
  const { couponId, sold, paid } = bought.sold;
  return { edited: { couponId, sold, paid } };
}
