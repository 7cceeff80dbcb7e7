import type { GameName } from '../../../domain/casino/rows.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';

/** What a stake is a multiple of, in minor units, where engines ask for more than one of them. */
const steps = { blackjack: 2, 'slot-lines': 10, 'slot-ways': 20 } as const satisfies Partial<
  Record<GameName, number>
>;

export const stepOf = ({ engine }: CasinoGame): number =>
  isKeyOf(engine, steps) ? steps[engine] : 1;

/** The least that can be staked: the least of the house, up to the next step. */
export const leastOf = (game: CasinoGame): number => {
  const step = stepOf(game);
  return Math.ceil(game.minStake / step) * step;
};

/** Whether the engine takes such a stake, and the house. */
export const isStake = (game: CasinoGame, minor: number): boolean =>
  minor >= leastOf(game) && minor <= game.maxStake && minor % stepOf(game) === 0;
