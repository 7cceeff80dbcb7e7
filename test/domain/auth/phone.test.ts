import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dialledPhone,
  plainLogin,
  splitPhone,
  wholePhone,
} from '../../../src/domain/auth/phone.ts';
import {
  maskedPhone,
  phoneProblem,
  typedPhoneProblem,
} from '../../../src/domain/auth/phone-forms.ts';

const test = suite('phone numbers as they are typed');

const MASK = '## ### ####';

test('digits are grouped as the country groups them, as far as there are any', () => {
  for (const [typed, written] of [
    ['', ''],
    ['8', '8'],
    ['86', '86'],
    ['861', '86 1'],
    ['86-12 34567', '86 123 4567'],
    ['86 123 45678', '86 123 45678'],
  ] as const) {
    assert.is(maskedPhone(typed, MASK), written, typed);
  }
});

test('a number is whole with the code of its country, or with one it brings itself', () => {
  assert.is(wholePhone('+353', ' 86 123-4567 '), '+353861234567');
  assert.is(wholePhone('+353', '+49 1512 3456789'), '+4915123456789');
  assert.is(wholePhone('+353', '0049 1512 3456789'), '+4915123456789');
});

test('digits are those that people have on their keyboards', () => {
  assert.is(maskedPhone('٨٦١٢', MASK), '86 12');
  assert.is(wholePhone('+971', '٠٥٠ ١٢٣ ٤٥٦٧'), '+9710501234567');
  assert.is(wholePhone('+98', '۰۰۹۷۱۵۰'), '+97150');
  assert.is(phoneProblem('٠٨٦١٢٣٤٥٦٧', { countryId: 372, mask: MASK, min: 9, max: 9 }), null);
  assert.is(plainLogin('+٩٧١ ٥٠'), '+97150');
});

const country = (code: string, phoneCode: string) => ({ id: 1, name: code, code, phoneCode });
const countries = [country('us', '+1'), country('ie', '+353'), country('tt', '+1868')];

test('a number of a form is dialled with the code of the country that was chosen', () => {
  assert.is(dialledPhone(countries, { country: 'ie', phone: '86 123 4567' }), '+353861234567');
  assert.is(dialledPhone(countries, { country: 'xx', phone: '+49 1512 345' }), '+491512345');
});

test('a number is split into its country and the rest, whichever way it was typed', () => {
  for (const [letters, phone, countryCode, number] of [
    ['ie', '086 123-4567', 'ie', '0861234567'],
    ['ie', '+353 86 123 4567', 'ie', '861234567'],
    ['ie', '00353 86 123 4567', 'ie', '861234567'],
    ['ie', '+1 868 291 1234', '+1868', '2911234'],
    ['ie', '+1 201 555 0123', '+1', '2015550123'],
    ['ie', '+49 1512 345', 'ie', '491512345'],
  ] as const) {
    const split = splitPhone(countries, { country: letters, phone });
    assert.equal(split, { countryCode, number }, phone);
  }
});

test('a number without a country is nobody’s, unless it brings its code along', () => {
  const phones = { countries, masks: [] };
  for (const [letters, phone, problem] of [
    ['', '86 123 4567', 'no-country'],
    ['', '+353 86 123 4567', null],
    ['ie', '86 123 4567', null],
    ['', '', 'required'],
  ] as const) {
    assert.is(typedPhoneProblem(phones, { country: letters, phone }), problem, phone);
  }
});

test('what is wrong with a number is told by the mask of its country', () => {
  const mask = { countryId: 372, mask: MASK, min: 9, max: 9 };
  for (const [typed, problem] of [
    ['', 'required'],
    ['86 123 456', 'too-short'],
    ['86 123 4567', null],
    ['086 123 4567', null],
    ['86 123 456789', 'too-long'],
    ['+49 1512 3456789', null],
    ['call me', 'format'],
  ] as const) {
    assert.is(phoneProblem(typed, mask), problem, typed);
  }
});

test('a login that is a whole number loses what stands between its digits, any other stays', () => {
  assert.is(plainLogin(' +353 (86) 123-45 67 '), '+353861234567');
  assert.is(plainLogin('00353 86 1234567'), '+353861234567');
  for (const login of ['ann@example.test', '086 123', '+ann', 'ann 1']) {
    assert.is(plainLogin(login), login);
  }
});

test.run();
