import { isFilled, missing } from './contacts.ts';

/** What a profile has to hold to count as complete. Document numbers are secret: known or not. */
export interface Profile {
  readonly date_birthday: string;
  readonly name: string;
  readonly surname: string;
  readonly hasPassport: boolean;
  readonly passport_date: string;
  readonly registration_address: string;
}

export type ProfileField =
  | 'date_birthday'
  | 'name'
  | 'surname'
  | 'passport'
  | 'passport_date'
  | 'registration_address';

/** What a profile lacks, in the order in which a form asks for it; nothing where it is complete. */
export function missingProfileFields(profile: Profile): ProfileField[] {
  return missing([
    ['name', isFilled(profile.name)],
    ['surname', isFilled(profile.surname)],
    ['date_birthday', isFilled(profile.date_birthday)],
    ['passport', profile.hasPassport],
    ['passport_date', isFilled(profile.passport_date)],
    ['registration_address', isFilled(profile.registration_address)],
  ]);
}
