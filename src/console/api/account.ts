import * as v from 'valibot';
import { ApiError, ask, askJson, type Fetch, posting } from './http.ts';

const account = v.object({
  id: v.string(),
  login: v.string(),
  roles: v.array(v.string()),
  /** An account for trials, which needs no second step. */
  isDemo: v.optional(v.boolean(), false),
});
const answer = v.pipe(
  v.object({ user: account }),
  v.transform(({ user }) => user),
);
const problems = v.array(v.string());

const signInAnswer = v.union([
  v.object({ next: v.literal('new-password'), problems }),
  v.object({ next: v.literal('code') }),
  v.object({ next: v.literal('enrolment'), key: v.string(), uri: v.string() }),
  v.object({ user: account, recoveryCodes: v.array(v.string()) }),
]);

const signedIn = v.object({
  id: v.string(),
  device: v.string(),
  begunAt: v.number(),
  usedAt: v.number(),
  isCurrent: v.boolean(),
});
const signedInList = v.object({ items: v.array(signedIn) });

/** Who uses the console. */
export type Account = v.InferOutput<typeof account>;

/** What a sign-in came to: what is asked for next, or who is signed in. */
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;

/** A browser that somebody is signed in with. Times are epoch milliseconds. */
export type SignedIn = v.InferOutput<typeof signedIn>;

/** All that was typed so far; each request brings it anew. */
export interface Proofs {
  readonly login: string;
  readonly password: string;
  readonly newPassword?: string;
  readonly code?: string;
}

export interface AccountApi {
  /** Null when nobody is signed in, or a player. */
  me(): Promise<Account | null>;
  /** Rejects with `signed-out` for a wrong password, and with `forbidden` for a wrong code. */
  login(proofs: Proofs): Promise<SignInAnswer>;
  logout(): Promise<void>;
  /** The browsers this account is signed in with, the one last used first. */
  sessions(): Promise<SignedIn[]>;
  /** Ends one of them, or with null all but this one. */
  endSession(id: string | null): Promise<void>;
  /**
   * Gives what is wrong with the new password, nothing once it is set. Rejects with `forbidden` for
   * a wrong old one.
   */
  changePassword(password: string, newPassword: string): Promise<string[]>;
}

function isUnknown({ trouble }: ApiError): boolean {
  return trouble === 'signed-out' || trouble === 'forbidden';
}

export function createAccountApi(fetch: Fetch): AccountApi {
  return {
    async me() {
      try {
        return await askJson(fetch, answer, '/console-api/v1/me');
      } catch (error) {
        if (error instanceof ApiError && isUnknown(error)) return null;
        throw error;
      }
    },
    login: (proofs) => askJson(fetch, signInAnswer, '/console-api/v1/login', posting(proofs)),
    async logout() {
      await ask(fetch, '/console-api/v1/logout', { method: 'POST' });
    },
    async sessions() {
      return (await askJson(fetch, signedInList, '/console-api/v1/sessions')).items;
    },
    async endSession(id) {
      const address = '/console-api/v1/sessions';
      await ask(fetch, id === null ? address : `${address}/${id}`, { method: 'DELETE' });
    },
    async changePassword(password, newPassword) {
      const schema = v.object({ problems });
      const init = posting({ password, newPassword });
      return (await askJson(fetch, schema, '/console-api/v1/password', init)).problems;
    },
  };
}

/** Whether the account may use the console at all. */
export function isStaff({ roles }: Account): boolean {
  return roles.includes('support') || roles.includes('analyst');
}

export function isSupport({ roles }: Account): boolean {
  return roles.includes('support');
}

export function isAnalyst({ roles }: Account): boolean {
  return roles.includes('analyst');
}
