import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import type { LogQueue } from '../../../src/log/queue/queue.ts';
import { settle } from './manual-time.ts';
import { chunkSeqs, openPage, range, sessionId } from './page.ts';

const test = suite('log/recorder');

/** A queue whose writes of chunks are under way until the test ends them. */
function slowQueue() {
  const queue = createMemoryQueue();
  const ends: ((error?: Error) => void)[] = [];
  const append: LogQueue['append'] = (chunk) =>
    new Promise((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(queue.append(chunk))));
    });
  return { queue: { ...queue, append }, ends };
}

test('writes events to the queue in the next microtask, a burst in one chunk', async () => {
  const { clear, queue } = openPage();
  clear(3);
  assert.equal(await queue.chunks(sessionId), []);
  assert.equal(await chunkSeqs(queue), range(0, 3));
  clear(2);
  await settle();
  const counts = (await queue.chunks(sessionId)).map(({ count }) => count);
  assert.equal(counts, [3, 2]);
});

test('does not wait for the write before, whether it hangs or fails', async () => {
  const { queue, ends } = slowQueue();
  const { clear } = openPage({ queue });
  for (let i = 0; i < 3; i += 1) {
    clear();
    await settle();
  }
  assert.is(ends.length, 3);
  ends[0]?.(new Error('no room'));
  ends[2]?.();
  await settle();
  assert.equal(await chunkSeqs(queue), [2]);
});

test('gathers while many writes are under way, and writes when the first of them ends', async () => {
  const { queue, ends } = slowQueue();
  const { clear, recorder } = openPage({ queue });
  for (let i = 0; i < 50; i += 1) {
    clear();
    await settle();
  }
  const most = ends.length;
  assert.ok(most < 20, `${most} writes under way`);
  ends[0]?.(new Error('no room'));
  await settle();
  assert.is(ends.length, most + 1);
  let written = false;
  const stopped = recorder.stop().then(() => {
    written = true;
  });
  for (const end of ends.slice(1, -1)) end();
  await settle();
  assert.is(written, false);
  ends.at(-1)?.();
  await stopped;
  assert.equal(await chunkSeqs(queue), range(1, 50));
});

test('uploads at the interval the server wishes, and lets go of what it acknowledged', async () => {
  const { clear, time, collector, queue, seqs } = openPage();
  clear(3);
  await time.advance(5_000);
  assert.equal(seqs(), [0, 1, 2]);
  assert.equal(await queue.sessions(), []);
  clear(2);
  await time.advance(14_999);
  assert.is(collector.uploads.length, 1);
  collector.interval = 1_000;
  await time.advance(1);
  assert.equal(seqs(), range(0, 5));
  clear();
  await time.advance(1_000);
  assert.equal(seqs(), range(0, 6));
});

test('says of each batch who was signed in while all of it was recorded', async () => {
  const { clear, emit, time, collector } = openPage();
  clear(2);
  emit('session.started', { userId: 'ada' });
  clear(1);
  emit('session.started', { userId: 'ada' });
  emit('session.ended', { reason: 'logout' });
  emit('session.started', { userId: 'bob' });
  emit('session.started', { userId: 'eve' });
  clear(1);
  await time.advance(15_000);
  assert.equal(
    collector
      .stored(sessionId)
      .batches.map(({ firstSeq, count, person }) => [...[firstSeq, count, person ?? null]]),
    [
      [0, 2, null],
      [2, 1, 'ada'],
      [3, 2, 'ada'],
      [5, 1, null],
      [6, 1, 'bob'],
      [7, 2, 'eve'],
    ],
  );
});

test('sends nothing while nothing happens', async () => {
  const { time, collector } = openPage();
  await time.advance(600_000);
  assert.is(collector.uploads.length, 0);
});

test('joins every batch to the one before', async () => {
  const { clear, time, collector } = openPage();
  for (let i = 0; i < 5; i += 1) {
    clear(4);
    await time.advance(15_000);
  }
  const { batches } = collector.stored(sessionId);
  assert.equal(
    batches.map(({ previous }) => previous).slice(1),
    batches.map(({ chain }) => chain).slice(0, -1),
  );
});

test('retries for ever while the collector is down, ever more rarely, and loses nothing', async () => {
  const { clear, time, collector, seqs, statuses } = openPage();
  collector.answer = { kind: 'later', reason: 'network', after: null };
  for (let i = 0; i < 240; i += 1) {
    clear();
    await time.advance(60_000);
  }
  const { length } = collector.uploads;
  assert.ok(length > 200 && length < 400, `${length} tries in four hours`);
  const delays = statuses.map((status) => (status.kind === 'waiting' ? status.delay : 0));
  assert.equal(delays.slice(0, 7), [750, 1_500, 3_000, 6_000, 12_000, 24_000, 45_000]);
  assert.is(Math.max(...delays), 45_000);
  collector.answer = null;
  await time.advance(60_000);
  assert.equal(seqs(), range(0, 240));
});

test('waits as long as the server asks', async () => {
  const { clear, time, collector } = openPage();
  collector.answer = { kind: 'later', reason: 'status 429', after: 120_000 };
  clear();
  await time.advance(5_000);
  await time.advance(119_999);
  assert.is(collector.uploads.length, 1);
  await time.advance(1);
  assert.is(collector.uploads.length, 2);
});

test('sends the very same batch again, so that a lost answer stores nothing twice', async () => {
  const { clear, time, collector, seqs } = openPage();
  collector.losesAnswers = true;
  clear(3);
  await time.advance(5_000);
  clear(3);
  await time.advance(60_000);
  const [first, ...others] = collector.uploads.map(({ batch }) => batch.chain);
  assert.ok(others.length > 0 && others.every((chain) => chain === first));
  collector.losesAnswers = false;
  await time.advance(120_000);
  assert.equal(seqs(), range(0, 6));
});

test('comes back at once when the network does', async () => {
  const { clear, emit, time, collector, seqs } = openPage();
  collector.answer = { kind: 'later', reason: 'network', after: null };
  clear();
  await time.advance(300_000);
  collector.answer = null;
  emit('app.connectionChanged', { online: true });
  await settle();
  assert.equal(seqs(), [0, 1]);
});

test.run();
