import { concat, defer, filter, map, merge, mergeMap, type Observable, of, take } from 'rxjs';
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
  sayAgain,
  withHeaders,
} from './chain.ts';

/** Refused tokens are not fetched anew more often than this, in milliseconds. */
export const TOKEN_COALESCING = 60_000;

/** On the way to a token: what to tell the bus, the token, or why there is none. */
type Fetched =
  | { readonly kind: 'passage'; readonly passage: Passage }
  | { readonly kind: 'token'; readonly token: string };

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
    if (this.underWay !== null) return this.ending(this.underWay);
    const query = { force_refresh: 'true' } as const;
    const { requestId, saying } = nested(this.context, 'token', { query });
    this.underWay = requestId;
    // Listens before it asks: a transport may answer at once.
    return merge(this.ending(requestId), of<Fetched>({ kind: 'passage', passage: saying }));
  }

  private ending(requestId: number): Observable<Fetched> {
    return merge(this.context.on('http.replied'), this.context.on('http.failed')).pipe(
      filter(({ data }) => data.requestId === requestId),
      take(1),
      map((event): Fetched => {
        this.underWay = null;
        if (event.type === 'http.failed') {
          const { reason, status, detail } = (event as Envelope<'http.failed'>).data;
          return none({ kind: 'failed', reason, status, detail });
        }
        return this.keep((event as Envelope<'http.replied'>).data);
      }),
    );
  }

  private keep({ status, body }: Envelope<'http.replied'>['data']): Fetched {
    if (status >= 400) return none(unauthorised);
    const { token } = body as CallReply<'token'>;
    const expires = tokenExpiry(token);
    if (!isTokenValid(token, this.context.scheduler.now())) return none(unauthorised);
    this.context.storage.cookies.setItem(TOKEN_COOKIE, token, expires === null ? {} : { expires });
    return { kind: 'token', token };
  }
}

function none(outcome: Outcome): Fetched {
  return { kind: 'passage', passage: ended(outcome) };
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
          if (step.kind === 'passage') return of(step.passage);
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
