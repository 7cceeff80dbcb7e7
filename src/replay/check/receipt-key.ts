import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as v from 'valibot';
import { type PublicKey, publicKeySchema } from '../../log/chain/proof.ts';
import { type Receipt, receiptSchema, receiptText } from '../../log/chain/receipt.ts';

const receiptFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    receiptSchema,
    v.pipe(
      v.object({ receipt: receiptSchema }),
      v.transform((file) => file.receipt),
    ),
  ]),
);

/** A receipt as the site lets a player save it, or by itself. Throws TypeError for what is none. */
export function receiptIn(text: string): Receipt {
  const parsed = v.safeParse(receiptFile, text);
  if (!parsed.success) throw new TypeError('--receipt takes a file that holds a receipt');
  return parsed.output;
}

/** A public key as the log service gives it, or as PEM. Throws TypeError for what is none. */
export function keyIn(text: string): KeyObject {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), publicKeySchema), text);
  try {
    return parsed.success ? keyOf(parsed.output) : createPublicKey(text);
  } catch {
    throw new TypeError('--key takes a public key, as /log-api/v1/key gives it or as PEM');
  }
}

export function keyOf(key: PublicKey): KeyObject {
  return createPublicKey({ key, format: 'jwk' });
}

/** What a key is told apart by: SHA-256 of its JSON, RFC 7638. */
export function thumbprint(key: KeyObject): string {
  const { crv, kty, x } = key.export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

/** Whether one of the keys made the signature, base64url, of a text. */
export function isTextSigned(text: string, signature: string, keys: readonly KeyObject[]): boolean {
  const [signed, given] = [Buffer.from(text), Buffer.from(signature, 'base64url')];
  return keys.some((key) => verify(null, signed, key, given));
}

/** Whether one of the keys signed the receipt. */
export function isSigned(receipt: Receipt, keys: readonly KeyObject[]): boolean {
  return isTextSigned(receiptText(receipt), receipt.signature, keys);
}
