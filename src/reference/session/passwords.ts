import { passwordProblems } from '../../domain/password-rules.ts';
import type { User } from '../ports.ts';
import type { Contacts } from './contacts.ts';
import { decodeCredential } from './credential.ts';
import type { PersonalDataStore } from './personal-data.ts';

/** A password that may be set, or what is wrong with it. */
export type Judged =
  | { readonly password: string }
  | { readonly error: 'password-field'; readonly problems: string[] };

/** Judges new passwords by what is known of their owner. */
export interface Passwords {
  /** `encoded` as it is sent: base64url of UTF-8. */
  judge(encoded: string | undefined, user: User): Judged;
}

export function createPasswords(contacts: Contacts, personalData: PersonalDataStore): Passwords {
  return {
    judge(encoded, user) {
      const password = decodeCredential(encoded ?? '');
      if (password === null) return { error: 'password-field', problems: ['too-short'] };
      const { email, phone } = contacts.of(user.id);
      const { name, surname } = personalData.of(user);
      const about = [user.login, email?.value ?? '', phone?.value ?? '', name, surname];
      const problems = passwordProblems(password, about);
      return problems.length === 0 ? { password } : { error: 'password-field', problems };
    },
  };
}
