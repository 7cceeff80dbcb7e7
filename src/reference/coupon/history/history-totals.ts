import * as v from 'valibot';
import type { CallReply } from '../../../calls/table.ts';
import type { Database } from '../../data/database.ts';
import { type HistorySearch, joined, placeBehind } from './history-search.ts';

/** More bets than these are not added up while somebody waits. */
const ADDED_UP = 20_000;

const totalRow = v.object({
  currency: v.string(),
  isBonus: v.number(),
  bets: v.number(),
  open: v.number(),
  staked: v.number(),
  stakedOpen: v.number(),
  returned: v.number(),
});

/**
 * What all bets of a search come to, by currency, those of bonus money apart; null where there are too many
 * to add up. Each account has one currency, and several may have the same.
 */
export function historyTotals(
  database: Database,
  { led, rest }: HistorySearch,
): NonNullable<CallReply<'betHistory'>['totals']> | null {
  if (placeBehind(database, led, ADDED_UP) !== null) return null;
  const { sql, values } = joined([...led, ...rest]);
  const totals = database.all(
    totalRow,
    `SELECT accounts.iso AS currency, accounts.purpose = 'bonus' AS isBonus,
      COUNT(*) AS bets, SUM(payout IS NULL) AS open,
      SUM(amount) AS staked, SUM(iif(payout IS NULL, amount - sold, 0)) AS stakedOpen,
      SUM(COALESCE(payout, 0) + cashed) AS returned
    FROM bets JOIN accounts ON accounts.id = bets.account_id
    WHERE ${sql} GROUP BY currency, isBonus ORDER BY currency, isBonus`,
    ...values,
  );
  return totals.map(({ isBonus, ...total }) => ({
    ...total,
    ...(isBonus === 1 ? { isBonus: true } : {}),
  }));
}
