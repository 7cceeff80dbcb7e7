import { concat, defer, map, mergeMap, type Observable, of } from 'rxjs';
import type { Outcome } from '../client.ts';
import {
  ended,
  type Interceptor,
  type InterceptorContext,
  type Passage,
  sayAgain,
  withHeaders,
} from './chain.ts';
import { type CurrentToken, trackToken } from './current-token.ts';
import { outlived } from './player.ts';
import { sharedCall } from './shared-call.ts';

/** A token that was fetched less than this ago, in milliseconds, is not fetched anew. */
const TOKEN_COALESCING = 60_000;

/** On the way to a token: something to tell, the outcome where there is none, or the token. */
type Step = Passage | { readonly kind: 'token'; readonly held: CurrentToken };

const failure = (detail: string): Outcome => ({
  kind: 'failed',
  reason: 'error',
  status: 0,
  detail,
});

/** That a server sends something else than the player's token says nothing about the player. */
const unusable = failure('the token is none, has expired, or stands for somebody else');

type Ended = Extract<Passage, { kind: 'outcome' }>;

const isAnswer = ({ outcome }: Ended): boolean =>
  outcome.kind === 'replied' && outcome.status < 400;

/** Why there is no token: what its call answered, where that was no token. */
const without = (passage: Ended): Passage => ended(isAnswer(passage) ? unusable : passage.outcome);

/** The token that is held, and the one fetch that all who need it share. */
function createTokens(context: InterceptorContext) {
  const now = () => context.scheduler.now();
  const share = sharedCall(context, 'token', () => ({ query: { force_refresh: 'true' } }));
  const holding = trackToken(context);
  /** When the token that is held was fetched. */
  let fetched: { readonly by: CurrentToken['from']; readonly at: number } | null = null;
  /** When it was fetched in place of a refused one. */
  let replaced: { readonly by: CurrentToken['from']; readonly at: number } | null = null;

  const step = (held: CurrentToken): Step => ({ kind: 'token', held });
  const fetch = (heard?: () => void): Observable<Step> =>
    share(heard).pipe(
      map((passage): Step => {
        if (passage.kind === 'say') return passage;
        const held = isAnswer(passage) ? holding.current() : null;
        if (held === null) return without(passage);
        fetched = { by: held.from, at: now() };
        return step(held);
      }),
    );
  const get = (): Observable<Step> => {
    const held = holding.current();
    return held === null ? fetch() : of(step(held));
  };

  return {
    /** The token that is held, fetched first where none is valid. */
    get,
    /** One that was fetched for this, or just now. */
    fresh(): Observable<Step> {
      const from = holding.current()?.from;
      const isFresh = fetched?.by === from && now() - (fetched?.at ?? 0) < TOKEN_COALESCING;
      return isFresh ? get() : fetch();
    },
    /**
     * A fresh token in place of a refused one. One that itself came in place of another less than
     * a minute ago is given once more: asking again would lead to the same.
     */
    replace(refused: CurrentToken): Observable<Step> {
      const isFresh = replaced?.by === refused.from && now() - replaced.at < TOKEN_COALESCING;
      if (isFresh || holding.current()?.from !== refused.from) return get();
      holding.drop();
      return fetch(() => {
        const held = holding.current();
        replaced = held === null ? null : { by: held.from, at: now() };
      });
    },
  };
}

/**
 * Adds the player's token where a call asks for one, fetched for it where it says so. A 401 is tried once more with a fresh token;
 * calls that fail together share one refresh.
 */
export function bearing(context: InterceptorContext): Interceptor {
  const tokens = createTokens(context);
  return (attempt, next) => {
    if (!attempt.declaration.bearer) return next(attempt);
    const sendWith = (steps: Observable<Step>, isLast: boolean): Observable<Passage> =>
      steps.pipe(
        mergeMap((step) => {
          if (step.kind !== 'token') return of(step);
          // Whoever signed in meanwhile is not to be charged with it.
          if (attempt.sitting !== context.sitting()) return of(ended(outlived));
          const authorization = `Bearer ${step.held.token}`;
          const sent = next(withHeaders(attempt, { authorization }));
          return isLast ? sent : sent.pipe(mergeMap((passage) => again(passage, step.held)));
        }),
      );
    const again = (passage: Passage, refused: CurrentToken): Observable<Passage> => {
      if (passage.kind === 'say' || passage.outcome.status !== 401) return of(passage);
      const repeated = sayAgain(attempt, 'token', passage.outcome);
      return concat(
        of(repeated),
        defer(() => sendWith(tokens.replace(refused), true)),
      );
    };
    const { freshToken } = attempt.declaration;
    return defer(() => sendWith(freshToken ? tokens.fresh() : tokens.get(), false));
  };
}
