/** Games of other providers have numbers from here on: those of the house are lower. */
export const FIRST_OUTSIDE = 1000;
