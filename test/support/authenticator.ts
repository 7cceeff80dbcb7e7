/** An authenticator app, for tests. */
import { hotp, stepAt } from '../../src/server-kernel/totp.ts';
import { fromBase32 } from './base32.ts';

/**
 * Gives codes for a key as a person reads it out. Each counts once, so the next is one that was not
 * given yet; of a time step ahead, if need be, which is taken as well.
 */
export function authenticatorOf(key: string): { nextCode(): string } {
  const bytes = fromBase32(key.replace(/\s/g, ''));
  let last = 0;
  return {
    nextCode() {
      last = Math.max(last + 1, stepAt(Date.now()));
      return hotp(bytes, last);
    },
  };
}
