import { concat, mergeMap, of, timer } from 'rxjs';
import { backoff } from '../../kernel/backoff.ts';
import type { Outcome } from '../client.ts';
import type { CallDeclaration } from '../define.ts';
import { ended, type Interceptor, type InterceptorContext, sayAgain } from './chain.ts';

/** No answer, or a server in trouble; one that does not know the call will not know it later. */
function isPassing({ kind, status }: Outcome): boolean {
  return kind === 'failed' ? status === 0 : status >= 500 && status !== 501;
}

/** How long to wait before the nth further attempt, or null when there is to be none. */
function retryDelay(
  { retry, idempotent }: CallDeclaration,
  outcome: Outcome,
  furtherAttempts: number,
): number | null {
  if (!retry || !idempotent || furtherAttempts >= retry.times) return null;
  if (!isPassing(outcome)) return null;
  return retry.doubling ? backoff(furtherAttempts, { first: retry.delay }) : retry.delay;
}

/**
 * Sends a call again after a passing failure, only where the table says so, and never one that is
 * not idempotent.
 */
export function retrying({ scheduler }: Pick<InterceptorContext, 'scheduler'>): Interceptor {
  return (attempt, next) => {
    const tryNumber = (number: number): ReturnType<typeof next> =>
      next(attempt).pipe(
        mergeMap((passage) => {
          if (passage.kind === 'say') return of(passage);
          const delay = retryDelay(attempt.declaration, passage.outcome, number);
          if (delay === null) return of(ended(passage.outcome));
          return concat(
            of(sayAgain(attempt, 'retry', passage.outcome, { delay })),
            timer(delay, scheduler).pipe(mergeMap(() => tryNumber(number + 1))),
          );
        }),
      );
    return tryNumber(0);
  };
}
