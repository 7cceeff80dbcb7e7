import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import type { User } from '../ports.ts';
import type { Keys } from '../secrets/keys.ts';
import { openJson, sealJson } from '../secrets/sealed.ts';

const text = v.fallback(v.string(), '');

const personalData = v.object({
  name: text,
  surname: text,
  middle_name: text,
  birthday_date: text,
  birthday_place: text,
  region: text,
  city: text,
  country: text,
  registration_address: text,
  passport_number: text,
  passport_series: text,
  passport_issue_date: text,
  passport_type: v.fallback(v.number(), 0),
  passport_issuer: text,
  inn: text,
  pin_code: text,
});

/** What a person said of themselves. What was not said is empty. */
export type PersonalData = v.InferOutput<typeof personalData>;

/** What the server may know of a user who did not register here. */
const profileSchema = v.object({
  name: text,
  surname: text,
  country: text,
  birthday: text,
  address: text,
});

/** Keeps what people say of themselves, sealed. */
export interface PersonalDataStore {
  save(userId: string, data: Partial<PersonalData>): void;
  of(user: Pick<User, 'id' | 'profile'>): PersonalData;
}

const sealedRow = v.object({ sealed: v.string() });
const nothing: PersonalData = v.parse(personalData, {});

/** Personal data in a database. */
export function createPersonalData(database: Database, keys: Keys): PersonalDataStore {
  const about = (userId: string) => `person ${userId}`;
  return {
    save: (userId, data) =>
      void database.run(
        'INSERT OR REPLACE INTO personal_data (user_id, sealed) VALUES (?, ?)',
        userId,
        sealJson(keys, { ...nothing, ...data }, about(userId)),
      ),
    of({ id, profile }) {
      const sql = 'SELECT sealed FROM personal_data WHERE user_id = ?';
      const row = database.first(sealedRow, sql, id);
      const own = row && openJson(keys, personalData, row.sealed, about(id));
      if (own) return own;
      const { birthday, address, country, ...names } = v.parse(profileSchema, profile);
      const known = { birthday_date: birthday, registration_address: address };
      return { ...nothing, ...names, ...known, country: country || 'ie' };
    },
  };
}
