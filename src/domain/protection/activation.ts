/** By what a player can be reached. */
export const CONTACT_KINDS = ['email', 'phone'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What a player has confirmed: 0 nothing, 1 the e-mail address, 2 both, 3 the phone number. */
export type ActivationType = 0 | 1 | 2 | 3;

/** A phone number moves 0 to 3 and 1 to 2, an e-mail address 0 to 1 and 3 to 2. */
const MOVES: Readonly<Record<ContactKind, readonly [ActivationType, ...ActivationType[]]>> = {
  email: [1, 1, 2, 2],
  phone: [3, 2, 2, 3],
};

/** The activation type once a contact is confirmed as well. */
export function activationAfter(type: ActivationType, kind: ContactKind): ActivationType {
  return MOVES[kind][type] ?? type;
}

/** Whether a contact of this kind is confirmed: confirming it again would change nothing. */
export function isConfirmed(type: ActivationType, kind: ContactKind): boolean {
  return activationAfter(type, kind) === type;
}
