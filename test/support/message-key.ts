import type { Message } from '../../src/projections/answers/told.ts';

/** The key of what is told; null where it is words. */
export function keyOf(told: Message | null | undefined): string | null {
  return told && 'key' in told ? told.key : null;
}
