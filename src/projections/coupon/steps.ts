import { type CouponVariant, LOBBY_BLOCK_ID } from '../../domain/coupon/variants.ts';
import type { CouponBet } from './bets.ts';

/** What a chain is made of: selections in steps, and what later steps stake. */
interface Stepped {
  readonly bets: CouponBet[];
  readonly variant: CouponVariant;
  amountByBlockId: Record<string, string>;
}

/** Whether a block is a step; a lobby is none, and neither is what the host bus made up. */
const isStep = (blockId: number): boolean => blockId > 0 && blockId !== LOBBY_BLOCK_ID;

/** The steps that there are, in their order. */
function stepsOf(bets: readonly Pick<CouponBet, 'blockId'>[]): number[] {
  const ids = new Set(bets.map(({ blockId }) => blockId).filter(isStep));
  return [...ids].sort((a, b) => a - b);
}

/**
 * Steps of a chain follow its selections: one without a step is the last, and no number is left out. A
 * step takes its amount along. The first has none, as it stakes what the coupon does, and no other kind
 * of bet has any.
 */
export function alignSteps(slice: Stepped): void {
  const { bets, variant, amountByBlockId: typed } = slice;
  slice.amountByBlockId = {};
  if (variant !== 'chain') return;
  const steps = stepsOf(bets);
  let last = steps.length;
  for (const bet of bets) {
    const place = steps.indexOf(bet.blockId);
    bet.blockId = place < 0 ? ++last : place + 1;
  }
  for (const [place, id] of steps.entries()) {
    const amount = typed[id];
    if (place > 0 && amount) slice.amountByBlockId[place + 1] = amount;
  }
}

/**
 * Sends a selection to a block, one of its own where it is 0. In a chain that is the last step; who
 * stood alone in a step takes the amount there.
 */
export function takeBlock(
  { bets, variant, amountByBlockId }: Stepped,
  { marketId, blockId }: { readonly marketId: string; readonly blockId: number },
): void {
  const bet = bets.find((one) => one.market.id === marketId);
  if (bet === undefined) return;
  const steps = stepsOf(bets);
  if (variant !== 'chain' || steps.includes(blockId)) {
    bet.blockId = blockId;
    return;
  }
  const isAlone = bets.filter((one) => one.blockId === bet.blockId).length === 1;
  const amount = amountByBlockId[bet.blockId];
  bet.blockId = (steps.at(-1) ?? 0) + 1;
  if (isAlone && amount) amountByBlockId[bet.blockId] = amount;
}
