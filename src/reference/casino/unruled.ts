import { payoutOf, ratioIn } from '../../domain/casino/exact.ts';
import { type Answers, stepKey } from './answers.ts';
import { cancel, ended } from './ending.ts';
import { houseGames } from './games.ts';
import type { RoundRow, Rounds } from './rounds.ts';
import type { Wallet } from './wallet/wallet.ts';

/** The rules that the house plays by. */
export const rulesInForce: readonly string[] = houseGames.map(({ rulesVersion }) => rulesVersion);

/** What cashing out was worth after the last step, as its answer said; nothing before the first. */
function wonSoFar(answers: Pick<Answers, 'last'>, row: RoundRow): number {
  const answer = answers.last(row.user_id, stepKey(row.id, row.steps.length - 1));
  const outcome = answer?.status === 'accepted' ? answer.round.state.outcome : null;
  const multiplier = outcome?.['multiplier'];
  const worth = typeof multiplier === 'string' ? ratioIn(multiplier) : null;
  return worth === null ? 0 : payoutOf(row.staked, worth);
}

/**
 * The house cannot go on with a round, as it was begun under other rules: it pays what was won so far or the
 * stake, whichever is more.
 */
export function endUnruled(
  options: {
    readonly wallet: Wallet;
    readonly rounds: Rounds;
    readonly answers: Pick<Answers, 'last'>;
  },
  row: RoundRow,
  now: number,
): void {
  const won = wonSoFar(options.answers, row);
  if (won <= row.staked) {
    cancel(options, row, now);
    return;
  }
  const change = ended(options.wallet, row, won, now);
  options.rounds.change(row.id, { steps: row.steps, staked: row.staked, ...change });
}
