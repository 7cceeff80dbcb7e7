import type { SecurityFacts } from '../../domain/protection/security-event.ts';
import type { NewSecurityEvent } from '../stores/security-store.ts';

const WINDOW_MS = 60_000;

/**
 * New rows a minute and process. What is refused costs a stranger nothing to bring about: 120 rows
 * of some 200 bytes are 35 MB a day at the very worst.
 */
export const ROWS_PER_MINUTE = { refused: 120, other: 3000 } as const;

interface Counted {
  readonly facts: SecurityFacts;
  readonly merged: boolean;
  /** When one of them was last given out. */
  givenAt: number;
  /** What came since then. */
  at: number;
  lastAt: number;
  count: number;
}

/** Where there are too many to tell apart only what happened is kept, not to whom. */
const withoutPersons = (facts: SecurityFacts): SecurityFacts => ({
  ...facts,
  actorId: null,
  subjectId: null,
  session: null,
  network: null,
});

const rowOf = ({ facts, merged, at, lastAt, count }: Counted): NewSecurityEvent => ({
  ...facts,
  at,
  lastAt,
  count,
  merged,
});

/**
 * Makes rows of events. The first of equal ones is given out at once, those that follow within a
 * minute together when it is over; past a number of rows a minute only kinds are told apart. So
 * nothing is lost from the counts, and a flood of events is a trickle of rows.
 */
export class EventWindow {
  readonly #known = new Map<string, Counted>();
  #minute = 0;
  #rows = { refused: 0, other: 0 };

  /** The row to write now, or null where it is counted with those before it. */
  take(facts: SecurityFacts, at: number): NewSecurityEvent | null {
    return this.#count(facts, at, false) ?? null;
  }

  /** Rows of what was counted since, of windows that are over; of all of them with `all`. */
  over(now: number, all = false): NewSecurityEvent[] {
    const rows: NewSecurityEvent[] = [];
    for (const [key, counted] of this.#known) {
      if (!all && now - counted.givenAt < WINDOW_MS) continue;
      if (counted.count > 0) {
        rows.push(rowOf(counted));
        counted.givenAt = now;
        counted.count = 0;
      } else this.#known.delete(key);
    }
    return rows;
  }

  #count(facts: SecurityFacts, at: number, merged: boolean): NewSecurityEvent | undefined {
    const key = JSON.stringify([merged, ...Object.values(facts)]);
    const counted = this.#known.get(key);
    // One whose window is over, with nothing left to give out, begins anew.
    if (counted && (counted.count > 0 || at - counted.givenAt < WINDOW_MS)) {
      if (counted.count === 0) counted.at = at;
      counted.lastAt = at;
      counted.count += 1;
      return undefined;
    }
    if (!merged && !this.#hasRoom(facts, at)) return this.#count(withoutPersons(facts), at, true);
    this.#known.set(key, { facts, merged, givenAt: at, at, lastAt: at, count: 0 });
    return { ...facts, at, lastAt: at, count: 1, merged };
  }

  #hasRoom({ outcome }: SecurityFacts, at: number): boolean {
    const minute = Math.floor(at / WINDOW_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#rows = { refused: 0, other: 0 };
    }
    const side = outcome === 'refused' ? 'refused' : 'other';
    this.#rows[side] += 1;
    return this.#rows[side] <= ROWS_PER_MINUTE[side];
  }
}
