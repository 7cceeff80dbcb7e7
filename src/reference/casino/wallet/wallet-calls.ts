import * as v from 'valibot';
import type { WalletCall, WalletFacts } from '../../../domain/casino/wallet.ts';
import type { Database } from '../../data/database.ts';
import type { Reply } from './wallet.ts';

/** What the wallet itself wrote has the shape that it wrote it in. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const keptCall = v.pipe(v.string(), v.parseJson(), v.custom<WalletCall>(isObject));
const keptReply = v.pipe(v.string(), v.parseJson(), v.custom<Reply>(isObject));
const callRow = v.object({ call: keptCall, reply: keptReply, is_undone: v.number() });
const foundRow = v.object({ found: v.number() });

export type KeptCall = v.InferOutput<typeof callRow>;

/** Every call that a provider ever made, and its reply. */
export interface WalletCalls {
  find(tx: string): KeptCall | null;
  /** Whether a rollback came before it. */
  isBarred(tx: string): boolean;
  /** What a call takes back. */
  targetOf(call: WalletCall): WalletFacts['target'];
  keep(call: WalletCall, reply: Reply, now: number): void;
  undo(tx: string): void;
}

const FIND = 'SELECT call, reply, is_undone FROM wallet_calls WHERE provider = ? AND tx = ?';
const BARRED = 'SELECT 1 AS found FROM wallet_calls WHERE provider = ? AND bars = ?';
const KEEP =
  'INSERT INTO wallet_calls (provider, tx, call, reply, bars, at) VALUES (?, ?, ?, ?, ?, ?)';
const UNDO = 'UPDATE wallet_calls SET is_undone = 1 WHERE provider = ? AND tx = ?';

function targetOf(kept: KeptCall | null, round: string): WalletFacts['target'] {
  if (!kept) return 'unknown';
  const isDebit = kept.call.call === 'debit' && kept.reply.status === 'ok';
  if (!isDebit || kept.call.round !== round) return 'another';
  return kept.is_undone === 1 ? 'undone-debit' : 'debit';
}

/** Calls in a database, of one provider. */
export function createWalletCalls(database: Database, provider: string): WalletCalls {
  const find: WalletCalls['find'] = (tx) => database.first(callRow, FIND, provider, tx);
  return {
    find,
    isBarred: (tx) => database.first(foundRow, BARRED, provider, tx) !== null,
    targetOf: (call) =>
      call.call === 'rollback' ? targetOf(find(call.of), call.round) : 'unknown',
    keep(call, reply, now) {
      const bars = call.call === 'rollback' && reply.status === 'unknown-kept' ? call.of : null;
      const written = [JSON.stringify(call), JSON.stringify(reply)];
      database.run(KEEP, provider, call.tx, ...written, bars, now);
    },
    undo: (tx) => void database.run(UNDO, provider, tx),
  };
}
