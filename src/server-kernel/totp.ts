import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

const STEP = 30_000;
const DIGITS = 6;
/** Clocks differ: a code counts one step before and after its own. */
const TOLERANCE = [0, -1, 1] as const;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of the key that an authenticator and the server share. */
export const TOTP_KEY_BYTES = 20;

/** Base32 without padding, as authenticators take it. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** The code of a counter (RFC 4226). */
export function hotp(key: Uint8Array, counter: number, digits = DIGITS): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(counter));
  const hash = hmac(sha1, key, message);
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = new DataView(hash.buffer, hash.byteOffset).getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Number of the time step a moment lies in (RFC 6238). */
export const stepAt = (now: number): number => Math.floor(now / STEP);

/** The step a code is of, near enough to now and after the last one that counted; else null. */
export function stepOf(
  key: Uint8Array,
  code: string,
  { now, last }: { readonly now: number; readonly last: number },
): number | null {
  const steps = TOLERANCE.map((shift) => stepAt(now) + shift).filter((step) => step > last);
  return steps.find((step) => hotp(key, step) === code) ?? null;
}

/** What an authenticator reads: whose key it is, and the key. */
export function totpUri(key: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`;
}
