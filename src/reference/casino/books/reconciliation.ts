import * as v from 'valibot';
import { POINTS } from '../../../domain/money/points.ts';
import type { Database } from '../../data/database.ts';

/** Stakes of rounds that are not over: they lie apart, and are nobody's yet. */
export interface OpenFunds {
  /** Who debited them: the house, of money or of points, or another. */
  readonly provider: string;
  readonly currency: string;
  readonly rounds: number;
  /** Minor units. */
  readonly staked: number;
}

/** A currency whose stakes lie apart in another sum than what is under way was staked with. */
export interface StakesDifference {
  readonly currency: string;
  /** Minor units: what the account holds, and what open bets and rounds come to. */
  readonly balance: number;
  readonly open: number;
}

/** A part of the rounds in the order of their seq, held against the wallet. */
export interface RoundsLook {
  /** The last that was looked at; null at the end. */
  readonly last: number | null;
  /** Ids of rounds of which the wallet says something else. */
  readonly differing: readonly string[];
}

const openRow = v.object({
  provider: v.string(),
  currency: v.string(),
  rounds: v.number(),
  staked: v.number(),
});
const stakesRow = v.object({ currency: v.string(), balance: v.number(), open: v.number() });
const roundRow = v.object({ seq: v.number(), id: v.string(), agrees: v.number() });
const seqRow = v.object({ seq: v.nullable(v.number()) });

const OPEN = `
  SELECT provider, iso AS currency, COUNT(*) AS rounds, SUM(staked) AS staked
  FROM wallet_rounds INDEXED BY wallet_rounds_open JOIN accounts ON accounts.id = account_id
  WHERE wallet_rounds.closed_at IS NULL GROUP BY provider, iso ORDER BY provider, iso`;

/**
 * What was sold of a bet lies apart no more. Without being told which index, the database would look at every bet and
 * round that ever was.
 */
const STAKES = `
  WITH under_way (iso, amount) AS (
    SELECT iso, amount - sold FROM bets INDEXED BY bets_open JOIN accounts ON accounts.id = account_id
    WHERE status = 'open'
    UNION ALL
    SELECT iso, staked FROM wallet_rounds INDEXED BY wallet_rounds_open JOIN accounts ON accounts.id = account_id
    WHERE wallet_rounds.closed_at IS NULL
  ), apart (iso, balance) AS (
    SELECT iso, balance FROM accounts WHERE owner IS NULL AND purpose = 'stakes'
  ), units (iso) AS (SELECT iso FROM apart UNION SELECT iso FROM under_way)
  SELECT iso AS currency,
    COALESCE((SELECT balance FROM apart WHERE apart.iso = units.iso), 0) AS balance,
    COALESCE((SELECT SUM(amount) FROM under_way WHERE under_way.iso = units.iso), 0) AS open
  FROM units ORDER BY iso`;

/**
 * A round that is over was paid what it says; of one that was cancelled every debit was given back; of an
 * open one nothing but its stakes moved.
 */
const ROUNDS = `
  SELECT seq, casino_rounds.id, COALESCE(CASE status
    WHEN 'open' THEN own.closed_at IS NULL AND own.staked = casino_rounds.staked AND paid = 0
    WHEN 'completed' THEN own.closed_at IS NOT NULL AND own.staked = casino_rounds.staked AND paid = payout
    ELSE own.closed_at IS NOT NULL AND own.staked = 0 AND paid = 0
  END, 0) AS agrees
  FROM casino_rounds
    JOIN accounts ON accounts.id = casino_rounds.account_id
    LEFT JOIN wallet_rounds AS own
      ON own.provider = CASE iso WHEN '${POINTS}' THEN 'house/points' ELSE 'house' END
      AND own.round = casino_rounds.id
  WHERE seq > ? ORDER BY seq LIMIT ?`;

const NEWEST = 'SELECT MAX(seq) AS seq FROM casino_rounds';

/** What the books say twice, held against itself: rounds of the house, its wallet, and where stakes lie. */
export const createReconciliation = (database: Database) => ({
  openFunds: (): OpenFunds[] => database.all(openRow, OPEN),
  stakes: (): StakesDifference[] =>
    database.all(stakesRow, STAKES).filter(({ balance, open }) => balance !== open),
  /** At most so many rounds after one. */
  rounds(after: number, most: number): RoundsLook {
    const looked = database.all(roundRow, ROUNDS, after, most);
    return {
      last: looked.length < most ? null : (looked.at(-1)?.seq ?? null),
      differing: looked.filter(({ agrees }) => agrees === 0).map(({ id }) => id),
    };
  },
  /** The newest round there is; 0 for none. */
  newest: (): number => database.first(seqRow, NEWEST)?.seq ?? 0,
});

export type Reconciliation = ReturnType<typeof createReconciliation>;
