import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import { type Month, monthOf, monthsBefore, readMonth } from '../../domain/time/month.ts';
import { rational } from '../../kernel/rational.ts';
import type { Database } from '../data/database.ts';
import { exchanged, offeredCurrency } from '../money/currencies.ts';
import type { Usage } from './usage.ts';

type Summary = CallReply<'monthSummary'>;
type Day = Required<Summary['days'][number]>;
type Sum = Exclude<keyof Day, 'at' | 'minutes'>;

const DAY = 86_400_000;
const MINUTE = 60_000;
/** How far back a player may look. */
const MONTHS = 12;
/** What is told of by itself (A10). */
const RECENT_DAYS = 30;

const sumRow = v.object({ day: v.number(), iso: v.string(), sum: v.number() });
const timeRow = v.object({ day: v.number(), used_ms: v.number() });

const daily = (table: 'plays' | 'payments', at: string, amount: string, where = '1') => `
  SELECT ${at} / ${DAY} AS day, iso, SUM(${amount}) AS sum
  FROM ${table} JOIN accounts ON accounts.id = account_id
  WHERE user_id = ?1 AND ${at} >= ?2 AND ${at} < ?3 AND ${where}
  GROUP BY day, iso`;

/** What is summed up of each day, by when it happened; in all accounts, bonus money too. */
const SUMS: Readonly<Record<Sum, string>> = {
  staked: daily('plays', 'placed_at', 'amount'),
  paid: daily('plays', 'settled_at', 'payout'),
  deposited: daily('payments', 'succeeded_at', 'amount', `kind = 'deposit'`),
  withdrawn: daily('payments', 'succeeded_at', 'amount', `kind = 'withdrawal'`),
  cashback: `
    SELECT at / ${DAY} AS day, iso, SUM(amount) AS sum FROM cashback_payments
    WHERE user_id = ?1 AND at >= ?2 AND at < ?3 GROUP BY day, iso`,
};
const KINDS = ['staked', 'paid', 'deposited', 'withdrawn', 'cashback'] as const;

const TIME = `
  SELECT day, used_ms FROM play_time WHERE user_id = ?1 AND day * ${DAY} >= ?2 AND day * ${DAY} < ?3`;

const EVER: Month = { from: 0, to: Number.MAX_SAFE_INTEGER };

/** What a month came to, day by day. */
export interface Summaries {
  /** Null for what is no month, or further back than a year; without a name it is the present one. */
  of(userId: string, name: string | undefined, now: number): Summary | null;
  /** What the last days came to. */
  recent(userId: string, now: number): NonNullable<CallReply<'limits'>['recent']>;
}

function recentOf(
  database: Database,
  usage: Usage,
  userId: string,
  now: number,
): ReturnType<Summaries['recent']> {
  const from = now - RECENT_DAYS * DAY;
  const times = database.all(timeRow, TIME, userId, from, now);
  return {
    days: RECENT_DAYS,
    ...usage.since(userId, from),
    iso: usage.currencyOf(userId).iso,
    minutes: times.reduce((sum, { used_ms }) => sum + Math.floor(used_ms / MINUTE), 0),
  };
}

/** Sums from the books; each day of each currency is rounded down to whole minor units. */
export function createSummaries(database: Database, usage: Usage): Summaries {
  const sums = (kind: Sum, userId: string, { from, to }: Month) => {
    const main = usage.currencyOf(userId);
    const rows = database.all(sumRow, SUMS[kind], userId, from, to);
    return rows.map(({ day, iso, sum }) => {
      const { num, den } = exchanged(rational(BigInt(sum)), offeredCurrency(iso), main);
      return { day, amount: Number(num / den) };
    });
  };
  const total = (kind: Sum, userId: string): number =>
    sums(kind, userId, EVER).reduce((sum, { amount }) => sum + amount, 0);
  const daysOf = (userId: string, month: Month): Day[] => {
    const days = new Map<number, Day>();
    const dayOf = (day: number): Day => {
      const known = days.get(day) ?? {
        ...{ at: day * DAY, staked: 0, paid: 0, deposited: 0, withdrawn: 0 },
        ...{ cashback: 0, minutes: 0 },
      };
      days.set(day, known);
      return known;
    };
    for (const kind of KINDS) {
      for (const { day, amount } of sums(kind, userId, month)) dayOf(day)[kind] += amount;
    }
    for (const { day, used_ms } of database.all(timeRow, TIME, userId, month.from, month.to)) {
      dayOf(day).minutes = Math.floor(used_ms / MINUTE);
    }
    return [...days.values()].sort((a, b) => a.at - b.at);
  };
  return {
    of(userId, name, now) {
      const months = monthsBefore(now, MONTHS);
      const wanted = name ?? monthOf(now);
      const month = readMonth(wanted);
      if (!month || !months.includes(wanted)) return null;
      return {
        month: wanted,
        months,
        currency: usage.currencyOf(userId).iso,
        days: daysOf(userId, month),
        netDeposits: total('deposited', userId) - total('withdrawn', userId),
      };
    },
    recent: (userId, now) => recentOf(database, usage, userId, now),
  };
}
