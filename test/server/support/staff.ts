import * as assert from 'uvu/assert';
import type { Role } from '../../../src/server/identity/identity.ts';
import { NEW_BROWSER, type TestServer } from './server.ts';

/** A session as the search shows it. */
export interface Item {
  readonly id: string;
  readonly userIds: readonly string[];
  readonly claimedUserIds: readonly string[];
  readonly receivedFirst: number;
  readonly receivedLast: number;
  readonly startedAt: number | null;
  readonly lastAt: number | null;
  readonly eventCount: number;
  readonly missing: number;
  readonly live: boolean;
  readonly setAside: number;
  readonly build: string | null;
  readonly device: string | null;
  readonly verdict: string;
}

/** Searches sessions. */
export async function search(on: TestServer, cookie: string, query = ''): Promise<Item[]> {
  const response = await on.get(`/log-api/v1/sessions${query}`, cookie);
  assert.is(response.status, 200);
  return (await response.json()).items;
}

/** Cookie headers of one sign-in a role. */
export async function signInAll(on: TestServer): Promise<Record<Role, string>> {
  return {
    player: await on.signIn('player'),
    support: await on.signIn('support'),
    analyst: await on.signIn('analyst'),
  };
}

/** One Cookie header of two. */
export const both = (first: string, second: string) => `${first}; ${second}`;

/** The Cookie header of an account beside those of the demo, made when it is first asked for. */
async function signInBeside(on: TestServer, login: string, role: Role): Promise<string> {
  const { identity } = on.server();
  const known = await identity.userByLogin(login);
  const user = known ?? (await identity.createUser({ login, password: 'x', roles: [role] }));
  const opened = await identity.openSession(user, NEW_BROWSER);
  return opened?.setCookie.split(';')[0] ?? '';
}

/** Signs in as another of support. */
export const secondSupport = (on: TestServer) =>
  signInBeside(on, 'second-support@example.test', 'support');

/** Signs in as another player, `other@example.test`. */
export const otherPlayer = (on: TestServer) => signInBeside(on, 'other@example.test', 'player');
