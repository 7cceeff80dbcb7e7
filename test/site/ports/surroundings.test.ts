import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reloadOnce } from '../../../src/site/ports/reload.ts';
import { secureRandom } from '../../../src/site/ports/surroundings.ts';
import { memoryStore } from '../../support/session/session.ts';

const test = suite('surroundings');

test('random numbers lie between 0 and 1', () => {
  const numbers = Array.from({ length: 50 }, () => secureRandom(crypto));
  for (const number of numbers) assert.ok(number >= 0 && number < 1);
  assert.ok(new Set(numbers).size > 1);
});

test('a page reloads itself at most once in a minute', () => {
  const store = memoryStore();
  let reloads = 0;
  const attempt = (now: number) =>
    reloadOnce(store, now, () => {
      reloads += 1;
    });
  assert.equal([100_000, 100_001, 159_999, 160_000].map(attempt), [true, false, false, true]);
  assert.is(reloads, 2);
});

test.run();
