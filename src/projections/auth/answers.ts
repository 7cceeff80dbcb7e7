import type { CallReply } from '../../calls/table.ts';
import type { AnyCode } from '../../domain/site/message-code.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { refusalCode, refusedFields } from '../answers/refusal.ts';
import { type Told, tell, tellRefusal } from '../answers/told.ts';
import { type AuthState, firstFormOf, showForm, showTwoStep } from './state.ts';

type Replied = Envelope<'http.replied'>;

const SECOND = 1000;

const later = (at: number, seconds: number | undefined): number | null =>
  seconds === undefined ? null : at + seconds * SECOND;

type LoginAnswer = CallReply<'loginByEmail'>;

function twoStepFollows(slice: AuthState, answer: LoginAnswer, at: number): void {
  const { methods = [], expiresIn, resendIn } = answer;
  const [method = null] = methods;
  slice.outcome = 'two-step';
  showTwoStep(slice, {
    methods: [...methods],
    method,
    expiresAt: later(at, expiresIn),
    isCodeSent: resendIn !== undefined,
    resendAt: later(at, resendIn),
  });
}

/** Whoever is signed in by it is told by `session.started`. */
export function loginTaken(
  slice: AuthState,
  answer: LoginAnswer,
  { at }: Replied,
): Told | undefined {
  const { userId, next, profile } = answer;
  const { asked } = slice;
  const network = asked?.what === 'coming' ? asked.network : null;
  if (userId !== null) {
    if (network === null || !isLinking(slice)) return undefined;
    slice.outcome = 'linked';
    slice.linked = network;
  } else if (next === 'two-step') twoStepFollows(slice, answer, at);
  else if (next === 'registration' && network !== null) {
    slice.outcome = 'registration';
    slice.profile = { name: '', surname: '', email: '', ...profile, network };
  } else return tell('error', 'main_error_text');
  return undefined;
}

/** Whether a network is being added to the player's account. */
function isLinking({ asked }: AuthState): boolean {
  return asked?.what === 'coming' && asked.purpose === 'link';
}

export function codeSent(
  slice: AuthState,
  answer: CallReply<'sendSms'>,
  { at }: Replied,
): undefined {
  const resendAt = later(at, answer.resendIn);
  slice.outcome = slice.sms || slice.twoStep?.isCodeSent ? 'code-sent-again' : 'code-sent';
  if (slice.twoStep) Object.assign(slice.twoStep, { isCodeSent: true, resendAt });
  else slice.sms = { expiresAt: at + answer.expiresIn * SECOND, resendAt };
}

/** Which codes are about the code that was typed. */
const ABOUT_CODE: ReadonlySet<AnyCode> = new Set<AnyCode>(['auth_wrong_code', 'auth_time_up']);
/** With which the second step is over: the sign-in begins again. */
const OVER: ReadonlySet<AnyCode> = new Set<AnyCode>(['auth_time_up', 'auth_again']);

function tellWhy(slice: AuthState, replied: EventData<'http.replied'>, key: AnyCode): Told {
  if (key === 'auth_wrong') return tell('error', 'auth_wrong');
  if (isLinking(slice) && key === 'registration_known')
    return tell('error', 'auth_linked_elsewhere');
  return tellRefusal(replied);
}

/** A refusal is about a field of the form that is shown, or about the whole. */
export function refused(slice: AuthState, replied: EventData<'http.replied'>): void {
  const isDenied = replied.status === 401 || replied.status === 403;
  const key = refusalCode(replied, isDenied ? 'auth_wrong' : undefined);
  const { phone, password } = refusedFields(replied);
  const isOver = slice.twoStep !== null && OVER.has(key);
  const { sending } = slice;
  sending.refused = {};
  sending.told = null;
  if (phone !== undefined) sending.refused = { phone };
  // Only who is signed in is told that it was the password.
  else if (password !== undefined) sending.refused = { password: 'security_password_wrong' };
  else if (isOver)
    sending.told = tell('error', key === 'auth_again' ? 'auth_again' : 'auth_two_step_over');
  else if (ABOUT_CODE.has(key)) sending.refused = { code: key };
  else sending.told = tellWhy(slice, replied, key);
  if (isOver) showForm(slice, firstFormOf(slice));
  // A link that is used up leads to the form that sends another.
  if (key === 'auth_link_used') showForm(slice, 'login_link');
}
