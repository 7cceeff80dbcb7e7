import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sessionIdOf } from '../../../src/kernel/write-key.ts';
import { CHAIN_START, joinChain } from '../../../src/log/chain/chain.ts';
import { packBody } from '../../../src/log/codec/batch.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import {
  type LogQueue,
  type QueuedBatch,
  type QueuedChunk,
  QueueError,
} from '../../../src/log/queue/queue.ts';
import { resumeOrphanedSessions } from '../../../src/log/record/orphaned-sessions.ts';
import type { SendAnswer } from '../../../src/log/upload/send.ts';
import { Collector, instantGzip } from '../upload/collector.ts';
import { Locks } from './page.ts';

const test = suite('log/leftovers');

const day = 24 * 60 * 60 * 1000;
const now = 1_763_700_000_000;

function chunk(sessionId: string, firstSeq: number, count: number, given = {}): QueuedChunk {
  const events = Array.from({ length: count }, (_, i) => ({
    seq: firstSeq + i,
    at: now,
    type: 'coupon.cleared',
    data: {},
  }));
  return {
    sessionId,
    firstSeq,
    count,
    catalogue: '1',
    events: JSON.stringify(events),
    personal: '[]',
    at: now,
    ...given,
  };
}

async function resume(queue: LogQueue, collector: Collector, locks = new Locks()) {
  const told: string[] = [];
  await resumeOrphanedSessions({
    rejoining: () => import('../../../src/log/upload/rejoin.ts'),
    own: 'own',
    queue,
    send: collector.send,
    locks,
    gzip: instantGzip,
    now: () => now,
    onStored: ({ receipt }) => told.push(`stored ${receipt.sessionId} ${receipt.ackedSeq}`),
    onRefused: (id, status) => told.push(`refused ${id} ${status}`),
    onLost: (id, count) => told.push(`lost ${id} ${count}`),
  });
  return told;
}

async function queueOf(...chunks: QueuedChunk[]): Promise<LogQueue> {
  const queue = createMemoryQueue();
  for (const each of chunks) await queue.append(each);
  return queue;
}

const seqs = (collector: Collector, id: string): number[] =>
  collector.events(id).map(({ seq }) => seq);

test('puts chunks of different people into different batches', async () => {
  const collector = new Collector();
  const queue = await queueOf(
    chunk('a', 0, 2),
    chunk('a', 2, 1, { person: 'ada' }),
    chunk('a', 3, 2, { person: 'ada' }),
    chunk('a', 5, 1, { person: 'bob' }),
  );
  await resume(queue, collector);
  assert.equal(
    collector.stored('a').batches.map(({ count, person }) => [count, person ?? null]),
    [
      [2, null],
      [3, 'ada'],
      [1, 'bob'],
    ],
  );
});

test('cuts what was left into one batch, sends it and forgets the session', async () => {
  const queue = await queueOf(chunk('one', 0, 3), chunk('one', 3, 2), chunk('two', 0, 1));
  const collector = new Collector();
  assert.equal(await resume(queue, collector), ['stored one 4', 'stored two 0']);
  assert.is(collector.stored('one').batches.length, 1);
  assert.equal(seqs(collector, 'one'), [0, 1, 2, 3, 4]);
  assert.equal(await queue.sessions(), []);
});

test('cuts so much into one batch as readers take', async () => {
  const large = (firstSeq: number) => {
    const data = { name: 'x'.repeat(700_000) };
    return chunk('one', firstSeq, 1, {
      events: JSON.stringify([{ seq: firstSeq, at: now, type: 'timer.fired', data }]),
    });
  };
  const queue = await queueOf(...[0, 1, 2, 3, 4].map(large));
  const collector = new Collector();
  await resume(queue, collector);
  assert.equal(
    collector.stored('one').batches.map(({ count }) => count),
    [2, 2, 1],
  );
  assert.equal(seqs(collector, 'one'), [0, 1, 2, 3, 4]);
});

test('leaves its own session and living ones alone', async () => {
  const queue = await queueOf(chunk('own', 0, 3), chunk('alive', 0, 2));
  const locks = new Locks();
  locks.hold('alive');
  const collector = new Collector();
  assert.equal(await resume(queue, collector, locks), []);
  assert.is(collector.uploads.length, 0);
});

test('a chunk that is missing or cannot be read is a gap', async () => {
  const queue = await queueOf(
    chunk('one', 0, 2),
    chunk('one', 2, 2, { events: '{"not":"events"}' }),
    chunk('one', 4, 2, { events: 'not json' }),
    chunk('one', 6, 2),
    chunk('one', 9, 1),
  );
  const collector = new Collector();
  await resume(queue, collector);
  assert.equal(seqs(collector, 'one'), [0, 1, 6, 7, 9]);
  assert.equal(
    collector.stored('one').batches.map(({ missing }) => missing),
    [0, 4, 1],
  );
  assert.equal(await queue.sessions(), []);
});

test('events of an older build keep the version of their catalogue', async () => {
  const queue = await queueOf(chunk('one', 0, 2, { catalogue: '0' }), chunk('one', 2, 2));
  const collector = new Collector();
  await resume(queue, collector);
  assert.equal(
    collector.stored('one').batches.map(({ catalogue }) => catalogue),
    ['0', '1'],
  );
});

test('waits where the collector does not answer, and asks for no other session', async () => {
  const queue = await queueOf(chunk('one', 0, 3), chunk('two', 0, 3));
  const collector = new Collector();
  collector.answer = { kind: 'later', reason: 'network', after: null };
  assert.equal(await resume(queue, collector), []);
  assert.is(collector.uploads.length, 1);
  collector.answer = null;
  await resume(queue, collector);
  assert.equal(seqs(collector, 'one'), [0, 1, 2]);
  assert.equal(seqs(collector, 'two'), [0, 1, 2]);
});

test('a session that is refused does not stand in the way of others, and is kept', async () => {
  const queue = await queueOf(chunk('one', 0, 3), chunk('two', 0, 3));
  const collector = new Collector();
  const { send } = collector;
  const refusing = Object.assign(collector, {
    send: (...args: Parameters<typeof send>) =>
      args[0] === 'one'
        ? Promise.resolve({ kind: 'refused', status: 403 } as const)
        : send(...args),
  });
  assert.equal(await resume(queue, refusing), ['refused one 403', 'stored two 2']);
  assert.equal(
    (await queue.sessions()).map(({ sessionId }) => sessionId),
    ['one'],
  );
});

test('what was refused for a month is dropped, and told as lost', async () => {
  const queue = await queueOf(chunk('one', 0, 3, { at: now - 31 * day }));
  const collector = new Collector();
  collector.answer = { kind: 'refused', status: 403 };
  assert.equal(await resume(queue, collector), ['refused one 403', 'lost one 3']);
  assert.equal(await queue.sessions(), []);
});

/** A batch as a page cut it that crashed: other chunks than those that are left made it. */
async function cutElsewhere(
  queue: LogQueue,
  sessionId: string,
  count: number,
): Promise<QueuedBatch> {
  const { events } = chunk(sessionId, 0, count);
  const body = await packBody({ events: JSON.parse(events), personal: [], catalogue: '1' });
  return { ...joinChain(await queue.head(sessionId), body), sessionId, at: now };
}

const writeKey = 'a'.repeat(64);
const keyed = sessionIdOf(writeKey);

test('a session whose cookie and first answer a crash took is sent to its end', async () => {
  const collector = new Collector();
  const whole = [chunk(keyed, 0, 3, { writeKey }), chunk(keyed, 3, 4, { writeKey })];
  // What was stored of it when the browser was killed: nothing, a part, all, in other pieces.
  for (const stored of [0, 1, 2, 3, 5, 7]) {
    collector.sessions.clear();
    collector.cookie = 'the first';
    const queue = await queueOf(...whole);
    if (stored > 0) {
      const batch = await cutElsewhere(queue, keyed, stored);
      await collector.send(keyed, { ...batch, writeKey });
    }
    collector.cookie = 'another';
    const told = await resume(queue, collector);
    assert.ok(
      told.every((one) => one.startsWith('stored')),
      told.join(),
    );
    assert.equal(seqs(collector, keyed), [0, 1, 2, 3, 4, 5, 6], `${stored} were stored`);
    assert.equal(await queue.sessions(), []);
  }
});

test('the same batch again, with another cookie, lets go on what waits behind it', async () => {
  const collector = new Collector();
  for (const [id, proof] of [
    [keyed, { writeKey }],
    ['of-a-build-before-00000', {}],
  ] as const) {
    const queue = await queueOf(chunk(id, 3, 2, proof));
    const first = { ...(await cutElsewhere(queue, id, 3)), ...proof };
    await queue.cut(first);
    collector.cookie = 'the first';
    await collector.send(id, first);
    collector.cookie = 'another';
    assert.equal(await resume(queue, collector), [`stored ${id} 2`, `stored ${id} 4`]);
    assert.equal(seqs(collector, id), [0, 1, 2, 3, 4]);
    assert.is(await queue.head(id).then(({ nextSeq }) => nextSeq), 0, 'it is forgotten');
  }
});

test('the key outlives every change of what waits', async () => {
  const collector = new Collector();
  const queue = await queueOf(chunk(keyed, 0, 4, { writeKey }));
  const { send } = collector;
  const kinds: SendAnswer[] = [
    { kind: 'too-large' },
    { kind: 'conflict', error: 'gap', ackedSeq: -1, chain: CHAIN_START },
    { kind: 'later', reason: 'network', after: null },
  ];
  const keys = new Set<string | undefined>();
  const trying: typeof send = async (id, batch, options) => {
    keys.add(batch.writeKey);
    return kinds.shift() ?? send(id, batch, options);
  };
  const to = Object.assign(collector, { send: trying });
  await resume(queue, to);
  await resume(queue, to);
  assert.equal([...keys], [writeKey]);
  assert.equal(seqs(collector, keyed), [0, 1, 2, 3]);
});

test('a queue that has lost the key is refused, told of and kept', async () => {
  const queue = await queueOf(chunk(keyed, 0, 4));
  assert.equal(await resume(queue, new Collector()), [`refused ${keyed} 403`]);
  assert.is((await queue.sessions()).length, 1);
});

test('a storage that fails is left alone', async () => {
  const queue = { ...createMemoryQueue(), sessions: () => Promise.reject(new Error('gone')) };
  assert.equal(await resume(queue, new Collector()), []);
});

test('a session that cannot be read stops no other', async () => {
  const queue = await queueOf(chunk('first', 0, 3), chunk('second', 0, 3));
  for (const method of ['head', 'chunks', 'oldestBatch'] as const) {
    const read = async (id: string): Promise<never> => {
      if (id === 'first') throw new QueueError('unavailable', 'broken');
      return (await queue[method](id)) as never;
    };
    const collector = new Collector();
    await queue.append(chunk('second', 0, 3));
    await resume({ ...queue, [method]: read }, collector);
    assert.equal(seqs(collector, 'second'), [0, 1, 2], method);
    assert.ok((await queue.sessions()).some(({ sessionId }) => sessionId === 'first'));
  }
});

test.run();
