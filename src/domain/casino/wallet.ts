import { fault, fieldsOf, listOf, optionOf, wholeOf } from './input.ts';

const MOST_CALLS = 100_000;
const LONGEST_NAME = 128;
const CALLS = ['debit', 'credit', 'rollback', 'end'] as const;

/** A call of a game's provider that moves money or ends a round; amounts in minor units. */
export type WalletCall =
  | {
      readonly call: 'debit' | 'credit';
      readonly tx: string;
      readonly round: string;
      readonly amount: number;
    }
  | {
      readonly call: 'rollback';
      readonly tx: string;
      readonly round: string;
      /** The transaction that is taken back. */
      readonly of: string;
    }
  | { readonly call: 'end'; readonly tx: string; readonly round: string };

export type WalletStatus =
  | 'ok'
  | 'tx-conflict'
  | 'round-unknown'
  | 'round-closed'
  | 'rolled-back'
  | 'insufficient-funds'
  | 'already-rolled-back'
  | 'already-credited'
  | 'nothing-to-undo'
  | 'unknown-kept';

/** The answer to a call, with the balance after it. */
export interface WalletReply {
  readonly status: WalletStatus;
  readonly balance: number;
}

/** What the books say to a call whose transaction is new. */
export interface WalletFacts {
  readonly balance: number;
  /** The call's round; null while no debit of it was accepted. */
  readonly round: { readonly isClosed: boolean; readonly isCredited: boolean } | null;
  /** Whether a rollback of this transaction came before it. */
  readonly isBarred: boolean;
  /** What the transaction that a rollback takes back is: a debit of the round that was accepted, or … */
  readonly target: 'debit' | 'undone-debit' | 'another' | 'unknown';
}

/** What a call whose transaction is new is answered: the first that holds. Only `ok` moves anything. */
export function walletStatus(call: WalletCall, facts: WalletFacts): WalletStatus {
  if (call.call === 'rollback') return rollbackStatus(facts);
  if (facts.round === null && call.call !== 'debit') return 'round-unknown';
  if (facts.round?.isClosed) return 'round-closed';
  if (call.call !== 'debit') return 'ok';
  if (facts.isBarred) return 'rolled-back';
  return call.amount > facts.balance ? 'insufficient-funds' : 'ok';
}

function rollbackStatus({ target, round }: WalletFacts): WalletStatus {
  if (target === 'unknown') return 'unknown-kept';
  if (target === 'another') return 'nothing-to-undo';
  if (target === 'undone-debit') return 'already-rolled-back';
  if (round?.isClosed) return 'round-closed';
  return round?.isCredited ? 'already-credited' : 'ok';
}

/** Whether two calls say the same: only then does the later one get the reply of the earlier. */
export function isSameCall(a: WalletCall, b: WalletCall): boolean {
  return contentOf(a) === contentOf(b);
}

function contentOf(call: WalletCall): string {
  const { call: name, tx, round } = call;
  const rest = name === 'rollback' ? call.of : name === 'end' ? null : call.amount;
  return JSON.stringify([name, tx, round, rest]);
}

interface Round {
  /** Accepted debits that were not taken back. */
  standing: number;
  isClosed: boolean;
  isCredited: boolean;
}

interface Kept {
  readonly call: WalletCall;
  readonly reply: WalletReply;
  isUndone: boolean;
}

interface Books {
  balance: number;
  readonly kept: Map<string, Kept>;
  readonly rounds: Map<string, Round>;
  /** Transactions that a rollback named before they came. */
  readonly barred: Set<string>;
}

/**
 * The replies to calls in their order, beginning with a balance of `opening` minor units, and the balance
 * after all of them. The reply to a transaction is kept for ever.
 */
export function reckon(
  opening: number,
  calls: readonly WalletCall[],
): { replies: WalletReply[]; balance: number } {
  const books: Books = {
    balance: wholeOf(opening, 0, Number.MAX_SAFE_INTEGER, 'stake'),
    kept: new Map(),
    rounds: new Map(),
    barred: new Set(),
  };
  const replies = listOf(calls, 0, MOST_CALLS, 'bet').map((call) => replyTo(books, callOf(call)));
  return { replies, balance: books.balance };
}

function replyTo(books: Books, call: WalletCall): WalletReply {
  const kept = books.kept.get(call.tx);
  if (kept !== undefined) return replyAgain(books, kept, call);
  const status = walletStatus(call, factsOf(books, call));
  if (status === 'ok') book(books, call);
  if (status === 'unknown-kept' && call.call === 'rollback') books.barred.add(call.of);
  const reply = { status, balance: books.balance };
  books.kept.set(call.tx, { call, reply, isUndone: false });
  return reply;
}

function replyAgain({ balance }: Books, kept: Kept, call: WalletCall): WalletReply {
  if (!isSameCall(kept.call, call)) return { status: 'tx-conflict', balance };
  return kept.isUndone ? { status: 'rolled-back', balance } : kept.reply;
}

function factsOf(books: Books, call: WalletCall): WalletFacts {
  return {
    balance: books.balance,
    round: books.rounds.get(call.round) ?? null,
    isBarred: books.barred.has(call.tx),
    target: call.call === 'rollback' ? targetOf(books.kept.get(call.of), call.round) : 'unknown',
  };
}

function targetOf(kept: Kept | undefined, round: string): WalletFacts['target'] {
  if (kept === undefined) return 'unknown';
  const isDebit = kept.call.call === 'debit' && kept.reply.status === 'ok';
  if (!isDebit || kept.call.round !== round) return 'another';
  return kept.isUndone ? 'undone-debit' : 'debit';
}

function book(books: Books, call: WalletCall) {
  const round = books.rounds.get(call.round) ?? { standing: 0, isClosed: false, isCredited: false };
  books.rounds.set(call.round, round);
  switch (call.call) {
    case 'debit':
      round.standing += 1;
      books.balance -= call.amount;
      break;
    case 'credit':
      round.isCredited = true;
      books.balance = wholeOf(books.balance + call.amount, 0, Number.MAX_SAFE_INTEGER, 'stake');
      break;
    case 'rollback':
      undo(books, round, books.kept.get(call.of));
      break;
    case 'end':
      round.isClosed = true;
  }
}

function undo(books: Books, round: Round, debit: Kept | undefined) {
  if (debit?.call.call !== 'debit') return;
  debit.isUndone = true;
  round.standing -= 1;
  round.isClosed = round.standing === 0;
  books.balance += debit.call.amount;
}

function callOf(value: unknown): WalletCall {
  const fields = fieldsOf(value, 'bet');
  const call = optionOf(fields['call'], CALLS, 'bet');
  const named = { tx: nameOf(fields['tx']), round: nameOf(fields['round']) };
  if (call === 'end') return { call, ...named };
  if (call === 'rollback') return { call, ...named, of: nameOf(fields['of']) };
  const least = call === 'debit' ? 1 : 0;
  const amount = wholeOf(fields['amount'], least, Number.MAX_SAFE_INTEGER, 'stake');
  return { call, ...named, amount };
}

function nameOf(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_NAME) {
    return fault('bet', 'not a name of a transaction or round');
  }
  return value;
}
