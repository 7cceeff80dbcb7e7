import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

/** How often things were tried. Subjects are kept as hashes, so that nobody's login is listed. */
export interface Attempts {
  /** Adds an attempt and gives its number. */
  add(kind: string, subject: string, now: number): number;
  count(kind: string, subject: string, since: number): number;
  /** When the attempt at this place of those since then was, counted from 0. */
  at(kind: string, subject: string, since: number, place: number): number | null;
  /** Takes one attempt back. */
  drop(attempt: number): void;
  /** Takes all attempts of a subject back. */
  forget(kind: string, subject: string): void;
}

const countRow = v.object({ count: v.number() });
const atRow = v.object({ at: v.number() });
/** Longer than any window. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** Attempts in a database. */
export function createAttempts(database: Database, keys: Keys): Attempts {
  const keyOf = (kind: string, subject: string) => keys.mac('attempt', kind, subject);
  return {
    add(kind, subject, now) {
      database.run('DELETE FROM attempts WHERE at < ?', now - REMEMBERED);
      const sql = 'INSERT INTO attempts (subject, at) VALUES (?, ?)';
      return database.run(sql, keyOf(kind, subject), now).lastId;
    },
    count(kind, subject, since) {
      const sql = 'SELECT COUNT(*) AS count FROM attempts WHERE subject = ? AND at > ?';
      return database.first(countRow, sql, keyOf(kind, subject), since)?.count ?? 0;
    },
    at(kind, subject, since, place) {
      const sql =
        'SELECT at FROM attempts WHERE subject = ? AND at > ? ORDER BY at LIMIT 1 OFFSET ?';
      return database.first(atRow, sql, keyOf(kind, subject), since, place)?.at ?? null;
    },
    drop: (attempt) => void database.run('DELETE FROM attempts WHERE id = ?', attempt),
    forget: (kind, subject) =>
      void database.run('DELETE FROM attempts WHERE subject = ?', keyOf(kind, subject)),
  };
}
