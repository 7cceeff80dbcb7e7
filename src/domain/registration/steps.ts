import type { PersonalField } from './fields.ts';
import type { RegistrationType } from './types.ts';

/** What a form to register asks for. */
export type RegistrationField =
  | PersonalField
  | 'password'
  | 'sms_code'
  | 'passport_type'
  | 'currency'
  | 'bonus'
  | 'mailing'
  | 'agreed';

type Fields = readonly RegistrationField[];

/** What there is to ask, by what it is about, in the order in which it is asked. */
const PARTS = {
  // What is signed in with stands before its password: there browsers look for it.
  access: ['login', 'email', 'password', 'phone', 'pin_code'],
  person: [
    'name',
    'surname',
    'middle_name',
    'birthday_date',
    'birthday_place',
    'country',
    'region',
    'city',
    'registration_address',
  ],
  documents: [
    'passport_type',
    'passport_series',
    'passport_number',
    'passport_issue_date',
    'passport_issuer',
    'inn',
  ],
} as const satisfies Readonly<Record<string, Fields>>;

/** A network has told these: they are shown, to be put right. */
const TOLD: Fields = ['email', 'name', 'surname'];

/** So many fields can be asked for at once, beside the choices. */
const AT_ONCE = 4;

/** A part of the form, filled in before the next one shows. */
export interface RegistrationStep {
  readonly about: keyof typeof PARTS | 'phone' | 'code' | 'choices';
  readonly fields: Fields;
}

/** The choices everybody has; of news only where there is an address they could go to. */
function choicesOf(asked: ReadonlySet<string>): Fields {
  const isReachable = asked.has('email') || asked.has('phone');
  return ['currency', 'bonus', ...(isReachable ? (['mailing'] as const) : []), 'agreed'];
}

const partNames = ['access', 'person', 'documents'] as const satisfies (keyof typeof PARTS)[];

/** What is asked for beside phone and code: all at once where it is little. */
function stepsBeside(asked: ReadonlySet<string>): readonly RegistrationStep[] {
  const parts = partNames
    .map((about) => ({ about, fields: PARTS[about].filter((field) => asked.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
  const choices = choicesOf(asked);
  const few = parts.flatMap(({ fields }): Fields => fields);
  return few.length <= AT_ONCE
    ? [{ about: 'choices', fields: [...few, ...choices] }]
    : [...parts, { about: 'choices', fields: choices }];
}

/**
 * The form of a type in steps, in the order in which they are gone through; `required` is what the
 * server asks for. The code to a phone comes after its number, and a form of many fields is one
 * step for each thing it is about.
 */
export function registrationSteps(
  type: RegistrationType,
  required: readonly string[],
): readonly RegistrationStep[] {
  const asked = new Set([...required, ...(type === 'soc_reg' ? TOLD : [])]);
  if (!asked.has('sms_code')) return stepsBeside(asked);
  const steps = stepsBeside(asked).map(({ about, fields }) => ({
    about,
    fields: fields.filter((field) => field !== 'phone'),
  }));
  const [first, ...rest] = steps;
  const withCode: RegistrationStep = {
    about: 'code',
    fields: ['sms_code', ...(first?.fields ?? [])],
  };
  return [{ about: 'phone', fields: ['phone'] }, withCode, ...rest];
}
