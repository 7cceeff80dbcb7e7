import type { RoundChange, RoundRow, Rounds } from './rounds.ts';
import type { Reply, Wallet } from './wallet/wallet.ts';

/** Of what the house itself says to the wallet only one answer can be right. */
function done(reply: Reply): number | null {
  if (reply.status !== 'ok') throw new Error(`the wallet says ${reply.status}`);
  return reply.balance;
}

/** Pays and closes a round; gives back what of it is another. */
export function ended(
  wallet: Wallet,
  row: Pick<RoundRow, 'id' | 'transactions'>,
  payout: number,
  now: number,
): Pick<RoundChange, 'payout' | 'status' | 'ended_at' | 'transactions' | 'balance_after'> {
  const credit = `${row.id}-credit`;
  const balance_after = done(wallet.credit({ tx: credit, round: row.id, amount: payout }, now));
  done(wallet.end({ tx: `${row.id}-end`, round: row.id }, now));
  const transactions = [...row.transactions, credit];
  return { payout, status: 'completed', ended_at: now, transactions, balance_after };
}

/** The house cannot go on with a round, or nothing was won in it yet: every debit is taken back. */
export function cancel(
  { wallet, rounds }: { readonly wallet: Wallet; readonly rounds: Rounds },
  row: RoundRow,
  now: number,
): void {
  let balance = row.balance_after;
  const transactions = [...row.transactions];
  for (const of of row.transactions) {
    const tx = `${of}-back`;
    balance = done(wallet.rollback({ tx, round: row.id, of }, now));
    transactions.push(tx);
  }
  rounds.change(row.id, {
    ...{ steps: row.steps, staked: row.staked, transactions },
    ...{ payout: row.staked, status: 'cancelled', ended_at: now, balance_after: balance },
  });
}
