import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../../server-kernel/caller.ts';
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

/** A visit, and the text of the Set-Cookie header that begins it. */
interface Begun {
  readonly visit: string;
  readonly setCookie: string;
}

/** Milliseconds within which a browser that asks without a visit may have one already, on its way. */
const ON_ITS_WAY = 60_000;
/** Browsers whose beginnings are remembered; of more, the first are forgotten. */
const MOST = 10_000;

/**
 * Begins visits. A page asks for several things at once, before its browser has any answer: all of them
 * begin the same visit, or the answer that comes last would end what was begun in another. A browser that is
 * not known for sure has a visit for each: whoever makes up names has none remembered, and pushes out nobody's.
 */
export function createVisits(browserOf: (caller: Caller) => string | null) {
  const lately = new Map<string, { readonly token: string; readonly at: number }>();
  const tokenFor = (browser: string | null, now: number): string => {
    const known = browser === null ? undefined : lately.get(browser);
    if (known && now - known.at < ON_ITS_WAY) return known.token;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    if (browser === null) return token;
    lately.delete(browser);
    lately.set(browser, { token, at: now });
    for (const [oldest, { at }] of lately) {
      if (lately.size <= MOST && now - at < ON_ITS_WAY) break;
      lately.delete(oldest);
    }
    return token;
  };
  return {
    begin(caller: Caller, now: number): Begun {
      const token = tokenFor(browserOf(caller), now);
      const { isSecure } = caller;
      const name = hostCookie(COOKIE, isSecure);
      return { visit: hashOf(token), setCookie: setCookie(name, token, { isSecure }) };
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
