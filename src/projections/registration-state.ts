import type { CallReply } from '../calls/table.ts';
import type { RegistrationType } from '../domain/registration-fields.ts';
import type { RegistrationPlace } from '../domain/registration-place.ts';
import { type RegistrationStep, registrationSteps } from '../domain/registration-steps.ts';
import type { Pending } from './pending.ts';
import type { Registered } from './registered.ts';

type Options = CallReply<'registrationOptions'>;

/** The form to register, and the account that came of it. */
export interface RegistrationState extends Options {
  /** How far what may be chosen is known. */
  status: 'empty' | 'loading' | 'ready' | 'failed';
  /** Letters of the currency that is usual where the player is. */
  currency: string | null;
  /** Where the form is shown; null: nowhere. */
  place: RegistrationPlace | null;
  /** The way to register that was chosen; null: the first that is open. */
  type: RegistrationType | null;
  step: number;
  /** Something was sent and is not answered. */
  busy: boolean;
  /** The form that was sent and is not answered: the place of the press, and its call. */
  sending: Pending | null;
  /** Keys of texts by the field that was refused. */
  refused: Record<string, string>;
  /** Key of the text that says why the whole was refused. */
  error: string | null;
  /** When it may be tried again, in epoch milliseconds. */
  retryAt: number | null;
  code: PhoneCode | null;
  /**
   * The press whose place in the log is the key of the form: the first one since which nothing said
   * for certain that there is no account. Absent where there is none.
   */
  keySeq?: number;
  /** What the form that was sent last was, as far as the new account tells of it. */
  sent: { type: RegistrationType; email: string | null } | null;
  registered: Registered | null;
}

/** The code that proves a phone. Times in epoch milliseconds, null until it was sent. */
export interface PhoneCode {
  phone: string;
  /** The call that asked for it. */
  requestId: number | null;
  expiresAt: number | null;
  resendAt: number | null;
}

export const initialRegistration = (): RegistrationState => ({
  status: 'empty',
  types: [],
  minimumAge: 0,
  currencies: [],
  bonuses: [],
  currency: null,
  place: null,
  type: null,
  step: 0,
  busy: false,
  sending: null,
  refused: {},
  error: null,
  retryAt: null,
  code: null,
  sent: null,
  registered: null,
});

/** The ways to register that the site offers and the server takes, in the site's order. */
export function openTypes(
  { types }: Pick<RegistrationState, 'types'>,
  offered: readonly RegistrationType[],
): readonly RegistrationType[] {
  return offered.filter((type) => types.some((one) => one.type === type));
}

/** The steps of the form for a type. */
export function stepsOf(
  { types }: Pick<RegistrationState, 'types'>,
  type: RegistrationType,
): readonly RegistrationStep[] {
  return registrationSteps(type, types.find((one) => one.type === type)?.required ?? []);
}
