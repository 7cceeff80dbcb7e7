import * as v from 'valibot';
import { LIMIT_KINDS, type LimitSubject } from '../../domain/limits/limits.ts';
import { add, type Rational, rational } from '../../kernel/rational.ts';
import type { Database } from '../data/database.ts';
import {
  exchanged,
  HOME_CURRENCY,
  type OfferedCurrency,
  offeredCurrency,
} from '../money/currencies.ts';
import type { Leaving } from './freeing.ts';

const sumRow = v.object({ iso: v.string(), sum: v.number() });
const leavingRow = v.object({ iso: v.string(), at: v.number(), sum: v.number() });
const sinceRow = v.object({ iso: v.string(), staked: v.number(), paid: v.number() });
const atRow = v.object({ at: v.number() });
const isoRow = v.object({ iso: v.string() });

/**
 * What was staked from a moment on, and what was paid from then on, whenever that was staked. Only what happened since
 * is looked at: a player of years is judged as fast as one of today.
 */
const flows = (since: '>' | '>=') => `
  SELECT account_id, amount AS staked, 0 AS paid FROM plays
    WHERE user_id = ?2 AND placed_at ${since} ?1
  UNION ALL
  SELECT account_id, 0, COALESCE(payout, 0) FROM plays
    WHERE user_id = ?2 AND settled_at ${since} ?1`;

const BY_CURRENCY = 'JOIN accounts ON accounts.id = account_id GROUP BY iso';

/**
 * What a limit on money counts, by currency: in every account there is or was, bonuses too. Lost is
 * what was staked and did not come back: stakes less what was paid in the same time. Paid in is all
 * that came, whatever was taken out or back since, and all that may still come.
 */
const COUNTED: Readonly<Partial<Record<LimitSubject, string>>> = {
  stake: `
    SELECT iso, SUM(amount) AS sum
    FROM plays JOIN accounts ON accounts.id = plays.account_id
    WHERE user_id = ?2 AND placed_at > ?1
    GROUP BY iso`,
  loss: `SELECT iso, SUM(staked - paid) AS sum FROM (${flows('>')}) ${BY_CURRENCY}`,
  deposit: `
    SELECT iso, SUM(amount) AS sum
    FROM payments JOIN accounts ON accounts.id = payments.account_id
    WHERE user_id = ?2 AND kind = 'deposit'
      AND (state IN ('created', 'pending') OR succeeded_at > ?1)
    GROUP BY iso`,
};

/** What happened at a moment counts for a period (?3), and leaves with the second that begins then. */
const leaving = (what: string, at: string, sum: string, where: string) => `
  SELECT iso, (${at} + CAST(?3 AS INTEGER) + 999) / 1000 AS at, SUM(${sum}) AS sum
  FROM ${what} JOIN accounts ON accounts.id = ${what}.account_id
  WHERE user_id = ?2 AND ${at} > ?1 ${where}
  GROUP BY 1, 2`;
const STAKES_LEAVE = leaving('plays', 'placed_at', 'amount', '');

/** When what COUNTED counts leaves; a payment that may still come has no time yet. */
const LEAVING: Readonly<Partial<Record<LimitSubject, string>>> = {
  stake: `${STAKES_LEAVE} ORDER BY 2`,
  loss: `
    ${STAKES_LEAVE}
    UNION ALL ${leaving('plays', 'settled_at', '-payout', '')}
    ORDER BY 2`,
  deposit: `${leaving('payments', 'succeeded_at', 'amount', "AND kind = 'deposit'")} ORDER BY 2`,
};

/** What was staked and what was paid from a moment on, by currency. */
const SINCE = `
  SELECT iso, SUM(staked) AS staked, SUM(paid) AS paid FROM (${flows('>=')}) ${BY_CURRENCY}`;

const STAKED_AFTER = `
  SELECT DISTINCT placed_at AS at
  FROM plays JOIN accounts ON accounts.id = plays.account_id
  WHERE user_id = ? AND placed_at > ?
  ORDER BY placed_at`;

const MAIN = "SELECT iso FROM accounts WHERE owner = ? AND purpose = 'main'";

/** What players have used of their limits. */
export interface Usage {
  /** The currency that a player's limits are in: that of the main account. */
  currencyOf(userId: string): OfferedCurrency;
  /**
   * What counts towards a type of limit now, in minor units of that currency, exact; null for a type
   * that counts no money. Below zero where more was won than staked.
   */
  of(userId: string, limitType: number, now: number): Rational | null;
  /** When what counts towards a type of limit now will count no more, the first first. */
  leavings(userId: string, limitType: number, now: number): Leaving[];
  /** When something was staked after a moment, oldest first. */
  stakedAfter(userId: string, moment: number): number[];
  /** What was staked and paid since a moment, in whole minor units of that currency. */
  since(userId: string, moment: number): { readonly staked: number; readonly paid: number };
}

/** Usage as the books have it. */
export function createUsage(database: Database): Usage {
  const currencyOf = (userId: string) =>
    offeredCurrency(database.first(isoRow, MAIN, userId)?.iso ?? HOME_CURRENCY);
  return {
    currencyOf,
    of(userId, limitType, now) {
      const { about, period } = LIMIT_KINDS.get(limitType) ?? {};
      const counted = about && COUNTED[about];
      if (!counted || !period) return null;
      const main = currencyOf(userId);
      return database
        .all(sumRow, counted, now - period, userId)
        .map(({ iso, sum }) => exchanged(rational(BigInt(sum)), offeredCurrency(iso), main))
        .reduce(add, rational(0n));
    },
    leavings(userId, limitType, now) {
      const { about, period } = LIMIT_KINDS.get(limitType) ?? {};
      const sql = about && LEAVING[about];
      if (!sql || !period) return [];
      const main = currencyOf(userId);
      return database.all(leavingRow, sql, now - period, userId, period).map(({ iso, at, sum }) => {
        const amount = exchanged(rational(BigInt(sum)), offeredCurrency(iso), main);
        return { at, amount };
      });
    },
    stakedAfter: (userId, moment) =>
      database.all(atRow, STAKED_AFTER, userId, moment).map(({ at }) => at),
    since(userId, moment) {
      const main = currencyOf(userId);
      const sums = database.all(sinceRow, SINCE, moment, userId);
      const sumOf = (counted: 'staked' | 'paid'): number => {
        const parts = sums.map((sum) =>
          exchanged(rational(BigInt(sum[counted])), offeredCurrency(sum.iso), main),
        );
        const { num, den } = parts.reduce(add, rational(0n));
        return Number(num / den);
      };
      return { staked: sumOf('staked'), paid: sumOf('paid') };
    },
  };
}
