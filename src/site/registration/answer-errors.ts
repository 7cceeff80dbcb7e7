import { passwordProblems } from '../../domain/auth/password-rules.ts';
import type { PhoneCountry, PhoneMask } from '../../domain/auth/phone.ts';
import { typedPhoneProblem } from '../../domain/auth/phone-forms.ts';
import {
  type FieldProblem,
  fieldLength,
  PERSONAL_FIELDS,
  type PersonalField,
  registrationTroubles,
} from '../../domain/registration/fields.ts';
import type { RegistrationField } from '../../domain/registration/steps.ts';
import type { AnyCode, MessageCode } from '../../domain/site/message-code.ts';
import { underscored } from '../../kernel/underscored.ts';
import { passwordProblemCode } from '../../projections/answers/refusal.ts';
import type { PlainKey } from '../texts/keys.ts';
import {
  type FieldError,
  type FieldErrors,
  type FieldReader,
  type RefusedFields,
  spelt,
} from '../ui/forms/form.ts';
import { knownOfPlayer, personalAnswer, typedPhone } from './read-answers.ts';

/** By what the answers of a form are judged. */
export interface AnswerRules {
  readonly required: readonly string[];
  /** ISO date of today. */
  readonly today: string;
  readonly minimumAge: number;
  readonly countries: readonly PhoneCountry[];
  readonly masks: readonly PhoneMask[];
}

/** What the form of a field is, in words. */
const FORMATS: Readonly<Partial<Record<PersonalField, PlainKey>>> = {
  name: 'registration_name_format',
  surname: 'registration_name_format',
  middle_name: 'registration_name_format',
  email: 'field_email_format',
  phone: 'field_phone_format',
  inn: 'registration_digits',
  pin_code: 'registration_digits',
  login: 'registration_login_format',
};

/** Too short for an address is no address. */
const formMatters: ReadonlySet<PersonalField> = new Set(['email', 'country']);

function lengthError(field: PersonalField, problem: 'too-short' | 'too-long'): FieldError {
  if (field === 'phone') return `field_phone_${underscored(problem)}`;
  const length = fieldLength(field);
  if (length === null || formMatters.has(field)) return FORMATS[field] ?? 'fieldFormat';
  return problem === 'too-short'
    ? { text: 'registration_at_least', values: { count: length.min } }
    : { text: 'registration_at_most', values: { count: length.max } };
}

function problemError(field: PersonalField, problem: FieldProblem, minimumAge: number): FieldError {
  switch (problem) {
    case 'too-short':
    case 'too-long':
      return lengthError(field, problem);
    case 'format':
      return FORMATS[field] ?? 'fieldFormat';
    case 'too-young':
      return { text: 'registration_too_young', values: { age: minimumAge } };
    default:
      return { key: `field_${problem}` };
  }
}

const isPersonal = (field: string): field is PersonalField =>
  (PERSONAL_FIELDS as readonly string[]).includes(field);

/** Codes for which the form has words of its own. */
const problems: Readonly<Record<string, FieldProblem>> = {
  field_too_short: 'too-short',
  field_too_long: 'too-long',
  field_format: 'format',
  field_too_young: 'too-young',
} satisfies Readonly<Partial<Record<MessageCode, FieldProblem>>>;

/** What the server refused, in the same words. */
export function refusedErrors(
  refused: Readonly<Record<string, AnyCode>>,
  minimumAge: number,
): RefusedFields {
  const errors = Object.entries(refused).map(([field, code]) => {
    const problem = problems[code];
    if (problem === undefined) return [field, code] as const;
    if (isPersonal(field)) return [field, spelt(problemError(field, problem, minimumAge))] as const;
    return [field, field === 'password' ? passwordProblemCode([problem]) : code] as const;
  });
  return Object.fromEntries(errors);
}

type Check = (fields: FieldReader, rules: AnswerRules) => FieldError | undefined;

/** The fields with rules of their own. */
const checks: Readonly<Partial<Record<RegistrationField, Check>>> = {
  phone(fields, { required, ...phones }) {
    const problem = typedPhoneProblem(phones, typedPhone(fields));
    if (problem === null) return undefined;
    if (problem === 'required') return required.includes('phone') ? 'fieldRequired' : undefined;
    return `field_phone_${underscored(problem)}`;
  },
  password(fields) {
    const password = fields.secret('password');
    if (password === '') return 'fieldRequired';
    const problems = passwordProblems(password, knownOfPlayer(fields));
    return problems.length > 0 ? { key: passwordProblemCode(problems) } : undefined;
  },
  sms_code: (fields) => (fields.text('sms_code') === '' ? 'field_code_missing' : undefined),
  passport_type: (fields) => (fields.text('passport_type') === '' ? 'fieldRequired' : undefined),
  agreed: (fields) => (fields.checked('agreed') ? undefined : 'registration_agree_missing'),
};

/** What must be put right in a step before the next one. */
export function answerErrors(
  step: readonly RegistrationField[],
  fields: FieldReader,
  rules: AnswerRules,
): FieldErrors {
  const plain = step.filter(isPersonal).filter((field) => !checks[field]);
  const values = Object.fromEntries(plain.map((field) => [field, personalAnswer(field, fields)]));
  const required = rules.required.filter((field) => plain.some((one) => one === field));
  const troubles = registrationTroubles(values, { ...rules, required });
  return {
    ...Object.fromEntries(
      troubles.map(({ field, problem }) => [field, problemError(field, problem, rules.minimumAge)]),
    ),
    ...Object.fromEntries(
      step
        .map((field) => [field, checks[field]?.(fields, rules)] as const)
        .filter(([, error]) => error !== undefined),
    ),
  };
}
