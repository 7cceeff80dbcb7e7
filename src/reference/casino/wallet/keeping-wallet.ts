import * as v from 'valibot';
import { isSameCall, type WalletCall, walletStatus } from '../../../domain/casino/wallet.ts';
import type { Refusal } from '../refusal.ts';
import type { Debit, Reply, Wallet, WalletSession } from './wallet.ts';
import { createWalletBooks, type WalletBooksOptions, type WalletRound } from './wallet-books.ts';
import { createWalletCalls } from './wallet-calls.ts';

/** Accounts that games are paid from. */
interface PayingAccounts {
  find(
    userId: string,
    accountId: string,
  ): { readonly id: number; readonly iso: string; readonly purpose: string } | null;
}

/** `provider`: whose transactions these are, as their names are unique for each. */
export interface WalletOptions extends WalletBooksOptions {
  readonly accounts: PayingAccounts;
  /** What keeps a stake from being taken, whatever the books say: of the first of a round, or a further one. */
  readonly refusalOf: (debit: Debit, isFirst: boolean, now: number) => Refusal | null;
}

const balanceRow = v.object({ balance: v.number() });

/** A round is its player's: nobody else's money goes into it. */
const isOthers = (debit: Debit, round: WalletRound | null): boolean =>
  round !== null && round.account_id !== debit.session.accountId;

/** What a wallet reads its answers from. */
function reading(options: WalletOptions) {
  const { database, provider, refusalOf } = options;
  const calls = createWalletCalls(database, provider);
  const books = createWalletBooks(options);
  const balance = ({ accountId }: Pick<WalletSession, 'accountId'>): number => {
    const sql = 'SELECT balance FROM accounts WHERE id = ?';
    return database.first(balanceRow, sql, accountId)?.balance ?? 0;
  };
  const balanceOf = (call: WalletCall, debit: Debit | null): number | null =>
    debit ? balance(debit.session) : (books.round(call.round)?.balance ?? null);
  return {
    ...{ calls, books, balance, balanceOf },
    /** What a transaction that was answered before is answered; null for a new one. */
    again(call: WalletCall, debit: Debit | null): Reply | null {
      const known = calls.find(call.tx);
      if (!known) return null;
      const isSame =
        isSameCall(known.call, call) && !(debit && isOthers(debit, books.round(call.round)));
      if (isSame && known.is_undone === 0) return known.reply;
      const status = isSame ? 'rolled-back' : 'tx-conflict';
      return { status, balance: balanceOf(call, debit) };
    },
    /** What a new transaction comes to, before anything moves. */
    verdict(call: WalletCall, debit: Debit | null, now: number) {
      const round = books.round(call.round);
      const refusal: Refusal | null =
        debit && isOthers(debit, round)
          ? { rule: 'not-accepted' }
          : debit && refusalOf(debit, round === null, now);
      if (refusal) return { status: 'refused', refusal } as const;
      const status = walletStatus(call, {
        balance: balanceOf(call, debit) ?? 0,
        round: round && {
          isClosed: round.closed_at !== null,
          isCredited: round.is_credited === 1,
        },
        isBarred: calls.isBarred(call.tx),
        target: calls.targetOf(call),
      });
      return { status } as const;
    },
  };
}

/** Bonus money is for sport. */
function sessionOf({ accounts }: WalletOptions, userId: string, accountId: string) {
  const account = accounts.find(userId, accountId);
  if (!account || account.purpose === 'bonus') return null;
  return { userId, accountId: account.id, iso: account.iso };
}

/** The wallet upon the books of this back-end, in the transaction that it is called in. */
export function createWallet(options: WalletOptions): Wallet {
  const { calls, books, balance, balanceOf, again, verdict } = reading(options);
  /** Answers a call once; `act` does what is `ok`. */
  const answered = (call: WalletCall, debit: Debit | null, now: number, act: () => void): Reply =>
    options.database.transaction(() => {
      const known = again(call, debit);
      if (known) return known;
      const judged = verdict(call, debit, now);
      if (judged.status === 'ok') act();
      const reply: Reply = { ...judged, balance: balanceOf(call, debit) };
      calls.keep(call, reply, now);
      return reply;
    });
  const undo = (round: string, { tx, of }: { tx: string; of: string }, now: number) => {
    const debit = calls.find(of)?.call;
    if (debit?.call !== 'debit') throw new Error(`${of} is no debit`);
    books.giveBack(round, debit.amount, tx, now);
    calls.undo(of);
  };
  return {
    balance,
    session: (userId, accountId) => sessionOf(options, userId, accountId),
    debit(debit, now) {
      const call = {
        call: 'debit',
        tx: debit.tx,
        round: debit.round,
        amount: debit.amount,
      } as const;
      return answered(call, debit, now, () => books.stake(debit, now));
    },
    credit(asked, now) {
      const act = () => books.pay(asked.round, asked.amount, asked.tx, now);
      return answered({ call: 'credit', ...asked }, null, now, act);
    },
    rollback: (asked, now) =>
      answered({ call: 'rollback', ...asked }, null, now, () => undo(asked.round, asked, now)),
    end: (asked, now) =>
      answered({ call: 'end', ...asked }, null, now, () => books.close(asked.round, asked.tx, now)),
  };
}
