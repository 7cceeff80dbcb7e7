import type { CallInput } from '../../calls/table.ts';
import { commonPasswords } from '../../domain/auth/common-passwords.ts';
import { passwordProblems } from '../../domain/auth/password-rules.ts';
import {
  type FieldProblem,
  PERSONAL_FIELDS,
  type PersonalField,
  REQUIRED_FIELDS,
  registrationTroubles,
} from '../../domain/registration/fields.ts';
import type { RegistrationType } from '../../domain/registration/types.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import { type RefusalCode, Refused, type Trouble } from '../http/refusal.ts';
import { currencyByIso } from '../money/currencies.ts';
import { decodeCredential } from '../user/credential.ts';
import { phoneOf } from '../user/phone.ts';

export type RegistrationBody = CallInput<'register'>['body'];

/** A form as it was sent: nobody has looked at it yet. */
export interface SentForm {
  readonly type: RegistrationType;
  readonly body: RegistrationBody;
}

/** A registration that keeps to the rules. */
export interface RegistrationForm {
  readonly type: RegistrationType;
  /** Fields that were filled in, without gaps around them. */
  readonly fields: Readonly<Partial<Record<PersonalField, string>>>;
  /** Plus and digits, or null. */
  readonly phone: string | null;
  /** Null where it is to be made. */
  readonly password: string | null;
  /** What the player wants to be called, or undefined. */
  readonly login: string | undefined;
  readonly currency: string;
}

const CODES: Readonly<Record<FieldProblem, RefusalCode>> = {
  required: '1401',
  'too-short': '1402',
  'too-long': '1403',
  format: '1404',
  date: '1405',
  future: '1406',
  'too-young': '1407',
};

const trouble = (field: string, code: RefusalCode): Trouble => ({ code, pointer: `/${field}` });

/** Login and password arrive encoded; what does not decode is of no form at all. */
function decodedCredentials({ login, password }: RegistrationBody, troubles: Trouble[]) {
  const read = (field: 'login' | 'password', encoded: string | undefined) => {
    if (encoded === undefined || encoded === '') return undefined;
    const text = decodeCredential(encoded);
    if (text === null) troubles.push(trouble(field, '1404'));
    return text ?? undefined;
  };
  return { login: read('login', login), password: read('password', password) };
}

function filledIn(values: Readonly<Partial<Record<PersonalField, string | undefined>>>) {
  const pairs = PERSONAL_FIELDS.map((field) => [field, values[field]?.trim()] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== ''));
}

async function checkPassword(
  { type, site }: FormRules,
  password: string | undefined,
  fields: RegistrationForm['fields'],
): Promise<Trouble[]> {
  if (password === undefined) return type === 'full_reg' ? [trouble('password', '1401')] : [];
  const { login = '', email = '', name = '', surname = '', phone = '' } = fields;
  const about = [site, login, email, name, surname, phone];
  return passwordProblems(password, about, await commonPasswords()).map((problem) => ({
    code: problem === 'too-short' ? '1402' : problem === 'too-long' ? '1403' : '1408',
    pointer: '/password',
  }));
}

const isCountry = (code: string) =>
  phoneCountries.some((country) => country.code === code.toLowerCase());

/** What the fields' own rules do not know: the countries and currencies there are. */
function checkOffers(fields: RegistrationForm['fields'], phone: string | null, currency: string) {
  const troubles: Trouble[] = [];
  if (fields.country !== undefined && !isCountry(fields.country)) {
    troubles.push(trouble('country', '1411'));
  }
  if (fields.phone !== undefined && phone === null) troubles.push(trouble('phone', '1404'));
  if (!currencyByIso(currency)) troubles.push(trouble('currency', '1410'));
  return troubles;
}

/** One trouble a field: the first that was found. */
function firstOfEach(troubles: readonly Trouble[]): Trouble[] {
  const byPointer = new Map<string | undefined, Trouble>();
  for (const one of troubles) {
    if (!byPointer.has(one.pointer)) byPointer.set(one.pointer, one);
  }
  return [...byPointer.values()];
}

/** What a registration is judged by. */
interface FormRules {
  readonly type: RegistrationType;
  /** Such as 2026-11-22. */
  readonly today: string;
  /** Years. */
  readonly minimumAge: number;
  /** What the site is called. */
  readonly site: string;
}

/** Reads a registration. Rejects with a refusal that points at every field that keeps to no rule. */
export async function readForm(
  body: RegistrationBody,
  rules: FormRules,
): Promise<RegistrationForm> {
  const { type, today, minimumAge } = rules;
  const undecoded: Trouble[] = [];
  const { login, password } = decodedCredentials(body, undecoded);
  const values = { ...body, login };
  const fields = filledIn(values);
  const phone = fields.phone === undefined ? null : phoneOf(fields.phone, fields.country);
  const required = REQUIRED_FIELDS[type];
  const broken = registrationTroubles(values, { required, today, minimumAge }).map(
    ({ field, problem }) => trouble(field, CODES[problem]),
  );
  const troubles = firstOfEach([
    ...undecoded,
    ...broken,
    ...checkOffers(fields, phone, body.currency),
    ...(await checkPassword(rules, password, fields)),
  ]);
  if (troubles.length > 0) throw new Refused('1401', troubles);
  return {
    type,
    fields,
    phone,
    password: password ?? null,
    login: fields.login,
    currency: body.currency,
  };
}
