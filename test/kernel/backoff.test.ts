import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backoff } from '../../src/kernel/backoff.ts';

const test = suite('backoff');

test('each failure in a row doubles the wait, up to the longest', () => {
  const waits = [0, 1, 2, 3, 4, 5000].map((n) => backoff(n, { first: 100, longest: 900 }));
  assert.equal(waits, [100, 200, 400, 800, 900, 900]);
});

test.run();
