import type { CashOutOffer } from '../../../calls/cash-out.ts';
import {
  type CashOutBet,
  type CashOutLeg,
  type CashOutRefusal,
  cashOutPrice,
  type LegChance,
} from '../../../domain/bets/cash-out.ts';
import { ONE, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import type { Chance } from '../../line/markets/chances.ts';
import type { Board } from '../../line/offer/board.ts';
import { POLICY } from '../../policy.ts';
import { type BetRow, type LegRow, runningStake } from '../bets.ts';
import { endingOf } from '../settling/settle.ts';

export type OfferBoard = Pick<Board, 'market' | 'game' | 'resultOf' | 'chance'>;

interface Standing extends CashOutLeg {
  readonly marketId: string;
  /** The line has it no more: it is not only suspended. */
  readonly isGone?: boolean;
}

/** Parts of a whole that a chance is told in. */
const PARTS = 1e12;

/** Rounded down, so that nothing is paid for what a number cannot hold. */
const part = (chance: number): Rational =>
  rational(BigInt(Math.floor(Math.min(1, Math.max(0, chance)) * PARTS)), BigInt(PARTS));

const legChance = ({ won, lost }: Chance): LegChance => ({
  won: part(won),
  back: part(1 - won - lost),
});

/** A selection as the line has it; a price counts for the very match that was bet on. */
function standingOf(board: OfferBoard, leg: LegRow, now: number): Standing {
  const known = { marketId: leg.market_id, taken: leg.coef };
  const { result: told } = endingOf(board, leg, now);
  // A result that was corrected since it was noted is for the settlement to look at first.
  const isCorrected = leg.result !== null && told !== null && leg.result !== told;
  if (isCorrected) return { ...known, chance: null, result: null };
  const result = leg.result ?? told;
  if (result !== null) return { ...known, chance: null, result };
  const market = board.market(leg.market_id, now);
  const game = board.game(leg.game_id, now);
  const isSame = game?.team1 === leg.team1 && game.team2 === leg.team2;
  const isGone = !isSame || market === null;
  const isOpen = !isGone && !market.isBlocked;
  const chance = isOpen ? board.chance(leg.market_id, now) : null;
  return { ...known, chance: chance && legChance(chance), result: null, isGone };
}

/** The selections that are why there is no offer. */
const reasons: Readonly<Record<CashOutRefusal, (leg: Standing) => boolean>> = {
  kind: () => false,
  suspended: ({ chance, result }) => chance === null && result === null,
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

/** The most that is ever paid for what runs of a bet: as if all that is open were sure to win. Minor units. */
export function mostOf(
  board: OfferBoard,
  bet: BetRow,
  legs: readonly LegRow[],
  now: number,
): bigint {
  const sure = { won: ONE, back: ZERO };
  const won = legs.map((leg) => ({ ...standingOf(board, leg, now), chance: sure }));
  const offered = cashOutPrice({ ...sellable(bet), legs: won }, POLICY.cashOut.margin);
  return offered.refusal === null ? offered.price : 0n;
}

/** What the house pays for what runs of a bet, as likely as its selections are at this moment. */
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
