import { passwordProblems } from '../../domain/password-rules.ts';
import { type PhoneCountry, type PhoneMask, typedPhoneProblem } from '../../domain/phone.ts';
import {
  type FieldProblem,
  fieldLength,
  PERSONAL_FIELDS,
  type PersonalField,
  registrationTroubles,
} from '../../domain/registration-fields.ts';
import type { RegistrationField } from '../../domain/registration-steps.ts';
import { underscored } from '../../kernel/underscored.ts';
import { passwordProblemKey } from '../../projections/answers/refusal.ts';
import type { PlainKey } from '../texts/keys.ts';
import type { FieldError, FieldErrors, FieldReader, RefusedFields } from '../ui/forms/form.ts';
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
  if (length === null || formMatters.has(field)) return FORMATS[field] ?? 'field_format';
  return problem === 'too-short'
    ? { key: 'registration_at_least', values: { count: length.min } }
    : { key: 'registration_at_most', values: { count: length.max } };
}

function problemError(field: PersonalField, problem: FieldProblem, minimumAge: number): FieldError {
  switch (problem) {
    case 'too-short':
    case 'too-long':
      return lengthError(field, problem);
    case 'format':
      return FORMATS[field] ?? 'field_format';
    case 'too-young':
      return { key: 'registration_too_young', values: { age: minimumAge } };
    default:
      return `field_${problem}`;
  }
}

const isPersonal = (field: string): field is PersonalField =>
  (PERSONAL_FIELDS as readonly string[]).includes(field);

const problems: Readonly<Record<string, FieldProblem>> = {
  field_too_short: 'too-short',
  field_too_long: 'too-long',
  field_format: 'format',
  field_too_young: 'too-young',
};

/** What the server refused, in the same words. */
export function refusedErrors(
  refused: Readonly<Record<string, string>>,
  minimumAge: number,
): RefusedFields {
  const errors = Object.entries(refused).map(([field, key]) => {
    const problem = problems[key];
    if (problem === undefined) return [field, key] as const;
    if (isPersonal(field)) return [field, problemError(field, problem, minimumAge)] as const;
    return [field, field === 'password' ? key.replace('field', 'field_password') : key] as const;
  });
  return Object.fromEntries(errors);
}

type Check = (fields: FieldReader, rules: AnswerRules) => FieldError | undefined;

/** The fields with rules of their own. */
const checks: Readonly<Partial<Record<RegistrationField, Check>>> = {
  phone(fields, { required, ...phones }) {
    const problem = typedPhoneProblem(phones, typedPhone(fields));
    if (problem === null) return undefined;
    if (problem === 'required') return required.includes('phone') ? 'field_required' : undefined;
    return `field_phone_${underscored(problem)}`;
  },
  password(fields) {
    const password = fields.secret('password');
    if (password === '') return 'field_required';
    const problems = passwordProblems(password, knownOfPlayer(fields));
    return problems.length > 0 ? passwordProblemKey(problems) : undefined;
  },
  sms_code: (fields) => (fields.text('sms_code') === '' ? 'field_code_missing' : undefined),
  passport_type: (fields) => (fields.text('passport_type') === '' ? 'field_required' : undefined),
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
