import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';

export type Settled = NonNullable<CallReply<'sportsFeed'>['settled']>[number];

const seqRow = v.object({ seq: v.nullable(v.number()) });
const settledRow = v.object({
  seq: v.number(),
  bet_id: v.number(),
  status: v.picklist(['won', 'lost', 'void']),
  payout: v.number(),
  iso: v.string(),
});

/** Settled bets in the order in which players are told of them. */
export interface Settlements {
  /** Tells of it, once more where that was done before. */
  add(betId: number, userId: string): void;
  /** Number of the last one; 0 when there is none. */
  last(): number;
  /** The player's settlements after one number, up to and with another. */
  between(userId: string, after: number, upTo: number): Settled[];
}

const BETWEEN = `
  SELECT settlements.seq, settlements.bet_id, bets.status, bets.payout, accounts.iso
  FROM settlements
    JOIN bets ON bets.id = settlements.bet_id
    JOIN accounts ON accounts.id = bets.account_id
  WHERE settlements.user_id = ? AND settlements.seq > ? AND settlements.seq <= ?
  ORDER BY settlements.seq`;

/** Settlements in a database. */
export function createSettlements(database: Database): Settlements {
  return {
    add(betId, userId) {
      database.run('DELETE FROM settlements WHERE bet_id = ?', betId);
      database.run('INSERT INTO settlements (bet_id, user_id) VALUES (?, ?)', betId, userId);
    },
    last: () => database.first(seqRow, 'SELECT MAX(seq) AS seq FROM settlements')?.seq ?? 0,
    between: (userId, after, upTo) =>
      database
        .all(settledRow, BETWEEN, userId, after, upTo)
        .map(({ bet_id, status, payout, iso }) => ({
          couponId: String(bet_id),
          result: status,
          payout,
          currency: iso,
        })),
  };
}
