import * as v from 'valibot';
import { LIMIT_TYPE } from '../../domain/limits/limits.ts';
import type { Database } from '../data/database.ts';
import type { Limits } from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The most that one sign of life counts for. Browsers give one every half minute; who goes on
 * without them, and plays, is counted all the same.
 */
const MOST_BETWEEN = 5 * MINUTE;

/** Whoever gave no sign of life for so long, on no device, had a break: another stretch of play begins. */
const BREAK = 15 * MINUTE;

/** What came less than this after the last one is counted with the next: a write costs a sync. */
const LEAST_BETWEEN = 1000;

const seenRow = v.object({ seen_at: v.number() });
const usedRow = v.object({ used_ms: v.number(), counted_until: v.number() });

/** The time of today, in milliseconds. */
interface TimeStanding {
  readonly limit: number;
  readonly used: number;
  readonly left: number;
  /** When the next day begins, and all of the limit with it. */
  readonly until: number;
}

/** The time that players spend here, over all their devices, by day of UTC. */
export interface PlayTime {
  /** A sign of life in a sign-in: the time since its last one is counted, once for all devices. */
  note(userId: string, signIn: string, now: number): void;
  /** Milliseconds left today; null without a limit. */
  left(userId: string, now: number): number | null;
  /** How the limit on it stands; null without one. */
  standing(userId: string, now: number): TimeStanding | null;
}

const startOf = (now: number): number => now - (now % DAY);

const SEE = `
  INSERT INTO play_sign_ins (id, seen_at) VALUES (?1, ?2)
  ON CONFLICT DO UPDATE SET seen_at = ?2`;

const COUNT = `
  INSERT INTO play_time (user_id, day, used_ms, counted_until) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT DO UPDATE SET used_ms = used_ms + ?3, counted_until = MAX(counted_until, ?4)`;

const STRETCH = `
  INSERT INTO play_stretches (user_id, began_at, seen_at) VALUES (?1, ?2, ?2)
  ON CONFLICT DO UPDATE SET
    began_at = CASE WHEN ?2 - seen_at >= ?3 THEN ?2 ELSE began_at END, seen_at = ?2`;

/** Play time in a database. */
export function createPlayTime(database: Database, limits: Limits): PlayTime {
  const today = (userId: string, now: number) => {
    const sql = 'SELECT used_ms, counted_until FROM play_time WHERE user_id = ? AND day = ?';
    return database.first(usedRow, sql, userId, startOf(now) / DAY);
  };
  const standing = (userId: string, now: number): TimeStanding | null => {
    const hours = limits.held(userId, LIMIT_TYPE.session, now)?.limitValue ?? -1;
    if (hours <= 0) return null;
    const limit = hours * HOUR;
    const used = today(userId, now)?.used_ms ?? 0;
    return { limit, used, left: Math.max(0, limit - used), until: startOf(now) + DAY };
  };
  return {
    note(userId, signIn, now) {
      const sql = 'SELECT seen_at FROM play_sign_ins WHERE id = ?';
      const seenAt = database.first(seenRow, sql, signIn)?.seen_at ?? null;
      if (seenAt !== null && now - seenAt < LEAST_BETWEEN) return;
      const counted = today(userId, now)?.counted_until ?? 0;
      const from = Math.max(seenAt ?? now, counted, now - MOST_BETWEEN, startOf(now));
      database.transaction(() => {
        database.run('DELETE FROM play_sign_ins WHERE seen_at < ?', now - DAY);
        database.run(SEE, signIn, now);
        database.run(STRETCH, userId, now, BREAK);
        database.run(COUNT, userId, startOf(now) / DAY, Math.max(0, now - from), now);
      });
    },
    left: (userId, now) => standing(userId, now)?.left ?? null,
    standing,
  };
}
