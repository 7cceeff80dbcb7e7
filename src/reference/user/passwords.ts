import { commonPasswords } from '../../domain/auth/common-passwords.ts';
import { passwordProblems } from '../../domain/auth/password-rules.ts';
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
  judge(encoded: string | undefined, user: User): Promise<Judged>;
}

export interface PasswordsOptions {
  readonly contacts: Contacts;
  readonly personalData: PersonalDataStore;
  /** What the site is called. */
  readonly site: string;
}

export function createPasswords({ contacts, personalData, site }: PasswordsOptions): Passwords {
  return {
    async judge(encoded, user) {
      const password = decodeCredential(encoded ?? '');
      if (password === null) return { error: 'password-field', problems: ['too-short'] };
      const { email, phone } = contacts.of(user.id);
      const { name, surname } = personalData.of(user);
      const about = [site, user.login, email?.value ?? '', phone?.value ?? '', name, surname];
      const problems = passwordProblems(password, about, await commonPasswords());
      return problems.length === 0 ? { password } : { error: 'password-field', problems };
    },
  };
}
