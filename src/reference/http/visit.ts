import { createHash, randomBytes } from 'node:crypto';

const COOKIE = 'rb_visit';
const TOKEN_BYTES = 18;
const TOKEN = /^[\w-]{24}$/;

/** Under https no other host and no plain connection can set the cookie. */
const cookieName = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The visit a Cookie header belongs to, or null. A visit ties together what one browser does before
 * anyone is signed in; it is the hash of a random cookie that no script can read.
 */
export function visitIn(cookies: string | undefined, isSecure: boolean): string | null {
  const name = cookieName(isSecure);
  for (const pair of cookies?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name && TOKEN.test(value)) return hashOf(value);
  }
  return null;
}

/** A new visit, and the text of the Set-Cookie header that begins it. */
export function newVisit(isSecure: boolean): {
  readonly visit: string;
  readonly setCookie: string;
} {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  const setCookie = `${cookieName(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return { visit: hashOf(token), setCookie };
}
