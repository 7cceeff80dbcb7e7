import { loginKey } from '../domain/login-key.ts';
import { RateLimit } from './rate-limit.ts';
import { refusal } from './refusal.ts';

/** A try that was counted. */
export interface PasswordTry {
  /** It was a good one. */
  forgive(): void;
}

/** What stands before a sign-in beside the password. A back-end that knows of it says so. */
export interface SignInTerms {
  /**
   * Counts a try at a login before it is made; null where one first needs a captcha, which the site
   * alone can show.
   */
  tryPassword(login: string, network: string): PasswordTry | null;
  /** Whether the password of this user is only the first of two steps. */
  hasSecondStep(userId: string): boolean;
}

/** Of one login, from one network: whoever tries elsewhere makes its owner wait no longer. */
const TRIES = { capacity: 10, perMinute: 2 };

/** Terms without such a back-end: who tries too often waits. */
export function plainTerms(now: () => number): SignInTerms {
  const tries = new RateLimit({ ...TRIES, now });
  return {
    tryPassword(login, network) {
      const key = `${network} ${loginKey(login)}`;
      const wait = tries.take(key);
      if (wait > 0) throw refusal(429, 'too-many-attempts', wait);
      return { forgive: () => tries.forget(key) };
    },
    hasSecondStep: () => false,
  };
}
