import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FallbackQueue } from '../../../src/log/queue/fallback-queue.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import { type LogQueue, lastSeq, QueueError } from '../../../src/log/queue/queue.ts';
import { batch, chunk, queueCases } from './queue-suite.ts';

const test = suite('log/memory-queue');

for (const [name, run] of Object.entries(queueCases)) {
  test(name, () => run(createMemoryQueue()));
  test(`over another queue: ${name}`, () =>
    run(new FallbackQueue(createMemoryQueue(), createMemoryQueue(), assert.unreachable)));
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    assert.instance(error, QueueError);
    return (error as QueueError).failure;
  }
  return 'none';
}

test('takes no more than its capacity, and still lets go', async () => {
  const queue = createMemoryQueue(100);
  await queue.cut(batch(0, 1, 'one', 60));
  assert.is(await failureOf(queue.cut(batch(1, 1, 'one', 60))), 'full');
  assert.is(await failureOf(queue.cut(batch(0, 1, 'two', 60))), 'full');
  assert.is((await queue.batches('one')).length, 1);
  await queue.acknowledge('one', 0);
  assert.is(await failureOf(queue.cut(batch(1, 1, 'one', 60))), 'none');
});

/** A storage that fails from now on, in every way or in writing alone. */
function failing(queue: LogQueue, methods: readonly (keyof LogQueue)[]): LogQueue {
  const fail = () => Promise.reject(new QueueError('full', 'no room'));
  return { ...queue, ...Object.fromEntries(methods.map((method) => [method, fail])) };
}

const writes = ['append', 'cut', 'replaceBatches', 'acknowledge', 'forget'] as const;
const reads = ['oldestBatch', 'batches', 'chunks', 'head', 'sessions'] as const;

test('a batch that the storage does not take is kept in memory, and the failure told', async () => {
  const failures: string[] = [];
  const durable = createMemoryQueue();
  await durable.cut(batch(0, 5));
  const queue = new FallbackQueue(failing(durable, writes), createMemoryQueue(), ({ failure }) =>
    failures.push(failure),
  );
  await queue.append(chunk(5, 5));
  await queue.cut(batch(5, 5));
  assert.equal(failures, ['full', 'full']);
  assert.equal(
    (await queue.batches('one')).map(({ firstSeq }) => firstSeq),
    [0, 5],
  );
  assert.is((await queue.oldestBatch('one'))?.firstSeq, 0);
  assert.is((await queue.head('one')).nextSeq, 10);
});

test('goes on in memory alone where there is no storage at all', async () => {
  const durable = failing(createMemoryQueue(), [...writes, ...reads]);
  const queue = new FallbackQueue(durable, createMemoryQueue(), () => undefined);
  await queue.cut(batch(0, 5));
  await queue.cut(batch(5, 5));
  await queue.acknowledge('one', 4);
  assert.is((await queue.oldestBatch('one'))?.firstSeq, 5);
  await queue.replaceBatches('one', [batch(7, 3)], { nextSeq: 10, chain: 'd'.repeat(64) });
  assert.is((await queue.oldestBatch('one'))?.firstSeq, 7);
});

test('says that a batch is lost when memory is full too', async () => {
  const queue = new FallbackQueue(
    failing(createMemoryQueue(), writes),
    createMemoryQueue(50),
    () => undefined,
  );
  await queue.cut(batch(0, 5, 'one', 40));
  assert.is(await failureOf(queue.cut(batch(5, 5, 'one', 40))), 'full');
});

test('what memory alone has of a session stays where a crash does not reach it', async () => {
  const durable = createMemoryQueue();
  let full = false;
  const cut: LogQueue['cut'] = (one) =>
    full ? Promise.reject(new QueueError('full', 'no room')) : durable.cut(one);
  const queue = new FallbackQueue({ ...durable, cut }, createMemoryQueue(), () => undefined);
  const kept = async () =>
    [...(await durable.chunks('one')), ...(await durable.batches('one'))].map(lastSeq);
  await queue.append(chunk(0, 5));
  full = true;
  await queue.cut(batch(0, 5));
  full = false;
  await queue.append(chunk(5, 5));
  await queue.cut(batch(5, 5));
  assert.equal(await kept(), [4, 9]);
  await queue.replaceBatches('one', await queue.batches('one'), await queue.head('one'));
  assert.is((await durable.head('one')).nextSeq, 0, 'chunks are cut from here after a crash');
  await queue.acknowledge('one', 9);
  await queue.append(chunk(10, 5));
  await queue.cut(batch(10, 5));
  assert.equal(await kept(), [14]);
  assert.is((await durable.batches('one')).length, 1, 'and then batches are kept there again');
});

test.run();
