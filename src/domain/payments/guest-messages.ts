import { isEmail } from '../registration/fields.ts';
import { MESSAGE_LENGTH, type MessageProblem, messageProblem, plainMessage } from './requests.ts';

/** Messages of one mailbox that wait for support at the same time. */
export const MOST_OF_A_MAILBOX = 3;
/** After so many days without a word it is deleted, with all that it says of who wrote it. */
export const KEPT_DAYS = 90;

/** In characters: the name may be left out. */
const NAME_LENGTH = { least: 1, most: 80 } as const;
export const SUBJECT_LENGTH = { least: 3, most: 120 } as const;

/** What a guest writes to support. */
export interface GuestMessage {
  /** Where the answer goes. */
  readonly email: string;
  /** Empty where they did not say. */
  readonly name: string;
  readonly subject: string;
  readonly message: string;
}

export type GuestField = keyof GuestMessage;
export type GuestProblem = MessageProblem | 'format';

/** Of one line. */
const plainLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** It as it is sent and kept. */
export const plainGuestMessage = ({
  email,
  name,
  subject,
  message,
}: GuestMessage): GuestMessage => ({
  email: email.trim(),
  name: plainLine(name),
  subject: plainLine(subject),
  message: plainMessage(message),
});

function emailProblem(email: string): GuestProblem | null {
  if (email === '') return 'missing';
  return isEmail(email) ? null : 'format';
}

/** What is wrong with a message, as `plainGuestMessage` has it, by field; empty where it may be sent. */
export function guestProblems(written: GuestMessage): Partial<Record<GuestField, GuestProblem>> {
  const { email, name, subject, message } = written;
  const found = {
    email: emailProblem(email),
    name: name === '' ? null : messageProblem(name, NAME_LENGTH),
    subject: messageProblem(subject, SUBJECT_LENGTH),
    message: messageProblem(message, MESSAGE_LENGTH),
  };
  const { email: a, name: b, subject: c, message: d } = found;
  return {
    ...(a && { email: a }),
    ...(b && { name: b }),
    ...(c && { subject: c }),
    ...(d && { message: d }),
  };
}
