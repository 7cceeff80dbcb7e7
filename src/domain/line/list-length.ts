/** Games of one page of a long list. */
export const GAMES_OF_A_PAGE = 120;

/**
 * Pages begin at one of so many games: what many readers ask for is then one of few, and where games at
 * the beginning have gone meanwhile, a page repeats some rather than leave any out.
 */
export const PAGE_STEP = 40;

/** Characters of a name that is looked for. */
export const NAME_LENGTH = 60;
