/**
 * Of other providers than the house, as SQL: in these very words, by which the database sees that the index
 * of their rounds holds all that is looked for.
 */
export const IS_OUTSIDE = "provider NOT IN ('house', 'house/points')";
