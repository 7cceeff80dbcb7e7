/** Its draw is shared, and its tickets are drawn from seeds of their players. */
const BINGO = 52;

/**
 * Whether a game draws from its players' own seeds, by its number: they have to be there before the first
 * stake. Apart from the table of games, which a page does not load at first.
 */
export const usesOwnSeeds = (gameId: number, isShared: boolean): boolean =>
  !isShared || gameId === BINGO;
