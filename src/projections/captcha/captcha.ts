import type { CaptchaChallenge } from '../../calls/captcha.ts';
import type { CaptchaCode } from '../../events/captcha.ts';
import { type Told, tell, tellFailure, tellMessage, tellRefusal } from '../answers/told.ts';
import { projection } from '../define.ts';

/** The captcha that calls wait for. Solutions and proofs are secret and are not kept. */
export interface CaptchaState {
  /**
   * `needed` by a call, `loading` its challenge, `open` to be solved, `checking` the solution;
   * `locked` until no solution has to wait any more; `unavailable` until the player asks again.
   */
  status: 'idle' | 'needed' | 'loading' | 'open' | 'checking' | 'locked' | 'unavailable';
  code: CaptchaCode | null;
  /** Requests that wait for it. */
  waiting: number[];
  /** Requests that wait for a captcha of another code: their turn comes after this one. */
  later: { code: CaptchaCode; requestId: number }[];
  /** The call for a challenge whose answer is waited for. */
  requestId: number | null;
  /** What the server made for the player to solve. Its times are by the clock of this browser. */
  challenge: CaptchaChallenge | null;
  /** What went wrong last. */
  told: Told | null;
  /**
   * When the wait that the server named should be over, in epoch milliseconds. Until the server
   * says that it is, nothing is sent. Outlives the captcha: the server holds it against the visit.
   */
  retryAt: number | null;
}

const initial = (): CaptchaState => ({
  status: 'idle',
  code: null,
  waiting: [],
  later: [],
  requestId: null,
  challenge: null,
  told: null,
  retryAt: null,
});

/** The player gave up: nothing waits any more. */
function giveUp(slice: CaptchaState): void {
  Object.assign(slice, initial(), { retryAt: slice.retryAt });
}

/** This captcha is done: the next one, where calls wait for another. */
function proceed(slice: CaptchaState): void {
  const { later } = slice;
  giveUp(slice);
  const [next] = later;
  if (next === undefined) return;
  slice.status = 'needed';
  slice.code = next.code;
  slice.waiting = later.filter(({ code }) => code === next.code).map(({ requestId }) => requestId);
  slice.later = later.filter(({ code }) => code !== next.code);
}

/** There is nothing to solve, and why; the player may ask once more. */
function unavailable(slice: CaptchaState, told: Told): void {
  slice.status = 'unavailable';
  slice.challenge = null;
  slice.told = told;
}

/** Whether it is the challenge that was asked for last: an earlier one may be of another captcha. */
function isLoadedBy(
  { status, requestId }: CaptchaState,
  answer: { readonly requestId: number },
): boolean {
  return status === 'loading' && requestId === answer.requestId;
}

/** Times in this browser's clock: what is left of them must not depend on how it is set. */
function inOurTime(challenge: CaptchaChallenge, ahead: number): CaptchaChallenge {
  const expiresAt = challenge.expiresAt + ahead;
  return challenge.code === '112'
    ? { ...challenge, expiresAt, resendAt: challenge.resendAt + ahead }
    : { ...challenge, expiresAt };
}

/** A wrong code by SMS may be typed again; any other challenge is used up by its solution. */
const mayTypeAgain = (code: CaptchaCode, message: string): boolean =>
  code === '112' && message !== 'captcha_time_up';

/** What the server says of the wait. Without its word sending may go on: it will refuse if not. */
function wait(slice: CaptchaState, seconds: number, at: number): void {
  slice.retryAt = seconds > 0 ? at + seconds * 1000 : null;
  if (slice.status !== 'needed' && slice.status !== 'locked') return;
  slice.status = seconds > 0 ? 'locked' : 'needed';
  slice.told = seconds > 0 ? tell('error', 'captcha_locked') : null;
}

export const captcha = projection('captcha', 2, initial, {
  on: {
    'captcha.required'(slice, { code, requestId }) {
      if (slice.code === null) {
        slice.status = 'needed';
        slice.code = code;
      }
      if (slice.code === code) slice.waiting.push(requestId);
      else slice.later.push({ code, requestId });
    },
    'captcha.expired'(slice, { code }) {
      // Another code would cost a message: the player says when it is wanted.
      if (code === '112') unavailable(slice, tell('error', 'captcha_code_expired'));
      else slice.told = tell('error', 'captcha_time_up');
    },
    'captcha.unsolved'(slice) {
      if (slice.code === '100') unavailable(slice, tell('error', 'captcha_unsolved'));
    },
    'captcha.submitted'(slice) {
      if (slice.status !== 'open') return;
      slice.status = 'checking';
      slice.told = null;
    },
    'captcha.failed'(slice, { code, time, message, isLogoutUser }, { at }) {
      slice.told = message === '' ? null : tellMessage('error', message);
      slice.retryAt = time > 0 ? at + time * 1000 : null;
      if (code === '100') {
        // What the browser does by itself must not go on for ever.
        unavailable(slice, slice.told ?? tell('error', 'main_error_text'));
      } else if (isLogoutUser) {
        slice.status = time > 0 ? 'locked' : 'needed';
        slice.challenge = null;
      } else if (mayTypeAgain(code, message)) {
        slice.status = 'open';
      } else {
        slice.status = 'needed';
        slice.challenge = null;
      }
    },
    'captcha.solved': proceed,
    'captcha.cancelled': giveUp,
    'http.cancelled'(slice, { requestId }) {
      if (slice.code === null) return;
      slice.waiting = slice.waiting.filter((id) => id !== requestId);
      slice.later = slice.later.filter((one) => one.requestId !== requestId);
      if (slice.waiting.length === 0) proceed(slice);
    },
  },
  requests: {
    captchaUpdate(slice, { requestId }) {
      if (slice.code === null) return;
      slice.status = 'loading';
      slice.requestId = requestId;
      slice.challenge = null;
    },
  },
  replies: {
    captchaUpdate(slice, { challenge, now }, { at, data }) {
      if (!isLoadedBy(slice, data)) return;
      if (slice.code !== challenge.code) {
        unavailable(slice, tell('error', 'main_error_text'));
        return;
      }
      slice.challenge = inOurTime(challenge, now === undefined ? 0 : at - now);
      slice.status = 'open';
    },
    captchaTime: (slice, { time }, { at }) => wait(slice, time, at),
  },
  refusals: {
    captchaUpdate(slice, replied) {
      if (isLoadedBy(slice, replied)) unavailable(slice, tellRefusal(replied));
    },
    captchaTime: (slice, _refusal, { at }) => wait(slice, 0, at),
  },
  failures: {
    captchaUpdate(slice, failed) {
      if (isLoadedBy(slice, failed)) unavailable(slice, tellFailure(failed));
    },
    captchaTime: (slice, _failure, { at }) => wait(slice, 0, at),
  },
});
