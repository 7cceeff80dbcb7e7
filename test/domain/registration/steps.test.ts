import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PERSONAL_FIELDS, REQUIRED_FIELDS } from '../../../src/domain/registration/fields.ts';
import { registrationSteps } from '../../../src/domain/registration/steps.ts';
import { REGISTRATION_TYPES } from '../../../src/domain/registration/types.ts';

const test = suite('registration steps');

/** The fields of each step. */
const fieldsOf = (...given: Parameters<typeof registrationSteps>) =>
  registrationSteps(...given).map(({ fields }) => fields);

test('one click is one short step', () => {
  assert.equal(fieldsOf('fast_reg', REQUIRED_FIELDS.fast_reg), [
    ['country', 'currency', 'bonus', 'agreed'],
  ]);
});

test('the code follows the number it was sent to', () => {
  assert.equal(fieldsOf('phone_reg', ['phone', 'sms_code']), [
    ['phone'],
    ['sms_code', 'currency', 'bonus', 'mailing', 'agreed'],
  ]);
});

test('a whole registration goes step by step: the way in, the person, the choices', () => {
  assert.equal(fieldsOf('full_reg', [...REQUIRED_FIELDS.full_reg, 'password']), [
    ['email', 'password', 'phone'],
    ['name', 'surname', 'birthday_date', 'country', 'city'],
    ['currency', 'bonus', 'mailing', 'agreed'],
  ]);
});

test('what a network told is shown as well', () => {
  assert.equal(fieldsOf('soc_reg', ['country']), [
    ['email', 'name', 'surname', 'country', 'currency', 'bonus', 'mailing', 'agreed'],
  ]);
});

test('documents are asked for where the server wants them, on their own', () => {
  const required = [...REQUIRED_FIELDS.full_reg, 'password', 'inn', 'passport_number'];
  const [, , third] = registrationSteps('full_reg', required);
  assert.equal(third, { about: 'documents', fields: ['passport_number', 'inn'] });
});

test('whatever is asked for is asked once, and agreeing comes last', () => {
  const fields = fc.uniqueArray(
    fc.constantFrom(...PERSONAL_FIELDS, 'password', 'sms_code', 'passport_type'),
  );
  fc.assert(
    fc.property(fields, fc.constantFrom(...REGISTRATION_TYPES), (required, type) => {
      const steps = fieldsOf(type, required);
      const all: readonly string[] = steps.flat();
      assert.is(new Set(all).size, all.length);
      assert.equal(
        required.filter((field) => field !== 'phone' && !all.includes(field)),
        [],
      );
      assert.is(all.at(-1), 'agreed');
      assert.ok(steps.every((step) => step.length > 0));
    }),
  );
});

test.run();
