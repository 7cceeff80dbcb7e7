import type { CasinoRound } from '../../../site/contract/casino.ts';

interface Over {
  readonly draw: number;
  readonly hash: string;
  readonly result: unknown;
}

/**
 * A round with what its draw came to, once that is over: a round that ended before, as one that was cashed
 * out by hand, was told without it.
 */
export function withDraw(round: CasinoRound, last: readonly Over[]): CasinoRound {
  const over = round.draw === null ? null : last.find(({ draw }) => draw === round.draw);
  if (!over || round.state.draw !== null) return round;
  return {
    ...round,
    state: { ...round.state, draw: over.result },
    seeds: { ...round.seeds, serverSeed: over.hash },
  };
}
