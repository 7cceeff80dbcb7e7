import type { MessagePurpose } from '../languages/reference-texts.ts';

/** Something on its way to a person, by e-mail or SMS. */
export interface Message {
  readonly kind: 'email' | 'sms';
  readonly to: string;
  readonly purpose: MessagePurpose;
  readonly language: string;
  /** What the person reads. */
  readonly text: string;
  /** What is in it to be typed or followed; the text holds it as well. */
  readonly code?: string;
  readonly link?: string;
}

/** Takes messages to where they belong. This back-end has no post: see the outbox. */
export interface Courier {
  send(message: Message, now: number): void;
}

/** Loses every message: nobody is there to read them. */
export const nowhere: Courier = { send: () => undefined };
