import type { Envelope, EventData } from '../events/catalogue.ts';
import type { LetterPage } from '../events/letter.ts';
import { projection } from './define.ts';
import { failureKey, passwordProblemKey, refusalKey, refusedFields } from './refusal.ts';

/** What became of the link in a letter. Its token is secret and is not kept. */
export interface LetterState {
  page: LetterPage | null;
  /** `empty`: nothing came with the address; `failed`: the link is good no more. */
  status: 'empty' | 'ready' | 'busy' | 'done' | 'failed';
  /** The call whose answer is waited for. */
  requestId: number | null;
  error: 'wrong_code' | 'time_up' | 'taken' | 'password-field' | null;
  /** Keys of texts by the field they are about. */
  fields: Record<string, string>;
  /** Key of the text that says why the server could not be asked. */
  message: string | null;
}

const initial = (): LetterState => ({
  page: null,
  status: 'empty',
  requestId: null,
  error: null,
  fields: {},
  message: null,
});

function busy(slice: LetterState, { requestId }: { readonly requestId: number }): void {
  slice.status = 'busy';
  slice.requestId = requestId;
  slice.error = null;
  slice.fields = {};
  slice.message = null;
}

interface Answer {
  readonly error?: Exclude<LetterState['error'], null> | undefined;
  readonly problems?: readonly string[] | undefined;
}

/** What the link was for is done, or cannot be done by it; a password may be chosen once more. */
function answered(slice: LetterState, { error, problems = [] }: Answer): void {
  if (error === undefined) {
    slice.status = 'done';
    return;
  }
  slice.error = error;
  slice.status = error === 'password-field' ? 'ready' : 'failed';
  if (error === 'password-field') slice.fields = { password: passwordProblemKey(problems) };
}

function refused(slice: LetterState, replied: EventData<'http.replied'>): void {
  slice.status = 'ready';
  slice.fields = refusedFields(replied);
  if (Object.keys(slice.fields).length === 0) slice.message = refusalKey(replied);
}

function failed(slice: LetterState, failure: EventData<'http.failed'>): void {
  slice.status = 'ready';
  slice.message = failureKey(failure);
}

/** What comes back after the player went on to another letter's link says nothing about that. */
function awaited<A, E extends Envelope<'http.replied'> | Envelope<'http.failed'>>(
  handle: (slice: LetterState, answer: A) => void,
) {
  return (slice: LetterState, answer: A, { data }: E): void => {
    if (slice.requestId !== data.requestId) return;
    slice.requestId = null;
    handle(slice, answer);
  };
}

type Replied = Envelope<'http.replied'>;

const judged = awaited<Answer, Replied>(answered);
const notTaken = awaited<EventData<'http.replied'>, Replied>(refused);
const lost = awaited<EventData<'http.failed'>, Envelope<'http.failed'>>(failed);

export const letter = projection('letter', 1, initial, {
  on: {
    'letter.opened'(slice, { page, hasToken }) {
      Object.assign(slice, initial(), { page, status: hasToken ? 'ready' : 'empty' });
    },
  },
  requests: { activationLink: busy, passwordReset: busy, newsletterStop: busy },
  replies: {
    activationLink: judged,
    passwordReset: judged,
    newsletterStop: (slice, { success }, event) =>
      judged(slice, success ? {} : { error: 'wrong_code' }, event),
  },
  refusals: {
    activationLink: notTaken,
    passwordReset: notTaken,
    newsletterStop: notTaken,
  },
  failures: { activationLink: lost, passwordReset: lost, newsletterStop: lost },
});
