/**
 * What a player keeps at hand of the line: games, championships, and `boards`, the games that stand beside
 * each other on multi-live.
 */
export const FAVOURITE_LISTS = ['games', 'champs', 'boards'] as const;
export type FavouriteList = (typeof FAVOURITE_LISTS)[number];

/** The most of each list that a browser keeps: of games that fit on a page, and of any others. */
export const mostOf = (list: FavouriteList): number => (list === 'boards' ? 6 : 100);
