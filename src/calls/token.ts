import * as v from 'valibot';

/** Epoch seconds of a moment that a `Date` can hold, so that its milliseconds are a number too. */
const seconds = v.pipe(v.number(), v.minValue(-8.64e12), v.maxValue(8.64e12));

const claims = v.object({
  exp: seconds,
  iat: v.optional(seconds),
  sub: v.optional(v.string()),
});

/** What a token says of itself. Times in milliseconds. */
export interface TokenClaims {
  readonly expiresAt: number;
  /** How long it is good from when it was made; null where it does not say. */
  readonly lifetime: number | null;
  /** Whom it stands for; null where it does not say. */
  readonly userId: string | null;
}

/** Reads a JWT; null for what is no token. */
export function readToken(token: string): TokenClaims | null {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const json = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const parsed = v.safeParse(claims, JSON.parse(json));
    if (!parsed.success) return null;
    const { exp, iat, sub } = parsed.output;
    const lifetime = iat === undefined ? null : (exp - iat) * 1000;
    return { expiresAt: exp * 1000, lifetime, userId: sub ?? null };
  } catch {
    return null;
  }
}

/** A token that may be sent, until it expires by the clock of this page. */
export interface ValidToken {
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * A token as it arrives for a player, or for nobody yet; null where it has expired, is no token, or
 * stands for somebody else. Its life is counted from now: the clocks of server and page may differ.
 */
export function arrivedToken(
  token: string,
  { now, userId }: { readonly now: number; readonly userId: string | null },
): ValidToken | null {
  const claims = readToken(token);
  if (claims === null) return null;
  const isTheirs = claims.userId === null || userId === null || claims.userId === userId;
  const expiresAt = claims.lifetime === null ? claims.expiresAt : now + claims.lifetime;
  return isTheirs && expiresAt > now ? { token, expiresAt } : null;
}
