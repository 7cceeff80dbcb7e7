import type { Captchas } from '../captcha/captchas.ts';
import type { Guard } from '../guard/guard.ts';
import type { Handlers } from '../http/handler.ts';

export interface CaptchaHandlerOptions {
  readonly captchas: Captchas;
  readonly guard: Guard;
}

/** Calls that make captchas and judge their solutions. */
export function captchaHandlers({ captchas, guard }: CaptchaHandlerOptions) {
  return {
    async captchaUpdate({ query: { code } }, context) {
      guard.pass('challenge', context, { subject: context.knownVisit ?? context.network });
      return { challenge: await captchas.make(code, context), now: context.now };
    },
    captchaValidate: ({ body }, context) => captchas.judge(body.captcha, context),
    captchaTime: (_input, context) => ({ time: captchas.wait(context) }),
  } satisfies Handlers;
}
