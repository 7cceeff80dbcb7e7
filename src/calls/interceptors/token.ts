import { concat, defer, filter, merge, mergeMap, type Observable, of, take } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import type { Outcome } from '../client.ts';
import type { CallReply } from '../table.ts';
import { isTokenValid, TOKEN_COOKIE, tokenExpiry } from '../token.ts';
import {
  ended,
  type Interceptor,
  type InterceptorContext,
  nested,
  type Passage,
  type Saying,
  say,
  sayAgain,
  withHeaders,
} from './chain.ts';

/** Refused tokens are not fetched anew more often than this, in milliseconds. */
const TOKEN_COALESCING = 60_000;

/** On the way to a token: what to tell the bus, the token, or why there is none. */
type Fetched =
  | { readonly kind: 'say'; readonly saying: Saying }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'none'; readonly outcome: Outcome };

const unauthorised: Outcome = { kind: 'replied', status: 401, body: { errors: [] } };

/** The token in its cookie, and the one fetch that all who need it share. */
class TokenKeeper {
  private underWay: number | null = null;
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private readonly context: InterceptorContext;

  constructor(context: InterceptorContext) {
    this.context = context;
  }

  /** The kept token, fetched first where none is valid. */
  get(): Observable<Fetched> {
    const token = this.context.storage.cookies.getItem(TOKEN_COOKIE);
    const now = this.context.scheduler.now();
    return isTokenValid(token, now) ? of({ kind: 'token', token }) : this.fetch();
  }

  /**
   * A fresh token in place of one that was refused. Null when this one came from a refresh less
   * than a minute ago: asking again would lead to the same answer.
   */
  replace(refused: string): Observable<Fetched> | null {
    const { storage, scheduler } = this.context;
    if (storage.cookies.getItem(TOKEN_COOKIE) !== refused) return this.get();
    if (scheduler.now() - this.refreshedAt < TOKEN_COALESCING) return null;
    this.refreshedAt = scheduler.now();
    storage.cookies.removeItem(TOKEN_COOKIE);
    return this.fetch();
  }

  private fetch(): Observable<Fetched> {
    const share = ({ kind }: Fetched) => kind === 'token' || kind === 'none';
    if (this.underWay !== null) return this.ending(this.underWay).pipe(filter(share));
    const query = { force_refresh: 'true' } as const;
    const { requestId, saying } = nested(this.context, 'token', { query });
    this.underWay = requestId;
    // Listens before it asks: a transport may answer at once.
    return merge(this.ending(requestId), of<Fetched>({ kind: 'say', saying }));
  }

  private ending(requestId: number): Observable<Fetched> {
    return merge(this.context.on('http.replied'), this.context.on('http.failed')).pipe(
      filter(({ data }) => data.requestId === requestId),
      take(1),
      mergeMap((event): Fetched[] => {
        this.underWay = null;
        if (event.type === 'http.failed') {
          const { reason, status, detail } = (event as Envelope<'http.failed'>).data;
          return [{ kind: 'none', outcome: { kind: 'failed', reason, status, detail } }];
        }
        return this.keep((event as Envelope<'http.replied'>).data);
      }),
    );
  }

  /** Several who wait keep the same token; the one who asked for it tells. */
  private keep({ status, body, requestId }: Envelope<'http.replied'>['data']): Fetched[] {
    if (status >= 400) return [{ kind: 'none', outcome: unauthorised }];
    const { token } = body as CallReply<'token'>;
    const expires = tokenExpiry(token);
    if (expires === null || !isTokenValid(token, this.context.scheduler.now())) {
      return [{ kind: 'none', outcome: unauthorised }];
    }
    this.context.storage.cookies.setItem(TOKEN_COOKIE, token, { expires });
    const saying = say('session.tokenKept', { requestId, expiresAt: expires });
    return [
      { kind: 'say', saying },
      { kind: 'token', token },
    ];
  }
}

/**
 * Adds the player's token where a call asks for one. A 401 is tried once more with a fresh token;
 * calls that fail together share one refresh.
 */
export function bearing(context: InterceptorContext): Interceptor {
  const keeper = new TokenKeeper(context);
  return (attempt, next) => {
    if (!attempt.declaration.bearer) return next(attempt);
    const sendWith = (fetched: Observable<Fetched>, isLast: boolean): Observable<Passage> =>
      fetched.pipe(
        mergeMap((step) => {
          if (step.kind === 'say') return of(step.saying);
          if (step.kind === 'none') return of(ended(step.outcome));
          const authorization = `Bearer ${step.token}`;
          return next(withHeaders(attempt, { authorization })).pipe(
            mergeMap((passage) => {
              if (passage.kind === 'say' || passage.outcome.status !== 401 || isLast) {
                return of(passage);
              }
              const replaced = keeper.replace(step.token);
              if (replaced === null) return of(passage);
              return concat(
                of(sayAgain(attempt, 'token', passage.outcome)),
                sendWith(replaced, true),
              );
            }),
          );
        }),
      );
    return defer(() => sendWith(keeper.get(), false));
  };
}
