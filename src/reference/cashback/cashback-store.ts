import * as v from 'valibot';
import type { Database } from '../data/database.ts';

const memberRow = v.object({ account_id: v.number(), iso: v.string() });
const stayRow = v.object({ joined_at: v.number(), left_at: v.nullable(v.number()) });
const paymentRow = v.object({
  id: v.number(),
  week: v.number(),
  iso: v.string(),
  amount: v.number(),
  at: v.number(),
});
const turnoverRow = v.object({ staked: v.number(), paid: v.number() });

type Stay = v.InferOutput<typeof stayRow>;

/** Who takes part or did, since when and until when each time, the last time first. */
export interface CashbackMember extends v.InferOutput<typeof memberRow> {
  readonly userId: string;
  readonly stays: readonly [Stay, ...Stay[]];
}
export type CashbackPayment = v.InferOutput<typeof paymentRow>;

const MEMBER = `
  SELECT account_id, iso FROM cashback_players JOIN accounts ON accounts.id = account_id WHERE user_id = ?`;
const STAYS = `
  SELECT joined_at, left_at FROM cashback_stays WHERE user_id = ? ORDER BY joined_at DESC`;
const ENTER =
  'INSERT INTO cashback_players (user_id, account_id) VALUES (?, ?) ON CONFLICT DO NOTHING';
/** Who comes back in the moment of leaving never left. */
const STAY = `
  INSERT INTO cashback_stays (user_id, joined_at) VALUES (?, ?)
  ON CONFLICT DO UPDATE SET left_at = NULL`;
const LEAVE = 'UPDATE cashback_stays SET left_at = ? WHERE user_id = ? AND left_at IS NULL';
const PAY = `
  INSERT INTO cashback_payments (user_id, key, week, iso, amount, at) VALUES (?, ?, ?, ?, ?, ?)`;
/** Each round counts once, in the week it ended in; none that began while the player took no part. */
const TURNOVER = `
  SELECT COALESCE(SUM(staked), 0) AS staked, COALESCE(SUM(paid), 0) AS paid
  FROM wallet_rounds JOIN cashback_stays USING (user_id)
  WHERE user_id = ? AND provider = 'house' AND account_id = ? AND closed_at >= ? AND closed_at < ?
    AND opened_at >= joined_at AND (left_at IS NULL OR opened_at < left_at)`;

/** Who takes part in cashback, what they played, and what they were paid. */
export function createCashbackStore(database: Database) {
  return {
    member(userId: string): CashbackMember | null {
      const row = database.first(memberRow, MEMBER, userId);
      const [last, ...before] = database.all(stayRow, STAYS, userId);
      return row && last ? { ...row, userId, stays: [last, ...before] } : null;
    },
    join(userId: string, accountId: number, at: number): void {
      database.run(ENTER, userId, accountId);
      database.run(STAY, userId, at);
    },
    leave: (userId: string, at: number) => void database.run(LEAVE, at, userId),
    turnover({ userId, account_id }: CashbackMember, from: number, until: number) {
      const sums = database.first(turnoverRow, TURNOVER, userId, account_id, from, until);
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
