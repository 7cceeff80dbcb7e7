import type { User } from '../ports.ts';
import type { Message } from '../post/courier.ts';
import { type Contacts, emailKey } from './contacts.ts';
import type { Players } from './players.ts';

/** An address of a player. */
export interface DeliveryAddress {
  readonly kind: Message['kind'];
  readonly value: string;
}

/** Finds the address a code for a player goes to. */
export interface DeliveryAddresses {
  /**
   * The address that was typed where it is the player's, else the one that is confirmed, else the
   * e-mail address the player named; null without any.
   */
  of(user: User, typed: string, now: number): DeliveryAddress | null;
  /** The e-mail address alone. */
  email(user: User, now: number): DeliveryAddress | null;
}

export function createDeliveryAddresses(contacts: Contacts, players: Players): DeliveryAddresses {
  const contactsOf = (user: User, now: number) => {
    if (players.find(user.id)?.registered_as == null) contacts.adopt(user, now);
    return contacts.of(user.id);
  };
  return {
    of(user, typed, now) {
      const { email, phone } = contactsOf(user, now);
      const toEmail: DeliveryAddress | null = email && { kind: 'email', value: email.value };
      const toPhone: DeliveryAddress | null = phone && { kind: 'sms', value: phone.value };
      if (toPhone && typed === toPhone.value) return toPhone;
      if (toEmail && emailKey(typed) === toEmail.value) return toEmail;
      const isPhoneBetter = email?.confirmed_at == null && phone?.confirmed_at != null;
      return isPhoneBetter ? toPhone : toEmail;
    },
    email(user, now) {
      const { email } = contactsOf(user, now);
      return email && { kind: 'email', value: email.value };
    },
  };
}
