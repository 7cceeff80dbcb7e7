/** Of so many bets on a curve it is told where they were cashed out; the others are counted. */
export const MOST_SEATS = 20;
