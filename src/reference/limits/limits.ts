import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import { type Rational, rational, subtract, ZERO } from '../../kernel/rational.ts';
import type { Database } from '../data/database.ts';
import { exchanged, HOME_CURRENCY, offeredCurrency } from '../money/currencies.ts';

type Limit = CallReply<'limits'>['limits'][number];
type Available = CallReply<'availableLimits'>[number];

const limitRow = v.object({
  type: v.number(),
  state: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
  value: v.number(),
  started_at: v.nullable(v.number()),
  ends_at: v.nullable(v.number()),
});
const sumsRow = v.object({ iso: v.string(), staked: v.number(), lost: v.number() });
const isoRow = v.object({ iso: v.string() });

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

/**
 * What was staked and paid, by currency: in every account there is or was, bonuses too. Lost is what
 * was staked and did not come back: stakes less what was paid in the same time.
 */
const SUMS = `
  SELECT
    iso,
    COALESCE(SUM(CASE WHEN placed_at > ?1 THEN amount END), 0) AS staked,
    COALESCE(SUM(CASE WHEN placed_at > ?1 THEN amount END), 0)
      - COALESCE(SUM(CASE WHEN settled_at > ?1 THEN payout END), 0) AS lost
  FROM bets JOIN accounts ON accounts.id = bets.account_id
  WHERE user_id = ?2
  GROUP BY iso`;

const MAIN = "SELECT iso FROM accounts WHERE owner = ? AND purpose = 'main'";

/**
 * Limits players set for themselves, in minor units of their main account's currency. A limit is
 * the person's: it counts what happens in all their accounts, each amount at the fixed rate of its
 * currency.
 */
export interface Limits {
  list(userId: string): Limit[];
  /**
   * The most the player may stake now, in minor units of this currency, rounded down: 0 when
   * excluded, null without a limit.
   */
  room(userId: string, iso: string, now: number): number | null;
}

/** Whole minor units, never more than there is room for. */
function roundedDown({ num, den }: Rational): number {
  const whole = num <= 0n ? 0n : num / den;
  return Number(whole > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : whole);
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
  const mainCurrency = (userId: string) =>
    offeredCurrency(database.first(isoRow, MAIN, userId)?.iso ?? HOME_CURRENCY);
  /** Exact, in minor units of the main currency; below zero where a limit was lowered since. */
  const roomIn = (limit: LimitRow, userId: string, now: number): Rational | null => {
    if (EXCLUSIONS.has(limit.type)) return ZERO;
    const counted = COUNTED.get(limit.type);
    if (!counted) return null;
    const main = mainCurrency(userId);
    let room = rational(BigInt(limit.value));
    for (const sums of database.all(sumsRow, SUMS, now - counted.period, userId)) {
      const used = rational(BigInt(sums[counted.what]));
      room = subtract(room, exchanged(used, offeredCurrency(sums.iso), main));
    }
    return room;
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
        .map((limit) => roomIn(limit, userId, now))
        .filter((room) => room !== null)
        .map((room) => exchanged(room, mainCurrency(userId), offeredCurrency(iso)));
      return rooms.length === 0 ? null : Math.min(...rooms.map(roundedDown));
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
