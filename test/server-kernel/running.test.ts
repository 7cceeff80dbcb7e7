import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRunning } from '../../src/server-kernel/running.ts';

const test = suite('work under way');

test('who asks while it runs is given its outcome, who asks later finds none', async () => {
  const running = createRunning<number>();
  let end = (_: number): void => {};
  const begun = running.begin('one', () => new Promise<number>((resolve) => (end = resolve)));
  const asked = running.of('one');
  assert.is(running.of('other'), null);
  end(7);
  assert.equal([await begun, await asked], [7, 7]);
  assert.is(running.of('one'), null);
});

test('a failure is the outcome of all who asked, and is let go, too', async () => {
  const running = createRunning<number>();
  const begun = running.begin('one', () => Promise.reject(new Error('no')));
  const all = await Promise.allSettled([begun, running.of('one')]);
  assert.equal(
    all.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.is(running.of('one'), null);
});

test.run();
