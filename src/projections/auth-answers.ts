import type { CallReply } from '../calls/table.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import {
  type AuthPending,
  type AuthState,
  firstFormOf,
  showForm,
  showTwoStep,
} from './auth-state.ts';
import { isAnswer, noteCall } from './pending.ts';
import { failureKey, refusalKey, refusedFields, retryTime } from './refusal.ts';

type Replied = Envelope<'http.replied'>;

const SECOND = 1000;

/** Notes which call is out for what was asked. */
export function requested(
  { loading }: AuthState,
  _: EventData<'http.requested'>,
  event: Envelope<'http.requested'>,
): void {
  noteCall(loading, event);
}

/** Handles what the player waits for; late answers of what they turned away from change nothing. */
function awaited<D, E extends Replied | Envelope<'http.failed'>>(
  handle: (slice: AuthState, data: D, event: E, pending: AuthPending) => void,
) {
  return (slice: AuthState, data: D, event: E): void => {
    const { loading } = slice;
    if (loading === null || !isAnswer(loading, event.data)) return;
    slice.loading = null;
    handle(slice, data, event, { ...loading });
  };
}

const later = (at: number, seconds: number | undefined): number | null =>
  seconds === undefined ? null : at + seconds * SECOND;

type LoginAnswer = CallReply<'loginByEmail'>;

function twoStepFollows(slice: AuthState, answer: LoginAnswer, at: number): void {
  const { methods = [], expiresIn, resendIn } = answer;
  const [method = null] = methods;
  slice.responseType = 'two-step';
  showTwoStep(slice, {
    methods: [...methods],
    method,
    expiresAt: later(at, expiresIn),
    isCodeSent: resendIn !== undefined,
    resendAt: later(at, resendIn),
  });
}

/** Whoever is signed in by it is told by `session.started`. */
export const loginAnswered = awaited<LoginAnswer, Replied>((slice, answer, { at }, pending) => {
  const { userId, next, profile } = answer;
  const network = pending.what === 'coming' ? pending.network : null;
  if (userId !== null) {
    if (network === null || pending.what !== 'coming' || pending.purpose !== 'link') return;
    slice.responseType = 'linked';
    slice.linked = network;
  } else if (next === 'two-step') twoStepFollows(slice, answer, at);
  else if (next === 'registration' && network !== null) {
    slice.responseType = 'registration';
    slice.profile = { name: '', surname: '', email: '', ...profile, network };
  } else {
    slice.responseType = 'failed';
    slice.message = 'main_error_text';
  }
});

export const codeSent = awaited<CallReply<'sendSms'>, Replied>((slice, answer, { at }) => {
  const resendAt = later(at, answer.resendIn);
  slice.responseType = slice.sms || slice.twoStep?.isCodeSent ? 'code-sent-again' : 'code-sent';
  if (slice.twoStep) Object.assign(slice.twoStep, { isCodeSent: true, resendAt });
  else slice.sms = { expiresAt: at + answer.expiresIn * SECOND, resendAt };
});

export const linkSent = awaited<CallReply<'loginLink'>, Replied>((slice) => {
  slice.responseType = 'link-sent';
});

/** The browser goes away: what was asked for stays under way until the page is seen again. */
export const leaving = awaited<unknown, Replied>((slice, _, __, pending) => {
  slice.responseType = 'leaving';
  slice.loading = pending;
});

/** Which keys are about the code that was typed. */
const ABOUT_CODE: ReadonlySet<string> = new Set(['auth_wrong_code', 'auth_time_up']);
/** With which the second step is over: the sign-in begins again. */
const OVER: ReadonlySet<string> = new Set(['auth_time_up', 'auth_again']);

function keyOf(replied: EventData<'http.replied'>, pending: AuthPending): string {
  const isDenied = replied.status === 401 || replied.status === 403;
  const key = refusalKey(replied, isDenied ? 'auth_wrong' : undefined);
  const isLink = pending.what === 'coming' && pending.purpose === 'link';
  return isLink && key === 'registration_known' ? 'auth_linked_elsewhere' : key;
}

export const refused = awaited<EventData<'http.replied'>, Replied>(
  (slice, replied, { at }, pending) => {
    const key = keyOf(replied, pending);
    const { phone, password } = refusedFields(replied);
    const isOver = slice.twoStep !== null && OVER.has(key);
    slice.responseType = 'refused';
    slice.retryAt = retryTime(replied, at);
    if (phone !== undefined) slice.refused = { phone };
    // Only who is signed in is told that it was the password.
    else if (password !== undefined) slice.refused = { password: 'security_password_wrong' };
    else if (isOver) slice.message = key === 'auth_again' ? key : 'auth_two_step_over';
    else if (ABOUT_CODE.has(key)) slice.refused = { code: key };
    else slice.message = key;
    if (isOver) showForm(slice, firstFormOf(slice));
    // A link that is used up leads to the form that sends another.
    if (key === 'auth_link_used') showForm(slice, 'login_link');
  },
);

export const failed = awaited<EventData<'http.failed'>, Envelope<'http.failed'>>(
  (slice, failure) => {
    slice.responseType = 'failed';
    slice.message = failureKey(failure);
  },
);
