import { createHmac } from 'node:crypto';
import { isSame } from '../../secrets/equal.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { OutsideProvider } from './config.ts';

/** A call as it arrived. Nothing of it is to be believed before it was read. */
export interface RawCall {
  /** Epoch milliseconds, as text. */
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** How far the two clocks may be apart, in milliseconds. */
export const SKEW = 30_000;

/** The secret that a provider signs with. It stands nowhere: it follows from the key of the folder. */
export const providerKey = (
  keys: Keys,
  { slug, keyId }: Pick<OutsideProvider, 'slug' | 'keyId'>,
): string => keys.mac('wallet of a provider', slug, keyId);

const signatureOf = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/** Why a call is not to be believed; null where it is its provider's, and of now. */
export function doubtOf(
  key: string,
  { timestamp, signature, body }: RawCall,
  now: number,
): 'signature' | 'stale' | null {
  if (!/^\d{1,15}$/.test(timestamp)) return 'signature';
  if (!isSame(signature, signatureOf(key, timestamp, body))) return 'signature';
  return Math.abs(now - Number(timestamp)) > SKEW ? 'stale' : null;
}
