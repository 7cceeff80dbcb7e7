import type { Database } from '../data/database.ts';

/** What a player said when told how long they had been playing. */
export interface RealityCheckAnswer {
  readonly action: 'continue' | 'log_out' | 'nothing';
  /** When it was shown, as the browser says. */
  readonly shownAt: number;
}

/** The answers to reality checks, kept as they were given. */
export interface RealityChecks {
  add(userId: string, answer: RealityCheckAnswer, now: number): void;
}

/** Answers in a database. */
export function createRealityChecks(database: Database): RealityChecks {
  return {
    add: (userId, { action, shownAt }, now) =>
      void database.run(
        `INSERT INTO reality_checks (user_id, action, shown_at, answered_at) VALUES (?, ?, ?, ?)`,
        ...[userId, action, Math.trunc(shownAt), now],
      ),
  };
}
