import type { Refusal } from '../../calls/define.ts';
import type { PasswordProblem } from '../../domain/auth/password-rules.ts';
import { type AnyCode, isCode, type MessageCode } from '../../domain/site/message-code.ts';
import { retryAfter } from '../../domain/time/retry-after.ts';
import type { EventData } from '../../events/catalogue.ts';
import { underscored } from '../../kernel/underscored.ts';

type Replied = EventData<'http.replied'>;
type Failed = EventData<'http.failed'>;

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

/** Why a call was refused. */
export function refusalCode(replied: Replied, otherwise: MessageCode = 'main_error_text'): AnyCode {
  const code = errorsOf(replied)
    .map(({ detail }) => detail)
    .find(isCode);
  if (code !== undefined) return code;
  if (wasTakenBefore(replied)) return 'main_sent_before';
  return replied.status === 429 ? 'auth_too_many' : otherwise;
}

/** Why a call had no answer; `close` where the player gave up the captcha that it waited for. */
const FAILURES = {
  close: 'captcha_cancelled',
  network: 'main_network_error',
  error: 'main_error_text',
} as const satisfies Record<Failed['reason'], MessageCode>;

/** Why a call had no answer. */
export function failureCode({ reason }: Failed): MessageCode {
  return FAILURES[reason];
}

/** What the server says in words, a line for each error; empty where it says nothing. */
export function refusalText(replied: Replied): string {
  return errorsOf(replied)
    .flatMap(({ detail }) => (detail === undefined || isCode(detail) ? [] : [detail]))
    .join('\n');
}

/** Codes by the field they are about: what `/email` is refused for, under `email`. */
export function refusedFields(replied: Replied): Record<string, AnyCode> {
  const fields: Record<string, AnyCode> = {};
  for (const { pointer, detail } of errorsOf(replied)) {
    const name = pointer?.split('/')[1];
    if (name === undefined || name === '' || name === HEADERS || name in fields) continue;
    fields[name] = isCode(detail) ? detail : 'field_format';
  }
  return fields;
}

/** When the call may succeed, in epoch milliseconds; null where the server did not say. */
export function retryTime({ body }: Replied, at: number): number | null {
  const wait = retryAfter(body);
  return wait === null ? null : at + wait;
}

const PASSWORD_PROBLEMS: readonly PasswordProblem[] = [
  'too-short',
  'too-long',
  'too-simple',
  'too-common',
  'personal',
];

/** The first thing that is wrong with a new password. */
export function passwordProblemCode(problems: readonly string[]): MessageCode {
  const [known] = problems.flatMap((name) => PASSWORD_PROBLEMS.filter((one) => one === name));
  return known === undefined ? 'field_password' : `field_password_${underscored(known)}`;
}
