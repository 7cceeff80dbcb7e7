import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../server-kernel/caller.ts';
import { cookieIn, hostCookie, setCookie } from '../../server-kernel/cookie-header.ts';

const NAME = 'rb_owner';
/** 18 bytes as base64url: no value of this form holds the name of another cookie. */
const OWNER = /^[\w-]{24}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Names the browser that a recording belongs to, whoever is signed in. */
export interface OwnerCookies {
  /** The browser's owner; null without one that this server signed. */
  ownerOf(caller: Caller): string | null;
  /** Text of a Set-Cookie header: the browser's owner for another year, or a new one. */
  renew(caller: Caller): string;
}

export function createOwnerCookies(key: Uint8Array): OwnerCookies {
  const secret = createSecretKey(key);
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest();
  // What was signed for a plain name, which another host can set, is worth nothing under TLS.
  const signed = (name: string, owner: string) => signatureOf(`${name}=${owner}`);

  const read = (value: string | null, sign: (owner: string) => Buffer): string | null => {
    const [owner = '', signature = '', ...more] = value?.split('.') ?? [];
    if (more.length > 0 || !OWNER.test(owner)) return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(owner);
    return given.length === expected.length && timingSafeEqual(given, expected) ? owner : null;
  };

  const ownerOf: OwnerCookies['ownerOf'] = ({ cookie, isSecure }) => {
    const name = hostCookie(NAME, isSecure);
    const own = read(cookieIn(cookie, name), (owner) => signed(name, owner));
    // A browser of before names were signed: what it has not sent yet is of this owner.
    return own ?? read(cookieIn(cookie, NAME), signatureOf);
  };

  return {
    ownerOf,
    renew(caller) {
      const owner = ownerOf(caller) ?? randomBytes(18).toString('base64url');
      const { isSecure } = caller;
      const name = hostCookie(NAME, isSecure);
      const value = `${owner}.${signed(name, owner).toString('base64url')}`;
      return setCookie(name, value, { isSecure, maxAge: YEAR_SECONDS });
    },
  };
}
