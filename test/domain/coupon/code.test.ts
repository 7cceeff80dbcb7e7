import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { couponCodeOf, shownCode } from '../../../src/domain/coupon/code.ts';

const test = suite('codes of coupons');

for (const [typed, code] of [
  ['7QK2M0XA1T', '7QK2M0XA1T'],
  ['7qk2m-oxalt', '7QK2M0XA1T'],
  [' 7QK2M OXAIT ', '7QK2M0XA1T'],
  // A keyboard that was not switched: these are Cyrillic.
  ['7QК2МОХА1Т', '7QK2M0XA1T'],
  ['٧QK٢M٠XA١T', '7QK2M0XA1T'],
  ['https://bets.example/en?utm=x&coupon=7QK2M0XA1T#top', '7QK2M0XA1T'],
  ['X'.repeat(400), 'X'.repeat(20)],
  ['- –', null],
  ['', null],
] as const) {
  test(`${typed.slice(0, 60)} is read as ${code}`, () => {
    assert.is(couponCodeOf(typed), code);
  });
}

test('a code is shown in two halves', () => {
  assert.is(shownCode('7QK2M0XA1T'), '7QK2M-0XA1T');
  assert.is(shownCode('ABCDE'), 'ABCDE');
});

test.run();
