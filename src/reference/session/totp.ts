import { createHmac, randomBytes } from 'node:crypto';

const STEP = 30_000;
const DIGITS = 6;
const KEY_BYTES = 20;
/** Clocks differ: a code counts one step before and after its own. */
const TOLERANCE = [0, -1, 1] as const;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

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
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', key).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
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

export const newTotpKey = (): Uint8Array => randomBytes(KEY_BYTES);

/** What an authenticator reads: whose key it is, and the key. */
export function totpUri(key: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret: base32(key), issuer });
  return `otpauth://totp/${label}?${query}`;
}
