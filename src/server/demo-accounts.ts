import { randomBytes } from 'node:crypto';
import type { Identity, Role } from './identity.ts';
import { Refusal } from './refusal.ts';

const DEMO_ROLES: readonly Role[] = ['player', 'support', 'analyst'];

/** The demo accounts that a start made, for it to show; null when all were there. */
export interface NewDemoAccounts {
  readonly logins: readonly string[];
  /** Null when it was given. */
  readonly randomPassword: string | null;
}

function demoLogin(role: Role): string {
  return `${role}@example.test`;
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
 * Makes one account per role where it is missing. A password that is given holds for all of them,
 * and replaces another one; without one the new accounts share a random password.
 */
export async function ensureDemoAccounts(
  identity: Identity,
  given: string | null,
): Promise<NewDemoAccounts | null> {
  const password = given ?? randomBytes(9).toString('base64url');
  const logins: string[] = [];
  for (const role of DEMO_ROLES) {
    const login = demoLogin(role);
    const user = await identity.userByLogin(login);
    if (user === null) {
      if (await add(identity, role, password)) logins.push(login);
    } else if (given !== null && (await identity.authenticate(login, given)) === null) {
      await identity.setPassword(user.id, given);
    }
  }
  if (logins.length === 0) return null;
  return { logins, randomPassword: given === null ? password : null };
}
