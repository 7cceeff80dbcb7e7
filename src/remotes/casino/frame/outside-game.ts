import type { CasinoGame } from '../../../site/contract/casino.ts';

/** A game that another provider runs. */
export type OutsideGame = CasinoGame & { readonly outside: NonNullable<CasinoGame['outside']> };

/** Whether another provider runs a game. */
export const isOutside = (game: CasinoGame): game is OutsideGame => game.outside !== undefined;
