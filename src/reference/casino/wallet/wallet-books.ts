import * as v from 'valibot';
import type { Database } from '../../data/database.ts';
import type { Ledger } from '../../money/ledger.ts';
import type { Points } from '../../money/points.ts';
import type { Debit } from './wallet.ts';

const roundRow = v.object({
  account_id: v.number(),
  iso: v.string(),
  balance: v.number(),
  staked: v.number(),
  is_credited: v.number(),
  closed_at: v.nullable(v.number()),
});

/** A round as its provider debited it, and the balance of the account that pays. */
export type WalletRound = v.InferOutput<typeof roundRow>;

/**
 * How games move money: stakes lie apart while their round is open, and are the house's with its end; the
 * house pays what was won. Every method of a round throws where no debit was accepted for it.
 */
export interface WalletBooks {
  round(round: string): WalletRound | null;
  stake(debit: Debit, at: number): void;
  pay(round: string, amount: number, tx: string, at: number): void;
  /** Gives a stake back; with the last of them the round is over. */
  giveBack(round: string, amount: number, tx: string, at: number): void;
  close(round: string, tx: string, at: number): void;
}

const ROUND = `
  SELECT account_id, iso, balance, staked, is_credited, wallet_rounds.closed_at
  FROM wallet_rounds JOIN accounts ON accounts.id = account_id
  WHERE provider = ? AND round = ?`;

const OPEN = `
  INSERT INTO wallet_rounds
    (provider, round, user_id, account_id, game, is_personal, staked, opened_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
  ON CONFLICT DO UPDATE SET staked = staked + ?7`;

const PAID = `
  UPDATE wallet_rounds SET paid = paid + ?, is_credited = 1 WHERE provider = ? AND round = ?`;
const GIVEN_BACK = `
  UPDATE wallet_rounds
  SET staked = staked - ?1, closed_at = CASE WHEN staked = ?1 THEN ?2 END
  WHERE provider = ?3 AND round = ?4`;
const CLOSED = 'UPDATE wallet_rounds SET closed_at = ? WHERE provider = ? AND round = ?';

/** Transfers of games. One belongs to a transaction of its provider, and so is made once. */
function transfers(ledger: Ledger, provider: string) {
  const terms = (tx: string, amount: number, at: number) => ({
    ...{ reference: `${provider}/${tx}`, amount, at },
  });
  return {
    stake: (from: number, iso: string, ...of: Parameters<typeof terms>) =>
      ledger.transfer({
        ...{ kind: 'stake', from, to: ledger.house('stakes', iso, of[2]) },
        ...terms(...of),
      }),
    release: (iso: string, ...of: Parameters<typeof terms>) =>
      ledger.transfer({
        ...{ kind: 'release', from: ledger.house('stakes', iso, of[2]) },
        ...{ to: ledger.house('result', iso, of[2]), ...terms(...of) },
      }),
    payout: (to: number, iso: string, ...of: Parameters<typeof terms>) =>
      ledger.transfer({
        ...{ kind: 'payout', from: ledger.house('result', iso, of[2]), to },
        ...terms(...of),
      }),
  };
}

export interface WalletBooksOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly points: Pick<Points, 'settled'>;
  readonly provider: string;
}

/** The books of one provider's rounds. */
export function createWalletBooks({
  database,
  ledger,
  points,
  provider,
}: WalletBooksOptions): WalletBooks {
  const move = transfers(ledger, provider);
  const find = (round: string) => database.first(roundRow, ROUND, provider, round);
  const roundOf = (round: string): WalletRound => {
    const found = find(round);
    if (!found) throw new Error(`no debit was accepted for round ${round}`);
    return found;
  };
  return {
    round: find,
    stake({ session: { userId, accountId, iso }, round, game, amount, tx }, at) {
      const of = [userId, accountId, game.name, game.isShared ? 0 : 1];
      database.run(OPEN, provider, round, ...of, amount, at);
      move.stake(accountId, iso, tx, amount, at);
    },
    pay(round, amount, tx, at) {
      const { account_id: to, iso } = roundOf(round);
      if (amount > 0) move.payout(to, iso, tx, amount, at);
      database.run(PAID, amount, provider, round);
    },
    giveBack(round, amount, tx, at) {
      const { account_id: to, iso } = roundOf(round);
      move.release(iso, tx, amount, at);
      move.payout(to, iso, tx, amount, at);
      database.run(GIVEN_BACK, amount, at, provider, round);
    },
    close(round, tx, at) {
      const { account_id: accountId, iso, staked } = roundOf(round);
      move.release(iso, tx, staked, at);
      points.settled({ reference: `${provider}/${tx}`, accountId, staked }, at);
      database.run(CLOSED, at, provider, round);
    },
  };
}
