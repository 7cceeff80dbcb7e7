import { mergeMap, of } from 'rxjs';
import type { Outcome } from '../client.ts';
import { type Interceptor, say } from './chain.ts';

/** Unavailable for legal reasons: the terms changed and are not confirmed. */
function isTermsRefusal(outcome: Outcome): boolean {
  if (outcome.kind !== 'replied' || outcome.status !== 451) return false;
  return (outcome.body as { exception_code?: number }).exception_code === 1;
}

/** Tells the site that changed terms stand in the way. The call itself stays refused. */
export const noticingTerms: Interceptor = (attempt, next) =>
  next(attempt).pipe(
    mergeMap((passage) => {
      if (passage.kind === 'say' || !isTermsRefusal(passage.outcome)) return of(passage);
      const { requestId } = attempt.request;
      return of(say('terms.required', { requestId }), passage);
    }),
  );
