import * as v from 'valibot';
import { POINTS, perPoint, pointsFor } from '../../domain/money/points.ts';
import type { Database } from '../data/database.ts';
import { offeredCurrency } from './currencies.ts';
import type { Ledger } from './ledger.ts';

const accountRow = v.object({ id: v.number(), iso: v.string(), purpose: v.string() });
const balanceRow = v.object({ balance: v.number() });
const earnerRow = v.object({ owner: v.string(), iso: v.string(), before: v.number() });

type PointsAccount = v.InferOutput<typeof accountRow>;

/** A stake that is won or lost, and nothing else: what was given back has risked nothing. */
export interface StakeSettled {
  /** Of the bet or round: it earns once. */
  readonly reference: string;
  readonly accountId: number;
  readonly staked: number;
}

/** Loyalty points of players: accounts in the same books as money, in a unit of their own. */
export interface Points {
  /** The account of a player; null for who has none. */
  account(userId: string): PointsAccount | null;
  balance(userId: string): number;
  /** Gives what a stake earns, in the transaction that settles it. Bonus money and points earn none. */
  settled(stake: StakeSettled, now: number): void;
}

const ACCOUNT = `
  SELECT id, iso, purpose FROM accounts
  WHERE owner = ? AND purpose = 'points' AND closed_at IS NULL`;
const BALANCE = `SELECT balance FROM accounts WHERE id = ?`;
/** Whose money an account holds, and what of it counted before; no row where it is not a player's own. */
const EARNER = `
  SELECT owner, iso, COALESCE(staked, 0) AS before
  FROM accounts LEFT JOIN points_counts ON account_id = accounts.id
  WHERE accounts.id = ? AND purpose IN ('main', 'currency')`;
const COUNT = `
  INSERT INTO points_counts (account_id, staked) VALUES (?1, ?2)
  ON CONFLICT DO UPDATE SET staked = staked + ?2`;

/** Points in a database, moved through the ledger. */
export function createPoints(database: Database, ledger: Ledger): Points {
  const account = (userId: string) => database.first(accountRow, ACCOUNT, userId);
  return {
    account,
    balance(userId) {
      const id = account(userId)?.id ?? 0;
      return database.first(balanceRow, BALANCE, id)?.balance ?? 0;
    },
    settled({ reference, accountId, staked }, now) {
      const earner = database.first(earnerRow, EARNER, accountId);
      const to = earner && account(earner.owner);
      if (!to || staked === 0) return;
      const each = perPoint(offeredCurrency(earner.iso).minBet);
      const amount = pointsFor({ before: earner.before, staked, perPoint: each });
      database.run(COUNT, accountId, staked);
      if (amount === 0) return;
      const from = ledger.house('loyalty', POINTS, now);
      ledger.transfer({ kind: 'points', reference, from, to: to.id, amount, at: now });
    },
  };
}
