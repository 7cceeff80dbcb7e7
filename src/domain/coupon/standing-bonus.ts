import { bonusFactor, MIN_LEGS } from './bonus.ts';
import type { LegResult } from './settlement.ts';

/**
 * The factor that a bonus bet is settled with, by what became of its selections so far (null: nothing
 * yet): one that is returned does not count, and with fewer than a bonus takes there is none, "1".
 */
export function standingFactor(results: readonly (LegResult | null)[]): string {
  const standing = results.filter((result) => result !== 'void').length;
  return (standing < MIN_LEGS ? null : bonusFactor(standing)) ?? '1';
}
