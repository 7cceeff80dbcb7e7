import type { CallReply } from '../../calls/table.ts';
import { type RegistrationStep, registrationSteps } from '../../domain/registration/steps.ts';
import type { RegistrationType } from '../../domain/registration/types.ts';
import type { RegistrationPlace } from '../../routes/registration-place.ts';
import { type Resource, unloaded } from '../answers/resource.ts';
import { type Submission, unsent } from '../answers/submission.ts';
import type { Registered } from './registered.ts';

type Options = CallReply<'registrationOptions'>;

/** The form to register, what may be chosen in it, and the account that came of it. */
export interface RegistrationState extends Options, Resource {
  /** Letters of the currency that is usual where the player is. */
  currency: string | null;
  /** Where the form is shown; null: nowhere. */
  place: RegistrationPlace | null;
  /** The way to register that was chosen; null: the first that is open. */
  type: RegistrationType | null;
  step: number;
  /** What was sent from the form: all of it, or the number that a code goes to. */
  form: Submission;
  code: PhoneCode | null;
  /** What the form that was sent last was, as far as the new account tells of it. */
  sent: { type: RegistrationType; email: string | null } | null;
  registered: Registered | null;
}

/** The code that proves a phone. Times in epoch milliseconds, null until it was sent. */
export interface PhoneCode {
  phone: string;
  expiresAt: number | null;
  resendAt: number | null;
}

export const initialRegistration = (): RegistrationState => ({
  ...unloaded(),
  types: [],
  minimumAge: 0,
  currencies: [],
  bonuses: [],
  currency: null,
  place: null,
  type: null,
  step: 0,
  form: unsent(),
  code: null,
  sent: null,
  registered: null,
});

/** Whether a code for this number was sent so lately that another one would come too soon. */
export function isCodeSent(
  { code }: Pick<RegistrationState, 'code'>,
  phone: string,
  at: number,
): boolean {
  return code?.phone === phone && code.resendAt !== null && code.resendAt > at;
}

/** The steps of the form for a type. */
export function stepsOf(
  { types }: Pick<RegistrationState, 'types'>,
  type: RegistrationType,
): readonly RegistrationStep[] {
  return registrationSteps(type, types.find((one) => one.type === type)?.required ?? []);
}
