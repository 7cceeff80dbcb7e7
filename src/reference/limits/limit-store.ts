import * as v from 'valibot';
import { isLockable, LIMIT_TYPE } from '../../domain/limits/limits.ts';
import type { Database } from '../data/database.ts';

const limitRow = v.object({
  type: v.number(),
  state: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
  value: v.number(),
  /** Epoch seconds. */
  started_at: v.nullable(v.number()),
  ends_at: v.nullable(v.number()),
  reason: v.nullable(v.number()),
});
const changeRow = v.object({
  type: v.number(),
  value: v.number(),
  /** Epoch milliseconds. */
  asked_at: v.number(),
  /** Infinite while a lock without an end keeps it from coming. */
  due_at: v.number(),
  confirmed_again: v.number(),
});

export type LimitRow = v.InferOutput<typeof limitRow>;
/** A looser limit that waits for its time. */
export type ChangeRow = v.InferOutput<typeof changeRow>;

/** What happened to a limit. */
type Step = 'set' | 'asked' | 'loosened' | 'taken-back';

interface Held {
  readonly type: number;
  readonly value: number;
  /** Epoch milliseconds. */
  readonly endsAt: number | null;
  readonly reason: number | null;
}

type Recorded = Pick<Held, 'type' | 'value'> & { readonly endsAt?: number | null };

/** Limits of players, looser ones that wait, and what became of them. Times in milliseconds. */
export interface LimitStore {
  limits(userId: string): LimitRow[];
  changes(userId: string): ChangeRow[];
  /** It holds from now on, and nothing of its type waits any more. */
  set(userId: string, limit: Held, now: number, step?: 'set' | 'loosened'): void;
  /** A looser one waits, in place of any other of its type. */
  wait(userId: string, change: Omit<ChangeRow, 'asked_at'>, now: number): void;
  /** None of these types waits any more; gives back how many did. */
  takeBack(userId: string, types: readonly number[], now: number): number;
}

/** A term ends no second early. */
const secondOf = (endsAt: number | null): number | null =>
  endsAt === null ? null : Math.ceil(endsAt / 1000);

const LIMITS = `
  SELECT type, state, value, started_at, ends_at, reason
  FROM limits WHERE user_id = ? ORDER BY type`;

const CHANGES = `
  SELECT type, value, asked_at, due_at, confirmed_again
  FROM limit_changes WHERE user_id = ? ORDER BY type`;

const HOLD = `
  INSERT INTO limits (user_id, type, state, value, started_at, ends_at, reason)
  VALUES (?1, ?2, 'ACTIVE', ?3, ?4, ?5, ?6)
  ON CONFLICT DO UPDATE SET
    state = 'ACTIVE', value = ?3, started_at = ?4, ends_at = ?5, reason = ?6`;

const WAIT = `
  INSERT INTO limit_changes (user_id, type, value, asked_at, due_at, confirmed_again)
  VALUES (?, ?, ?, ?, ?, ?)`;

const DROP = 'DELETE FROM limit_changes WHERE user_id = ? AND type = ?';

const RECORD = `
  INSERT INTO limit_history (user_id, step, type, value, at, ends_at) VALUES (?, ?, ?, ?, ?, ?)`;

/**
 * A lock keeps the extra limits as they are: a looser one whose time comes while it holds comes with its
 * end. One that came before stays.
 */
function underLock(change: ChangeRow, limits: readonly LimitRow[]): ChangeRow {
  if (!isLockable(change.type)) return change;
  const holdsThen = ({ type, state, started_at, ends_at }: LimitRow): boolean =>
    type === LIMIT_TYPE.lock &&
    state === 'ACTIVE' &&
    (started_at ?? 0) * 1000 <= change.due_at &&
    (ends_at === null || ends_at * 1000 > change.due_at);
  const lock = limits.find(holdsThen);
  if (!lock) return change;
  const due_at = lock.ends_at === null ? Number.POSITIVE_INFINITY : lock.ends_at * 1000;
  return { ...change, due_at };
}

/** Limits in a database. */
export function createLimitStore(database: Database): LimitStore {
  const limits = (userId: string) => database.all(limitRow, LIMITS, userId);
  const changes = (userId: string) => {
    const held = limits(userId);
    return database.all(changeRow, CHANGES, userId).map((change) => underLock(change, held));
  };
  const record = (
    userId: string,
    step: Step,
    { type, value, endsAt = null }: Recorded,
    at: number,
  ): void => void database.run(RECORD, userId, step, type, value, at, endsAt);
  return {
    changes,
    limits,
    set(userId, { type, value, endsAt, reason }, now, step = 'set') {
      database.run(DROP, userId, type);
      const startedAt = Math.floor(now / 1000);
      database.run(HOLD, userId, type, value, startedAt, secondOf(endsAt), reason);
      record(userId, step, { type, value, endsAt }, now);
    },
    wait(userId, { type, value, due_at, confirmed_again }, now) {
      database.run(DROP, userId, type);
      database.run(WAIT, userId, type, value, now, due_at, confirmed_again);
      record(userId, 'asked', { type, value }, now);
    },
    takeBack(userId, types, now) {
      const waiting = changes(userId).filter(({ type }) => types.includes(type));
      for (const { type, value } of waiting) {
        database.run(DROP, userId, type);
        record(userId, 'taken-back', { type, value }, now);
      }
      return waiting.length;
    },
  };
}
