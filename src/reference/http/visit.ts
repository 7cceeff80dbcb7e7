import { createHash, randomBytes } from 'node:crypto';
import { cookieIn, hostCookie, setCookie } from '../../server-kernel/cookie-header.ts';

const COOKIE = 'rb_visit';
const TOKEN_BYTES = 18;
const TOKEN = /^[\w-]{24}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The visit a Cookie header belongs to, or null. A visit ties together what one browser does before
 * anyone is signed in; it is the hash of a random cookie that no script can read.
 */
export function visitIn(cookies: string | undefined, isSecure: boolean): string | null {
  const token = cookieIn(cookies, hostCookie(COOKIE, isSecure)) ?? '';
  return TOKEN.test(token) ? hashOf(token) : null;
}

/** A new visit, and the text of the Set-Cookie header that begins it. */
export function newVisit(isSecure: boolean): {
  readonly visit: string;
  readonly setCookie: string;
} {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const name = hostCookie(COOKIE, isSecure);
  return { visit: hashOf(token), setCookie: setCookie(name, token, { isSecure }) };
}
