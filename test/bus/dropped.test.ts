/** A session that nobody stops, as when a page is torn down or a test ends, is not held by those after it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testSession } from '../support/session/session.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const turn = () => new Promise((resolve) => setTimeout(resolve));

function started() {
  const { runtime, clock } = testSession();
  runtime.start();
  clock.advance(5000);
  return new WeakRef(runtime);
}

const test = suite('dropped sessions');

test('sessions that were dropped are not kept by the one that came after them', async () => {
  const dropped = [started(), started(), started()];
  const last = testSession();
  last.runtime.start();
  // What a WeakRef was made of is kept until its turn is over.
  await turn();
  collectGarbage();
  assert.equal(
    dropped.map((session) => session.deref() === undefined),
    [true, true, true],
  );
  last.runtime.stop();
});

test('the session that was started last hears what a subscriber throws, also when one before it ends', async () => {
  const earlier = testSession({ effects: [] });
  earlier.runtime.start();
  const last = testSession({ effects: [] });
  last.runtime.events$.subscribe(({ type }) => {
    if (type === 'timer.fired') throw new Error('careless');
  });
  last.runtime.start();
  earlier.runtime.stop();
  last.runtime.publish('timer.fired', { name: 'x' });
  // RxJS tells of it in a turn of its own, which was asked for before this one.
  await turn();
  assert.is(last.events.at(-1)?.type, 'bus.failed');
  last.runtime.stop();
});

test.run();
