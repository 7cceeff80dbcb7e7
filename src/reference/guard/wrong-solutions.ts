import { POLICY } from '../policy.ts';
import type { Attempts } from './attempts.ts';

/** Wrong solutions of captchas: too many lock a visit, and show a network that guesses. */
export interface WrongSolutions {
  add(visit: string, network: string, now: number): void;
  /** Seconds until a solution of this visit is looked at again; 0 when it is now. */
  wait(visit: string | null, now: number): number;
  /** A visit is left behind with its cookie; a network is not. */
  isGuessing(network: string, now: number): boolean;
}

const ABOUT = 'captcha wrong';
const FROM = 'captcha wrong from';

export function createWrongSolutions(attempts: Attempts): WrongSolutions {
  const { wrong, window, lock } = POLICY.captcha;
  return {
    add(visit, network, now) {
      attempts.add(ABOUT, visit, now);
      attempts.add(FROM, network, now);
    },
    wait(visit, now) {
      if (visit === null) return 0;
      const count = attempts.count(ABOUT, visit, now - window);
      if (count < wrong) return 0;
      const last = attempts.at(ABOUT, visit, now - window, count - 1) ?? now;
      return Math.max(0, Math.ceil((last + lock - now) / 1000));
    },
    isGuessing: (network, now) => attempts.count(FROM, network, now - window) >= wrong,
  };
}
