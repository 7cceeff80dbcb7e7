import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import type { Accounts } from '../money/accounts.ts';

const playerRow = v.object({
  user_id: v.string(),
  created_at: v.number(),
  token_generation: v.number(),
  terms_confirmed_at: v.nullable(v.number()),
  cookies_agreed_at: v.nullable(v.number()),
});

/** What the back-end keeps of a player beside money and bets. Times are epoch milliseconds. */
export type Player = v.InferOutput<typeof playerRow>;

export interface Players {
  /** The player of this user id; a new one finds accounts with opening money. */
  ensure(userId: string, now: number): Player;
  find(userId: string): Player | null;
  /** Makes every token the player was given worthless. */
  revokeTokens(userId: string): void;
  confirmTerms(userId: string, now: number): void;
  agreeToCookies(userId: string, at: number): void;
}

/** Players in a database. */
export function createPlayers(database: Database, accounts: Accounts): Players {
  const find = (userId: string) =>
    database.first(playerRow, 'SELECT * FROM players WHERE user_id = ?', userId);
  const added = (userId: string, now: number): Player =>
    database.transaction(() => {
      const sql = 'INSERT INTO players (user_id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING';
      if (database.run(sql, userId, now).changes > 0) accounts.openFor(userId, now);
      const player = find(userId);
      if (!player) throw new Error('a player that was added is not there');
      return player;
    });
  const update = (assignment: string, ...values: (string | number)[]) =>
    database.run(`UPDATE players SET ${assignment} WHERE user_id = ?`, ...values);
  return {
    find,
    ensure: (userId, now) => find(userId) ?? added(userId, now),
    revokeTokens: (userId) => void update('token_generation = token_generation + 1', userId),
    confirmTerms: (userId, now) => void update('terms_confirmed_at = ?', now, userId),
    agreeToCookies: (userId, at) => void update('cookies_agreed_at = ?', at, userId),
  };
}
