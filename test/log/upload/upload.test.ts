import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headAfter, joinChain, LOG_START } from '../../../src/log/chain/chain.ts';
import { packBody } from '../../../src/log/codec/batch.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import type { PersonalRow } from '../../../src/log/codec/redact.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import type { LogQueue } from '../../../src/log/queue/queue.ts';
import { createSerial } from '../../../src/log/queue/serial.ts';
import { type Rejoining, uploadSession } from '../../../src/log/upload/upload.ts';
import { Collector, instantGzip } from './collector.ts';

const test = suite('log/upload');

const sessionId = 'session-of-a-test-00000';

const submitted = (seq: number): RawEvent => ({
  seq,
  at: seq,
  type: 'session.loginSubmitted',
  data: { login: '[erased]', password: '[secret]' },
});

/** A queue with one batch for each range, each event with a personal part of its own. */
async function queueWith(...ranges: [from: number, to: number][]): Promise<LogQueue> {
  const queue = createMemoryQueue();
  let head = LOG_START;
  for (const [from, to] of ranges) {
    const events = Array.from({ length: to - from }, (_, i) => submitted(from + i));
    const personal = events.map(({ seq }): PersonalRow => [seq, ['login'], `login-${seq}`]);
    const packed = await packBody({ events, personal, catalogue: '1' }, instantGzip);
    const batch = { ...joinChain(head, packed), sessionId, at: to };
    await queue.cut(batch);
    head = headAfter(batch);
  }
  return queue;
}

const importRejoining: Rejoining = () => import('../../../src/log/upload/rejoin.ts');

function upload(queue: LogQueue, collector: Collector, rejoining: Rejoining = importRejoining) {
  let lost = 0;
  const done = uploadSession({
    sessionId,
    queue,
    send: collector.send,
    gzip: instantGzip,
    rejoining,
    exclusive: createSerial(),
    leaving: () => false,
    onNext: () => undefined,
    onStored: () => undefined,
    onLost: (count) => {
      lost += count;
    },
  });
  return done.then((outcome) => ({ outcome, lost }));
}

/** Seqs the collector has; fails where a personal part is not with its own event. */
function stored(collector: Collector): number[] {
  return collector.events(sessionId).map(({ seq, data }) => {
    assert.equal(data, { login: `login-${seq}`, password: '[secret]' });
    return seq;
  });
}

const missing = (collector: Collector): number[] =>
  collector.stored(sessionId).batches.map((batch) => batch.missing);

test('what joins batches anew is asked for once more where it could not be fetched', async () => {
  const collector = new Collector();
  await upload(await queueWith([0, 3]), collector);
  const queue = await queueWith([0, 2], [2, 5]);
  let tries = 0;
  const rejoining = () => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('gone'))
      : import('../../../src/log/upload/rejoin.ts');
  };
  const { outcome } = await upload(queue, collector, rejoining);
  assert.equal(outcome, { kind: 'later', reason: 'gone', after: null });
  assert.is((await upload(queue, collector, rejoining)).outcome.kind, 'done');
  assert.is(tries, 2);
  assert.equal(stored(collector), [0, 1, 2, 3, 4]);
});

test('sends the oldest first until nothing waits', async () => {
  const queue = await queueWith([0, 3], [3, 5]);
  const collector = new Collector();
  const { outcome } = await upload(queue, collector);
  assert.equal(outcome, { kind: 'done', interval: 15_000 });
  assert.equal(stored(collector), [0, 1, 2, 3, 4]);
  assert.equal(await queue.batches(sessionId), []);
});

test('stops where the collector does not take it, and keeps the rest', async () => {
  const queue = await queueWith([0, 3], [3, 5]);
  const collector = new Collector();
  collector.answer = ({ firstSeq }) =>
    firstSeq === 3 ? { kind: 'later', reason: 'status 503', after: 9 } : null;
  const { outcome } = await upload(queue, collector);
  assert.equal(outcome, { kind: 'later', reason: 'status 503', after: 9 });
  assert.is((await queue.oldestBatch(sessionId))?.firstSeq, 3);
});

test('a collector that has part of a batch already is given the rest of it', async () => {
  const collector = new Collector();
  await upload(await queueWith([0, 4]), collector);
  const { outcome } = await upload(await queueWith([0, 2], [2, 7], [7, 9]), collector);
  assert.is(outcome.kind, 'done');
  assert.equal(stored(collector), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(missing(collector), [0, 0, 0]);
});

test('a collector that has it all is given nothing', async () => {
  const collector = new Collector();
  await upload(await queueWith([0, 9]), collector);
  const queue = await queueWith([0, 4], [4, 9]);
  assert.is((await upload(queue, collector)).outcome.kind, 'done');
  assert.is(collector.stored(sessionId).batches.length, 1);
  assert.equal(await queue.head(sessionId), {
    nextSeq: 9,
    chain: collector.stored(sessionId).chain,
  });
});

test('a collector that lost what it had acknowledged is told how much is missing', async () => {
  const collector = new Collector();
  const queue = await queueWith([0, 3], [3, 6], [6, 8]);
  await queue.acknowledge(sessionId, 2);
  const { outcome } = await upload(queue, collector);
  assert.is(outcome.kind, 'done');
  assert.equal(stored(collector), [3, 4, 5, 6, 7]);
  assert.equal(missing(collector), [3, 0]);
});

test('a chain that broke is joined on to what the collector has', async () => {
  const collector = new Collector();
  await upload(await queueWith([0, 3]), collector);
  const other = await queueWith([0, 1], [1, 3], [3, 5]);
  await other.acknowledge(sessionId, 2);
  assert.is((await upload(other, collector)).outcome.kind, 'done');
  assert.equal(stored(collector), [0, 1, 2, 3, 4]);
});

test('gives up for now where joining anew does not help', async () => {
  const collector = new Collector();
  const chain = 'e'.repeat(64);
  collector.answer = { kind: 'conflict', error: 'chain', ackedSeq: -1, chain };
  const queue = await queueWith([0, 3]);
  const { outcome } = await upload(queue, collector);
  assert.is(outcome.kind, 'later');
  assert.ok(collector.uploads.length < 10);
  assert.is((await queue.batches(sessionId)).length, 1);
});

test('cuts a batch that is too large until it fits, and joins the rest anew', async () => {
  const collector = new Collector();
  collector.answer = ({ count }) => (count > 2 ? { kind: 'too-large' } : null);
  const { outcome, lost } = await upload(await queueWith([0, 7], [7, 9]), collector);
  assert.is(outcome.kind, 'done');
  assert.is(lost, 0);
  assert.equal(stored(collector), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an event too large by itself is lost, counted, and a gap', async () => {
  const collector = new Collector();
  collector.answer = ({ firstSeq, count }) =>
    firstSeq <= 1 && firstSeq + count > 1 ? { kind: 'too-large' } : null;
  const { outcome, lost } = await upload(await queueWith([0, 4]), collector);
  assert.is(outcome.kind, 'done');
  assert.is(lost, 1);
  assert.equal(stored(collector), [0, 2, 3]);
  assert.equal(missing(collector), [0, 1]);
});

test('what is refused stays', async () => {
  const collector = new Collector();
  collector.answer = { kind: 'refused', status: 403 };
  const queue = await queueWith([0, 4]);
  assert.equal((await upload(queue, collector)).outcome, { kind: 'refused', status: 403 });
  assert.is((await queue.batches(sessionId)).length, 1);
});

test('a queue that fails is a reason to wait, not to throw', async () => {
  const queue = await queueWith([0, 4]);
  const broken = { ...queue, oldestBatch: () => Promise.reject(new Error('gone')) };
  const { outcome } = await upload(broken, new Collector());
  assert.equal(outcome, { kind: 'later', reason: 'gone', after: null });
});

test('a queue that does not let go does not make it send for ever', async () => {
  const queue = { ...(await queueWith([0, 4])), acknowledge: async () => undefined };
  const collector = new Collector();
  assert.is((await upload(queue, collector)).outcome.kind, 'later');
  assert.is(collector.uploads.length, 1);
});

test.run();
