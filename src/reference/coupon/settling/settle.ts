import * as v from 'valibot';
import { builtResult } from '../../../domain/coupon/builder.ts';
import { amountFromText } from '../../../domain/money/money.ts';
import type { Database } from '../../data/database.ts';
import type { Board } from '../../line/offer/board.ts';
import type { Bonuses } from '../../money/bonuses.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import type { Ledger } from '../../money/ledger.ts';
import type { Points } from '../../money/points.ts';
import type { PushStore } from '../../push/push-store.ts';
import {
  type BetRow,
  type Bets,
  betRow,
  keptSlip,
  type LegRow,
  runningStake,
  SELECT_BETS,
} from '../bets.ts';
import { endRule } from '../cash-out-rules.ts';
import { reckon } from '../reckon.ts';
import type { Settlements } from './settlements.ts';

export interface Settling {
  readonly database: Database;
  readonly board: Pick<Board, 'game' | 'resultOf' | 'sourcedResultOf'>;
  readonly ledger: Ledger;
  readonly bonuses: Pick<Bonuses, 'wagered'>;
  readonly points: Pick<Points, 'settled'>;
  readonly bets: Bets;
  readonly settlements: Settlements;
  readonly pushStore: Pick<PushStore, 'tell'>;
  /** Told of a bet that cannot be settled; it stays open, and the others go on. */
  readonly report: (betId: number, error: unknown) => void;
}

const HOUR = 60 * 60 * 1000;
/** A match the line has lost, as after a change of fixtures, is void this long after its start. */
const LOST_AFTER = 48 * HOUR;
/** Bets settled in one transaction: the disk is waited for once for all of them. */
const BATCH = 100;

const openLegRow = v.object({
  market_id: v.string(),
  game_id: v.number(),
  team1: v.string(),
  team2: v.string(),
  starts_at: v.number(),
});

type OpenLeg = v.InferOutput<typeof openLegRow>;

const OPEN_LEGS = `
  SELECT DISTINCT market_id, game_id, team1, team2, starts_at FROM legs
  WHERE result IS NULL`;

const READY_BETS = `${SELECT_BETS}
  WHERE status = 'open' AND bets.id > ?
    AND NOT EXISTS (SELECT 1 FROM legs WHERE bet_id = bets.id AND result IS NULL)
  ORDER BY bets.id LIMIT ${BATCH}`;

/** How a market ended, and the score then; null while it is open. */
export function endingOf(board: Pick<Board, 'game' | 'resultOf'>, leg: OpenLeg, now: number) {
  const game = board.game(leg.game_id, now);
  const isSame = game?.team1 === leg.team1 && game.team2 === leg.team2;
  if (isSame) return { result: board.resultOf(leg.market_id, now), score: game.score };
  return { result: now - leg.starts_at >= LOST_AFTER ? ('void' as const) : null, score: null };
}

/** Notes the result of every leg whose market has one. */
function noteResults({ database, board }: Settling, now: number): void {
  for (const leg of database.all(openLegRow, OPEN_LEGS)) {
    const { result, score } = endingOf(board, leg, now);
    if (result === null) continue;
    database.run(
      `UPDATE legs SET result = ?, score1 = ?, score2 = ?
       WHERE result IS NULL AND market_id = ? AND team1 = ? AND team2 = ?`,
      result,
      score?.[0] ?? null,
      score?.[1] ?? null,
      leg.market_id,
      leg.team1,
      leg.team2,
    );
  }
}

/** What a bet pays, in minor units, once every leg has its result. */
export function payoutOf(bet: BetRow, legs: readonly LegRow[]): number {
  const { minorUnits } = offeredCurrency(bet.iso);
  const text = reckon(keptSlip(bet, legs), { minorUnits, maxPayout: bet.max_payout })?.payout;
  const payout = text === undefined ? null : amountFromText(text, minorUnits);
  if (payout === null) throw new Error(`bet ${bet.id} has no payout`);
  return payout;
}

/**
 * Lost where nothing comes back, or less than was staked without any win; void where it all does. The
 * opposite of an express is won by what its selections lost.
 */
export function statusOf(
  bet: BetRow,
  legs: readonly LegRow[],
  payout: number,
): 'won' | 'lost' | 'void' {
  if (bet.variant === 'builder') return builtResult(legs.flatMap(({ result }) => result ?? []));
  const winning: readonly (string | null)[] =
    bet.variant === 'anti' ? ['lost', 'half-lost'] : ['won', 'half-won'];
  const isWon = legs.some(({ result }) => winning.includes(result));
  if (payout > 0 && isWon) return 'won';
  return payout === runningStake(bet) ? 'void' : 'lost';
}

/** Closes one bet and moves its money: the stake to the house, and from there what it pays. */
function pay(
  { database, ledger, settlements, pushStore, bets, bonuses, points }: Settling,
  bet: BetRow,
  now: number,
): void {
  const legs = bets.legsOf(bet.id);
  const payout = payoutOf(bet, legs);
  const status = statusOf(bet, legs, payout);
  const closed = database.run(
    `UPDATE bets SET status = ?, payout = ?, settled_at = ? WHERE id = ? AND status = 'open'`,
    status,
    payout,
    now,
    bet.id,
  );
  if (closed.changes === 0) return;
  endRule(database, bet.id);
  const house = ledger.house('result', bet.iso, now);
  const common = { reference: String(bet.id), at: now };
  const stakes = ledger.house('stakes', bet.iso, now);
  const stake = runningStake(bet);
  ledger.transfer({ kind: 'release', from: stakes, to: house, amount: stake, ...common });
  if (payout > 0) {
    ledger.transfer({ kind: 'payout', from: house, to: bet.account_id, amount: payout, ...common });
  }
  const staked = status === 'void' ? 0 : stake;
  bonuses.wagered(bet.account_id, staked, now);
  points.settled({ reference: `bet/${bet.id}`, accountId: bet.account_id, staked }, now);
  settlements.add(bet.id, bet.user_id);
  pushStore.tell(bet.user_id, 'bet-settled', now);
}

/**
 * Settles bets of which every leg has its result, oldest first, `most` at a time; gives back how
 * many. What ended while nothing ran is settled as soon as it runs again, and nothing twice.
 */
export function settleBets(
  settling: Settling,
  now: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const { database, report } = settling;
  database.transaction(() => noteResults(settling, now));
  const settleOne = (bet: BetRow): number => {
    try {
      database.transaction(() => pay(settling, bet, now));
      return 1;
    } catch (error) {
      report(bet.id, error);
      return 0;
    }
  };
  let settled = 0;
  for (let last = 0; settled < most; ) {
    const batch = database.all(betRow, READY_BETS, last);
    settled += database.transaction(() => batch.map(settleOne).reduce((sum, one) => sum + one, 0));
    if (batch.length < BATCH) break;
    last = batch.at(-1)?.id ?? last;
  }
  return settled;
}
