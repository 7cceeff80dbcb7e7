import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

const CHARACTERS = 22;

/**
 * A hash that the server alone can make: equal values are seen to be equal, and nobody without the
 * master key can find a value by trying. What is hashed for one purpose says nothing to another.
 */
export function keyedHash(master: Uint8Array, purpose: string): (value: string) => string {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', master, '', purpose, 32)));
  return (value) =>
    createHmac('sha256', key).update(value).digest('base64url').slice(0, CHARACTERS);
}
