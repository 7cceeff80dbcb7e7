import type { Database } from './database.ts';

/** Ends a transaction whose writes are not to stand. */
class Undone extends Error {}

/**
 * Does something that may not stand: what was written is kept where `stands` says so of the outcome, and else
 * is as if it had never been. The outcome is given back in both cases.
 */
export function tentatively<T>(
  database: Pick<Database, 'transaction'>,
  work: () => T,
  stands: (outcome: T) => boolean,
): T {
  const outcomes: T[] = [];
  try {
    return database.transaction(() => {
      const outcome = work();
      if (stands(outcome)) return outcome;
      outcomes.push(outcome);
      throw new Undone();
    });
  } catch (error) {
    const [outcome] = outcomes;
    if (error instanceof Undone && outcome !== undefined) return outcome;
    throw error;
  }
}
