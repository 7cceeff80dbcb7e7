import * as v from 'valibot';
import type { Database } from '../data/database.ts';

/** What a transfer is for. */
export type TransferKind =
  | 'opening'
  | 'stake'
  | 'release'
  | 'payout'
  /** After a corrected result: what was too little, what was too much, and what of that is gone. */
  | 'payout-corrected'
  | 'payout-taken-back'
  | 'payout-covered'
  | 'deposit'
  | 'fee'
  | 'withdrawal-held'
  | 'withdrawal-paid'
  | 'withdrawal-returned'
  /** What is taken back from a player's account, and what the house stands in for. */
  | 'chargeback'
  | 'chargeback-covered'
  /** What is given to be wagered, what was wagered and is the player's own now, and what was not. */
  | 'bonus'
  | 'bonus-converted'
  | 'bonus-taken-back'
  /** Money of a player's that goes to the house in one currency, and comes back in another. */
  | 'exchange-out'
  | 'exchange-in'
  /** What comes back of a week of games. */
  | 'cashback'
  /** What friends brought whom a player had told of the site. */
  | 'friends'
  /** What a tournament of games pays. */
  | 'tournament'
  /** What settled stakes bring, in points, and what these buy. */
  | 'points';

/**
 * Accounts of the house, one of each in a currency: where opening money comes from, where stakes
 * lie while a bet is open, what the house has won or lost by bets, what the payment provider holds,
 * withdrawals that are not paid yet, fees, what players owe after money was charged back, what was
 * given as bonuses, what was changed from one currency into another, what came back of lost stakes, and the
 * points that stakes brought.
 */
export type HousePurpose =
  | 'funding'
  | 'stakes'
  | 'result'
  | 'provider'
  | 'withdrawals'
  | 'fees'
  | 'claims'
  | 'bonuses'
  | 'exchange'
  | 'cashback'
  | 'loyalty';

export interface Transfer {
  readonly kind: TransferKind;
  /** What it belongs to, such as a bet; a second one of the same kind for it throws. */
  readonly reference: string;
  readonly from: number;
  readonly to: number;
  /** Minor units, above zero. */
  readonly amount: number;
  readonly at: number;
}

/** What is wrong with the books. Nothing, where both lists are empty. */
export interface Audit {
  /** Currencies whose balances do not sum to zero. */
  readonly unbalanced: readonly { iso: string; sum: number }[];
  /** Accounts whose balance is not what their transfers make it. */
  readonly drifted: readonly { id: number; balance: number; derived: number }[];
}

/** Double-entry bookkeeping: money only ever moves from one account to another. */
export interface Ledger {
  /** Moves money. Throws where the source has too little, or the transfer was made before. */
  transfer(transfer: Transfer): void;
  /** The house's account for a purpose, opened when it is first needed. */
  house(purpose: HousePurpose, iso: string, now: number): number;
  /** Looks at every transfer there is. */
  audit(): Audit;
  /** The part of it that looks at balances alone. */
  unbalanced(): Audit['unbalanced'];
}

const idRow = v.object({ id: v.number() });
const unbalancedRow = v.object({ iso: v.string(), sum: v.number() });
const driftedRow = v.object({ id: v.number(), balance: v.number(), derived: v.number() });

const UNBALANCED = `
  SELECT iso, SUM(balance) AS sum FROM accounts GROUP BY iso HAVING SUM(balance) <> 0`;

const DRIFTED = `
  SELECT * FROM (
    SELECT id, balance,
      COALESCE((SELECT SUM(amount) FROM transfers WHERE target = accounts.id), 0)
      - COALESCE((SELECT SUM(amount) FROM transfers WHERE source = accounts.id), 0) AS derived
    FROM accounts)
  WHERE balance <> derived`;

/** The ledger in a database; its tables keep the rules, whoever writes. */
export function createLedger(database: Database): Ledger {
  return {
    transfer({ kind, reference, from, to, amount, at }) {
      database.run(
        `INSERT INTO transfers (kind, reference, source, target, amount, at)
         VALUES (?, ?, ?, ?, ?, ?)`,
        kind,
        reference,
        from,
        to,
        amount,
        at,
      );
    },
    house(purpose, iso, now) {
      const known = database.first(
        idRow,
        'SELECT id FROM accounts WHERE owner IS NULL AND purpose = ? AND iso = ?',
        purpose,
        iso,
      );
      if (known) return known.id;
      const added = database.run(
        'INSERT INTO accounts (owner, purpose, iso, opened_at) VALUES (NULL, ?, ?, ?)',
        purpose,
        iso,
        now,
      );
      return added.lastId;
    },
    unbalanced: () => database.all(unbalancedRow, UNBALANCED),
    audit: () => ({
      unbalanced: database.all(unbalancedRow, UNBALANCED),
      drifted: database.all(driftedRow, DRIFTED),
    }),
  };
}
