import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieIn, setCookie } from './cookies.ts';

const NAME = 'rb_owner';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Names the browser that a recording belongs to, whoever is signed in. */
export interface OwnerCookies {
  /** The owner in a Cookie header; null without one that this server signed. */
  ownerOf(cookieHeader: string | undefined): string | null;
  /** Text of a Set-Cookie header: the browser's owner for another year, or a new one. */
  renew(cookieHeader: string | undefined, secure: boolean): string;
}

export function createOwnerCookies(key: Uint8Array): OwnerCookies {
  const signatureOf = (owner: string) => createHmac('sha256', key).update(owner).digest();

  const ownerOf = (cookieHeader: string | undefined): string | null => {
    const value = cookieIn(cookieHeader, NAME);
    const [owner = '', signature = '', ...more] = value?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(owner);
    if (more.length > 0 || given.length !== expected.length) return null;
    return owner !== '' && timingSafeEqual(given, expected) ? owner : null;
  };

  return {
    ownerOf,
    renew(cookieHeader, secure) {
      const owner = ownerOf(cookieHeader) ?? randomBytes(18).toString('base64url');
      const value = `${owner}.${signatureOf(owner).toString('base64url')}`;
      return setCookie(NAME, value, { secure, maxAge: YEAR_SECONDS });
    },
  };
}
