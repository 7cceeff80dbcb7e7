import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCoef } from '../../src/domain/odds/typed-odds.ts';
import {
  allowedCoefViews,
  constrainCoefView,
  formatCoef,
  wireCoef,
} from '../../src/domain/odds.ts';

const test = suite('odds');

/** Decimal, then the text of views 1, 14, 2, 4, 5, 6 and 15. */
const TABLE = `
1.01 1/100 1/100 -10000 0.010 0.010 -100.000 99.01
1.05 1/20 1/20 -2000 0.050 0.050 -20.000 95.24
1.10 1/10 1/10 -1000 0.100 0.100 -10.000 90.91
1.20 1/5 1/5 -500 0.200 0.200 -5.000 83.33
1.25 1/4 1/4 -400 0.250 0.250 -4.000 80.00
1.333 333/1000 1/3 -300 0.333 0.333 -3.003 75.02
1.40 2/5 2/5 -250 0.400 0.400 -2.500 71.43
1.50 1/2 1/2 -200 0.500 0.500 -2.000 66.67
1.667 667/1000 4/6 -150 0.667 0.667 -1.499 59.99
1.80 4/5 4/5 -125 0.800 0.800 -1.250 55.56
1.909 909/1000 10/11 -110 0.909 0.909 -1.100 52.38
1.95 19/20 20/21 -105 0.950 0.950 -1.053 51.28
2.00 1/1 1/1 +100 1.000 1.000 1.000 50.00
2.05 21/20 21/20 +105 1.050 -0.952 1.050 48.78
2.10 11/10 11/10 +110 1.100 -0.909 1.100 47.62
2.25 5/4 5/4 +125 1.250 -0.800 1.250 44.44
2.50 3/2 6/4 +150 1.500 -0.667 1.500 40.00
2.80 9/5 9/5 +180 1.800 -0.556 1.800 35.71
3.00 2/1 2/1 +200 2.000 -0.500 2.000 33.33
3.75 11/4 11/4 +275 2.750 -0.364 2.750 26.67
4.50 7/2 7/2 +350 3.500 -0.286 3.500 22.22
6.50 11/2 11/2 +550 5.500 -0.182 5.500 15.38
11.00 10/1 10/1 +1000 10.000 -0.100 10.000 9.09
34.00 33/1 33/1 +3300 33.000 -0.030 33.000 2.94
101.00 100/1 100/1 +10000 100.000 -0.010 100.000 0.99
`;
const VIEWS = [0, 1, 14, 2, 4, 5, 6, 15];
const SIX = [0, 1, 2, 4, 5, 6];

for (const row of TABLE.trim().split('\n')) {
  const texts = row.split(' ');
  const decimal = texts[0] ?? '';
  test(`${decimal} reads as the table says in every view`, () => {
    assert.is(texts.length, VIEWS.length);
    assert.equal(
      VIEWS.map((view) => formatCoef(decimal, view)),
      texts,
    );
  });
}

const written: [decimal: string, view: number, expected: string][] = [
  ['1.0005', 0, '1.001'],
  ['2.0035', 0, '2.004'],
  ['1.015', 16, '1.02'],
  ['1.333', 16, '1.33'],
  ['3.885', 0, '3.885'],
  ['5.8275', 0, '5.828'],
  ['1.48', 2, '-208'],
  ['5.8275', 1, '1931/400'],
  ['1.99', 2, '-101'],
  ['100000', 5, '-0.00001'],
  ['1.0004', 4, '0.0004'],
  ['46', 14, '40/1'],
  ['2501', 14, '2500/1'],
  ['1.00025', 14, '1/4000'],
  ['1', 0, '1.00'],
  ['1', 1, '0/1'],
  ['1', 2, ''],
  ['1', 6, ''],
  ['1', 14, ''],
  ['1.50', 3, '1.50'],
  ['1.50', 99, '1.50'],
  ['0.99', 0, ''],
  ['-2', 2, ''],
  ['abc', 0, ''],
  ['', 1, ''],
  ['1e3', 0, ''],
];
for (const [decimal, view, expected] of written) {
  test(`${JSON.stringify(decimal)} in view ${view} is ${JSON.stringify(expected)}`, () => {
    assert.is(formatCoef(decimal, view), expected);
  });
}

const typed: [text: string, view: number, expected: string | null][] = [
  ['1.85', 0, '1.85'],
  ['1,85', 0, '1.85'],
  [' 2 ', 0, '2.00'],
  ['1.00005', 0, '1.00005'],
  ['2.5', 16, '2.50'],
  ['909/1000', 1, '1.909'],
  ['1 / 3', 1, '1.3333'],
  ['1/32', 1, '1.03125'],
  ['4/6', 1, '1.6667'],
  ['-300', 2, '1.3333'],
  ['\u2212200', 2, '1.50'],
  ['+150', 2, '2.50'],
  ['150', 2, '2.50'],
  ['+100', 2, '2.00'],
  ['-100', 2, '2.00'],
  ['0.85', 4, '1.85'],
  ['0.85', 5, '1.85'],
  ['-0.8', 5, '2.25'],
  ['1', 5, '2.00'],
  ['-1', 5, '2.00'],
  ['-1.25', 6, '1.80'],
  ['1.5', 6, '2.50'],
  ['-1', 6, '2.00'],
  ['50', 15, '2.00'],
  ['80 %', 15, '1.25'],
  // outside what a view can say
  ['1', 0, null],
  ['0.99', 0, null],
  ['-2', 0, null],
  ['+2', 0, null],
  ['99', 2, null],
  ['-99.9', 2, null],
  ['0', 2, null],
  ['0', 4, null],
  ['-0.5', 4, null],
  ['0', 5, null],
  ['1.01', 5, null],
  ['-1.01', 5, null],
  ['0.99', 6, null],
  ['-0.99', 6, null],
  ['0', 15, null],
  ['100', 15, null],
  ['120', 15, null],
  ['0/5', 1, null],
  ['5/0', 1, null],
  ['-1/2', 1, null],
  ['2.5', 1, null],
  ['1/2/3', 1, null],
  // the ladder only displays, and an unknown view reads nothing
  ['6/4', 14, null],
  ['1.50', 3, null],
  // what is no number at all
  ['', 0, null],
  ['1.8.5', 0, null],
  ['1,8,5', 0, null],
  ['1e3', 0, null],
  ['0x2', 0, null],
  ['NaN', 0, null],
  ['Infinity', 0, null],
  ['.5', 4, null],
  ['+-150', 2, null],
  ['9'.repeat(25), 0, null],
  ['-9999999999', 2, null],
];
for (const [text, view, expected] of typed) {
  test(`${JSON.stringify(text.slice(0, 14))} typed in view ${view} is ${expected}`, () => {
    assert.is(parseCoef(text, view), expected);
  });
}

test('any price above 1 survives the views that write it exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_010, max: 10_000_000 }), (wire) => {
      const decimal = `${Math.floor(wire / 10_000)}.${String(wire % 10_000).padStart(4, '0')}`;
      const fraction = parseCoef(formatCoef(decimal, 1), 1);
      assert.is(Number(fraction), Number(decimal));
    }),
  );
});

test('what a view shows, the same view reads, within its own rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_010, max: 20_000 }), fc.constantFrom(...SIX), (milli, view) => {
      const decimal = `${Math.floor(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}`;
      const back = Number(parseCoef(formatCoef(decimal, view), view));
      const rounding: Record<number, number> = { 2: 0.005, 5: 0.01, 6: 0.0005 };
      const net = Number(decimal) - 1;
      assert.ok(Math.abs(back - 1 - net) <= net * net * (rounding[view] ?? 0) + 0.000101);
    }),
  );
});

test('no text makes parsing throw, and what it reads is always a price', () => {
  const views = fc.constantFrom(...VIEWS, 3, -1, Number.NaN);
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[0-9.,/%]{0,12}$/));
  fc.assert(
    fc.property(texts, views, (text, view) => {
      const coef = parseCoef(text, view);
      if (coef !== null) assert.ok(Number(coef) > 1 && /^\d+\.\d{2,8}$/.test(coef));
      assert.type(formatCoef(text, view), 'string');
    }),
  );
});

test('each page view offers its own coefficient views', () => {
  assert.equal(allowedCoefViews(0), [0, 1, 2, 14, 15, 16]);
  assert.equal(allowedCoefViews(1), [0, 4, 5, 6]);
  assert.equal(allowedCoefViews(2), []);
  assert.is(constrainCoefView(2, 0), 2);
  assert.is(constrainCoefView(2, 1), 0);
  assert.is(constrainCoefView(5, 0), 0);
});

test('prices are compared as ten-thousandths', () => {
  assert.is(wireCoef('1.85'), 18_500n);
  assert.is(wireCoef('1.84996'), 18_500n);
  assert.is(wireCoef('0.5'), null);
  assert.is(wireCoef('x'), null);
});

test.run();
