import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { sha256Hex } from './sha256.ts';

/*
 * The right to write a session is a secret of the page that records it, and the session's id is
 * made of it: whoever is shown the key can tell by the id alone whether it is the right one.
 */

/** Random bytes that a key is made of: as many as nobody can guess. */
export const WRITE_KEY_BYTES = 32;
const writeKeyText = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Digits of the hash in an id: 160 bits, for which nobody finds another key. */
const ID_DIGITS = 40;

/** The key that is made of WRITE_KEY_BYTES, for one session. It is a secret: it goes into no log. */
export function writeKeyOf(random: Uint8Array): string {
  return bytesToHex(random);
}

/** The id of the one session that this key is for: safe in addresses, and tells nothing of it. */
export function sessionIdOf(writeKey: string): string {
  return `k1-${sha256Hex(`replaybook session 1 ${writeKey}`).slice(0, ID_DIGITS)}`;
}

/** Whether this is the write key of a session. Ids of builds before, 32 letters of chance, have none. */
export function isWriteKeyOf(sessionId: string, given: unknown): boolean {
  return v.is(writeKeyText, given) && sessionIdOf(given) === sessionId;
}
