import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { totalCoefText } from '../../../src/domain/odds/total-coef.ts';

const test = suite('domain: total coefficient');

test('three decimals at most, two at least, rounded once', () => {
  assert.is(totalCoefText('5.8275'), '5.828');
  assert.is(totalCoefText('1.85'), '1.85');
  assert.is(totalCoefText('2'), '2.00');
  assert.is(totalCoefText('1.0005'), '1.001');
});

test('a total higher than calls can carry is written as the highest', () => {
  assert.is(totalCoefText(`1${'0'.repeat(30)}.5`), '9999999.00');
  assert.is(totalCoefText('9999999.0004'), '9999999.00');
});

test('what is no number has none', () => {
  assert.is(totalCoefText('1e5'), null);
  assert.is(totalCoefText(''), null);
});

test.run();
