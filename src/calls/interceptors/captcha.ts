import { concat, filter, map, merge, mergeMap, type Observable, of, take } from 'rxjs';
import * as v from 'valibot';
import { type CaptchaCode, captchaCode } from '../../events/captcha.ts';
import type { Outcome } from '../client.ts';
import type { CallName } from '../table.ts';
import {
  codesOf,
  ended,
  type Interceptor,
  type InterceptorContext,
  type Passage,
  say,
  sayAgain,
  withHeaders,
} from './chain.ts';

/** Carries the proof that a captcha was solved. */
const CAPTCHA_HEADER = 'x-captcha-token';

/** Captchas one call goes through at most; a server that asks on and on is not obeyed for ever. */
const MOST_CAPTCHAS = 3;

/** What solving one needs: it would wait for itself. */
const SOLVING: ReadonlySet<string> = new Set<CallName>([
  'captchaUpdate',
  'captchaValidate',
  'captchaTime',
]);

const givenUp: Outcome = {
  kind: 'failed',
  reason: 'close',
  status: 499,
  detail: 'the captcha was cancelled',
};

function codeOf(outcome: Outcome): CaptchaCode | null {
  for (const code of codesOf(outcome, 400)) {
    const parsed = v.safeParse(captchaCode, code);
    if (parsed.success) return parsed.output;
  }
  return null;
}

/** The token of the flow that is under way for this code, or null when it was given up. */
function endOf({ on }: InterceptorContext, code: CaptchaCode): Observable<string | null> {
  return merge(
    on('captcha.solved').pipe(map(({ data }) => ({ code: data.code, token: data.token }))),
    on('captcha.cancelled').pipe(map(({ data }) => ({ code: data.code, token: null }))),
  ).pipe(
    filter((end) => end.code === code),
    take(1),
    map(({ token }) => token),
  );
}

/**
 * Holds a refused call until its captcha is solved, then sends it with the proof. Calls that need
 * the same captcha wait for one flow: each says what it needs, the read model shows one dialog.
 */
export function awaitingCaptcha(context: InterceptorContext): Interceptor {
  return (attempt, next) => {
    if (SOLVING.has(attempt.request.call)) return next(attempt);
    const send = (headers: Record<string, string>, solved: number): Observable<Passage> =>
      next(withHeaders(attempt, headers)).pipe(
        mergeMap((passage) => {
          if (passage.kind === 'say') return of(passage);
          const { outcome } = passage;
          const code = codeOf(outcome);
          if (code === null || solved >= MOST_CAPTCHAS) return of(passage);
          const { requestId } = attempt.request;
          const solving = endOf(context, code).pipe(
            mergeMap((token) =>
              token === null
                ? of(ended(givenUp))
                : concat(
                    of(sayAgain(attempt, 'captcha', outcome, { code })),
                    send({ [CAPTCHA_HEADER]: token }, solved + 1),
                  ),
            ),
          );
          // Listens before it asks: a proof of work may be solved at once.
          return merge(solving, of(say('captcha.required', { code, requestId })));
        }),
      );
    return send({}, 0);
  };
}
