import { map } from 'rxjs';
import type { Outcome } from '../client.ts';
import { ended, type Interceptor, type InterceptorContext } from './chain.ts';

/** What became of a player's call that ended when they were no longer there: nobody may know. */
export const outlived: Outcome = {
  kind: 'failed',
  reason: 'error',
  status: 0,
  detail: 'its player is no longer there',
};

/**
 * A late answer is of somebody else than who is there now: it must not be taken for theirs, nor
 * lead them anywhere. That a token was refused is no answer to anybody.
 */
export function ofItsPlayer({ sitting }: Pick<InterceptorContext, 'sitting'>): Interceptor {
  return (attempt, next) => {
    if (!attempt.declaration.bearer) return next(attempt);
    return next(attempt).pipe(
      map((passage) => {
        const isTold = passage.kind === 'say' || passage.outcome.status === 401;
        return isTold || attempt.sitting === sitting() ? passage : ended(outlived);
      }),
    );
  };
}
