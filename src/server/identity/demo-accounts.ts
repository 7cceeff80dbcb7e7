import { randomBytes } from 'node:crypto';
import { loginKey } from '../../domain/auth/login-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Identity, Role, User } from './identity.ts';

const DEMO_ROLES: readonly Role[] = ['player', 'support', 'analyst'];

/** The demo accounts, for a start to show, and where their password is to be found. */
export interface DemoAccounts {
  readonly logins: readonly string[];
  readonly password:
    | { readonly kind: 'given' }
    /** Made by this start, which alone can show it. */
    | { readonly kind: 'random'; readonly text: string }
    /** Shown by an earlier start. */
    | { readonly kind: 'earlier' };
}

function demoLogin(role: Role): string {
  return `${role}@example.test`;
}

/** Whether this is one of the demo accounts; nobody can have an address of this domain. */
export function isDemoUser({ login, roles }: User): boolean {
  return roles.some((role) => demoLogin(role) === loginKey(login));
}

/** Lets nobody in with a demo account that an earlier start has made. */
export async function barDemoAccounts(identity: Identity): Promise<void> {
  for (const role of DEMO_ROLES) {
    const user = await identity.userByLogin(demoLogin(role));
    if (user && isDemoUser(user)) await identity.setDisabled(user, true);
  }
}

async function add(identity: Identity, role: Role, password: string): Promise<boolean> {
  try {
    await identity.createUser({ login: demoLogin(role), password, roles: [role] });
    return true;
  } catch (error) {
    // Another process that starts at the same time was first.
    if (error instanceof Refusal && error.code === 'login-taken') return false;
    throw error;
  }
}

/**
 * Makes one account per role where it is missing, and opens those that were barred. A password that is given holds for all of them,
 * and replaces another one; without one the new accounts share a random password.
 */
export async function ensureDemoAccounts(
  identity: Identity,
  given: string | null,
): Promise<DemoAccounts> {
  const password = given ?? randomBytes(9).toString('base64url');
  let added = 0;
  for (const role of DEMO_ROLES) {
    const login = demoLogin(role);
    const user = await identity.userByLogin(login);
    if (user === null) {
      if (await add(identity, role, password)) added += 1;
    } else {
      await identity.setDisabled(user, false);
      const isGiven = given === null || (await identity.authenticate(login, given)) !== null;
      if (!isGiven) await identity.setPassword(user, given);
    }
  }
  const logins = DEMO_ROLES.map(demoLogin);
  if (given !== null) return { logins, password: { kind: 'given' } };
  if (added === 0) return { logins, password: { kind: 'earlier' } };
  return { logins, password: { kind: 'random', text: password } };
}
