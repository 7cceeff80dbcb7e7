import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bell, chance, drift, hashOf, poissonAt } from '../../../src/reference/line/seeded.ts';

const test = suite('seeded randomness');
const many = Array.from({ length: 20_000 }, (_, i) => i);

test('the same parts give the same number, others another', () => {
  assert.is(hashOf(1, 2, 3), hashOf(1, 2, 3));
  assert.is.not(hashOf(1, 2, 3), hashOf(1, 3, 2));
  assert.is.not(hashOf(1), hashOf(1, 0));
  assert.is.not(hashOf(1), hashOf(1 + 2 ** 32), 'numbers beyond 32 bits count in full');
});

test('chance is spread evenly over [0, 1)', () => {
  const tenths = new Array(10).fill(0);
  for (const i of many) tenths[Math.floor(chance(7, i) * 10)] += 1;
  for (const count of tenths) assert.ok(Math.abs(count - 2000) < 200, `${tenths}`);
});

test('bell has mean 0 and deviation 1 and no far outliers', () => {
  const values = many.map((i) => bell(3, i));
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + x * x, 0) / values.length;
  assert.ok(Math.abs(mean) < 0.03);
  assert.ok(Math.abs(variance - 1) < 0.05);
  assert.ok(values.every((x) => Math.abs(x) <= 3));
});

test('drift passes through its knots and does not jump', () => {
  assert.is(drift(4, 9), bell(4, 9));
  for (let x = 0; x < 10; x += 0.01) assert.ok(Math.abs(drift(x + 0.01, 9) - drift(x, 9)) < 0.1);
});

test('poissonAt draws counts of the mean asked for', () => {
  assert.is(poissonAt(0, 2), 0);
  assert.is(poissonAt(0.999999999999, 0.1) < 12, true);
  const sum = many.reduce((total, i) => total + poissonAt(chance(5, i), 1.4), 0);
  assert.ok(Math.abs(sum / many.length - 1.4) < 0.03);
});

test.run();
