import * as v from 'valibot';
import { ApiError, ask, askJson, type Fetch } from './http.ts';

const account = v.object({
  id: v.string(),
  login: v.string(),
  roles: v.array(v.string()),
});
const answer = v.pipe(
  v.object({ user: account }),
  v.transform(({ user }) => user),
);

/** Who uses the console. */
export type Account = v.InferOutput<typeof account>;

export interface AccountApi {
  /** Null when nobody is signed in, or a player. */
  me(): Promise<Account | null>;
  login(login: string, password: string): Promise<Account>;
  logout(): Promise<void>;
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
    login: (login, password) =>
      askJson(fetch, answer, '/console-api/v1/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login, password }),
      }),
    async logout() {
      await ask(fetch, '/console-api/v1/logout', { method: 'POST' });
    },
  };
}

/** Whether the account may use the console at all. */
export function isStaff({ roles }: Account): boolean {
  return roles.includes('support') || roles.includes('analyst');
}

export function isAnalyst({ roles }: Account): boolean {
  return roles.includes('analyst');
}
