import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ageOn, isDate } from '../../../src/domain/limits/age.ts';
import {
  type FieldProblem,
  fieldLength,
  PERSONAL_FIELDS,
  type PersonalField,
  REQUIRED_FIELDS,
  registrationTroubles,
} from '../../../src/domain/registration/fields.ts';
import { REGISTRATION_TYPES } from '../../../src/domain/registration/types.ts';

const test = suite('registration fields');

const rules = { required: REQUIRED_FIELDS.full_reg, today: '2026-03-01', minimumAge: 18 };
const whole: Partial<Record<PersonalField, string>> = {
  name: 'Zoë',
  surname: "O'Neill-Ó Súilleabháin",
  birthday_date: '1990-06-15',
  country: 'ie',
  city: 'Cork',
  email: 'zoe@example.test',
  phone: '+353 86 123-45-67',
};

const problem = (field: PersonalField, value: string): FieldProblem | undefined =>
  registrationTroubles({ ...whole, [field]: value }, rules).find((one) => one.field === field)
    ?.problem;

test('a whole registration has no trouble', () => {
  assert.equal(registrationTroubles(whole, rules), []);
});

test('each type asks for its own fields', () => {
  for (const type of REGISTRATION_TYPES) {
    const troubles = registrationTroubles({}, { ...rules, required: REQUIRED_FIELDS[type] });
    assert.equal(troubles.map(({ field }) => field).sort(), [...REQUIRED_FIELDS[type]].sort());
    assert.ok(troubles.every((one) => one.problem === 'required'));
  }
});

const CASES: readonly [PersonalField, string, FieldProblem | undefined][] = [
  ['name', ' ', 'required'],
  ['name', 'x'.repeat(61), 'too-long'],
  ['name', 'علی‌رضا', undefined],
  ['name', '<script>', 'format'],
  ['name', '1', 'format'],
  ['surname', "d'Arc", undefined],
  ['city', 'X', 'too-short'],
  ['city', 'a\u0000b', 'format'],
  ['country', 'irl', 'too-long'],
  ['country', '1e', 'format'],
  ['email', 'zoe@example', 'format'],
  ['email', 'zoe@@example.test', 'format'],
  ['email', 'zoe@example..test', 'format'],
  ['email', 'z e@example.test', 'format'],
  ['email', 'зоя@пример.рф', undefined],
  ['email', `${'x'.repeat(250)}@a.test`, 'too-long'],
  ['phone', 'call me', 'format'],
  ['phone', '12345', 'too-short'],
  ['inn', '12345678x', 'format'],
  ['inn', '1234567890', undefined],
  ['pin_code', '123', 'too-short'],
  ['login', 'a b', 'format'],
  ['login', 'zoë_4', undefined],
  ['passport_number', 'AB 1234-5', undefined],
  ['passport_number', '#1234', 'format'],
  ['passport_issue_date', '2026-03-02', 'future'],
  ['passport_issue_date', '2020-01-01', undefined],
  ['birthday_date', '15.06.1990', 'date'],
  ['birthday_date', '1990-02-30', 'date'],
  ['birthday_date', '1899-12-31', 'date'],
  ['birthday_date', '2026-03-02', 'future'],
  ['birthday_date', '2008-03-02', 'too-young'],
  ['birthday_date', '2008-03-01', undefined],
];

for (const [field, value, expected] of CASES) {
  test(`${field} ${JSON.stringify(value).slice(0, 30)}: ${expected ?? 'good'}`, () => {
    assert.is(problem(field, value), expected);
  });
}

test('what a server asks for beyond that is needed too', () => {
  const troubles = registrationTroubles(whole, { ...rules, required: ['inn', 'sms_code'] });
  assert.equal(troubles, [{ field: 'inn', problem: 'required' }]);
});

test('how long a field is can be told before it is wrong', () => {
  assert.equal(fieldLength('city'), { min: 2, max: 120 });
  assert.is(fieldLength('birthday_date'), null);
});

test('without a bound anybody is old enough', () => {
  const values = { ...whole, birthday_date: '2026-02-28' };
  assert.equal(registrationTroubles(values, { ...rules, minimumAge: 0 }), []);
});

test('a birthday is reached on the day, and that of 29 February on 1 March', () => {
  assert.is(ageOn('2000-03-01', '2018-02-28'), 17);
  assert.is(ageOn('2000-03-01', '2018-03-01'), 18);
  assert.is(ageOn('2004-02-29', '2022-02-28'), 17);
  assert.is(ageOn('2004-02-29', '2022-03-01'), 18);
});

test('dates are those of the calendar', () => {
  const day = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(day, (date) => isDate(date.toISOString().slice(0, 10))));
  for (const text of ['1900-02-29', '2100-02-29', '2000-13-01', '2000-00-10', '2000-04-31', '']) {
    assert.not.ok(isDate(text), text);
  }
  assert.ok(isDate('2000-02-29'));
});

test('any values are judged, one trouble a field', () => {
  const value = fc.option(fc.string({ unit: 'binary', maxLength: 40 }), { nil: undefined });
  const values = fc.record(
    Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, value])) as Record<
      PersonalField,
      typeof value
    >,
  );
  fc.assert(
    fc.property(values, fc.constantFrom(...REGISTRATION_TYPES), (given, type) => {
      const required = REQUIRED_FIELDS[type];
      const fields = registrationTroubles(given, { ...rules, required }).map(({ field }) => field);
      assert.is(new Set(fields).size, fields.length);
    }),
  );
});

test.run();
