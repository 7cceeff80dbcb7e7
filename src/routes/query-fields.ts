import { SOCIAL_NETWORKS } from '../domain/auth/social-networks.ts';

/**
 * What a field of a query may hold to be public: one of these texts, what a rule takes, or an
 * address, which is judged in its turn. A secret is taken out before anything is told. Any other
 * value, and any field that is not declared, is personal.
 */
export type QueryField = readonly string[] | 'digits' | 'odds' | 'address' | 'secret';

export type QueryFields = Readonly<Record<string, QueryField>>;

/** Fields that any page may be opened with. */
export const anyPage: QueryFields = {
  hideHeader: ['1'],
  showForgotPasswordModal: ['1'],
};

/** What a network comes back with. */
export const fromNetwork: QueryFields = {
  network: SOCIAL_NETWORKS,
  error: ['access_denied'],
  code: 'secret',
  state: 'secret',
  id_token: 'secret',
};

/** What a payment provider comes back with. */
export const fromProvider: QueryFields = { payment: 'digits' };

/** What a link in a letter brings. */
export const fromLetter: QueryFields = { token: 'secret' };

/** Whether a decoded value is one that its field may hold openly. */
export function isPublicValue(field: QueryField, value: string): boolean {
  switch (field) {
    case 'digits':
      return /^\d{1,8}$/.test(value);
    case 'odds':
      // Decimal numbers with a point are no number of a phone, card or document.
      return value.length <= 400 && /^\d{1,6}(\.\d{1,4})?([\s;]+\d{1,6}(\.\d{1,4})?)*$/.test(value);
    case 'address':
    case 'secret':
      return false;
    default:
      return field.includes(value);
  }
}
