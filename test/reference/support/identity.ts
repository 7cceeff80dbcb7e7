import type { Identity, User } from '../../../src/reference/ports.ts';

export const PASSWORD = 'correct horse – battery';

interface Known {
  readonly user: User;
  readonly password: string;
}

const cookieOf = (header: string | undefined) => /(?:^|; )sid=([^;]+)/.exec(header ?? '')?.[1];

/** Who is who, in memory, with a plain session cookie named `sid`. */
export function fakeIdentity(): Identity {
  const users = new Map<string, Known>();
  const sessions = new Map<string, string>();
  const byLogin = (login: string) => [...users.values()].find(({ user }) => user.login === login);
  const userOf = (session: string) => users.get(sessions.get(session) ?? '')?.user ?? null;
  let counter = 0;
  const identity: Identity = {
    authenticate: async (login, password) => {
      const known = byLogin(login);
      return known?.password === password ? known.user : null;
    },
    authenticateAny: async (ids, password) =>
      ids.map((id) => users.get(id)).find((known) => known?.password === password)?.user ?? null,
    createUser: async ({ login, password, roles, profile = {} }) => {
      if (byLogin(login)) throw Object.assign(new Error('taken'), { statusCode: 409 });
      const user = { id: `user-${login}`, login, roles, profile, passwordVersion: 0 };
      users.set(user.id, { user, password });
      return user;
    },
    userById: async (id) => users.get(id)?.user ?? null,
    userByLogin: async (login) => byLogin(login)?.user ?? null,
    setPassword: async ({ id, passwordVersion }, password) => {
      const known = users.get(id);
      if (known?.user.passwordVersion !== passwordVersion) return null;
      const user = { ...known.user, passwordVersion: passwordVersion + 1 };
      users.set(id, { user, password });
      for (const [token, owner] of sessions) if (owner === id) sessions.delete(token);
      return user;
    },
    openSession: async (user, { cookie }) => {
      if (users.get(user.id)?.user.passwordVersion !== user.passwordVersion) return null;
      sessions.delete(cookieOf(cookie) ?? '');
      counter += 1;
      sessions.set(`s${counter}`, user.id);
      return { id: `s${counter}`, setCookie: `sid=s${counter}; Path=/; HttpOnly` };
    },
    sessionOf: async ({ cookie }) => {
      const id = cookieOf(cookie) ?? '';
      const user = userOf(id);
      return user && { id, user };
    },
    userBySession: async (id) => userOf(id),
    closeSession: async ({ cookie }) => {
      sessions.delete(cookieOf(cookie) ?? '');
      return { setCookie: 'sid=; Path=/; Max-Age=0' };
    },
    sessionsOf: async ({ cookie }) => {
      const current = cookieOf(cookie) ?? '';
      const mine = [...sessions].filter(([, owner]) => owner === sessions.get(current));
      const times = { device: '', begunAt: 0, usedAt: 0 };
      return mine.map(([id]) => ({ id, ...times, isCurrent: id === current }));
    },
    endAllSessions: async (userId) => {
      for (const [one, whose] of sessions) if (whose === userId) sessions.delete(one);
    },
    endSession: async ({ cookie }, id) => {
      const current = cookieOf(cookie) ?? '';
      const owner = sessions.get(current);
      if (id !== null) return sessions.get(id) === owner && sessions.delete(id);
      for (const [one, whose] of sessions) {
        if (whose === owner && one !== current) sessions.delete(one);
      }
      return true;
    },
  };
  return identity;
}

/** An identity with these players, all with the same password. */
export async function identityWith(...logins: string[]): Promise<Identity> {
  const identity = fakeIdentity();
  for (const login of logins) {
    await identity.createUser({ login, password: PASSWORD, roles: ['player'] });
  }
  return identity;
}
