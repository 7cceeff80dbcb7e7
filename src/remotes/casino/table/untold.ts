import type { CasinoRound, Seat } from '../../../site/contract/casino.ts';

const isUntold = ({ untold }: Seat): boolean => untold !== null;

/** What was paid since the table was opened, as far as it has shown it. */
export const paidAsTold = (paid: number, seats: readonly Seat[]): number =>
  seats.filter(isUntold).reduce((sum, { round }) => sum - (round.payout ?? 0), paid);

/** Rounds of which what the table has yet to show stands as it did before it ended. */
export function asTold(rounds: readonly CasinoRound[], seats: readonly Seat[]) {
  const hidden = new Set(seats.filter(isUntold).map(({ round }) => round.id));
  const state = { draw: null, outcome: null };
  return rounds.map(
    (round): CasinoRound =>
      hidden.has(round.id) ? { ...round, state, status: 'open', payout: null } : round,
  );
}
