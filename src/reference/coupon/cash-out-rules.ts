import * as v from 'valibot';
import type { Database } from '../data/database.ts';

const ruleRow = v.object({
  bet_id: v.number(),
  stake: v.number(),
  price: v.number(),
  due_at: v.nullable(v.number()),
});

/** A bet is sold by itself, or a part of its stake, once that pays `price` or more. */
export type CashOutRule = v.InferOutput<typeof ruleRow>;

export function ruleOf(database: Database, betId: number): CashOutRule | null {
  return database.first(ruleRow, 'SELECT * FROM cash_out_rules WHERE bet_id = ?', betId) ?? null;
}

/** Sets the rule of a bet, in place of the one it had. */
export function setRule(
  database: Database,
  { bet_id, stake, price }: Omit<CashOutRule, 'due_at'>,
): void {
  const sql = 'INSERT OR REPLACE INTO cash_out_rules (bet_id, stake, price) VALUES (?, ?, ?)';
  database.run(sql, bet_id, stake, price);
}

/** Notes when a rule is judged once more; null: it does not wait any longer. */
export function setDue(database: Database, betId: number, dueAt: number | null): void {
  database.run('UPDATE cash_out_rules SET due_at = ? WHERE bet_id = ?', dueAt, betId);
}

/** Ends the rule of a bet of which less runs than it would sell: all of them where nothing does. */
export function endRule(database: Database, betId: number, running = 0): void {
  database.run('DELETE FROM cash_out_rules WHERE bet_id = ? AND stake > ?', betId, running);
}

/** Rules after that of a bet, by the numbers of their bets. */
export function rulesAfter(database: Database, betId: number, most: number): CashOutRule[] {
  const sql = 'SELECT * FROM cash_out_rules WHERE bet_id > ? ORDER BY bet_id LIMIT ?';
  return database.all(ruleRow, sql, betId, most);
}
