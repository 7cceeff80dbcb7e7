import { POINTS } from '../../domain/money/points.ts';
import type { Settlements } from '../coupon/settling/settlements.ts';
import type { Database } from '../data/database.ts';
import type { Answers } from './answers.ts';
import { cancel, ended } from './ending.ts';
import { gameNamed } from './games.ts';
import { drawnAgain } from './playing.ts';
import type { RoundRow, Rounds, Step } from './rounds.ts';
import type { SeedPairs } from './seed-pairs.ts';
import { choicesByRule, seenOf } from './table.ts';
import { choicesOf } from './told.ts';
import { endUnruled, rulesInForce } from './unruled.ts';
import type { WalletOf } from './wallet/wallets.ts';

export interface LeavingOptions {
  readonly database: Database;
  readonly walletOf: WalletOf;
  readonly rounds: Rounds;
  readonly pairs: SeedPairs;
  readonly answers: Pick<Answers, 'last'>;
  readonly settlements: Pick<Settlements, 'addRound'>;
  /** Told of a round that cannot be ended; it stays open, and the others go on. */
  readonly report: (roundId: string, error: unknown) => void;
}

/** So long a round may be gone on with, on any device. */
const RESUMABLE = 24 * 60 * 60_000;
/** Rounds ended in one go. */
const MOST = 200;

function end(options: LeavingOptions, row: RoundRow, now: number): void {
  const { walletOf, rounds } = options;
  const wallet = walletOf(row.iso === POINTS ? { inPoints: true } : {});
  const game = gameNamed(row.game);
  if (!game || game.rulesVersion !== row.rules) {
    endUnruled({ ...options, wallet }, row, now);
    return;
  }
  const draw = drawnAgain(options.pairs, game, row);
  const byRule = choicesByRule(game, draw, row.bet, choicesOf(row));
  if (byRule === null) {
    cancel({ wallet, rounds }, row, now);
    return;
  }
  const more = byRule.map((action): Step => ({ at: now, by: 'rule', action }));
  const steps = [...row.steps, ...more];
  const { payout } = seenOf(game, draw, row.bet, choicesOf({ steps }));
  if (payout === null) throw new Error('the rule of the game does not end it');
  const change = ended(wallet, row, payout, now);
  rounds.change(row.id, { steps, staked: row.staked, ...change });
}

/** Ends rounds each for itself; gives back how many. */
function endAll(options: LeavingOptions, rows: readonly RoundRow[], now: number): number {
  const { database, settlements } = options;
  let count = 0;
  for (const row of rows) {
    try {
      database.transaction(() => {
        end(options, row, now);
        // No answer tells of it: whoever is there hears of it by the feed, and so has the money in view.
        settlements.addRound(row.seq, row.user_id);
      });
      count += 1;
    } catch (error) {
      options.report(row.id, error);
    }
  }
  return count;
}

/**
 * Ends personal rounds that cannot be gone on with: at once those that were begun under rules of before, which
 * there are after a start alone; and by the rule of their game those that nobody came back to. Gives back how many.
 */
export function leaving(options: LeavingOptions): (now: number) => number {
  let hasUnruled = true;
  return (now) => {
    const unruled = hasUnruled ? options.rounds.unruled(rulesInForce, MOST) : [];
    hasUnruled = unruled.length === MOST;
    const left = options.rounds.leftSince(now - RESUMABLE, MOST);
    return endAll(options, unruled, now) + endAll(options, left, now);
  };
}
