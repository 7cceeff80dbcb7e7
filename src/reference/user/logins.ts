import { type Identity, isPlayer, type User } from '../ports.ts';
import { type ContactKind, type Contacts, emailKey } from './contacts.ts';

/** Finds out whom a login means. */
export interface Logins {
  /** The player of a login, an e-mail address or a phone number; null where nobody has it. */
  find(login: string): Promise<User | null>;
  /** The user with this login and this password, or null; of an address, whoever named it. */
  authenticate(
    login: string,
    password: string,
    by: { readonly network: string },
  ): Promise<User | null>;
}

/** Nobody has it; looking it up takes as long as looking up somebody's. */
const NOBODY = '0';

/**
 * An address may be named by many; each password that is tried is work. Who confirmed it is among them,
 * and a login of one's own is.
 */
const ACCOUNTS_TRIED = 2;

function contactOf(login: string): [ContactKind, string] {
  return login.startsWith('+') ? ['phone', login] : ['email', emailKey(login)];
}

/**
 * Logins of the server's identity, and addresses of the contacts. Every question takes the same
 * steps, whether or not there is such a player.
 */
export function createLogins(identity: Identity, contacts: Contacts): Logins {
  const namedBy = (login: string, most: number) => contacts.namedBy(...contactOf(login), most);
  return {
    async find(login) {
      const [userId = NOBODY] = namedBy(login, 1);
      const byContact = await identity.userById(userId);
      // A login is its owner's alone, whoever has named it as an address; staff get no letters here.
      const owner = (await identity.userByLogin(login)) ?? byContact;
      return owner && isPlayer(owner) ? owner : null;
    },
    async authenticate(login, password, by) {
      const owner = await identity.userByLogin(login);
      const meant = new Set([...(owner ? [owner.id] : []), ...namedBy(login, ACCOUNTS_TRIED)]);
      const tried = [...meant, ...Array.from({ length: ACCOUNTS_TRIED }, () => NOBODY)];
      return identity.authenticateAny(tried.slice(0, ACCOUNTS_TRIED), password, by);
    },
  };
}
