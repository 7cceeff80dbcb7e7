import type { SocialNetwork } from '../../domain/auth/social-networks.ts';
import type { FirstForm, SocialPurpose, TwoStepMethod } from '../../events/auth.ts';
import { clearOutcome, type Submission, unsent } from '../answers/submission.ts';

type AuthForm = FirstForm | 'login_password_two_step_code';

/** What was asked for: one thing at a time. */
export type Asked =
  | { what: 'sign-in' | 'code' | 'link' }
  /** The browser is about to go elsewhere, or the player has come from there; null: by no network. */
  | { what: 'leaving' | 'coming'; network: SocialNetwork | null; purpose: SocialPurpose };

/** What the last answer was, where the player is told of it or led on by it. */
type Outcome =
  | 'code-sent'
  | 'code-sent-again'
  | 'link-sent'
  | 'two-step'
  | 'registration'
  | 'linked'
  | 'leaving';

/** The step after the password. */
export interface TwoStepState {
  /** The form it followed, to which the player may go back. */
  from: FirstForm;
  /** What it may be taken with; empty where that is not known. */
  methods: TwoStepMethod[];
  method: TwoStepMethod | null;
  expiresAt: number | null;
  /** Whether an SMS with a code is on its way. */
  isCodeSent: boolean;
  /** When another SMS may be asked for. */
  resendAt: number | null;
}

/** Signing in, up to the moment somebody is signed in. Codes and tokens are not kept. */
export interface AuthState {
  /** The form that is shown. */
  form: AuthForm;
  /** What its fields begin with: what was typed before. */
  defaults: { login: string; country: string; phone: string };
  /** What was asked for last: it is under way as long as `sending` waits. */
  asked: Asked | null;
  sending: Submission;
  outcome: Outcome | null;
  /** The code that is on its way to the phone. */
  sms: { expiresAt: number; resendAt: number | null } | null;
  /** There as long as its form is shown. */
  twoStep: TwoStepState | null;
  /** What a network told of somebody who has no account yet. */
  profile: { network: SocialNetwork; name: string; surname: string; email: string } | null;
  /** The network that was added to the player's account. */
  linked: SocialNetwork | null;
}

export const initialAuth = (): AuthState => ({
  form: 'login_password',
  defaults: { login: '', country: '', phone: '' },
  asked: null,
  sending: unsent(),
  outcome: null,
  sms: null,
  twoStep: null,
  profile: null,
  linked: null,
});

/** What is under way. */
export function underWay({ asked, sending }: AuthState): Asked | null {
  return sending.pending === null ? null : asked;
}

/** What the last try came to is old news. */
export function forgetOutcome(slice: AuthState): void {
  if (slice.sending.pending === null) slice.outcome = null;
  clearOutcome(slice.sending);
  slice.linked = null;
}

export function showForm(slice: AuthState, form: FirstForm): void {
  slice.form = form;
  slice.sms = null;
  slice.twoStep = null;
}

export function showTwoStep(slice: AuthState, step: Omit<TwoStepState, 'from'>): void {
  const from = slice.twoStep?.from ?? firstFormOf(slice);
  slice.form = 'login_password_two_step_code';
  slice.sms = null;
  slice.twoStep = { ...step, from };
}

/** The form the sign-in began with. */
export function firstFormOf({ form, twoStep }: AuthState): FirstForm {
  if (form !== 'login_password_two_step_code') return form;
  return twoStep?.from ?? 'login_password';
}
