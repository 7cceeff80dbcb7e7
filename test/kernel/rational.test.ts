import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  add,
  compare,
  decimalPlaces,
  divide,
  leastCommonMultiple,
  multiply,
  parseDecimal,
  type Rational,
  rational,
  roundScaled,
  subtract,
  toFixed,
} from '../../src/kernel/rational.ts';

const test = suite('rational');

function read(text: string): Rational {
  const value = parseDecimal(text);
  if (value === null) throw new Error(`${text} is no decimal`);
  return value;
}

const fractions = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.bigInt({ min: 1n, max: 10n ** 20n }),
  )
  .map(([num, den]) => rational(num, den));

test('is always reduced, with a positive denominator', () => {
  assert.equal(rational(6n, -4n), { num: -3n, den: 2n });
  assert.equal(rational(0n, -7n), { num: 0n, den: 1n });
  assert.throws(() => rational(1n, 0n), /over zero/);
  assert.throws(() => divide(rational(1n), rational(0n)), /over zero/);
});

const hostile = [
  '',
  ' 1',
  '1 ',
  '.5',
  '5.',
  '+1',
  '--1',
  '1e3',
  '0x10',
  '1_000',
  '1,5',
  'NaN',
  'Infinity',
  '١',
  '1\n',
  '1.2.3',
  '9'.repeat(1_001),
];
for (const text of hostile) {
  test(`${JSON.stringify(text.slice(0, 12))} is no plain decimal`, () => {
    assert.is(parseDecimal(text), null);
  });
}

const rounding: [text: string, places: number, expected: string][] = [
  ['1.0005', 3, '1.001'],
  ['2.0035', 3, '2.004'],
  ['1.015', 2, '1.02'],
  ['-1.015', 2, '-1.02'],
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['-0.0001', 3, '0.000'],
  ['0.0049', 2, '0.00'],
  ['12.3', 4, '12.3000'],
  ['-7', 2, '-7.00'],
];
for (const [text, places, expected] of rounding) {
  test(`${text} to ${places} places is ${expected}`, () => {
    assert.is(toFixed(read(text), places), expected);
  });
}

test('knows how many decimals its exact text needs', () => {
  assert.is(decimalPlaces(rational(5n)), 0);
  assert.is(decimalPlaces(rational(1n, 32n)), 5);
  assert.is(decimalPlaces(rational(3n, 50n)), 2);
  assert.is(decimalPlaces(rational(1n, 3n)), null);
  assert.is(leastCommonMultiple(4n, 6n), 12n);
});

test('decimal text survives reading and writing', () => {
  const texts = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(20));
  fc.assert(
    fc.property(texts, ([digits, places]) => {
      const value = rational(digits, 10n ** BigInt(places));
      assert.equal(read(toFixed(value, places)), value);
    }),
  );
});

test('obeys the laws of arithmetic', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      assert.equal(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      assert.equal(subtract(add(a, b), b), a);
      assert.is(compare(a, b), -compare(b, a) + 0);
      if (b.num !== 0n) assert.equal(multiply(divide(a, b), b), a);
    }),
  );
});

test('rounding is nearest, and symmetric about zero', () => {
  fc.assert(
    fc.property(fractions, fc.nat(6), (value, places) => {
      const rounded = rational(roundScaled(value, places), 10n ** BigInt(places));
      const error = subtract(value, rounded);
      const size = error.num < 0n ? rational(-error.num, error.den) : error;
      assert.ok(compare(size, rational(1n, 2n * 10n ** BigInt(places))) <= 0);
      const mirrored = rational(-value.num, value.den);
      assert.is(roundScaled(mirrored, places), -roundScaled(value, places));
    }),
  );
});

test.run();
