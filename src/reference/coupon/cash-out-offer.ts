import type { CashOutOffer } from '../../calls/cash-out.ts';
import {
  type CashOutBet,
  type CashOutLeg,
  type CashOutRefusal,
  cashOutPrice,
} from '../../domain/cash-out.ts';
import type { Board } from '../line/board.ts';
import { marginOf } from '../line/margins.ts';
import { POLICY } from '../policy.ts';
import { type BetRow, type LegRow, runningStake } from './bets.ts';
import { endingOf } from './settle.ts';

export type OfferBoard = Pick<Board, 'market' | 'game' | 'resultOf'>;

interface Standing extends CashOutLeg {
  readonly marketId: string;
  /** The line has it no more: it is not only suspended. */
  readonly isGone?: boolean;
}

/** A selection as the line has it; a price counts for the very match that was bet on. */
function standingOf(board: OfferBoard, leg: LegRow, now: number): Standing {
  const known = { marketId: leg.market_id, taken: leg.coef, overround: '0' };
  const { result: told } = endingOf(board, leg, now);
  // A result that was corrected since it was noted is for the settlement to look at first.
  const isCorrected = leg.result !== null && told !== null && leg.result !== told;
  if (isCorrected) return { ...known, present: null, result: null };
  const result = leg.result ?? told;
  if (result !== null) return { ...known, present: null, result };
  const market = board.market(leg.market_id, now);
  const game = board.game(leg.game_id, now);
  const isSame = game?.team1 === leg.team1 && game.team2 === leg.team2;
  const isOpen = isSame && market !== null && !market.isBlocked;
  const isGone = !isSame || market === null;
  if (!isOpen) return { ...known, present: null, result: null, isGone };
  const overround = marginOf(market.group, market.isLive, 'usual').toFixed(4);
  return { ...known, present: market.coef, overround, result: null };
}

/** The selections that are why there is no offer. */
const reasons: Readonly<Record<CashOutRefusal, (leg: Standing) => boolean>> = {
  kind: () => false,
  suspended: ({ present, result }) => present === null && result === null,
  over: ({ result }) => result !== null,
  worthless: ({ result }) => result === 'lost',
};

/** What runs of a bet, as the price rule sees it. */
export const sellable = (bet: BetRow): Omit<CashOutBet, 'legs'> => ({
  typeId: bet.type_id,
  variant: bet.variant,
  hasBonus: bet.has_bonus,
  stake: BigInt(runningStake(bet)),
  maxPayout: BigInt(bet.max_payout),
});

/** What the house pays for what runs of a bet, by the coefficients of this moment. */
export function offerOf(
  board: OfferBoard,
  bet: BetRow,
  legs: readonly LegRow[],
  now: number,
): CashOutOffer {
  const about = {
    ...{ couponId: String(bet.id), accountId: String(bet.account_id) },
    ...{ currency: bet.iso, stake: runningStake(bet) },
  };
  if (bet.status !== 'open') return { ...about, price: null, refusal: 'over' };
  const standings = legs.map((leg) => standingOf(board, leg, now));
  const { margin } = POLICY.cashOut;
  const offered = cashOutPrice({ ...sellable(bet), legs: standings }, margin);
  if (offered.refusal === null) return { ...about, price: Number(offered.price) };
  const causes = standings.filter(reasons[offered.refusal]);
  const isWithdrawn = causes.some(({ isGone = false }) => isGone);
  return {
    ...{ ...about, price: null, refusal: offered.refusal },
    markets: causes.map(({ marketId }) => marketId),
    ...(isWithdrawn ? { isWithdrawn } : {}),
  };
}
