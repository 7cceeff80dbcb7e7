import * as v from 'valibot';
import { WAGERING } from '../../domain/accounts/deposit-bonus.ts';
import type { SignInOffer } from '../../domain/accounts/sign-in-bonus.ts';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import type { Climate } from '../conditions.ts';
import type { Database } from '../data/database.ts';
import type { Limits } from '../limits/limits.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { Accounts } from '../money/accounts.ts';
import type { Bonuses } from '../money/bonuses.ts';
import { offeredCurrency } from '../money/currencies.ts';

export interface SignInBonusOptions {
  readonly database: Database;
  readonly climate: Climate;
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
  readonly limits: Pick<Limits, 'depositing'>;
  /** What keeps every offer from a player. */
  readonly withheld: Withholding;
  /** How far a player is shut out; 0 is not at all. */
  readonly banLevelOf: (userId: string) => number;
}

/** Bonus money for who signs in: offered once to each player, and given to who takes it. */
export interface SignInBonus {
  /** The player has signed in, and is offered what there is from now on. */
  offer(userId: string, now: number): void;
  /** What they may take now; nothing while they are shut out or must not pay in. */
  offerTo(userId: string, now: number): SignInOffer | null;
  /** Gives it, or not, once; null where there is nothing to take, or the other was said before. */
  answer(
    userId: string,
    isTaken: boolean,
    now: number,
  ): Pick<SignInOffer, 'amount' | 'currency'> | null;
}

const HOUR = 60 * 60 * 1000;

const offerRow = v.object({
  account_id: v.number(),
  iso: v.string(),
  amount: v.number(),
  expires_at: v.number(),
  is_taken: v.nullable(v.number()),
});

function storing(database: Database) {
  return {
    find: (userId: string) =>
      database.first(offerRow, 'SELECT * FROM sign_in_offers WHERE user_id = ?', userId),
    add(userId: string, accountId: number, iso: string, amount: number, at: number, until: number) {
      database.run(
        `INSERT INTO sign_in_offers (user_id, account_id, iso, amount, offered_at, expires_at)
           VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        ...[userId, accountId, iso, amount, at, until],
      );
    },
    answer(userId: string, isTaken: boolean) {
      const sql = 'UPDATE sign_in_offers SET is_taken = ? WHERE user_id = ?';
      database.run(sql, isTaken ? 1 : 0, userId);
    },
  };
}

/** Puts it together. */
export function createSignInBonus(options: SignInBonusOptions): SignInBonus {
  const { database, climate, accounts, bonuses, limits, withheld, banLevelOf } = options;
  const store = storing(database);
  /** Who chose to have no bonus has no account for one, and is not offered any. */
  const bonusAccount = (userId: string) =>
    accounts.list(userId).find(({ purpose }) => purpose === 'bonus') ?? null;
  const mayTake = (userId: string, iso: string, now: number): boolean => {
    if (withheld(userId, now) !== null) return false;
    const player = banLevelOf(userId) > 0 ? 'banned' : 'player';
    const standing = { player, limits: limits.depositing(userId, iso, [], now) } as const;
    return mayPlayer('deposit', standing) === null;
  };
  return {
    offer(userId, now) {
      const terms = climate.now().signInBonus;
      const account = bonusAccount(userId);
      if (!terms || !account || terms.players?.includes(userId) === false) return;
      if (!mayTake(userId, account.iso, now)) return;
      const amount = offeredCurrency(account.iso).minBet * terms.stakes;
      store.add(userId, account.id, account.iso, amount, now, now + terms.hours * HOUR);
    },
    offerTo(userId, now) {
      const row = store.find(userId);
      if (!row || row.is_taken !== null || row.expires_at <= now) return null;
      if (!mayTake(userId, row.iso, now)) return null;
      const { amount, iso: currency, expires_at: expiresAt } = row;
      return { amount, currency, ...WAGERING, expiresAt };
    },
    answer: (userId, isTaken, now) =>
      database.transaction(() => {
        const row = store.find(userId);
        if (!row) return null;
        const { amount, iso, account_id: accountId } = row;
        const outcome = { amount, currency: iso };
        if (row.is_taken !== null) return (row.is_taken === 1) === isTaken ? outcome : null;
        if (row.expires_at <= now || !mayTake(userId, iso, now)) return null;
        store.answer(userId, isTaken);
        if (isTaken) bonuses.grant({ userId, kind: 'sign-in', accountId, iso, amount }, now);
        return outcome;
      }),
  };
}
