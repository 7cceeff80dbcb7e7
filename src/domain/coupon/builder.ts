import type { LegResult } from './settlement.ts';

/** Whether all selections are of one match, as a bet that is built of it has them. */
export function areOfOneMatch(matches: readonly (string | number)[]): boolean {
  return matches.length > 1 && matches.every((match) => match === matches[0]);
}

/**
 * How a bet that was built of one match ends, at one price for all of its selections: lost with any of them; won
 * with all of them; else, as when the match was called off, there is no price for what is left, and it is void.
 */
export function builtResult(results: readonly LegResult[]): 'won' | 'lost' | 'void' {
  if (results.some((result) => result === 'lost' || result === 'half-lost')) return 'lost';
  return results.every((result) => result === 'won') ? 'won' : 'void';
}
