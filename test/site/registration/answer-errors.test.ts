import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RegistrationField } from '../../../src/domain/registration/steps.ts';
import { plainDigits } from '../../../src/kernel/digits.ts';
import { answerErrors, refusedErrors } from '../../../src/site/registration/answer-errors.ts';
import { readAnswers } from '../../../src/site/registration/read-answers.ts';
import type { FieldError, FieldReader } from '../../../src/site/ui/forms/form.ts';

const test = suite('answers of the form to register');

/** A form with this in its fields. */
function typed(values: Readonly<Record<string, string>>): FieldReader {
  const secret = (name: string) => values[name] ?? '';
  const text = (name: string) => secret(name).trim();
  const digits = (name: string) => plainDigits(text(name));
  return { secret, text, digits, checked: (name) => name in values };
}

const rules = {
  required: ['name', 'birthday_date', 'city', 'email', 'phone', 'inn'],
  today: '2026-03-01',
  minimumAge: 18,
  countries: [{ id: 372, name: 'Ireland', code: 'ie', phoneCode: '+353' }],
  masks: [{ countryId: 372, mask: '## ### ####', min: 9, max: 9 }],
};

const born = (day: string, month: string, year: string) => ({
  birthday_date_day: day,
  birthday_date_month: month,
  birthday_date_year: year,
});

const count = (text: 'registration_at_most' | 'registration_at_least', number: number) => ({
  text,
  values: { count: number },
});

const CASES: readonly [RegistrationField, Record<string, string>, FieldError | undefined][] = [
  ['name', {}, { key: 'field_required' }],
  ['name', { name: '1' }, 'registration_name_format'],
  ['name', { name: 'x'.repeat(61) }, count('registration_at_most', 60)],
  ['city', { city: 'C' }, count('registration_at_least', 2)],
  ['email', { email: 'z@' }, 'field_email_format'],
  ['email', { email: 'zoe@example' }, 'field_email_format'],
  ['inn', { inn: '12345678x' }, 'registration_digits'],
  ['region', {}, undefined],
  ['phone', { phone_country: 'ie' }, 'fieldRequired'],
  ['phone', { phone_country: 'ie', phone: '86 123' }, 'field_phone_too_short'],
  ['phone', { phone_country: 'ie', phone: '٨٦ ١٢٣ ٤٥٦٧' }, undefined],
  ['phone', { phone_country: 'ie', phone: 'mine' }, 'field_phone_format'],
  ['birthday_date', {}, { key: 'field_required' }],
  ['birthday_date', born('31', '2', '1990'), { key: 'field_date' }],
  ['birthday_date', born('1', '', '1990'), { key: 'field_date' }],
  ['birthday_date', born('2', '3', '2026'), { key: 'field_future' }],
  [
    'birthday_date',
    born('2', '3', '2008'),
    { text: 'registration_too_young', values: { age: 18 } },
  ],
  ['birthday_date', born('1', '3', '2008'), undefined],
  ['password', {}, 'fieldRequired'],
  ['password', { password: 'short' }, { key: 'field_password_too_short' }],
  [
    'password',
    { password: 'the zoemurphy one', name: 'Zoemurphy' },
    { key: 'field_password_personal' },
  ],
  ['password', { password: ' a few words ' }, undefined],
  ['sms_code', {}, 'field_code_missing'],
  ['agreed', {}, 'registration_agree_missing'],
  ['agreed', { agreed: 'on' }, undefined],
];

for (const [field, values, expected] of CASES) {
  test(`${field} ${JSON.stringify(values).slice(0, 60)}`, () => {
    assert.equal(answerErrors([field], typed(values), rules)[field], expected);
  });
}

test('only the step that is shown is judged', () => {
  assert.equal(Object.keys(answerErrors(['city', 'agreed'], typed({ city: 'Cork' }), rules)), [
    'agreed',
  ]);
});

test('what the server refuses is told in the same words', () => {
  const refused = {
    city: 'field_too_short',
    password: 'field_too_long',
    birthday_date: 'field_too_young',
    sms_code: 'field_wrong_code',
    currency: 'field_currency',
  } as const;
  assert.equal(refusedErrors(refused, 21), {
    city: count('registration_at_least', 2),
    password: 'field_password_too_long',
    birthday_date: { text: 'registration_too_young', values: { age: 21 } },
    sms_code: 'field_wrong_code',
    currency: 'field_currency',
  });
});

test('answers hold what was filled in of what was asked, and nothing that was not', () => {
  const values = {
    ...born('5', '6', '1990'),
    name: ' Zoë ',
    city: '',
    region: 'not asked for',
    phone_country: 'ie',
    phone: '86 123 4567',
    password: ' kept as it is ',
    currency: 'EUR',
    bonus: '2',
    enable_sms_news: 'on',
  };
  const asked = ['name', 'birthday_date', 'city', 'phone', 'password'] as const;
  assert.equal(readAnswers(asked, typed(values), rules.countries), {
    name: 'Zoë',
    birthday_date: '1990-06-05',
    phone: '+353861234567',
    password: ' kept as it is ',
    currency: 'EUR',
    bonus: 2,
    mailing: {
      enable_mail_news: false,
      enable_mail_deposit: false,
      enable_mail_bets: false,
      enable_sms_news: true,
    },
  });
});

test('without a choice there is no bonus and no news', () => {
  const { bonus, mailing } = readAnswers([], typed({ currency: 'EUR' }), []);
  assert.is(bonus, 0);
  assert.not.ok(Object.values(mailing).some(Boolean));
});

test.run();
