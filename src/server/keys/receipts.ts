import { createPublicKey, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { type Receipt, receiptText } from '../../log/chain/receipt.ts';
import { headerText } from '../../log/check/signed-header.ts';
import type { LogHeader } from '../../log/read/ndjson.ts';
import { isSigned } from '../../replay/check/receipt-key.ts';
import type { ServerKeys } from './key-files.ts';

/** Signs a receipt. The same facts give the same signature. */
export function signReceipt(key: KeyObject, facts: Omit<Receipt, 'signature'>): Receipt {
  const signature = sign(null, Buffer.from(receiptText(facts)), key).toString('base64url');
  return { ...facts, signature };
}

/** Signs the header of an export: base64url. */
export function signHeader(key: KeyObject, header: LogHeader): string {
  return sign(null, Buffer.from(headerText(header)), key).toString('base64url');
}

/** Tells which receipts these keys signed. */
export function signedBy({ receipt }: ServerKeys): (given: Receipt) => boolean {
  const keys = [createPublicKey(receipt)];
  return (given) => isSigned(given, keys);
}

/** The key receipts are checked with, as a JSON Web Key. */
export function receiptKey(keys: ServerKeys): JsonWebKey {
  return { ...keys.receiptPublic, alg: 'EdDSA', use: 'sig' };
}
