import { randomInt } from 'node:crypto';
import type { Identity, User } from '../ports.ts';

/** No letters or digits that look like others: people copy these by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const MARKS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 12;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** A password nobody chose: about 60 bits of chance. */
export function newPassword(): string {
  const all = LETTERS + MARKS;
  return Array.from({ length: PASSWORD_LENGTH }, () => pick(all)).join('');
}

/**
 * A login that nobody has. A wish is kept in it, always with digits added: whether the wish itself
 * was free is not told.
 */
function newLogin(wish: string | undefined): string {
  const digits = String(randomInt(wish === undefined ? 1e9 : 1e5)).padStart(5, '0');
  return wish === undefined ? `p${digits.padStart(9, '0')}` : `${wish}-${digits}`;
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 409;

/** Adds a user under a new login, for somebody of a network. */
export async function createUserFor(
  identity: Identity,
  password: string,
  wish: string | undefined,
  by: { readonly network: string },
): Promise<User> {
  for (;;) {
    try {
      const user = { login: newLogin(wish), password, roles: ['player'] } as const;
      return await identity.createUser(user, by);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}
