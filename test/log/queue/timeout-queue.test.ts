import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FallbackQueue } from '../../../src/log/queue/fallback-queue.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import type { LogQueue } from '../../../src/log/queue/queue.ts';
import { createTimeoutQueue, QUEUE_TIMEOUT } from '../../../src/log/queue/timeout-queue.ts';
import { ManualTime } from '../record/manual-time.ts';
import { openPage, range, sessionId } from '../record/page.ts';
import { queueCases } from './queue-suite.ts';

const test = suite('log/patient-queue');

for (const [name, run] of Object.entries(queueCases)) {
  test(name, () => run(createTimeoutQueue(createMemoryQueue(), new ManualTime())));
}

/** A storage that answers nothing until it is let go, and then all it was asked. */
function hangingQueue() {
  const stored = createMemoryQueue();
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked: string[] = [];
  const late =
    <A extends unknown[], R>(name: string, use: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      asked.push(name);
      await free;
      return use(...args);
    };
  const queue: LogQueue = {
    append: late('append', stored.append),
    setAside: late('setAside', stored.setAside),
    cut: late('cut', stored.cut),
    oldestBatch: late('oldestBatch', stored.oldestBatch),
    batches: late('batches', stored.batches),
    chunks: late('chunks', stored.chunks),
    head: late('head', stored.head),
    replaceBatches: late('replaceBatches', stored.replaceBatches),
    acknowledge: late('acknowledge', stored.acknowledge),
    sessions: late('sessions', stored.sessions),
    forget: late('forget', stored.forget),
  };
  return { queue, asked, stored, letGo };
}

function openHanging() {
  const time = new ManualTime();
  const storage = hangingQueue();
  const durable = createTimeoutQueue(storage.queue, time);
  const queue = new FallbackQueue(durable, createMemoryQueue(), () => undefined);
  return { ...storage, ...openPage({ queue, durable, scheduler: time }) };
}

test('what a storage that hangs does not take is sent from memory, and it is asked no more', async () => {
  const { clear, time, seqs, asked } = openHanging();
  for (let i = 0; i < 20; i += 1) {
    clear(3);
    await time.advance(QUEUE_TIMEOUT);
  }
  assert.equal(seqs(), range(0, seqs().length));
  assert.ok(seqs().length >= 50, `${seqs().length}`);
  assert.ok(asked.length <= 10, asked.join());
});

test('a storage that answers again keeps what comes, and nothing is there twice', async () => {
  const { clear, time, seqs, stored, letGo, statuses } = openHanging();
  clear(3);
  await time.advance(10 * QUEUE_TIMEOUT);
  letGo();
  await time.advance(QUEUE_TIMEOUT);
  clear(3);
  await time.advance(0);
  assert.is((await stored.chunks(sessionId)).at(-1)?.firstSeq, 3);
  await time.advance(10 * QUEUE_TIMEOUT);
  assert.equal(seqs(), range(0, 6));
  assert.equal(await stored.batches(sessionId), []);
  assert.not.ok(statuses.some(({ kind }) => kind === 'lost'));
});

test.run();
