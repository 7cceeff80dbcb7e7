import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** 100 proof of work, 111 picture or sound, 112 code by SMS, 113 slider. */
export const captchaCode = v.picklist(['100', '111', '112', '113']);

export type CaptchaCode = v.InferOutput<typeof captchaCode>;

export const captchaEvents = area('captcha', {
  required: event(
    1,
    'A call was refused until a captcha is solved; it waits.',
    v.object({ code: captchaCode, requestId: finite }),
  ),
  refreshPressed: input(
    1,
    'The player asked for another challenge: another picture, a new code, or one more try.',
    v.object({ code: captchaCode }),
  ),
  expired: event(1, 'The challenge was not solved in its time.', v.object({ code: captchaCode })),
  unsolved: input(
    1,
    'The browser could not do the proof of work, and why.',
    v.object({ message: v.string() }),
  ),
  submitted: input(
    1,
    'The player, or the browser for them, sent a solution.',
    v.object({ code: captchaCode, solution: secret(v.string()) }),
  ),
  solved: event(
    1,
    'The solution was right; the calls that wait go out again.',
    v.object({ code: captchaCode, token: secret(v.string()) }),
  ),
  failed: event(
    1,
    'The solution was wrong. `time` is how many seconds to wait before the next.',
    v.object({
      code: captchaCode,
      time: finite,
      message: v.string(),
      isLogoutUser: v.boolean(),
    }),
  ),
  cancelled: event(
    1,
    'The player gave the captcha up; the calls that wait fail.',
    v.object({ code: captchaCode }),
  ),
});

export const termsEvents = area('terms', {
  required: event(
    1,
    'A call was refused until the changed terms are confirmed.',
    v.object({ requestId: finite }),
  ),
  confirmPressed: input(1, 'The player agreed to the changed terms.', v.object({})),
});
