import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sessionIdOf } from '../../../src/kernel/write-key.ts';
import { FallbackQueue } from '../../../src/log/queue/fallback-queue.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import { type LogQueue, QueueError } from '../../../src/log/queue/queue.ts';
import { createWriteKey } from '../../../src/site/ports/surroundings.ts';
import { settle } from './manual-time.ts';
import { chunkSeqs, type Locks, openPage, range, sessionId } from './page.ts';

const test = suite('log/recorder: loss');

test('never grows without bound: what finds no room is lost, counted, and shown as a gap', async () => {
  const { clear, time, collector, statuses, queue } = openPage({ capacity: 1_500 });
  collector.answer = { kind: 'later', reason: 'network', after: null };
  for (let i = 0; i < 10; i += 1) {
    clear(2_500);
    await time.advance(60_000);
  }
  const waiting = await queue.batches(sessionId);
  assert.ok(waiting.reduce((sum, { body }) => sum + body.length, 0) <= 1_500);
  const lost = statuses.reduce((sum, one) => sum + (one.kind === 'lost' ? one.count : 0), 0);
  assert.ok(lost > 0);
  collector.answer = null;
  await time.advance(60_000);
  clear();
  await time.advance(15_000);
  const { batches, ackedSeq } = collector.stored(sessionId);
  assert.is(ackedSeq, 25_000);
  assert.is(
    batches.reduce((sum, { missing }) => sum + missing, 0),
    lost,
  );
});

test('keeps no more than so much in memory, however rarely it uploads', async () => {
  const { clear, time, collector, queue } = openPage();
  collector.answer = { kind: 'later', reason: 'network', after: 3_600_000 };
  clear(1);
  await time.advance(6_000);
  clear(4_500);
  await time.advance(200);
  const counts = (await queue.batches(sessionId)).map(({ count }) => count);
  assert.equal(counts, [1, 2_000, 2_000]);
});

test('goes on when the storage fails, and says nothing is lost that is not', async () => {
  const full = () => Promise.reject(new QueueError('full', 'no room'));
  const queue = { ...createMemoryQueue(), append: full };
  const { clear, time, seqs, statuses } = openPage({ queue });
  clear(3);
  await time.advance(5_000);
  assert.equal(seqs(), [0, 1, 2]);
  assert.not.ok(statuses.some(({ kind }) => kind === 'lost'));
});

test('a storage that hangs is handed no more than so much', async () => {
  let handed = 0;
  const hang = () => {
    handed += 1;
    return new Promise<never>(() => undefined);
  };
  const queue = { ...createMemoryQueue(), append: hang, cut: hang };
  const { emit, statuses } = openPage({ queue });
  for (let i = 0; i < 60; i += 1) {
    for (let j = 0; j < 2_000; j += 1) emit('coupon.cleared', {});
    await settle();
  }
  assert.ok(statuses.some(({ kind }) => kind === 'lost'));
  assert.ok(handed <= 32, `${handed}`);
});

test('counts what even the queue of last resort does not take', async () => {
  const queue = createMemoryQueue();
  let broken = true;
  const cut: LogQueue['cut'] = (batch) =>
    broken ? Promise.reject(new QueueError('full', 'no room')) : queue.cut(batch);
  const { clear, time, collector, statuses } = openPage({ queue: { ...queue, cut } });
  clear(3);
  await time.advance(5_000);
  assert.equal(statuses, [{ kind: 'lost', sessionId, count: 3 }]);
  broken = false;
  clear(2);
  await time.advance(15_000);
  const [batch] = collector.stored(sessionId).batches;
  assert.is(batch?.firstSeq, 3);
  assert.is(batch?.missing, 3);
});

test('a queue that throws, and data that is no JSON, never reach the bus', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  const { clear, emit, time, events$, seqs } = openPage({
    privatePathsOf: (event) => (event.seq === 1 ? broken() : []),
  });
  const after: number[] = [];
  events$.subscribe(({ seq }) => after.push(seq));
  clear(2);
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  emit('http.replied', { call: 'x', requestId: 1, status: 200, body: circle });
  clear();
  await time.advance(5_000);
  assert.equal(after, [0, 1, 2, 3]);
  assert.equal(seqs(), [0, 1, 2, 3]);
});

test('an event that is larger than readers take is recorded without its data, alone', async () => {
  const { clear, emit, time, collector } = openPage();
  clear();
  emit('timer.fired', { name: 'x'.repeat(5_000_000) });
  emit('timer.fired', { name: 'y'.repeat(1_000_000) });
  await time.advance(20_000);
  const data = collector.events(sessionId).map((event) => event.data);
  assert.equal(data.slice(0, 2), [{}, null]);
  assert.equal(data.slice(2), [{ name: 'y'.repeat(1_000_000) }]);
});

test('what cannot be redacted is recorded without its data', async () => {
  const { emit, time, collector } = openPage({
    privatePathsOf: () => {
      throw new Error('broken');
    },
  });
  emit('session.loginSubmitted', { login: 'me', password: 'hunter2' });
  await time.advance(5_000);
  assert.equal(collector.events(sessionId)[0]?.data, null);
});

test('uploads at once when the tab goes to the back', async () => {
  const { clear, emit, seqs, collector } = openPage();
  clear(2);
  emit('app.visibilityChanged', { visible: false });
  await settle();
  assert.equal(seqs(), [0, 1, 2]);
  assert.is(collector.uploads[0]?.leaving, true);
});

test('a page that comes back uploads as before', async () => {
  const { clear, emit, time, collector } = openPage();
  emit('app.visibilityChanged', { visible: false });
  await settle();
  emit('app.visibilityChanged', { visible: true });
  clear();
  await time.advance(15_000);
  assert.is(collector.uploads.at(-1)?.leaving, false);
});

test('the end of the events is the end of the page', async () => {
  const { clear, events$, seqs } = openPage();
  clear(2);
  events$.complete();
  await settle();
  assert.equal(seqs(), [0, 1]);
});

test('when stopped, all of it is in the queue and no timer is left', async () => {
  const { clear, time, recorder, queue, collector } = openPage();
  clear(3);
  await recorder.stop();
  assert.equal(await chunkSeqs(queue), [0, 1, 2]);
  await time.advance(600_000);
  assert.is(collector.uploads.length, 0);
});

test('a page that crashed loses nothing: the next one sends what it left, chunks too', async () => {
  const first = openPage();
  const { queue, locks, collector, time } = first;
  collector.answer = { kind: 'later', reason: 'network', after: null };
  first.clear(3);
  await time.advance(6_000);
  first.emit('session.loginSubmitted', { login: 'me@example.test', password: 'hunter2' });
  first.clear(2);
  await time.advance(100);
  collector.answer = null;
  (locks as Locks).end(first.id);
  first.events$.unsubscribe();
  const next = openPage({ queue, locks, collector, sessionId: 'the-next-session-000000' });
  await next.time.advance(3_000);
  assert.equal(first.seqs(), range(0, 6));
  const login = collector.events(first.id)[3];
  assert.equal(login?.data, { login: 'me@example.test', password: '[secret]' });
  assert.equal(await queue.head(first.id), { nextSeq: 0, chain: '0'.repeat(64) });
});

test('a browser that is killed at any moment and loses its cookie strands nothing', async () => {
  const writeKey = createWriteKey(crypto);
  // An answer is lost, or none of them, or every one; the kill comes before or after a cut.
  for (const losesAnswers of [false, true]) {
    for (const after of [0, 100, 5_000, 5_100, 20_000]) {
      const first = openPage({ sessionId: sessionIdOf(writeKey), writeKey });
      const { queue, locks, collector } = first;
      collector.losesAnswers = losesAnswers;
      first.clear(3);
      await first.time.advance(100);
      first.clear(2);
      await first.time.advance(after);
      first.emit('session.loginSubmitted', { login: 'me@example.test', password: 'x' });
      await settle();
      first.events$.unsubscribe();
      (locks as Locks).end(first.id);
      Object.assign(collector, { losesAnswers: false, cookie: 'another' });
      const next = openPage({ queue, locks, collector, sessionId: 'the-next-session-000000' });
      await next.time.advance(3_000);
      assert.equal(first.seqs(), range(0, 6), `${after} ms, ${losesAnswers}`);
      assert.equal(
        next.statuses.filter(({ kind }) => kind !== 'stored'),
        [],
      );
      assert.equal(await queue.chunks(first.id), []);
      assert.equal(await queue.batches(first.id), []);
    }
  }
});

test('what cannot be read for a moment is not taken for nothing, and waits', async () => {
  const methods = ['oldestBatch', 'batches', 'chunks', 'head'] as const;
  for (const method of methods) {
    const durable = createMemoryQueue();
    const left = openPage({ queue: durable });
    left.clear(3);
    await left.recorder.stop();
    let fails = true;
    const read = async (id: string): Promise<never> => {
      if (fails) throw new QueueError('unavailable', method);
      return (await durable[method](id)) as never;
    };
    const queue = new FallbackQueue({ ...durable, [method]: read }, createMemoryQueue(), () => {});
    const { collector } = left;
    const tabs = { queue, durable: queue.durable, collector };
    const next = openPage({ ...tabs, sessionId: 'the-next-session-000000' });
    await next.time.advance(3_000);
    fails = false;
    await next.time.advance(300_000);
    assert.equal(left.seqs(), range(0, 3), method);
  }
});

test('leaves the sessions of other living tabs alone', async () => {
  const first = openPage();
  const { queue, locks, collector } = first;
  collector.answer = { kind: 'later', reason: 'network', after: 3_600_000 };
  first.clear(3);
  await first.time.advance(5_000);
  const tries = collector.uploads.length;
  const next = openPage({ queue, locks, collector, sessionId: 'the-next-session-000000' });
  await next.time.advance(3_600_000);
  assert.is(collector.uploads.length, tries);
});

test('a server that refuses a session is asked now and then, and told of', async () => {
  const { clear, time, collector, statuses, queue } = openPage();
  collector.answer = { kind: 'refused', status: 403 };
  clear();
  await time.advance(5_000);
  await time.advance(299_000);
  assert.is(collector.uploads.length, 1);
  assert.equal(statuses, [{ kind: 'refused', sessionId, status: 403 }]);
  assert.is((await queue.batches(sessionId)).length, 1, 'it is kept');
});

test('tells of every receipt', async () => {
  const { clear, time, statuses } = openPage();
  clear(2);
  await time.advance(5_000);
  const [status] = statuses;
  assert.is(status?.kind, 'stored');
  assert.is(status?.kind === 'stored' && status.receipt.ackedSeq, 1);
});

test.run();
