import { type CountryCode, getExampleNumber } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.max.json';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneCountries } from '../../../src/reference/content/phone-countries.ts';
import { phoneLogin, phoneOf, phoneParts } from '../../../src/reference/user/phone.ts';

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

test('a number is as long as mobile numbers of its country are', () => {
  for (const { code, dialling, mask, min, max } of phoneCountries) {
    const letters = code.toUpperCase() as CountryCode;
    const national = getExampleNumber(letters, examples, metadata)?.nationalNumber ?? '';
    assert.is(mask.replace(/[^#]/g, '').length, national.length, code);
    assert.is(phoneOf(`+${dialling}${national}`, undefined), `+${dialling}${national}`, code);
    assert.is(phoneOf(national, code), `+${dialling}${national}`, code);
    assert.is(phoneOf(`+${dialling}${national.slice(0, min - 1)}`, undefined), null, code);
    assert.is(phoneOf(`+${dialling}${national.padEnd(max + 1, '3')}`, undefined), null, code);
  }
});

test('the zero that a number is dialled with at home is left out', () => {
  assert.is(phoneOf('086 123 4567', 'ie'), '+353861234567');
  for (const country of ['ie', '353', '+353']) {
    assert.is(phoneLogin(country, '0861234567'), '+353861234567', country);
    assert.is(phoneLogin(country, '861234567'), '+353861234567', country);
  }
  assert.is(phoneLogin('7', '8 916 123-45-67'), '+79161234567', 'nor is it always a zero');
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
