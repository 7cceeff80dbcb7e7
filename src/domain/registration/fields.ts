import { ageOn, isDate } from '../limits/age.ts';
import type { RegistrationType } from './types.ts';

/** What a registration may say of a person; login, password and choices are apart from it. */
export const PERSONAL_FIELDS = [
  'name',
  'surname',
  'middle_name',
  'birthday_date',
  'birthday_place',
  'region',
  'city',
  'country',
  'registration_address',
  'passport_number',
  'passport_series',
  'passport_issue_date',
  'passport_issuer',
  'inn',
  'phone',
  'email',
  'login',
  'pin_code',
] as const;

export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** What is wrong with a field. */
export type FieldProblem =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'format'
  | 'date'
  | 'future'
  | 'too-young';

interface TextRule {
  readonly min: number;
  readonly max: number;
  readonly pattern: RegExp;
}

/** With the joiners that some scripts need inside a word. */
const NAME = /^\p{L}(\u200c|\u200d|[\p{L}\p{M}'’. -])*$/u;
const TEXT = /^\P{Cc}*$/u;
const CODE = /^[\p{L}\p{N}][\p{L}\p{N} /-]*$/u;
const DIGITS = /^\d+$/;
/** Plus and digits, with whatever people put between them. */
const PHONE = /^\+?[\d\s().-]+$/;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u;

const rule = (min: number, max: number, pattern: RegExp): TextRule => ({ min, max, pattern });

const EMAIL_RULE = rule(6, 254, EMAIL);

/** How long each field is, in characters, and what it is made of. Dates are checked apart. */
const TEXT_RULES: Readonly<Partial<Record<PersonalField, TextRule>>> = {
  name: rule(1, 60, NAME),
  surname: rule(1, 60, NAME),
  middle_name: rule(1, 60, NAME),
  birthday_place: rule(2, 120, TEXT),
  region: rule(2, 120, TEXT),
  city: rule(2, 120, TEXT),
  country: rule(2, 2, /^[a-z]{2}$/i),
  registration_address: rule(5, 200, TEXT),
  passport_number: rule(4, 20, CODE),
  passport_series: rule(1, 10, CODE),
  passport_issuer: rule(2, 200, TEXT),
  inn: rule(8, 14, DIGITS),
  phone: rule(6, 24, PHONE),
  email: EMAIL_RULE,
  login: rule(3, 30, /^[\p{L}\p{N}_.-]+$/u),
  pin_code: rule(4, 6, DIGITS),
};

/** What must be there in each type of registration. */
export const REQUIRED_FIELDS: Readonly<Record<RegistrationType, readonly PersonalField[]>> = {
  fast_reg: ['country'],
  phone_reg: ['phone'],
  full_reg: ['name', 'surname', 'birthday_date', 'country', 'city', 'email', 'phone'],
  soc_reg: ['country'],
};

export interface RegistrationRules {
  /** Fields that must be there; names of others are left to whoever knows them. */
  readonly required: readonly string[];
  /** ISO date of today. */
  readonly today: string;
  /** Whole years; 0 is no bound. */
  readonly minimumAge: number;
}

export interface FieldTrouble {
  readonly field: PersonalField;
  readonly problem: FieldProblem;
}

const EARLIEST = '1900-01-01';
const DATE_FIELDS: readonly PersonalField[] = ['birthday_date', 'passport_issue_date'];

function dateProblem(field: PersonalField, text: string, rules: RegistrationRules) {
  if (!isDate(text) || text < EARLIEST) return 'date';
  if (text > rules.today) return 'future';
  const isYoung = field === 'birthday_date' && ageOn(text, rules.today) < rules.minimumAge;
  return isYoung ? 'too-young' : null;
}

/** How many characters a field has, at least and at most; null where length does not matter. */
export function fieldLength(field: PersonalField): { min: number; max: number } | null {
  const { min, max } = TEXT_RULES[field] ?? {};
  return min === undefined || max === undefined ? null : { min, max };
}

function textProblem(text: string, { min, max, pattern }: TextRule): FieldProblem | null {
  const { length } = [...text];
  if (length < min) return 'too-short';
  if (length > max) return 'too-long';
  return pattern.test(text) ? null : 'format';
}

function problemOf(
  field: PersonalField,
  value: string | undefined,
  rules: RegistrationRules,
): FieldProblem | null {
  const text = value?.trim() ?? '';
  if (text === '') return rules.required.includes(field) ? 'required' : null;
  if (DATE_FIELDS.includes(field)) return dateProblem(field, text, rules);
  const textRule = TEXT_RULES[field];
  return textRule ? textProblem(text, textRule) : null;
}

/** What is wrong with the fields of a registration, one trouble a field; empty counts as absent. */
export function registrationTroubles(
  values: Readonly<Partial<Record<PersonalField, string | undefined>>>,
  rules: RegistrationRules,
): FieldTrouble[] {
  return PERSONAL_FIELDS.flatMap((field) => {
    const problem = problemOf(field, values[field], rules);
    return problem === null ? [] : [{ field, problem }];
  });
}

/** Whether a text is written as e-mail addresses are. */
export function isEmail(text: string): boolean {
  return textProblem(text, EMAIL_RULE) === null;
}
