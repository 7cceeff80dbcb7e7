import type { WalletStatus } from '../../../domain/casino/wallet.ts';
import type { Refusal } from '../refusal.ts';

/** Who plays, and from which account: what a provider is told when a game opens. */
export interface WalletSession {
  readonly userId: string;
  readonly accountId: number;
  readonly iso: string;
}

/** What a game is to the wallet. */
export interface WalletGame {
  readonly name: string;
  readonly kind: 'slots' | 'other';
  readonly isShared: boolean;
}

export interface Debit {
  readonly session: WalletSession;
  readonly tx: string;
  readonly round: string;
  readonly game: WalletGame;
  /** Minor units, above zero. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** A definite answer. The balance is null where no account is known. */
export type Reply =
  | { readonly status: WalletStatus; readonly balance: number | null }
  | { readonly status: 'refused'; readonly balance: number | null; readonly refusal: Refusal };

/**
 * The one way by which games move money, the house's own as those of others. Every reply to a
 * transaction is kept for ever: the same call gets the same reply, whenever it comes.
 */
export interface Wallet {
  /** Whose account it is; null for another's, one that is closed, and bonus money. */
  session(userId: string, accountId: string): WalletSession | null;
  balance(session: WalletSession): number;
  /** Takes a stake, after every check of protection. */
  debit(debit: Debit, now: number): Reply;
  /** Pays; never asks whether the player may still play. */
  credit(credit: { tx: string; round: string; amount: number }, now: number): Reply;
  /** Takes a debit back, or keeps it from ever being taken. */
  rollback(rollback: { tx: string; round: string; of: string }, now: number): Reply;
  /** The round is over: nothing moves for it any more. */
  end(end: { tx: string; round: string }, now: number): Reply;
}
