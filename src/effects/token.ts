import { defer, filter, map, merge, type Observable, of, take } from 'rxjs';
import type { Outcome } from '../calls/client.ts';
import type { CallDeclaration } from '../calls/define.ts';
import type { CallReply } from '../calls/table.ts';
import { isTokenValid, TOKEN_COOKIE, tokenExpiry } from '../calls/token.ts';
import type { Envelope } from '../events/catalogue.ts';
import { type Caused, type EffectContext, request } from './define.ts';

/** On the way to a call's headers: an event to publish, the headers, or no token to be had. */
type Step =
  | { readonly kind: 'event'; readonly event: Caused }
  | { readonly kind: 'headers'; readonly headers: Record<string, string> }
  | { readonly kind: 'none'; readonly outcome: Outcome };

export interface Tokens {
  /** Headers a call needs. Fetches a token first where it needs one and none is valid. */
  headersFor(declaration: CallDeclaration, event: Envelope<'http.requested'>): Observable<Step>;
  /** The token was refused: the next call fetches a fresh one. */
  forget(): void;
}

function keep(context: EffectContext, event: Envelope<'http.replied'>): void {
  const { token } = event.data.body as CallReply<'token'>;
  const expires = tokenExpiry(token);
  context.storage.cookies.setItem(TOKEN_COOKIE, token, expires === null ? {} : { expires });
}

/**
 * Keeps the player's token in its cookie and fetches it when it is missing or expired. Calls that
 * need one while it is being fetched wait for the same reply.
 */
export function createTokens(context: EffectContext): Tokens {
  const { cookies } = context.storage;
  let underWay: number | null = null;

  const bearer = (): Step => {
    const token = cookies.getItem(TOKEN_COOKIE);
    return isTokenValid(token, context.scheduler.now())
      ? { kind: 'headers', headers: { authorization: `Bearer ${token}` } }
      : { kind: 'none', outcome: { kind: 'replied', status: 401, body: { errors: [] } } };
  };

  const ended = (requestId: number): Observable<Step> =>
    merge(context.on('http.replied'), context.on('http.failed')).pipe(
      filter(({ data }) => data.requestId === requestId),
      take(1),
      map((event): Step => {
        underWay = null;
        if (event.type === 'http.replied' && event.data.status < 400) {
          keep(context, event as Envelope<'http.replied'>);
          return bearer();
        }
        if (event.type === 'http.replied') return bearer();
        const { reason, status, detail } = (event as Envelope<'http.failed'>).data;
        return { kind: 'none', outcome: { kind: 'failed', reason, status, detail } };
      }),
    );

  const fetched = (event: Envelope<'http.requested'>): Observable<Step> => {
    if (underWay !== null) return ended(underWay);
    const asked = request(context, 'token', { query: { force_refresh: 'true' } }, event);
    const { requestId } = (asked as { data: { requestId: number } }).data;
    underWay = requestId;
    // Listens before it asks: a transport may answer at once.
    return merge(ended(requestId), of<Step>({ kind: 'event', event: asked }));
  };

  return {
    headersFor: (declaration, event) =>
      defer(() => {
        if (!declaration.bearer) return of<Step>({ kind: 'headers', headers: {} });
        const now = bearer();
        return now.kind === 'headers' ? of(now) : fetched(event);
      }),
    forget: () => cookies.removeItem(TOKEN_COOKIE),
  };
}
