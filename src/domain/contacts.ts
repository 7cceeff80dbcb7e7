export interface ContactDetails {
  readonly phone_number: string;
  readonly user_email: string;
}

export type ContactField = 'phone' | 'email';

/** Names of what is not filled. */
export function missing<F extends string>(filled: readonly (readonly [F, boolean])[]): F[] {
  return filled.flatMap(([field, isFilled]) => (isFilled ? [] : [field]));
}

export const isFilled = (text: string): boolean => text.trim() !== '';

/** Which of the two ways to reach a player are missing. */
export function missingContacts({ phone_number, user_email }: ContactDetails): ContactField[] {
  return missing([
    ['phone', isFilled(phone_number)],
    ['email', isFilled(user_email)],
  ]);
}
