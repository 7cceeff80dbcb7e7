import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dateOf } from '../../src/domain/limits/age.ts';
import { digitsOf, plainDigits } from '../../src/kernel/digits.ts';

const test = suite('digits');

test('Arabic, Persian and full-width digits are the same numbers', () => {
  assert.is(plainDigits('٠١٢٣٤٥٦٧٨٩'), '0123456789');
  assert.is(plainDigits('۰۱۲۳۴۵۶۷۸۹'), '0123456789');
  assert.is(plainDigits('０９'), '09');
  assert.is(plainDigits('12 ab-3'), '12 ab-3');
});

test('a date is put together from what was typed for its parts', () => {
  assert.is(dateOf({ day: '5', month: '6', year: '1990' }), '1990-06-05');
  assert.is(dateOf({ day: '٥', month: '12', year: '١٩٩٠' }), '1990-12-05');
});

test('parts that make no date are no date; none at all is nothing', () => {
  assert.is(dateOf({ day: '', month: '', year: '' }), '');
  assert.is(dateOf({ day: '5', month: '', year: '1990' }), '1990--05');
  assert.is(dateOf({ day: '5', month: '6', year: '90' }), '90-06-05');
});

test('digits alone are left of what has anything between them', () => {
  assert.is(digitsOf('١٢ 3-۴ a'), '1234');
});

test.run();
