import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { amountText } from '../../../../src/domain/money/money.ts';
import { fieldText, plainAmount, shortAmount } from '../../../../src/site/ui/format/amount-text.ts';

const test = suite('coupon: amounts as text');

test('an amount keeps the decimals that were typed, so that typing can go on', () => {
  assert.is(plainAmount('12', 2), '12');
  assert.is(plainAmount('12.', 2), '12.');
  assert.is(plainAmount('12.5', 2), '12.5');
  assert.is(plainAmount('12.50', 2), '12.50');
  assert.is(plainAmount('0,5', 2), '0.5');
});

test('grouped amounts lose their groups, whatever these are written with', () => {
  assert.is(plainAmount('1 234,50', 2), '1234.50');
  assert.is(plainAmount('1.234,5', 2), '1234.5');
  assert.is(plainAmount('1,234,567', 2), '1234567');
  assert.is(plainAmount('١٢٫٥', 2), '12.5');
});

test('what is no amount of the currency is refused', () => {
  for (const text of ['x', '-1', '1e5', '1.23456', '1..2', '9'.repeat(13)]) {
    assert.is(plainAmount(text, 2), null, text);
  }
  assert.is(plainAmount('1.5', 0), null);
  assert.is(plainAmount('1.', 0), '1');
  assert.is(plainAmount('1.234', 3), '1.234');
});

test('decimals that the currency does not have stay to be seen, instead of being cut off', () => {
  assert.is(plainAmount('12,345', 2), '12.345');
  assert.is(plainAmount('12.3456', 3), '12.3456');
});

test('nothing typed is nothing, not zero', () => {
  assert.is(plainAmount('', 2), '');
  assert.is(plainAmount('  ', 2), '');
});

test('what a field shows is taken as it is, in every language', () => {
  const minor = fc.nat(99_999_999);
  fc.assert(
    fc.property(minor, fc.constantFrom('en', 'de', 'ru', 'ar', 'fr'), (amount, language) => {
      const plain = shortAmount(amount, 2);
      assert.is(plainAmount(fieldText(plain, language), 2), plain);
    }),
  );
});

test('a short amount has no decimals that say nothing', () => {
  assert.equal(
    [shortAmount(500, 2), shortAmount(1250, 2), shortAmount(1205, 2)],
    ['5', '12.5', '12.05'],
  );
  assert.equal([shortAmount(1000, 0), shortAmount(0, 2)], ['1000', '0']);
  assert.is(amountText(500, 2), '5.00');
});

test.run();
