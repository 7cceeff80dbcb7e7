import { EMPTY, exhaustMap, filter, map, merge, type Observable, of, take, takeUntil } from 'rxjs';
import type { CaptchaCode } from '../../events/captcha.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  replies,
  request,
} from '../define.ts';

/** A failed captcha of this type signs the player out. */
const LOGOUT_TYPE = 2;

/** What the server says of the solution in this request, or that it said nothing. */
function verdict(context: EffectContext, code: CaptchaCode, requestId: number): Observable<Caused> {
  const judged = replies(context, 'captchaValidate').pipe(
    filter(({ event }) => event.data.requestId === requestId),
    map(({ body, event }) => {
      if ('token' in body) return caused('captcha.solved', { code, token: body.token }, event);
      const { time, error_message: message, type } = body;
      const isLogoutUser = type === LOGOUT_TYPE;
      return caused('captcha.failed', { code, time, message, isLogoutUser }, event);
    }),
  );
  // No verdict is no proof: the player may try again.
  const lost = callErrors(context, 'captchaValidate').pipe(
    filter(({ data }) => data.requestId === requestId),
    map((event) => {
      const isCutOff = event.type === 'http.failed' && event.data.reason === 'network';
      const message = isCutOff ? 'main_network_error' : 'main_error_text';
      return caused('captcha.failed', { code, time: 0, message, isLogoutUser: false }, event);
    }),
  );
  return merge(judged, lost).pipe(take(1));
}

/** Sends a solution with the id of its challenge. Until it is judged no other one is sent. */
export function checking(context: EffectContext): Observable<Caused> {
  return context.on('captcha.submitted').pipe(
    exhaustMap(({ seq, data }): Observable<Caused> => {
      const { status, challenge } = context.state().captcha;
      if (status !== 'checking' || challenge === null) return EMPTY;
      const { id, code } = challenge;
      const requestId = context.nextRequestId();
      const body = { captcha: `${id}:${data.solution}` };
      const asked = request({ nextRequestId: () => requestId }, 'captchaValidate', { body }, seq);
      // What is said of a captcha that was given up is nobody's business any more.
      const over = merge(context.on('captcha.cancelled'), context.on('http.cancelled')).pipe(
        filter(() => context.state().captcha.challenge?.id !== id),
      );
      return merge(of(asked), verdict(context, code, requestId).pipe(takeUntil(over)));
    }),
  );
}
