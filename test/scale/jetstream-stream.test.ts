import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { JetStreamLogStore } from '../../src/server/stores/jetstream/log-store.ts';
import { LogStream } from '../../src/server/stores/jetstream/log-stream.ts';
import { readStream } from '../../src/server/stores/jetstream/stream-reader.ts';
import type { NewBatch } from '../../src/server/stores/log-batch.ts';
import type { LogStore } from '../../src/server/stores/log-store.ts';
import { SqliteLogStore } from '../../src/server/stores/sqlite/log-store.ts';
import { batchChain, newBatch } from '../server/stores/log-batches.ts';
import { keyOf } from '../server/stores/log-store-tools.ts';
import { checkSessions, EVERYTHING } from './check-sessions.ts';
import { removeStream, streamOverSqlite, withManager } from './fresh-stream.ts';
import { skipped } from './skipped.ts';

const natsUrl = process.env['TEST_NATS_URL'];

/** A database whose appends wait until they are let go. */
function held(database: LogStore): { database: LogStore; letGo: () => void } {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = new Proxy(database, {
    get(target, name) {
      if (name === 'append') return (batch: NewBatch) => gate.then(() => target.append(batch));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database: slow, letGo };
}

function streams(nats: string): void {
  const test = suite('JetStream log, the stream');

  test('a batch longer than a message comes through whole', async () => {
    const { store, database, dispose } = await streamOverSqlite(nats);
    const long = Buffer.alloc(1_900_000, 'a long public part, ');
    const sealed = Buffer.alloc(150_000, 'and a sealed one; ');
    const [first, second] = batchChain(2, { publicPart: long });
    assert.ok(first && second);
    const key = await keyOf(store, first.sessionId, 'guest', Buffer.from('key'));
    await store.append({ ...first, personal: { keyId: key.id, bytes: sealed } });
    await store.append(second);
    assert.is((await store.append(first)).kind, 'repeated');
    const [stored] = await store.batches(first.sessionId, EVERYTHING);
    assert.ok(stored && long.equals(stored.publicPart));
    assert.ok(stored.personal && sealed.equals(stored.personal.bytes));
    assert.equal([...(await checkSessions(database)).values()], [19]);
    await dispose();
  });

  test('answers for batches that are not written yet as for those that are', async () => {
    const { database, letGo } = held(new SqliteLogStore(':memory:'));
    const store = await JetStreamLogStore.open(nats, database);
    const [first, second, third] = batchChain(3, { userId: '7' });
    assert.ok(first && second && third);
    await store.append(first);
    await store.append(second);
    assert.equal(await store.lastWriter(first.sessionId), { owner: 'owner-1', userId: '7' });
    const again = await store.append({ ...first, receivedAt: 5 });
    assert.equal(
      [again.kind, again.ackedSeq, again.kind === 'repeated' && again.receivedAt],
      ['repeated', 9, first.receivedAt],
    );
    const guess = newBatch({ previousBatch: second, owner: 'owner-2', previous: 'f'.repeat(64) });
    const other = await store.append(guess);
    assert.is(other.kind === 'refused' && other.reason, 'chain');
    const overlap = await store.append(newBatch({ firstSeq: 5, previous: first.chain }));
    assert.is(overlap.kind === 'refused' && overlap.reason, 'overlap');
    assert.is((await store.append(third)).kind, 'stored');
    letGo();
    assert.is((await store.session(first.sessionId))?.ackedSeq, 29);
    await store.close();
    await removeStream(nats, store.streamId);
  });

  test('an erasure waits for what is on its way to the database', async () => {
    const { database, letGo } = held(new SqliteLogStore(':memory:'));
    const store = await JetStreamLogStore.open(nats, database);
    const batch = newBatch({ userId: '7' });
    const key = await keyOf(store, batch.sessionId, 'guest', Buffer.from('key'));
    await store.append({ ...batch, personal: { keyId: key.id, bytes: Buffer.from('sealed') } });
    const erasing = store.eraseUser('7', 1);
    letGo();
    assert.equal(await erasing, { sessions: 1, keys: 1 });
    await store.close();
    await removeStream(nats, store.streamId);
  });

  test('what the database refuses is put aside, and others are written', async () => {
    const problems: string[] = [];
    const inner = new SqliteLogStore(':memory:');
    const { database, letGo } = held(inner);
    const store = await JetStreamLogStore.open(nats, database, {
      report: (problem) => problems.push(problem),
    });
    const [first, second] = batchChain(2, { publicPart: Buffer.alloc(200_000, 7) });
    assert.ok(first && second);
    const other = newBatch({ sessionId: 'other'.padEnd(22, '0') });
    await store.append(first);
    await store.append(second);
    await store.append(other);
    // Somebody writes to the database past the stream.
    await inner.append(newBatch({ publicPart: Buffer.from('rival') }));
    letGo();
    await store.eraseUser('nobody', 1);
    assert.equal((await inner.search({ limit: 9 })).map((one) => one.ackedSeq).sort(), [9, 9]);
    assert.equal(problems.length, 2);
    assert.match(problems[0] ?? '', /session session-a+ is put aside: overlap/);
    await withManager(nats, async (manager) => {
      const stream = `replaybook-${store.streamId}`;
      const subject = `replaybook.${store.streamId}.refused.${first.sessionId}`;
      const kept = await manager.streams.getMessage(stream, { last_by_subj: subject });
      assert.is(kept?.header.get('Replaybook-Reason'), 'chain');
      const { state } = await manager.streams.info(stream, { subjects_filter: subject });
      assert.equal(state.subjects, { [subject]: 2 });
    });
    await store.close();
    await removeStream(nats, store.streamId);
  });

  test('lets go of written messages, and sessions go on from the database', async () => {
    const { store, database, dispose } = await streamOverSqlite(nats);
    const [first, second, third, fourth] = batchChain(4);
    assert.ok(first && second && third && fourth);
    for (const batch of [first, second, third]) await store.append(batch);
    await store.eraseUser('nobody', 1);
    const stream = await LogStream.open(nats, store.streamId);
    await stream.trim(2);
    assert.equal([await stream.at(1), (await stream.at(2))?.firstSeq], [null, 10]);
    await stream.trim(0);
    assert.is(await stream.last(first.sessionId), null);
    assert.is((await store.append(second)).kind, 'repeated');
    assert.is((await store.append(fourth)).kind, 'stored');
    assert.is((await store.lastWriter(first.sessionId))?.owner, 'owner-1');
    await store.eraseUser('nobody', 1);
    assert.equal([...(await checkSessions(database)).values()], [39]);
    await stream.connection.close();
    await dispose();
  });

  test('what is not written is never let go', async () => {
    const { database, letGo } = held(new SqliteLogStore(':memory:'));
    const store = await JetStreamLogStore.open(nats, database);
    const chain = batchChain(3);
    for (const batch of chain) await store.append(batch);
    const stream = await LogStream.open(nats, store.streamId);
    await stream.trim(0);
    assert.is((await stream.at(1))?.firstSeq, 0);
    letGo();
    await store.eraseUser('nobody', 1);
    assert.equal([...(await checkSessions(store)).values()], [29]);
    await stream.connection.close();
    await store.close();
    await removeStream(nats, store.streamId);
  });

  test('analytics read under a name and go on where they were', async () => {
    const { store, dispose } = await streamOverSqlite(nats);
    const chain = batchChain(5);
    for (const batch of chain) await store.append(batch);
    const read = async (name: string, count: number) => {
      const stop = new AbortController();
      const reading = { natsUrl: nats, streamId: store.streamId, name, signal: stop.signal };
      const seqs: number[] = [];
      for await (const batch of readStream(reading)) {
        seqs.push(batch.firstSeq);
        if (seqs.length === count) break;
      }
      stop.abort();
      return seqs;
    };
    assert.equal(await read('odds', 2), [0, 10]);
    // The batch at which it stopped was not read to its end.
    const rest = await read('odds', 4);
    assert.equal(
      rest.toSorted((a, b) => a - b),
      [10, 20, 30, 40],
    );
    assert.equal(await read('others', 5), [0, 10, 20, 30, 40]);
    await dispose();
  });

  test('two databases on one server do not mix', async () => {
    const both = await Promise.all([streamOverSqlite(nats), streamOverSqlite(nats)]);
    const [left, right] = both;
    const batch = newBatch();
    assert.is((await left.store.append(batch)).kind, 'stored');
    assert.is((await right.store.append({ ...batch, owner: 'owner-2' })).kind, 'stored');
    assert.is((await right.store.session(batch.sessionId))?.owner, 'owner-2');
    assert.is((await left.store.session(batch.sessionId))?.owner, 'owner-1');
    for (const { dispose } of both) await dispose();
  });

  test.run();
}

if (natsUrl === undefined) skipped('JetStream log, the stream', 'TEST_NATS_URL is not set');
else streams(natsUrl);
