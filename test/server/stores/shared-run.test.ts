import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sharedRun } from '../../../src/server/stores/shared-run.ts';

const test = suite('shared runs');

/** Runs that end when they are told to. */
function heldRuns() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const ask = sharedRun(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  const begun = async (count: number) => {
    while (ends.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, ends, begun };
}

test('who asks while it runs shares the next run, not the one that has begun', async () => {
  const { ask, ends, begun } = heldRuns();
  const first = [ask(), ask()];
  await begun(1);
  const second = [ask(), ask(), ask()];
  ends[0]?.resolve();
  await Promise.all(first);
  await begun(2);
  ends[1]?.resolve();
  await Promise.all(second);
  assert.is(ends.length, 2);
});

test('a run that fails fails those who shared it, and the next is made all the same', async () => {
  const { ask, ends, begun } = heldRuns();
  const failing = Promise.allSettled([ask(), ask()]);
  await begun(1);
  const later = ask();
  ends[0]?.reject(new Error('busy'));
  assert.equal(
    (await failing).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  await begun(2);
  ends[1]?.resolve();
  await later;
});

test.run();
