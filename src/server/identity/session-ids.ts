import { createHash } from 'node:crypto';
import type { Caller } from '../../server-kernel/caller.ts';
import { cookieIn, hostCookie } from '../../server-kernel/cookie-header.ts';

/** Holds the token of a sign-in. */
export const COOKIE = 'rb_session';
/** 32 bytes as base64url: no value of this form holds the name of another cookie. */
const TOKEN = /^[\w-]{43}$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A session is good under the cookie name it was begun with: a token that was got over a plain
 * connection, or is set by another host of the domain, is worth nothing under TLS.
 */
export const boundHash = (name: string, token: string) => hashOf(`${name}=${token}`);

function tokenIn(header: string | undefined, name: string): string | null {
  const value = cookieIn(header, name);
  return value !== null && TOKEN.test(value) ? value : null;
}

/** The sessions a browser may be in by its cookies, the likeliest first. */
export function sessionIdsOf({ cookie, isSecure }: Caller): string[] {
  const name = hostCookie(COOKIE, isSecure);
  const own = tokenIn(cookie, name);
  // Sessions begun before they were bound to a name; the last of them ends by its lifetime.
  const unbound = tokenIn(cookie, COOKIE);
  return [own ? boundHash(name, own) : null, unbound ? hashOf(unbound) : null].filter(
    (id) => id !== null,
  );
}
