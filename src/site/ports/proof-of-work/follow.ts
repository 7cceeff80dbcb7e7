import { distinctUntilChanged, EMPTY, map, Observable, type Subscription, switchMap } from 'rxjs';
import type { CaptchaChallenge } from '../../../calls/captcha.ts';
import type { State } from '../../../projections/state.ts';
import type { Runtime } from '../../../runtime.ts';
import { reasonOf } from '../../loading/failure.ts';
import type { SolveWork } from './solver.ts';

type WorkChallenge = Extract<CaptchaChallenge, { code: '100' }>;

/** The proof of work that is to be done now. */
function openWork({ captcha: { status, challenge, retryAt } }: State): WorkChallenge | null {
  return status === 'open' && retryAt === null && challenge?.code === '100' ? challenge : null;
}

/** Tells what came of it, unless it was stopped before. */
function outcomes(
  { altcha }: WorkChallenge,
  solve: SolveWork,
): Observable<{ readonly solution: string } | { readonly message: string }> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    solve(altcha, controller.signal).then(
      (solution) => subscriber.next({ solution }),
      (error: unknown) => subscriber.next({ message: reasonOf(error) }),
    );
    return () => controller.abort();
  });
}

/**
 * Does every proof of work that the read model has open, with nothing for the player to do; stops
 * when it is not wanted any more. What it finds is published like what a player sends.
 */
export function solveCaptchas(
  { state$, publish }: Pick<Runtime, 'state$' | 'publish'>,
  solve: SolveWork,
): Subscription {
  return state$
    .pipe(
      map(openWork),
      distinctUntilChanged((before, now) => before?.id === now?.id),
      switchMap((challenge) => (challenge === null ? EMPTY : outcomes(challenge, solve))),
    )
    .subscribe((outcome) => {
      if ('solution' in outcome) {
        publish('captcha.submitted', { code: '100', solution: outcome.solution });
      } else publish('captcha.unsolved', { message: outcome.message });
    });
}
