import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatMoney, formatTime, instantOf } from '../../../../src/site/ui/format/format.ts';

const test = suite('formats');

test('money in a text from right to left keeps itself and its currency together', () => {
  const inArabic = (iso: string) => formatMoney(-123_450, iso, 'ar');
  // Left to itself "US$" would be shown as "$US" there, and would mix with what stands around.
  for (const [iso, symbol] of [
    ['USD', 'US$'],
    ['EUR', '€'],
  ] as const) {
    assert.match(
      inArabic(iso),
      new RegExp(`^\u2067.*1,234\\.50.*\u2068${symbol.replace('$', '\\$')}\u2069.*\u2069$`),
    );
  }
  // What counts in no currency is a number.
  assert.match(formatMoney(500, 'POINTS', 'ar'), /^\u2067.*5.*\u2069$/);
});

test('from left to right nothing is added to it', () => {
  assert.is(formatMoney(-123_450, 'USD', 'en'), '-$1,234.50');
});

test('what is no time is written as nothing, and does not throw', () => {
  const clock = { language: 'en', timeZone: 'UTC', is12h: false };
  for (const at of [1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.equal([formatTime(at, clock), instantOf(at)], ['', '']);
  }
  assert.is(instantOf(0), '1970-01-01T00:00:00.000Z');
});

test.run();
