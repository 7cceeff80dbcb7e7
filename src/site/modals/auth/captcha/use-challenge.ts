import type { CaptchaChallenge } from '../../../../calls/captcha.ts';
import type { CaptchaCode } from '../../../../events/captcha.ts';
import { useHostState } from '../../../host.tsx';

type Of<C extends CaptchaCode> = Extract<CaptchaChallenge, { code: C }>;

/** The challenge of this code; null while it is loading. */
export function useChallenge<C extends CaptchaCode>(code: C): Of<C> | null {
  const challenge = useHostState(({ captcha }) => captcha.challenge);
  return challenge?.code === code ? (challenge as Of<C>) : null;
}

/** What stands before the paths of pictures and sounds: a challenge names them as calls are named. */
export function useApiOrigin(): string {
  return useHostState(({ session }) => session.apiOrigin);
}
