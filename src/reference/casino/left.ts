import { POINTS } from '../../domain/points.ts';
import type { Database } from '../data/database.ts';
import { cancel, ended } from './ending.ts';
import { gameNamed } from './games.ts';
import { drawnAgain } from './playing.ts';
import type { RoundRow, Rounds, Step } from './rounds.ts';
import type { SeedPairs } from './seed-pairs.ts';
import { choicesByRule, seenOf } from './table.ts';
import { choicesOf } from './told.ts';
import type { WalletOf } from './wallets.ts';

export interface LeavingOptions {
  readonly database: Database;
  readonly walletOf: WalletOf;
  readonly rounds: Rounds;
  readonly pairs: SeedPairs;
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
  // By other rules than it was begun under nothing can be settled.
  if (!game || game.rulesVersion !== row.rules) {
    cancel({ wallet, rounds }, row, now);
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

/** Ends, by the rule of their game, personal rounds that nobody came back to; gives back how many. */
export function endLeftRounds(options: LeavingOptions, now: number): number {
  let count = 0;
  for (const row of options.rounds.leftSince(now - RESUMABLE, MOST)) {
    try {
      options.database.transaction(() => end(options, row, now));
      count += 1;
    } catch (error) {
      options.report(row.id, error);
    }
  }
  return count;
}
