import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { JetStreamLogStore } from '../../src/server/stores/jetstream/log-store.ts';
import type { NewBatch } from '../../src/server/stores/log-batch.ts';
import { type LogStore, StoreBusyError } from '../../src/server/stores/log-store.ts';
import { openStores } from '../../src/server/stores/open.ts';
import { PostgresLogStore } from '../../src/server/stores/postgres/log-store.ts';
import { SqliteLogStore } from '../../src/server/stores/sqlite/log-store.ts';
import { batchChain, newBatch } from '../server/stores/log-batches.ts';
import { checkSessions } from './check-sessions.ts';
import { Collector } from './collector.ts';
import { freshDatabase } from './fresh-database.ts';
import { removeStream, streamOverSqlite, withManager } from './fresh-stream.ts';
import { hasNatsServer, ownNatsServer } from './nats-server.ts';
import { openProxy } from './proxy.ts';
import { retrying } from './retrying.ts';
import { skipped } from './skipped.ts';

const { TEST_NATS_URL: natsUrl, TEST_DATABASE_URL: databaseServer } = process.env;

const QUIET = { report: () => {} };

function streamOf(store: LogStore): string {
  if (store instanceof JetStreamLogStore) return store.streamId;
  throw new Error('no stream');
}

/** Sends a batch as a browser does: again until it is answered. */
const send = async (store: LogStore, batch: NewBatch): Promise<string> =>
  (await retrying(() => store.append(batch))).kind;

/** Settles when all that the stream holds is in the database. */
const written = (store: LogStore) => retrying(() => store.eraseUser('nobody', 1));

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-stream-'));
  await work(folder).finally(() => rm(folder, { recursive: true }));
}

async function killingTheServer(): Promise<void> {
  const server = await ownNatsServer();
  const database = new SqliteLogStore(':memory:');
  const store = await JetStreamLogStore.open(server.url, database, QUIET);
  try {
    const chains = Array.from({ length: 5 }, (_, i) =>
      batchChain(60, { sessionId: `restart-${i}`.padEnd(22, '0') }),
    );
    let answers = 0;
    await Promise.all(
      chains.map(async (chain) => {
        for (const batch of chain) {
          assert.ok(['stored', 'repeated'].includes(await send(store, batch)));
          answers += 1;
          if (answers % 90 !== 0) continue;
          await server.kill();
          await server.start();
        }
      }),
    );
    await written(store);
    assert.equal(
      [...(await checkSessions(database)).values()],
      chains.map(() => 599),
    );
    const { state } = await withManager(server.url, (manager) =>
      manager.streams.info(`replaybook-${store.streamId}`),
    );
    assert.is(state.messages, 5 * 60);
  } finally {
    await store.close();
    await server.remove();
  }
}

function durability(nats: string): void {
  const test = suite('JetStream log, durability');

  (hasNatsServer() ? test : test.skip)(
    'nothing is lost and nothing is twice when the server is killed in the middle',
    killingTheServer,
  );

  test('a batch whose acknowledgement is lost is in the stream once', async () => {
    const proxy = await openProxy(nats);
    const database = new SqliteLogStore(':memory:');
    const store = await JetStreamLogStore.open(proxy.url, database, QUIET);
    const batch = newBatch();
    await store.lastWriter(batch.sessionId);
    const cut = proxy.cutAt(`{"stream":"replaybook-${store.streamId}"`);
    assert.is((await store.append(batch)).ackedSeq, 9);
    await cut;
    assert.is((await store.append(newBatch({ previousBatch: batch }))).kind, 'stored');
    await written(store);
    assert.equal([...(await checkSessions(database)).values()], [19]);
    const { state } = await withManager(nats, (manager) =>
      manager.streams.info(`replaybook-${store.streamId}`),
    );
    assert.is(state.messages, 2);
    await store.close();
    await removeStream(nats, store.streamId);
    await proxy.close();
  });

  test('without its server it says that it is busy, and goes on when it is back', async () => {
    const proxy = await openProxy(nats);
    const database = new SqliteLogStore(':memory:');
    const problems: string[] = [];
    const store = await JetStreamLogStore.open(proxy.url, database, {
      outageMs: 300,
      report: (problem) => problems.push(problem),
    });
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await store.append(first);
    proxy.refuse(true);
    proxy.cut();
    for (const call of [() => store.append(second), () => store.lastWriter(second.sessionId)]) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      assert.instance(error, StoreBusyError);
    }
    proxy.refuse(false);
    assert.ok(['stored', 'repeated'].includes(await send(store, second)));
    assert.is((await retrying(() => store.session(first.sessionId)))?.ackedSeq, 19);
    proxy.refuse(true);
    proxy.cut();
    await store.close();
    await removeStream(nats, store.streamId);
    await proxy.close();
  });

  test('what a killed process answered is written by the next', () =>
    inFolder(async (dataDir) => {
      const collector = new Collector({ dataDir, natsUrl: nats, name: 'killed', batches: 1e9 });
      await collector.has(60);
      collector.kill();
      assert.is(await collector.ended, 'SIGKILL');
      const { log, identity } = await openStores({ dataDir, natsUrl: nats });
      const stream = streamOf(log);
      await written(log);
      const acked = await checkSessions(log);
      for (const { sessionId, seq } of collector.answered) {
        assert.ok((acked.get(sessionId) ?? -1) >= seq, `${sessionId} ${seq}`);
      }
      await Promise.all([log.close(), identity.close()]);
      await removeStream(nats, stream);
    }));

  test('two processes append the same sessions, and each batch is there once', () =>
    inFolder(async (dataDir) => {
      const options = { dataDir, natsUrl: nats, name: 'same', batches: 40 };
      const collectors = [new Collector(options), new Collector(options)];
      for (const collector of collectors) assert.is(await collector.ended, 0);
      const answers = collectors.flatMap((collector) => collector.answered);
      assert.is(answers.length, 2 * 3 * 40);
      assert.is(answers.filter(({ kind }) => kind === 'stored').length, 3 * 40);
      const { log, identity } = await openStores({ dataDir, natsUrl: nats });
      const stream = streamOf(log);
      await written(log);
      assert.is((await checkSessions(log)).size, 3);
      assert.is((await log.batchesAfter(0, 1e6)).length, 3 * 40);
      const { state } = await withManager(nats, (manager) =>
        manager.streams.info(`replaybook-${stream}`),
      );
      assert.is(state.messages, 3 * 40);
      await Promise.all([log.close(), identity.close()]);
      await removeStream(nats, stream);
    }));

  test('goes on from the database where the stream lost its newest messages', async () => {
    const { store, database, dispose } = await streamOverSqlite(nats);
    const [first, second, third] = batchChain(3);
    assert.ok(first && second && third);
    await store.append(first);
    await store.append(second);
    await written(store);
    await withManager(nats, (manager) =>
      manager.streams.deleteMessage(`replaybook-${store.streamId}`, 2),
    );
    assert.is((await store.append(third)).kind, 'stored');
    assert.is((await store.append(second)).kind, 'repeated');
    await written(store);
    assert.equal([...(await checkSessions(database)).values()], [29]);
    await dispose();
  });

  if (databaseServer === undefined) test.skip('TEST_DATABASE_URL is not set', () => {});
  else {
    test('takes batches in while the database is away, and writes them later', async () => {
      const fresh = await freshDatabase(databaseServer);
      const proxy = await openProxy(fresh.url);
      const timeouts = { answerMs: 3000, outageMs: 1500 };
      const database = await PostgresLogStore.open(proxy.url, timeouts);
      const store = await JetStreamLogStore.open(nats, database, QUIET);
      const chain = batchChain(30);
      const [first, ...rest] = chain;
      assert.ok(first);
      await store.append(first);
      await written(store);
      proxy.refuse(true);
      proxy.cut();
      for (const batch of rest) assert.is((await store.append(batch)).kind, 'stored');
      const erased: unknown = await store.eraseUser('7', 1).catch((error: unknown) => error);
      assert.instance(erased, StoreBusyError);
      proxy.refuse(false);
      await written(store);
      assert.equal([...(await checkSessions(database)).values()], [299]);
      await store.close();
      await removeStream(nats, store.streamId);
      await proxy.close();
      await fresh.drop();
    });
  }

  test.run();
}

if (natsUrl === undefined) skipped('JetStream log, durability', 'TEST_NATS_URL is not set');
else durability(natsUrl);
