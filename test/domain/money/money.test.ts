import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies, currencyOf, minorUnitsOf } from '../../../src/domain/money/currency.ts';
import {
  amountFromText,
  amountText,
  defaultAmountStep,
  defaultInitialAmount,
  typedAmount,
  typedMinor,
} from '../../../src/domain/money/money.ts';
import { parseAmount } from '../../../src/domain/money/parsed-amount.ts';

const test = suite('money');

const typed: [text: string, minorUnits: number, expected: number | null][] = [
  ['1 234,50', 2, 123_450],
  ['12.5', 2, 1_250],
  ['  7 ', 2, 700],
  ['0', 2, 0],
  ['007', 2, 700],
  ['12.', 2, 1_200],
  ['.5', 2, 50],
  [',5', 2, 50],
  ['1\u00a0234\u202f567,89', 2, 123_456_789],
  ["1'234.50", 2, 123_450],
  ['1,234.50', 2, 123_450],
  ['1.234,50', 2, 123_450],
  ['1,234,567', 2, 123_456_700],
  ['1.234.567', 0, 1_234_567],
  ['1.234.567,8', 2, 123_456_780],
  ['100', 0, 100],
  ['5.', 0, 5],
  ['1.234', 3, 1_234],
  ['0,5', 3, 500],
  ['\u0661\u0662\u066b\u0665', 2, 1_250],
  ['\u06f1\u066c\u06f2\u06f3\u06f4', 2, 123_400],
  ['\uff11\uff12', 2, 1_200],
  // three decimals of a two-decimal currency: grouped thousands or a slip, so nothing is guessed
  ['1,234', 2, null],
  ['1.000', 2, null],
  ['1.005', 2, null],
  ['1.5', 0, null],
  ['1.2.3', 2, null],
  ['1,2,3', 2, null],
  ['12 34', 2, null],
  ['1234 567', 2, null],
  ['1.5 000', 2, null],
  ['1,234 567', 2, null],
  ['1.234,567.8', 2, null],
  ['-5', 2, null],
  ['+5', 2, null],
  ['1e3', 2, null],
  ['0x10', 2, null],
  ['5 RUB', 2, null],
  ['$5', 2, null],
  ['', 2, null],
  ['   ', 2, null],
  ['.', 2, null],
  ['NaN', 2, null],
  ['Infinity', 2, null],
  ['5\u0000', 2, null],
  ['<b>5</b>', 2, null],
  ['99999999999999999', 2, null],
  ['1'.repeat(41), 2, null],
];
for (const [text, minorUnits, expected] of typed) {
  test(`${JSON.stringify(text.slice(0, 20))} typed with ${minorUnits} decimals is ${expected}`, () => {
    assert.is(parseAmount(text, minorUnits), expected);
  });
}

test('writes minor units with all of the currency’s decimals', () => {
  assert.is(amountText(123_450, 2), '1234.50');
  assert.is(amountText(5, 2), '0.05');
  assert.is(amountText(-5, 3), '-0.005');
  assert.is(amountText(100n, 0), '100');
});

test('plain text is read only where it fits the minor unit exactly', () => {
  assert.is(amountFromText('33.33', 2), 3_333);
  assert.is(amountFromText('33.330', 2), 3_333);
  assert.is(amountFromText('33.333', 2), null);
  assert.is(amountFromText('-1', 2), null);
  assert.is(amountFromText('9007199254740992', 0), null);
});

test('what is written is read back, typed or stored', () => {
  const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amounts, fc.constantFrom(0, 2, 3), (minor, minorUnits) => {
      const text = amountText(minor, minorUnits);
      assert.is(amountFromText(text, minorUnits), minor);
      assert.is(parseAmount(text, minorUnits), minor);
      assert.is(parseAmount(text.replace('.', ','), minorUnits), minor);
    }),
  );
});

test('grouping by thousands never changes an amount', () => {
  const signs = fc.constantFrom([' ', ','], ['\u00a0', '.'], ["'", '.'], [',', '.'], ['.', ',']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), signs, (minor, [group = '', sign = '']) => {
      const [whole = '', decimals = ''] = amountText(minor, 2).split('.');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
      assert.is(parseAmount(`${grouped}${sign}${decimals}`, 2), minor);
    }),
  );
});

test('no text makes it throw or give anything but whole minor units', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-0-9 .,']{0,14}$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(0, 2, 3), (text, minorUnits) => {
      const minor = parseAmount(text, minorUnits);
      if (minor !== null) assert.ok(Number.isSafeInteger(minor) && minor >= 0);
    }),
  );
});

test('steps and first amounts are those of the specification, RUB’s elsewhere', () => {
  const steps = { RUB: 10_000, USD: 250, EUR: 250, UAH: 5_000, KWD: 500, GBP: 10_000, JPY: 100 };
  const firsts = { RUB: 15_000, USD: 500, EUR: 500, UAH: 5_000, GBP: 15_000, JPY: 150 };
  for (const [code, step] of Object.entries(steps)) assert.is(defaultAmountStep(code), step);
  for (const [code, first] of Object.entries(firsts)) assert.is(defaultInitialAmount(code), first);
  for (const name of ['', 'toString', '__proto__']) {
    assert.is(defaultAmountStep(name), 10_000);
    assert.is(defaultInitialAmount(name), 15_000);
  }
});

test('the currency table is well formed', () => {
  const codes = currencies().map((currency) => currency.code);
  assert.equal(codes, [...new Set(codes)].sort());
  for (const { code, minorUnits, symbol } of currencies()) {
    assert.match(code, /^[A-Z]{3}$/);
    assert.ok([0, 2, 3].includes(minorUnits), code);
    assert.ok(symbol.length > 0, code);
    assert.ok(Intl.supportedValuesOf('currency').includes(code), code);
  }
});

test('minor units follow ISO 4217', () => {
  for (const code of ['JPY', 'KRW', 'CLP', 'ISK', 'VND', 'UGX']) assert.is(minorUnitsOf(code), 0);
  for (const code of ['KWD', 'BHD', 'OMR', 'JOD', 'TND']) assert.is(minorUnitsOf(code), 3);
  const two = 'RUB USD EUR UAH GBP SEK NOK PLN KZT BRL INR TRY HUF CZK UZS'.split(' ');
  for (const code of two) assert.is(minorUnitsOf(code), 2);
  assert.is(currencyOf('RUB')?.symbol, '₽');
  assert.is(currencyOf('XYZ'), null);
  assert.is(minorUnitsOf('XYZ'), 2);
});

test('an amount that is still being typed reads as what stands there', () => {
  assert.equal(['', '5', '5.', '5.0', '0.'].map(typedAmount), ['0', '5', '5', '5.0', '0']);
  assert.equal(
    ['', '5', '5.', '5.05', '5.055', 'five'].map((text) => typedMinor(text, 2)),
    [0, 500, 500, 505, 0, 0],
  );
});

test.run();
