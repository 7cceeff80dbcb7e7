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

export interface ContactDetails {
  readonly phone_number: string;
  readonly user_email: string;
}

export type ContactField = 'phone' | 'email';

function missing<F extends string>(filled: readonly (readonly [F, boolean])[]): F[] {
  return filled.flatMap(([field, isFilled]) => (isFilled ? [] : [field]));
}

const isFilled = (text: string): boolean => text.trim() !== '';

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

/** Which of the two ways to reach a player are missing. */
export function missingContacts({ phone_number, user_email }: ContactDetails): ContactField[] {
  return missing([
    ['phone', isFilled(phone_number)],
    ['email', isFilled(user_email)],
  ]);
}
