import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoredBatch } from '../../src/server/stores/log-batch.ts';
import type { AppendNotice } from '../../src/server/stores/log-store.ts';
import { PostgresLogStore } from '../../src/server/stores/postgres/log-store.ts';
import { batchChain, newBatch } from '../server/stores/log-batches.ts';
import { checkSessions, EVERYTHING } from './check-sessions.ts';
import { Collector } from './collector.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { type FaultProxy, openProxy } from './proxy.ts';
import { retrying } from './retrying.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];
const LONG_TIMEOUTS = { answerMs: 15_000, outageMs: 20_000 };
/** Gives a silent connection up soon, and leaves several tries to the ones after it. */
const HASTY = { answerMs: 2_000, outageMs: 10_000 };

function durability(serverUrl: string): void {
  const test = suite<{ database: FreshDatabase; proxy: FaultProxy }>('PostgreSQL log, durability');

  test.before.each(async (context) => {
    context.database = await freshDatabase(serverUrl);
    context.proxy = await openProxy(context.database.url);
  });

  test.after.each(async ({ database, proxy }) => {
    await proxy.close();
    await database.drop();
  });

  test('an append whose commit is answered by silence is stored once', async (context) => {
    const { database, proxy } = context;
    const store = await PostgresLogStore.open(proxy.url, LONG_TIMEOUTS);
    const batch = newBatch({ userId: '7' });
    const cut = proxy.cutAt('COMMIT\0');
    const outcome = await store.append(batch);
    await cut;
    assert.is(outcome.kind, 'repeated');
    assert.is(outcome.ackedSeq, 9);
    assert.is((await store.append(newBatch({ previousBatch: batch }))).kind, 'stored');
    assert.is((await store.batches(batch.sessionId, EVERYTHING)).length, 2);
    await checkSessions(store);
    await store.close();
    assert.is((await database.query('select 1 from replaybook_log.batch')).length, 2);
  });

  test('appends go on while their connections are killed again and again', async (context) => {
    const { database, proxy } = context;
    const stores = await Promise.all([
      PostgresLogStore.open(proxy.url, LONG_TIMEOUTS),
      PostgresLogStore.open(database.url, LONG_TIMEOUTS),
    ]);
    const chains = Array.from({ length: 6 }, (_, i) =>
      batchChain(60, { sessionId: `killed-${i}`.padEnd(22, '0') }),
    );
    let answers = 0;
    let kills = 0;
    const kill = async () => {
      const rows = await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'replaybook'`,
      );
      kills += rows.length;
      proxy.cut();
    };
    await Promise.all(
      chains.map(async (chain, i) => {
        for (const batch of chain) {
          const outcome = await stores[i % 2]?.append(batch);
          assert.ok(outcome?.kind === 'stored' || outcome?.kind === 'repeated', outcome?.kind);
          // Those of the other sessions are in the middle of something.
          answers += 1;
          if (answers % 10 === 0) await kill();
        }
      }),
    );
    assert.ok(kills > 30, `${kills} killed`);
    const [store] = stores;
    assert.ok(store);
    assert.equal(
      [...(await checkSessions(store)).values()],
      chains.map(() => 599),
    );
    await Promise.all(stores.map((one) => one.close()));
  });

  test('what was answered is there after a process is killed', async ({ database }) => {
    const collector = new Collector({
      ...{ dataDir: '', databaseUrl: database.url, name: 'killed', batches: 1e9 },
    });
    await collector.has(60);
    collector.kill();
    assert.is(await collector.ended, 'SIGKILL');
    const store = await PostgresLogStore.open(database.url);
    const acked = await checkSessions(store);
    for (const { sessionId, seq } of collector.answered) {
      assert.ok((acked.get(sessionId) ?? -1) >= seq, `${sessionId} ${seq}`);
    }
    await store.close();
  });

  test('two processes append the same sessions, and each batch is stored once', async (context) => {
    const { database } = context;
    const options = { dataDir: '', databaseUrl: database.url, name: 'same', batches: 60 };
    const collectors = [new Collector(options), new Collector(options)];
    for (const collector of collectors) assert.is(await collector.ended, 0);
    const answers = collectors.flatMap((collector) => collector.answered);
    assert.is(answers.length, 2 * 3 * 60);
    assert.is(answers.filter(({ kind }) => kind === 'stored').length, 3 * 60);
    const store = await PostgresLogStore.open(database.url);
    assert.is((await checkSessions(store)).size, 3);
    assert.is((await store.batchesAfter(0, 1e6)).length, 3 * 60);
    await store.close();
  });

  test('a reader that follows positions misses nothing', async ({ database }) => {
    const stores = await Promise.all([1, 2, 3].map(() => PostgresLogStore.open(database.url)));
    const reader = await PostgresLogStore.open(database.url);
    const seen: StoredBatch[] = [];
    let done = false;
    const reading = (async () => {
      for (;;) {
        const last = done;
        const batches = await reader.batchesAfter(seen.at(-1)?.position ?? 0, 7);
        seen.push(...batches);
        if (last && batches.length === 0) return;
      }
    })();
    const chains = Array.from({ length: 9 }, (_, i) =>
      batchChain(40, { sessionId: `read-${i}`.padEnd(22, '0') }),
    );
    await Promise.all(
      chains.map(async (chain, i) => {
        for (const batch of chain) await stores[i % 3]?.append(batch);
      }),
    );
    done = true;
    await reading;
    assert.is(seen.length, 9 * 40);
    await Promise.all([...stores, reader].map((store) => store.close()));
  });

  test('tells of appends of another process, and which sessions grew', async ({ database }) => {
    const [own, other] = await Promise.all([
      PostgresLogStore.open(database.url),
      PostgresLogStore.open(database.url),
    ]);
    const told = new Set<string>();
    const both = new Promise<void>((resolve) => {
      own.follow(({ sessionIds }: AppendNotice) => {
        for (const id of sessionIds ?? []) told.add(id);
        if (told.size === 2) resolve();
      });
    });
    await other.append(newBatch({ sessionId: 'other'.padEnd(22, '0') }));
    await own.append(newBatch({ sessionId: 'own'.padEnd(22, '0') }));
    await both;
    // A notification that is lost with its connection is made up for.
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'replaybook'`,
    );
    const third = new Promise<void>((resolve) => {
      own.follow(({ sessionIds }) => sessionIds?.has('third'.padEnd(22, '0')) && resolve());
    });
    await other.append(newBatch({ sessionId: 'third'.padEnd(22, '0') }));
    await third;
    await Promise.all([own.close(), other.close()]);
  });

  test('a connection that went silent is given up', async ({ proxy }) => {
    const store = await PostgresLogStore.open(proxy.url, HASTY);
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await store.append(first);
    proxy.freeze();
    assert.is((await store.append(second)).kind, 'stored');
    assert.is((await store.session(first.sessionId))?.ackedSeq, 19);
    await store.close();
  });

  test('a connection that goes silent as it begins to listen is given up', async ({ proxy }) => {
    const silent = proxy.freezeAt('LISTEN\0');
    const store = await PostgresLogStore.open(proxy.url, HASTY);
    await silent;
    await store.close();
  });

  test('without its database it says that it is busy, and no password', async ({ proxy }) => {
    const url = new URL(proxy.url);
    url.password = 'hunter2-hunter2';
    const store = await PostgresLogStore.open(url.href, { answerMs: 3000, outageMs: 1500 });
    proxy.refuse(true);
    proxy.cut();
    const calls = [store.append(newBatch()), store.session('s'), store.lastPosition()];
    for (const call of await Promise.allSettled(calls)) {
      const error: unknown = call.status === 'rejected' ? call.reason : null;
      assert.is(error instanceof Error && error.name, 'StoreBusyError');
      assert.not(JSON.stringify(error, Object.getOwnPropertyNames(error)).includes('hunter2'));
    }
    proxy.refuse(false);
    assert.is(await retrying(() => store.lastPosition()), 0);
    const { kind } = await retrying(() => store.append(newBatch()));
    assert.ok(kind === 'stored' || kind === 'repeated', kind);
    await store.close();
  });

  test('one batch that the database refuses does not take others with it', async (context) => {
    const store = await PostgresLogStore.open(context.database.url);
    const batches = ['good-1', 'broken', 'good-2'].map((name) =>
      newBatch({ sessionId: name.padEnd(22, '0') }),
    );
    const found = await Promise.allSettled(
      batches.map((batch, i) => store.append(i === 1 ? { ...batch, chain: 'no hash' } : batch)),
    );
    assert.equal(
      found.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.is((await checkSessions(store)).size, 2);
    await store.close();
  });

  test('a closed store refuses writes and does not hang', async ({ database }) => {
    const store = await PostgresLogStore.open(database.url);
    const pending = store.append(newBatch());
    await store.close();
    await store.close();
    assert.is((await pending).kind, 'stored');
    const refused = await store.append(newBatch()).catch((error: Error) => error);
    assert.is(refused instanceof Error && refused.name, 'StoreBusyError');
  });

  test('a database of a newer program is not touched', async ({ database }) => {
    await (await PostgresLogStore.open(database.url)).close();
    await database.query("insert into replaybook_log.schema_version values (99, '099-later.sql')");
    const error = await PostgresLogStore.open(database.url).catch((reason: unknown) => reason);
    assert.match(error instanceof Error ? error.message : '', /schema 99/);
  });

  test('processes that begin at once make the schema once', async ({ database }) => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => PostgresLogStore.open(database.url)));
    const values = await Promise.all(stores.map((store, i) => store.constant('id', `value ${i}`)));
    assert.is(new Set(values).size, 1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('the audit can be added to and nothing else', async ({ database }) => {
    const store = await PostgresLogStore.open(database.url);
    const ids = { actorId: 'a', sessionId: null, userId: null };
    await store.recordAudit({
      ...{ at: 1, role: 'support', action: 'sessions.searched', detail: 'odd \0 text' },
      ...ids,
    });
    for (const change of ['update', 'delete from', 'truncate']) {
      const set = change === 'update' ? 'set at = 2' : '';
      const error = await database
        .query(`${change} replaybook_log.audit ${set}`)
        .catch((reason: unknown) => reason);
      assert.match(error instanceof Error ? error.message : '', /append-only/, change);
    }
    assert.is((await store.audit({ limit: 9 })).length, 1);
    assert.equal(await store.search({ text: 'a\0b', limit: 1 }), []);
    await store.close();
  });

  test.run();
}

if (server === undefined) skipped('PostgreSQL log, durability', 'TEST_DATABASE_URL is not set');
else durability(server);
