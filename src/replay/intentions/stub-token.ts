import type { AnyEvent } from '../../events/catalogue.ts';
import { SECRET_MARKER, SOME_TOKEN } from '../../kernel/privacy.ts';

/** JSON in the characters that `btoa` takes, whatever the name of a player. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A token nobody will check, in place of the one that was not recorded: it expires as that did, and
 * is another than any that came before.
 */
export function stubToken(
  expiresAt: number,
  { userId, requestId = 0 }: { readonly userId?: string | undefined; readonly requestId?: number },
): string {
  const claims = btoa(asciiJson({ exp: expiresAt / 1000, sub: userId }));
  return `replay.${claims}.${requestId}`;
}

/** Epoch milliseconds by the request that fetched the token. */
export type TokenExpiries = ReadonlyMap<number, number>;

/** When each token that was fetched expires, by the request that fetched it. */
export function tokenExpiries(events: readonly AnyEvent[]): TokenExpiries {
  const kept = events.flatMap((event) =>
    event.type === 'session.tokenKept'
      ? [[event.data.requestId, event.data.expiresAt] as const]
      : [],
  );
  return new Map(kept);
}

/** An address with something in place of each secret that was not recorded: it is of the same page. */
export function stubAddress(url: string): string {
  return url.replaceAll(encodeURIComponent(SECRET_MARKER), SOME_TOKEN);
}
