import * as v from 'valibot';

/** Cookie that keeps the player's token until the token's own expiry. */
export const TOKEN_COOKIE = 'user_token';

const claims = v.object({ exp: v.number() });

/** When a JWT expires, in epoch milliseconds; null for what is no token. */
export function tokenExpiry(token: string): number | null {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const json = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const parsed = v.safeParse(claims, JSON.parse(json));
    return parsed.success ? parsed.output.exp * 1000 : null;
  } catch {
    return null;
  }
}

/** A token is valid only if present and not expired. */
export function isTokenValid(token: string | null, now: number): token is string {
  return token !== null && (tokenExpiry(token) ?? 0) > now;
}
