import type { Refusal } from '../calls/define.ts';
import type { PasswordProblem } from '../domain/password-rules.ts';
import type { EventData } from '../events/catalogue.ts';

type Replied = EventData<'http.replied'>;
type Failed = EventData<'http.failed'>;

/** The key of a text, as servers send it in place of words. */
const KEY = /^[a-z]+(_[a-z]+)+$/;

/** A refusal has been decoded; what did not fit has no errors. */
function errorsOf({ body }: Replied): Refusal['errors'] {
  return (body as Partial<Refusal>).errors ?? [];
}

/** Whether a call was refused with this code of the error catalogue. */
export function isRefusedWith(replied: Replied, code: string): boolean {
  return errorsOf(replied).some((error) => error.code === code);
}

/** Key of the text that tells a player why a call was refused. */
export function refusalKey(replied: Replied, otherwise = 'main_error_text'): string {
  const key = errorsOf(replied).find(({ detail }) => detail !== undefined && KEY.test(detail));
  if (key?.detail !== undefined) return key.detail;
  return replied.status === 429 ? 'auth_too_many' : otherwise;
}

/** Why a call had no answer; `close` where the player gave up the captcha that it waited for. */
const FAILURES = {
  close: 'captcha_cancelled',
  network: 'main_network_error',
  error: 'main_error_text',
} as const satisfies Record<Failed['reason'], string>;

/** Key of the text that tells a player why a call had no answer. */
export function failureKey({ reason }: Failed): string {
  return FAILURES[reason];
}

/** What the server says in words, a line for each error; empty where it says nothing. */
export function refusalText(replied: Replied): string {
  return errorsOf(replied)
    .flatMap(({ detail }) => (detail === undefined || KEY.test(detail) ? [] : [detail]))
    .join('\n');
}

/** Keys of texts by the field they are about: what `/email` is refused for, under `email`. */
export function refusedFields(replied: Replied): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { pointer, detail } of errorsOf(replied)) {
    const name = pointer?.split('/')[1];
    if (name === undefined || name === '' || name in fields) continue;
    fields[name] = detail !== undefined && KEY.test(detail) ? detail : 'field_format';
  }
  return fields;
}

/** When the call may succeed, in epoch milliseconds; null where the server did not say. */
export function retryTime({ body }: Replied, at: number): number | null {
  const { retry_after: seconds } = body as Partial<Refusal>;
  return seconds === undefined ? null : at + seconds * 1000;
}

const PASSWORD_PROBLEMS: ReadonlySet<string> = new Set<PasswordProblem>([
  'too-short',
  'too-long',
  'too-simple',
  'too-common',
  'personal',
]);

/** Key of the text that says the first thing that is wrong with a new password. */
export function passwordProblemKey(problems: readonly string[]): string {
  const known = problems.find((problem) => PASSWORD_PROBLEMS.has(problem));
  return known === undefined ? 'field_password' : `field_password_${known.replaceAll('-', '_')}`;
}
