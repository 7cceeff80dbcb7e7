import { refusal, refusalOf } from '../http/refusal.ts';
import type { Identity, User } from '../identity/identity.ts';
import type { AskedBy } from '../identity/passwords.ts';
import { staffPasswordProblems } from './new-password.ts';
import type { Enrolment, SecondSteps } from './second-steps.ts';

/** What was sent to sign in with, beside the login. */
export interface Proofs {
  readonly password: string;
  readonly newPassword?: string | undefined;
  /** Of an authenticator, or a recovery code. */
  readonly code?: string | undefined;
}

/** What has to be sent along the next time: all that was sent before, and this. */
export type NextStep =
  | { readonly next: 'new-password'; readonly problems: readonly string[] }
  | { readonly next: 'code' }
  | ({ readonly next: 'enrolment' } & Enrolment);

interface Passed {
  /** To be shown once; none but after setting the second step up. */
  readonly recoveryCodes: readonly string[];
}

export interface Entered extends Passed {
  /** As they are after a new password. */
  readonly user: User;
  readonly hasNewPassword: boolean;
}

export interface StaffSignInOptions {
  readonly identity: Identity;
  readonly secondSteps: SecondSteps;
  /** Whether this account may do without a second step. */
  readonly isDemo: (user: User) => boolean;
}

/** What is wrong with the password that has to be chosen; null where none has to be. */
async function problemsOf(user: User, { password, newPassword }: Proofs) {
  if (user.passwordExpiresAt === null) return null;
  return newPassword === undefined ? [] : staffPasswordProblems(user, newPassword, password);
}

/**
 * The steps after the right password. Nothing of them is kept between two requests but an
 * authenticator that is being set up: each brings everything anew, until nothing is owed.
 */
export class StaffSignIn {
  readonly #options: StaffSignInOptions;

  constructor(options: StaffSignInOptions) {
    this.#options = options;
  }

  /** Refused with 403 where a code is wrong, and with 401 where the password was changed by now. */
  async proceed(user: User, proofs: Proofs, by: AskedBy): Promise<NextStep | Entered> {
    const problems = await problemsOf(user, proofs);
    const { newPassword } = proofs;
    if (problems !== null && (newPassword === undefined || problems.length > 0)) {
      return { next: 'new-password', problems };
    }
    const second = await this.#secondStep(user, proofs.code);
    if ('next' in second) return second;
    if (problems === null || newPassword === undefined) {
      return { ...second, user, hasNewPassword: false };
    }
    const changed = await this.#options.identity.setPassword(user, newPassword, by);
    if (changed === null) throw refusal(401, 'credentials');
    return { ...second, user: changed, hasNewPassword: true };
  }

  async #secondStep(user: User, code: string | undefined): Promise<NextStep | Passed> {
    const { secondSteps, isDemo } = this.#options;
    if (isDemo(user)) return { recoveryCodes: [] };
    const isEnabled = await secondSteps.isEnabled(user.id);
    if (code === undefined) {
      if (isEnabled) return { next: 'code' };
      return { next: 'enrolment', ...(await secondSteps.begin(user)) };
    }
    if (!isEnabled) {
      const recoveryCodes = await secondSteps.finish(user.id, code);
      if (recoveryCodes !== null) return { recoveryCodes };
    } else if (await secondSteps.accepts(user.id, code)) return { recoveryCodes: [] };
    const facts = { kind: 'second-step', outcome: 'failure', subjectId: user.id } as const;
    throw refusalOf(facts, 403, 'code');
  }
}
