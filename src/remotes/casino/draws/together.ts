import type { CasinoRound } from '../../../site/contract/casino.ts';

/** What several rounds of one draw came to together; null where one of them is not settled yet. */
export function together(rounds: readonly CasinoRound[]): CasinoRound | null {
  const [first] = rounds;
  if (!first || rounds.some(({ status }) => status === 'open')) return null;
  const sum = (of: (round: CasinoRound) => number) =>
    rounds.reduce((total, round) => total + of(round), 0);
  const payout = sum((round) => round.payout ?? 0);
  return { ...first, staked: sum(({ staked }) => staked), payout };
}
