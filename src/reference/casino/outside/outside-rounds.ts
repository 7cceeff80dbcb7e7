/**
 * Of other providers than the house, as SQL: in these very words, by which the database sees that the index
 * of their rounds holds all that is looked for.
 */
export const IS_OUTSIDE = "provider NOT IN ('house', 'house/points')";

/** How a round stands by its books: one whose stakes were all given back was never played. */
export function stateOf(
  staked: number,
  closedAt: number | null,
): 'open' | 'completed' | 'cancelled' {
  if (closedAt === null) return 'open';
  return staked === 0 ? 'cancelled' : 'completed';
}
