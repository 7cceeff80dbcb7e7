import * as v from 'valibot';
import type { Facts } from './data/facts.ts';

const KEY = 'clock';

const kept = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The time of the site: the machine's, or ahead of that. */
export interface SiteClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds that it is ahead of the machine's clock. */
  ahead(): number;
  /** Puts it forward by so many milliseconds, for good. */
  putForward(ms: number): void;
}

/**
 * The clock of a database. Bets and money are written down under its time, so it must never go back
 * for a database that has seen it: how far it is ahead is kept there and holds after a restart, also
 * where nobody may put it forward any more.
 */
export function keptSiteClock(facts: Facts, machine: () => number): SiteClock {
  let ahead = facts.get(KEY, kept) ?? 0;
  return {
    now: () => machine() + ahead,
    ahead: () => ahead,
    putForward(ms) {
      if (!(ms > 0)) throw new RangeError(`a clock is put forward, not by ${ms}`);
      facts.set(KEY, ahead + ms);
      ahead += ms;
    },
  };
}
