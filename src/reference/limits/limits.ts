import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';

type Limit = CallReply<'limits'>['limits'][number];
type Available = CallReply<'availableLimits'>[number];

const limitRow = v.object({
  type: v.number(),
  state: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
  value: v.number(),
  started_at: v.nullable(v.number()),
  ends_at: v.nullable(v.number()),
});
const sumsRow = v.object({ staked: v.number(), lost: v.number() });

type LimitRow = v.InferOutput<typeof limitRow>;

const DAY = 24 * 60 * 60 * 1000;
/** What a limit counts, and over how long. */
const COUNTED: ReadonlyMap<number, { what: 'staked' | 'lost'; period: number }> = new Map([
  [1, { what: 'staked', period: DAY }],
  [2, { what: 'staked', period: 7 * DAY }],
  [3, { what: 'staked', period: 30 * DAY }],
  [10, { what: 'lost', period: DAY }],
  [11, { what: 'lost', period: 7 * DAY }],
  [12, { what: 'lost', period: 30 * DAY }],
]);
/** While one of these is active the player does not bet at all. */
const EXCLUSIONS: ReadonlySet<number> = new Set([30, 33, 37]);

/** Lost is what was staked and did not come back: stakes less what was paid in the same time. */
const SUMS = `
  SELECT
    COALESCE(SUM(CASE WHEN placed_at > ?1 THEN amount END), 0) AS staked,
    COALESCE(SUM(CASE WHEN placed_at > ?1 THEN amount END), 0)
      - COALESCE(SUM(CASE WHEN settled_at > ?1 THEN payout END), 0) AS lost
  FROM bets JOIN accounts ON accounts.id = bets.account_id
  WHERE user_id = ?2 AND iso = ?3`;

/** Limits players set for themselves. */
export interface Limits {
  list(userId: string): Limit[];
  /** The most the player may stake now, in minor units: 0 when excluded, null without a limit. */
  room(userId: string, iso: string, now: number): number | null;
}

function isInForce({ state, started_at, ends_at }: LimitRow, now: number): boolean {
  const seconds = now / 1000;
  const hasBegun = started_at === null || started_at <= seconds;
  return state === 'ACTIVE' && hasBegun && (ends_at === null || ends_at > seconds);
}

/** Limits in a database. */
export function createLimits(database: Database): Limits {
  const rows = (userId: string) =>
    database.all(
      limitRow,
      'SELECT type, state, value, started_at, ends_at FROM limits WHERE user_id = ? ORDER BY type',
      userId,
    );
  const roomIn = (limit: LimitRow, userId: string, iso: string, now: number): number | null => {
    if (EXCLUSIONS.has(limit.type)) return 0;
    const counted = COUNTED.get(limit.type);
    if (!counted) return null;
    const since = now - counted.period;
    const sums = database.first(sumsRow, SUMS, since, userId, iso);
    return Math.max(0, limit.value - (sums?.[counted.what] ?? 0));
  };
  return {
    list: (userId) =>
      rows(userId).map(({ type, state, value, started_at, ends_at }) => ({
        limitType: type,
        limitState: state,
        limitValue: value,
        startedAt: started_at,
        endsAt: ends_at,
      })),
    room(userId, iso, now) {
      const rooms = rows(userId)
        .filter((limit) => isInForce(limit, now))
        .map((limit) => roomIn(limit, userId, iso, now))
        .filter((room) => room !== null);
      return rooms.length === 0 ? null : Math.min(...rooms);
    },
  };
}

const money = (period: string) => ({ measure: 'money', period, min: 1 });
const days = (...options: number[]) => ({ measure: 'days', options });

/** Which limits there are, and what each may be set to. */
export const AVAILABLE_LIMITS: readonly Available[] = [
  { type: 1, definition: money('24h') },
  { type: 2, definition: money('7d') },
  { type: 3, definition: money('30d') },
  { type: 10, definition: money('24h') },
  { type: 11, definition: money('7d') },
  { type: 12, definition: money('30d') },
  { type: 20, definition: { ...money('24h'), needApprove: true } },
  { type: 21, definition: { ...money('7d'), needApprove: true } },
  { type: 22, definition: { ...money('30d'), needApprove: true } },
  { type: 30, definition: days(1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650) },
  { type: 31, definition: { measure: 'hours', min: 1, max: 24 } },
  { type: 32, definition: { measure: 'minutes', options: [5, 10, 15, 30, 45, 60] } },
  { type: 33, definition: days(1, 7, 30, 90) },
];
