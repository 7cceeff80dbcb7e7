import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coefOf, withMargin } from '../../../../src/reference/line/markets/margin.ts';

const test = suite('margin');
const sum = (values: readonly number[]) => values.reduce((total, x) => total + x, 0);
const book = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 20 })
  .map((weights) => weights.map((weight) => weight / sum(weights)));

test('the implied probabilities add up to 1 plus the margin, each above its fair one', () => {
  fc.assert(
    fc.property(book, fc.double({ min: 0.01, max: 0.25, noNaN: true }), (fair, margin) => {
      const implied = withMargin(fair, margin);
      assert.ok(Math.abs(sum(implied) - 1 - margin) < 1e-5);
      for (const [i, p] of fair.entries())
        assert.ok((implied[i] ?? 0) >= p && (implied[i] ?? 2) <= 1);
    }),
  );
});

test('a long shot carries more of the margin than a favourite', () => {
  const [favourite = 0, longShot = 0] = withMargin([0.9, 0.1], 0.05);
  assert.ok(longShot / 0.1 > favourite / 0.9);
});

test('a book of which two of three win keeps its own whole', () => {
  const implied = withMargin([0.8, 0.7, 0.5], 0.05);
  assert.ok(Math.abs(sum(implied) - 2.1) < 1e-5);
});

test('what cannot happen gets no probability', () => {
  assert.is(withMargin([1, 0], 0.05)[1], 0);
});

const ladder: [number, string][] = [
  [0.5, '2'],
  [0.54, '1.851'],
  [1 / 1.2, '1.2'],
  [1 / 9.876, '9.87'],
  [1 / 12.57, '12.5'],
  [1 / 345.6, '345'],
  [1 / 5000, '1000'],
  [0, '1000'],
  [1 / 1.0104, '1.01'],
];
for (const [implied, coef] of ladder) {
  test(`${implied.toFixed(4)} is offered at ${coef}`, () => {
    assert.equal(coefOf(implied), { coef, isShort: false });
  });
}

test('a price below 1.01 is lifted to it and takes no bets', () => {
  assert.equal(coefOf(0.995), { coef: '1.01', isShort: true });
  assert.equal(coefOf(1), { coef: '1.01', isShort: true });
});

test('a coefficient is plain decimal text and never better than its probability', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0011, max: 0.989, noNaN: true }), (implied) => {
      const { coef } = coefOf(implied);
      assert.match(coef, /^[1-9]\d{0,3}(\.\d{0,2}[1-9])?$/);
      assert.ok(Number(coef) <= 1 / implied + 1e-9);
    }),
  );
});

test.run();
