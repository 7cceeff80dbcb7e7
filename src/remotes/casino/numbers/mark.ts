/** What a number of a grid is. */
export type Mark = 'free' | 'picked' | 'drawn' | 'hit';

export function markOf(number: number, picks: readonly number[], drawn: readonly number[]): Mark {
  const isDrawn = drawn.includes(number);
  if (picks.includes(number)) return isDrawn ? 'hit' : 'picked';
  return isDrawn ? 'drawn' : 'free';
}

/** The picks with one more or, where it was picked, one fewer. */
export const toggled = (picks: readonly number[], number: number): number[] =>
  picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number];
