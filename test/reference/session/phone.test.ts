import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneCountries } from '../../../src/reference/content/phone-countries.ts';
import { phoneLogin, phoneOf, phoneParts } from '../../../src/reference/session/phone.ts';

const test = suite('phone numbers');

test('a whole number is read however it is written', () => {
  for (const text of ['+353861234567', '+353 86 123-45-67', ' +353 (86) 123.45.67 ']) {
    assert.is(phoneOf(text, undefined), '+353861234567', text);
  }
});

test('a national number needs its country', () => {
  assert.is(phoneOf('86 123 4567', 'ie'), '+353861234567');
  assert.is(phoneOf('86 123 4567', 'IE'), '+353861234567');
  assert.is(phoneOf('86 123 4567', undefined), null);
  assert.is(phoneOf('86 123 4567', 'xx'), null);
});

test('a number is as long as numbers of its country are', () => {
  for (const { code, dialling, min, max } of phoneCountries) {
    const digits = (count: number) => '5'.repeat(count);
    assert.is(phoneOf(digits(min - 1), code), null, `${code} short`);
    assert.ok(phoneOf(digits(min), code), code);
    assert.is(phoneOf(digits(max), code), `+${dialling}${digits(max)}`);
  }
});

test('what is no number is none', () => {
  for (const text of ['', '+', '+0861234567', 'call me', '+353', '+99986123456', '+3538612x4567']) {
    assert.is(phoneOf(text, undefined), null, text);
  }
  assert.is(phoneLogin('toString', '861234567'), null);
});

test('a number is split at its dialling code', () => {
  const parts = phoneParts('+353861234567');
  assert.is(parts?.country.code, 'ie');
  assert.is(parts?.number, '861234567');
  assert.is(phoneParts('+999'), null);
});

test.run();
