import * as v from 'valibot';
import type { Database } from '../data/database.ts';

const memberRow = v.object({ account_id: v.number(), iso: v.string(), joined_at: v.number() });
const paymentRow = v.object({
  id: v.number(),
  week: v.number(),
  iso: v.string(),
  amount: v.number(),
  at: v.number(),
});
const turnoverRow = v.object({ staked: v.number(), paid: v.number() });

export type CashbackMember = v.InferOutput<typeof memberRow>;
export type CashbackPayment = v.InferOutput<typeof paymentRow>;

const MEMBER = `
  SELECT account_id, iso, joined_at
  FROM cashback_players JOIN accounts ON accounts.id = account_id WHERE user_id = ?`;
const JOIN = `
  INSERT INTO cashback_players (user_id, account_id, joined_at) VALUES (?, ?, ?)
  ON CONFLICT DO NOTHING`;
const PAY = `
  INSERT INTO cashback_payments (user_id, key, week, iso, amount, at) VALUES (?, ?, ?, ?, ?, ?)`;
/** Each round counts once, in the week it ended in; none from before the player took part. */
const TURNOVER = `
  SELECT COALESCE(SUM(staked), 0) AS staked, COALESCE(SUM(paid), 0) AS paid FROM wallet_rounds
  WHERE provider = 'house' AND account_id = ? AND opened_at >= ?
    AND closed_at >= ? AND closed_at < ?`;

/** Who takes part in cashback, what they played, and what they were paid. */
export function createCashbackStore(database: Database) {
  return {
    member: (userId: string) => database.first(memberRow, MEMBER, userId),
    join: (userId: string, accountId: number, at: number) =>
      void database.run(JOIN, userId, accountId, at),
    turnover({ account_id, joined_at }: CashbackMember, from: number, until: number) {
      const sums = database.first(turnoverRow, TURNOVER, account_id, joined_at, from, until);
      return sums ?? { staked: 0, paid: 0 };
    },
    payments: (userId: string) =>
      database.all(paymentRow, 'SELECT * FROM cashback_payments WHERE user_id = ?', userId),
    ofKey: (userId: string, key: string) =>
      database.first(
        paymentRow,
        'SELECT * FROM cashback_payments WHERE user_id = ? AND key = ?',
        userId,
        key,
      ),
    /** Gives back its number. Throws where the week was paid. */
    add: (userId: string, key: string, { week, iso, amount, at }: Omit<CashbackPayment, 'id'>) =>
      database.run(PAY, userId, key, week, iso, amount, at).lastId,
  };
}
