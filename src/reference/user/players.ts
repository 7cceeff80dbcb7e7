import type { Database } from '../data/database.ts';
import { type Player, playerRow } from '../data/player-row.ts';
import { Refused } from '../http/refusal.ts';
import type { Accounts, Opening } from '../money/accounts.ts';
import { isPlayer, type User } from '../ports.ts';
import type { Contacts } from './contacts.ts';

/** What a player registered with. */
export interface Registered extends Opening {
  readonly type: string;
  readonly termsVersion: number;
  readonly firstDepositBonus: number;
}

/** Throws the refusal that sends staff to the console. */
export function assertPlayer(user: User): void {
  if (!isPlayer(user)) throw new Refused('1008');
}

export interface Players {
  /**
   * The player of a user who is signed in; staff are refused. A new one finds accounts with opening money; of one who
   * did not register here, the addresses are taken over that the server knows.
   */
  ensure(user: User, now: number): Player;
  /** Adds the player of a new user. */
  register(userId: string, registered: Registered, now: number): void;
  find(userId: string): Player | null;
  confirmTerms(userId: string, version: number, now: number): void;
  agreeToCookies(userId: string, at: number): void;
  hideBalance(userId: string, hides: boolean): void;
  /** The player's own money has come in. */
  paidIn(userId: string): void;
  passwordChanged(userId: string, now: number): void;
  signedIn(userId: string, now: number): void;
  declineBonus(userId: string, declines: boolean): void;
}

function changing(database: Database) {
  const update = (assignment: string, ...values: (string | number)[]) =>
    void database.run(`UPDATE players SET ${assignment} WHERE user_id = ?`, ...values);
  return {
    confirmTerms: (userId, version, now) =>
      update('terms_version = ?, terms_confirmed_at = ?', version, now, userId),
    agreeToCookies: (userId, at) => update('cookies_agreed_at = ?', at, userId),
    hideBalance: (userId, hides) => update('hides_balance = ?', hides ? 1 : 0, userId),
    declineBonus: (userId, declines) => update('declines_bonus = ?', declines ? 1 : 0, userId),
    paidIn: (userId) => update('has_deposit = 1', userId),
    passwordChanged: (userId, now) => update('password_changed_at = ?', now, userId),
    signedIn: (userId, now) =>
      update('previous_sign_in_at = signed_in_at, signed_in_at = ?', now, userId),
  } satisfies Partial<Players>;
}

/** Players in a database. */
export function createPlayers(database: Database, accounts: Accounts, contacts: Contacts): Players {
  const find = (userId: string) =>
    database.first(playerRow, 'SELECT * FROM players WHERE user_id = ?', userId);
  const added = (user: User, now: number): Player =>
    database.transaction(() => {
      const sql = 'INSERT INTO players (user_id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING';
      if (database.run(sql, user.id, now).changes > 0) accounts.openFor(user.id, now);
      const player = find(user.id);
      if (!player) throw new Error('a player that was added is not there');
      return player;
    });
  return {
    find,
    ensure(user, now) {
      assertPlayer(user);
      const player = find(user.id) ?? added(user, now);
      if (player.registered_as === null) contacts.adopt(user, now);
      return player;
    },
    register: (userId, { type, termsVersion, firstDepositBonus, ...opening }, now) =>
      database.transaction(() => {
        database.run(
          `INSERT INTO players (user_id, created_at, terms_version, terms_confirmed_at,
             registered_as, bonus, first_deposit_bonus) VALUES (?, ?, ?, ?, ?, ?, ?)`,
          userId,
          now,
          termsVersion,
          now,
          type,
          opening.bonus,
          firstDepositBonus,
        );
        accounts.openFor(userId, now, opening);
      }),
    ...changing(database),
  };
}
