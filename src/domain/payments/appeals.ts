/** What keeps a player from playing: the house barred them, or they shut themselves out. */
export const BARRING_DECISIONS = ['ban', 'exclusion'] as const;

/** A decision that can be appealed against. Times in epoch milliseconds. */
export interface BarringDecision {
  readonly decision: (typeof BARRING_DECISIONS)[number];
  /** When it was taken; null where that is not known. */
  readonly since: number | null;
  /** When it ends by itself; null where it does not. */
  readonly until: number | null;
}

/**
 * Whether a player may appeal: only against something, and once. Where nobody knows when it was decided,
 * every appeal there is counts as one against it.
 */
export function mayAppeal(barring: BarringDecision | null, lastAppeal: number | null): boolean {
  if (barring === null) return false;
  return lastAppeal === null || lastAppeal < (barring.since ?? Number.NEGATIVE_INFINITY);
}
