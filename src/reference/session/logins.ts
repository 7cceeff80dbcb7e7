import type { Identity, User } from '../ports.ts';
import { type ContactKind, type Contacts, emailKey } from './contacts.ts';

/** Finds out whom a login means. */
export interface Logins {
  /** The user of a login, an e-mail address or a phone number; null where nobody has it. */
  find(login: string): Promise<User | null>;
  /** The user with this login and this password, or null. */
  authenticate(login: string, password: string): Promise<User | null>;
}

/** Nobody has it; looking it up takes as long as looking up somebody's. */
const NOBODY = '0';

function contactOf(login: string): [ContactKind, string] {
  return login.startsWith('+') ? ['phone', login] : ['email', emailKey(login)];
}

/**
 * Logins of the server's identity, and addresses of the contacts. Every question takes the same
 * steps, whether or not there is such a player.
 */
export function createLogins(identity: Identity, contacts: Contacts): Logins {
  const find: Logins['find'] = async (login) => {
    const userId = contacts.owner(...contactOf(login));
    const byContact = await identity.userById(userId ?? NOBODY);
    // A login is its owner's alone, whoever has named it as an address.
    return (await identity.userByLogin(login)) ?? byContact;
  };
  return {
    find,
    async authenticate(login, password) {
      const user = await find(login);
      return identity.authenticate(user?.login ?? login, password);
    },
  };
}
