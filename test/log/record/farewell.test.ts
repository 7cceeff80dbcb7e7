import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededRandom } from '../../../src/kernel/random.ts';
import type { Gzip } from '../../../src/log/codec/gzip.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import { type LogQueue, QueueError } from '../../../src/log/queue/queue.ts';
import type { SendAnswer } from '../../../src/log/upload/send.ts';
import { testSeed } from '../../support/seed.ts';
import { instantGzip } from '../upload/collector.ts';
import { settle } from './manual-time.ts';
import { chunkSeqs, openPage, range, sessionId } from './page.ts';

const test = suite('log: the farewell of a page');

const DOWN: SendAnswer = { kind: 'later', reason: 'network', after: 60_000 };

/** Takes as long as the test says. */
function slowGzip() {
  const ends: (() => void)[] = [];
  const gzip: Gzip = {
    ...instantGzip,
    async pack(bytes) {
      await new Promise<void>((resolve) => ends.push(resolve));
      return instantGzip.pack(bytes);
    },
  };
  const end = (): void => {
    for (const resolve of ends.splice(0)) resolve();
  };
  return { gzip, end };
}

/** Seqs of every batch, as [first, count]. */
const rangesOf = (batches: readonly { readonly firstSeq: number; readonly count: number }[]) =>
  batches.map(({ firstSeq, count }) => [firstSeq, count]);

test('holds what is not cut yet, sent before the page gets no other turn', async () => {
  const { clear, seqs, recorder, collector, queue } = openPage();
  clear(2);
  recorder.leave();
  assert.equal(seqs(), [0, 1]);
  assert.is(collector.uploads[0]?.leaving, true);
  await settle();
  assert.equal(await queue.sessions(), []);
});

test('is in the queue as it was sent, so that what is not heard is sent again and stored once', async () => {
  const { clear, seqs, recorder, collector, queue, time } = openPage();
  collector.losesAnswers = true;
  clear(2);
  recorder.leave();
  await settle();
  const [sent] = collector.uploads;
  assert.is((await queue.oldestBatch(sessionId))?.chain, sent?.batch.chain);
  assert.equal(await chunkSeqs(queue), []);
  collector.losesAnswers = false;
  await time.advance(60_000);
  assert.equal(seqs(), [0, 1]);
  assert.equal(await queue.sessions(), []);
});

test('is set aside where the browser gives up what waits for other writes', async () => {
  const stored = createMemoryQueue();
  const givenUp = () => new Promise<never>(() => undefined);
  let isLeft = false;
  const queue: LogQueue = {
    ...stored,
    append: (chunk) => (isLeft ? givenUp() : stored.append(chunk)),
    cut: givenUp,
  };
  const { clear, recorder, collector } = openPage({ queue });
  collector.answer = DOWN;
  clear(2);
  await settle();
  isLeft = true;
  clear(2);
  await settle();
  clear(1);
  recorder.leave();
  await settle();
  assert.equal(await chunkSeqs(stored), [0, 1, 2, 3, 4]);
});

test('follows what was cut before and is not acknowledged', async () => {
  const { clear, time, collector, seqs, recorder } = openPage();
  collector.answer = DOWN;
  clear(2);
  await time.advance(5_000);
  clear(2);
  collector.answer = null;
  recorder.leave();
  assert.equal(seqs(), range(0, 4));
});

test('holds the last event and its checkpoint', async () => {
  const { clear, emit, events$, collector, time } = openPage();
  clear(1);
  await time.advance(5_000);
  emit('app.stopped', {});
  emit('log.checkpointed', { through: 1, slices: {}, fields: {} });
  events$.complete();
  assert.equal(
    collector.events(sessionId).map(({ type }) => type),
    ['coupon.cleared', 'app.stopped', 'log.checkpointed'],
  );
});

test('overtakes a batch that is still being packed: no event is in two', async () => {
  const { gzip, end } = slowGzip();
  const { clear, seqs, recorder, collector, time } = openPage({ gzip });
  clear(3);
  await time.advance(5_000);
  clear(2);
  recorder.leave();
  assert.equal(seqs(), range(0, 5));
  end();
  await settle();
  await time.advance(60_000);
  const all = collector.uploads.map(({ batch }) => batch);
  assert.equal(rangesOf([...new Map(all.map((batch) => [batch.chain, batch])).values()]), [
    [0, 3],
    [3, 2],
  ]);
});

test('keeps people apart', async () => {
  const { gzip } = slowGzip();
  const { clear, emit, recorder, collector } = openPage({ gzip });
  emit('session.started', { userId: 'ada' });
  emit('session.ended', { reason: 'logout' });
  clear(1);
  recorder.leave();
  const said = collector.stored(sessionId).batches.map(({ count, person }) => [count, person]);
  assert.equal(said, [
    [1, 'ada'],
    [2, undefined],
  ]);
});

test('holds no more than browsers let outlive a page; the rest waits in the queue', async () => {
  const { clear, emit, recorder, collector, queue } = openPage();
  collector.answer = DOWN;
  const random = seededRandom(testSeed);
  const name = Array.from({ length: 60_000 }, () => Math.floor(random() * 256).toString(16)).join(
    '',
  );
  emit('timer.fired', { name });
  clear(1);
  recorder.leave();
  assert.is(collector.uploads.length, 0);
  await settle();
  assert.is((await queue.batches(sessionId)).length, 1);
});

test('holds nothing while batches are joined anew: what there is, is cut after that', async () => {
  let end: () => void = () => undefined;
  const memory = createMemoryQueue();
  const replaceBatches: LogQueue['replaceBatches'] = async (...given) => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    await memory.replaceBatches(...given);
  };
  const { clear, seqs, recorder, collector, time } = openPage({
    queue: { ...memory, replaceBatches },
  });
  clear(2);
  await time.advance(5_000);
  // The service was set back: it knows nothing of what it acknowledged.
  collector.sessions.clear();
  clear(2);
  await time.advance(15_000);
  clear(2);
  const before = collector.uploads.length;
  recorder.leave();
  assert.equal(rangesOf(collector.uploads.slice(before).map(({ batch }) => batch)), [[2, 2]]);
  end();
  await settle();
  await time.advance(15_000);
  assert.equal(seqs(), range(2, 6));
});

test('a storage that fails is no reason to be silent, and the chain goes on after it', async () => {
  const memory = createMemoryQueue();
  let broken = true;
  const cut: LogQueue['cut'] = (batch) =>
    broken ? Promise.reject(new QueueError('full', 'no room')) : memory.cut(batch);
  const { clear, seqs, recorder, time } = openPage({ queue: { ...memory, cut } });
  clear(2);
  recorder.leave();
  assert.equal(seqs(), [0, 1]);
  await settle();
  broken = false;
  recorder.stay();
  clear(2);
  await time.advance(60_000);
  assert.equal(seqs(), range(0, 4));
});

test('a page that comes back goes on where it was', async () => {
  const { clear, emit, seqs, time, collector } = openPage();
  emit('app.visibilityChanged', { visible: false });
  await settle();
  emit('app.visibilityChanged', { visible: true });
  clear(3);
  await time.advance(15_000);
  assert.equal(seqs(), range(0, 5));
  assert.is(collector.uploads.at(-1)?.leaving, false);
});

test.run();
