import { type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import type { ServerKeys } from './key-files.ts';

/** The server's word that a session's log was stored up to a seq, with this chain head. */
export interface Receipt {
  readonly sessionId: string;
  readonly ackedSeq: number;
  readonly chain: string;
  /** Epoch milliseconds of the collector's clock. */
  readonly at: number;
  /** Ed25519, base64url, over `sessionId.ackedSeq.chain.at`. */
  readonly signature: string;
}

/** Signs a receipt. The same facts give the same signature. */
export function signReceipt(key: KeyObject, facts: Omit<Receipt, 'signature'>): Receipt {
  const { sessionId, ackedSeq, chain, at } = facts;
  const text = `${sessionId}.${ackedSeq}.${chain}.${at}`;
  const signature = sign(null, Buffer.from(text), key).toString('base64url');
  return { sessionId, ackedSeq, chain, at, signature };
}

/** The key receipts are checked with, as a JSON Web Key. */
export function receiptKey(keys: ServerKeys): JsonWebKey {
  return { ...keys.receiptPublic, alg: 'EdDSA', use: 'sig' };
}
