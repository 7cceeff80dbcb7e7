import type { CouponBet } from './bets.ts';
import { forgetExactCoef } from './settings.ts';
import { type CouponState, edited, forgetHousePrices, isFrozen, type Removed } from './state.ts';

const idOf = ({ market }: CouponBet): string => market.id;

/** Takes a selection out of the coupon. */
export function takeOut(slice: CouponState, marketId: string): void {
  slice.bets = slice.bets.filter((bet) => bet.market.id !== marketId);
  forgetHousePrices(slice);
  delete slice.addedAtByBetId[marketId];
  delete slice.amountByBetId[marketId];
}

function removedOf(slice: CouponState, marketId: string, at: number): Removed | null {
  const { bets, typeId, systemValue, variant, amountByBlockId } = slice;
  const index = bets.findIndex((bet) => bet.market.id === marketId);
  const bet = bets[index];
  if (bet === undefined) return null;
  return {
    ...{ bet, index, typeId, systemValue, variant },
    amountByBlockId: { ...amountByBlockId },
    blockIds: bets.flatMap((one) => (one === bet ? [] : [one.blockId])),
    addedAt: slice.addedAtByBetId[marketId] ?? at,
    amount: slice.amountByBetId[marketId] ?? null,
    bankers: bets.filter(({ isBanker }) => isBanker).map(idOf),
  };
}

/** The player took a selection out: until the coupon is changed again, it can be put back. */
export function removed(
  slice: CouponState,
  { marketId }: { readonly marketId: string },
  { at }: { readonly at: number },
): void {
  if (isFrozen(slice)) return;
  const last = removedOf(slice, marketId, at);
  takeOut(slice, marketId);
  forgetExactCoef(slice);
  edited(slice);
  slice.removed = last;
}

/** Puts it back as it was; what it costs now is asked for, as of any selection. */
export function putBack(slice: CouponState): void {
  if (slice.removed === null || isFrozen(slice)) return;
  const { bet, index, addedAt, amount, bankers, blockIds, ...kind } = slice.removed;
  const id = idOf(bet);
  for (const [place, one] of slice.bets.entries()) one.blockId = blockIds[place] ?? one.blockId;
  slice.bets.splice(index, 0, bet);
  forgetHousePrices(slice);
  slice.addedAtByBetId[id] = addedAt;
  if (amount !== null) slice.amountByBetId[id] = amount;
  Object.assign(slice, kind);
  for (const one of slice.bets) one.isBanker = bankers.includes(idOf(one));
  edited(slice);
}
