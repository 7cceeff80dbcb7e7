import type { Refusal } from '../../calls/define.ts';
import type { PasswordProblem } from '../../domain/password-rules.ts';
import type { EventData } from '../../events/catalogue.ts';
import { underscored } from '../../kernel/underscored.ts';
import type { PlainKey, TextKey } from '../../site/texts/keys.ts';

type Replied = EventData<'http.replied'>;
type Failed = EventData<'http.failed'>;

/** The key of a text, as servers send it in place of words. */
const KEY = /^[a-z]+(_[a-z]+)+$/;

/**
 * Key of a text as the state holds it: one of the site's, or one that a server sent and for which
 * there may be none. Words are no key.
 */
export type MessageKey = `${Lowercase<string>}_${Lowercase<string>}`;

/** Whether a server sent a key in place of words. */
export function isMessageKey(text: string | undefined): text is MessageKey {
  return text !== undefined && KEY.test(text);
}

/** A refusal has been decoded; what did not fit has no errors. */
function errorsOf({ body }: Replied): Refusal['errors'] {
  return (body as Partial<Refusal>).errors ?? [];
}

/** Whether a call was refused with this code of the error catalogue. */
export function isRefusedWith(replied: Replied, code: string): boolean {
  return errorsOf(replied).some((error) => error.code === code);
}

/** What is sent under a key besides its body: no field of a form. */
const HEADERS = 'headers';

/**
 * Something else was sent under the same key before, and its answer was lost: that was taken, this
 * was not.
 */
function wasTakenBefore(replied: Replied): boolean {
  const isAboutKey = ({ pointer }: { pointer?: string | undefined }): boolean =>
    pointer === `/${HEADERS}/idempotency-key`;
  return replied.status === 422 && errorsOf(replied).some(isAboutKey);
}

/** Key of the text that tells a player why a call was refused. */
export function refusalKey(replied: Replied, otherwise: TextKey = 'main_error_text'): MessageKey {
  const key = errorsOf(replied)
    .map(({ detail }) => detail)
    .find(isMessageKey);
  if (key !== undefined) return key;
  if (wasTakenBefore(replied)) return 'main_sent_before';
  return replied.status === 429 ? 'auth_too_many' : otherwise;
}

/** Why a call had no answer; `close` where the player gave up the captcha that it waited for. */
const FAILURES = {
  close: 'captcha_cancelled',
  network: 'main_network_error',
  error: 'main_error_text',
} as const satisfies Record<Failed['reason'], TextKey>;

/** Key of the text that tells a player why a call had no answer. */
export function failureKey({ reason }: Failed): TextKey {
  return FAILURES[reason];
}

/** What the server says in words, a line for each error; empty where it says nothing. */
export function refusalText(replied: Replied): string {
  return errorsOf(replied)
    .flatMap(({ detail }) => (detail === undefined || isMessageKey(detail) ? [] : [detail]))
    .join('\n');
}

/** Keys of texts by the field they are about: what `/email` is refused for, under `email`. */
export function refusedFields(replied: Replied): Record<string, MessageKey> {
  const fields: Record<string, MessageKey> = {};
  for (const { pointer, detail } of errorsOf(replied)) {
    const name = pointer?.split('/')[1];
    if (name === undefined || name === '' || name === HEADERS || name in fields) continue;
    fields[name] = isMessageKey(detail) ? detail : 'field_format';
  }
  return fields;
}

/** When the call may succeed, in epoch milliseconds; null where the server did not say. */
export function retryTime({ body }: Replied, at: number): number | null {
  const { retry_after: seconds } = body as Partial<Refusal>;
  return seconds === undefined ? null : at + seconds * 1000;
}

const PASSWORD_PROBLEMS: readonly PasswordProblem[] = [
  'too-short',
  'too-long',
  'too-simple',
  'too-common',
  'personal',
];

/** Key of the text that says the first thing that is wrong with a new password. */
export function passwordProblemKey(problems: readonly string[]): PlainKey<'form'> {
  const [known] = problems.flatMap((name) => PASSWORD_PROBLEMS.filter((one) => one === name));
  return known === undefined ? 'field_password' : `field_password_${underscored(known)}`;
}
