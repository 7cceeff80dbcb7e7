import { STORED } from '../../events/stored-values.ts';
import { readFrom } from '../../kernel/stored-value.ts';
import type { CallReply } from '../table.ts';
import { arrivedToken, readToken, type ValidToken } from '../token.ts';
import type { InterceptorContext } from './chain.ts';

/** The token this page may send. */
export interface CurrentToken extends ValidToken {
  /** The reply that brought it: it tells this one from others. Null for the one of the cookie. */
  readonly from: CallReply<'token'> | null;
  /** The sign-in or sign-out since which it is good. */
  readonly sitting: number;
}

export interface TokenTracker {
  /** The token of whoever is signed in now; null where there is none, or it has expired. */
  current(): CurrentToken | null;
  drop(): void;
}

/**
 * Holds the token in memory. The cookie is read once, as the page begins, and only for the player
 * it stands for: other tabs write it too, and whoever sat here before may have left it behind.
 */
export function trackToken(context: InterceptorContext): TokenTracker {
  let userId: string | null = null;
  let held: CurrentToken | null = null;
  let left: (ValidToken & { readonly userId: string | null }) | null = null;

  context.on('app.started').subscribe(() => {
    const token = readFrom(context.storage.cookies, STORED.token);
    const claims = token === null ? null : readToken(token);
    left = token === null || claims === null ? null : { ...claims, token };
  });
  context.on('session.started').subscribe((event) => {
    const before = userId;
    ({ userId } = event.data);
    const sitting = event.seq;
    if (left?.userId === userId) held = { ...left, from: null, sitting };
    else held = held !== null && before === userId ? { ...held, sitting } : null;
    left = null;
  });
  context.on('session.ended').subscribe(() => {
    userId = null;
    held = null;
  });
  context.on('http.replied').subscribe(({ data, at, cause = 0 }) => {
    // A new password ends every token of the player, this one too.
    if (data.call === 'passwordChange' && data.status < 400) held = null;
    if (data.call !== 'token' || data.status >= 400 || cause <= context.sitting()) return;
    const from = data.body as CallReply<'token'>;
    const arrived = arrivedToken(from.token, { now: at, userId });
    if (arrived !== null) held = { ...arrived, from, sitting: context.sitting() };
  });

  return {
    current() {
      const isGood =
        held?.sitting === context.sitting() && held.expiresAt > context.scheduler.now();
      return isGood ? held : null;
    },
    drop() {
      held = null;
    },
  };
}
