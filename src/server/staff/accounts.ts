import { randomBytes } from 'node:crypto';
import { loginKey } from '../../domain/auth/login-key.ts';
import { RECOVERY_CODE_BYTES, recoveryCodeOf } from '../../server-kernel/recovery-code.ts';
import { Refusal } from '../http/refusal.ts';
import type { Identity, User } from '../identity/identity.ts';
import type { IdentityStore } from '../stores/identity-store.ts';

export const STAFF_ROLES = ['support', 'analyst'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A password that somebody is handed, good for one sign-in. */
export interface OneTimePassword {
  readonly password: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** An account as whoever keeps them sees it. */
export interface StaffEntry {
  readonly login: string;
  readonly roles: readonly string[];
  /** `invited`: nobody has signed in with the password of now yet. */
  readonly state: 'open' | 'invited' | 'barred';
  readonly hasSecondStep: boolean;
  /** Epoch milliseconds, of the sign-in last used; null where none lasts. */
  readonly usedAt: number | null;
}

/** Why something was not done, in words for whoever keeps the accounts. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}

const ONE_TIME_MS = 72 * 60 * 60 * 1000;
const LOGIN = /^[^\s@]+@[^\s@]+$/;
const LOGIN_LENGTH = 200;

export interface StaffAccountsOptions {
  readonly identity: Identity;
  readonly store: IdentityStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const BY_STAFF = { isStaff: true } as const;

/** The accounts of staff. None is ever deleted: the audit names them by id. */
export class StaffAccounts {
  readonly #identity: Identity;
  readonly #store: IdentityStore;
  readonly #now: () => number;

  constructor({ identity, store, now }: StaffAccountsOptions) {
    this.#identity = identity;
    this.#store = store;
    this.#now = now;
  }

  /** Adds an account; its password has to be changed at the first sign-in. */
  async add(login: string, role: StaffRole): Promise<OneTimePassword & { readonly user: User }> {
    if (!LOGIN.test(login) || login.length > LOGIN_LENGTH) {
      throw new StaffError(`${login} is no address, such as anna@example.com`);
    }
    const made = this.#oneTime();
    const { password, expiresAt: passwordExpiresAt } = made;
    try {
      const account = { login, password, roles: [role], passwordExpiresAt };
      const user = await this.#identity.createUser(account, BY_STAFF);
      return { ...made, user };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StaffError(`there is an account ${login} already; a player's stays one`);
    }
  }

  async list(): Promise<StaffEntry[]> {
    const users = await this.#store.staff();
    return Promise.all(
      users.map(async ({ id, login, roles, disabledAt, passwordExpiresAt }) => ({
        login,
        roles,
        state: disabledAt !== null ? 'barred' : passwordExpiresAt !== null ? 'invited' : 'open',
        hasSecondStep: ((await this.#store.secondSteps.find(id))?.enabledAt ?? null) !== null,
        usedAt: (await this.#store.sessionsOf(id))[0]?.usedAt ?? null,
      })),
    );
  }

  /** Lets nobody in with the account and ends its sessions, or opens it again. */
  async setDisabled(login: string, isDisabled: boolean): Promise<User> {
    const user = await this.#find(login);
    await this.#identity.setDisabled(user, isDisabled);
    return user;
  }

  /** Puts a one-time password in place of one that was forgotten or got known; ends the sessions. */
  async resetPassword(login: string): Promise<OneTimePassword & { readonly user: User }> {
    const user = await this.#find(login);
    const made = this.#oneTime();
    const changed = await this.#identity.setPassword(user, made.password, BY_STAFF, made.expiresAt);
    if (changed === null)
      throw new StaffError('the password was changed just now; look, and do it again');
    return { ...made, user };
  }

  /** Takes away an authenticator that was lost, so that another is set up; ends the sessions. */
  async resetSecondStep(login: string): Promise<User> {
    const user = await this.#find(login);
    await this.#store.secondSteps.remove(user.id);
    await this.#store.removeOtherSessions(user.id, '');
    return user;
  }

  async #find(login: string): Promise<User> {
    const user = await this.#identity.userByLogin(login);
    if (user === null || user.roles.includes('player')) {
      throw new StaffError(`there is no staff account ${loginKey(login)}; list shows them`);
    }
    return user;
  }

  #oneTime(): OneTimePassword {
    const password = recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES));
    return { password, expiresAt: this.#now() + ONE_TIME_MS };
  }
}
