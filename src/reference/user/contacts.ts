import * as v from 'valibot';
import { loginKey } from '../../domain/auth/login-key.ts';
import type { Database } from '../data/database.ts';
import type { User } from '../ports.ts';

export type ContactKind = 'email' | 'phone';

const contactRow = v.object({
  kind: v.picklist(['email', 'phone']),
  value: v.string(),
  confirmed_at: v.nullable(v.number()),
});
const ownerRow = v.object({ user_id: v.string() });

type Contact = v.InferOutput<typeof contactRow>;

export interface ContactsOf {
  readonly email: Contact | null;
  readonly phone: Contact | null;
}

/**
 * How players are reached, and by what they sign in. Anybody may name an address; it belongs to
 * the player who confirmed it. So naming one tells nothing about who else has it.
 */
export interface Contacts {
  of(userId: string): ContactsOf;
  /** Who named it, at most so many: who confirmed it, then the others, the earliest first. */
  namedBy(kind: ContactKind, value: string, most: number): string[];
  /** Who confirmed it, or null. */
  confirmedBy(kind: ContactKind, value: string): string | null;
  /** Puts an address in place of the one the player had. */
  put(userId: string, kind: ContactKind, value: string, now: number): void;
  /** Confirms an address of the player; false where another one confirmed it before. */
  confirm(userId: string, kind: ContactKind, value: string, now: number): boolean;
  /** Forgets every other address of the player. */
  keepOnly(userId: string, kind: ContactKind): void;
  /** Takes in what the server knows of a user who did not register here. */
  adopt(user: User, now: number): void;
}

/** An e-mail address in the form in which two of them are the same. */
export const emailKey = loginKey;

/** 0 nothing is confirmed, 1 e-mail, 2 both, 3 phone. */
export function activationOf({ email, phone }: ContactsOf): 0 | 1 | 2 | 3 {
  const hasPhone = phone?.confirmed_at != null;
  if (email?.confirmed_at != null) return hasPhone ? 2 : 1;
  return hasPhone ? 3 : 0;
}

/** The contacts of a user's login and profile. */
function knownContacts({ login, profile }: User): [ContactKind, string][] {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const email = text(profile['email']) ?? (login.includes('@') ? login : null);
  const phone = text(profile['phone']) ?? (/^\+\d+$/.test(login) ? login : null);
  const found: [ContactKind, string][] = [];
  if (email !== null) found.push(['email', emailKey(email)]);
  if (phone !== null) found.push(['phone', phone]);
  return found;
}

function reading(database: Database): Pick<Contacts, 'of' | 'namedBy' | 'confirmedBy'> {
  return {
    of(userId) {
      const rows = database.all(contactRow, 'SELECT * FROM contacts WHERE user_id = ?', userId);
      const find = (kind: ContactKind) => rows.find((row) => row.kind === kind) ?? null;
      return { email: find('email'), phone: find('phone') };
    },
    namedBy: (kind, value, most) =>
      database
        .all(
          ownerRow,
          `SELECT user_id FROM contacts WHERE kind = ? AND value = ?
           ORDER BY confirmed_at IS NULL, added_at, user_id LIMIT ?`,
          kind,
          value,
          most,
        )
        .map(({ user_id }) => user_id),
    confirmedBy: (kind, value) =>
      database.first(
        ownerRow,
        `SELECT user_id FROM contacts
         WHERE kind = ? AND value = ? AND confirmed_at IS NOT NULL`,
        kind,
        value,
      )?.user_id ?? null,
  };
}

/** Contacts in a database. */
export function createContacts(database: Database): Contacts {
  const read = reading(database);
  return {
    ...read,
    put: (userId, kind, value, now) =>
      void database.run(
        `INSERT INTO contacts (user_id, kind, value, added_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id, kind) DO UPDATE
         SET value = excluded.value, added_at = excluded.added_at, confirmed_at = NULL
         WHERE value <> excluded.value`,
        userId,
        kind,
        value,
        now,
      ),
    confirm: (userId, kind, value, now) =>
      database.transaction(() => {
        const holder = read.confirmedBy(kind, value);
        if (holder !== null) return holder === userId;
        const sql =
          'UPDATE contacts SET confirmed_at = ? WHERE user_id = ? AND kind = ? AND value = ?';
        return database.run(sql, now, userId, kind, value).changes > 0;
      }),
    keepOnly: (userId, kind) =>
      void database.run('DELETE FROM contacts WHERE user_id = ? AND kind <> ?', userId, kind),
    adopt(user, now) {
      for (const [kind, value] of knownContacts(user)) {
        database.run(
          `INSERT OR IGNORE INTO contacts (user_id, kind, value, added_at, confirmed_at)
           VALUES (?, ?, ?, ?, ?)`,
          user.id,
          kind,
          value,
          now,
          now,
        );
      }
    },
  };
}
