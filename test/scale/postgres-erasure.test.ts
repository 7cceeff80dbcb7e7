import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PostgresLogStore } from '../../src/server/stores/postgres/log-store.ts';
import { keyOf } from '../server/stores/log-store-tools.ts';
import { eventually } from '../server/support/server.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];
const KEYS = 40;
const SHORT_TIMEOUT = 300;

type Database = Pick<FreshDatabase, 'url' | 'query'>;
/** Begins something in a database, and gives what ends it; null where the server has no such thing. */
type Holds = (database: Database) => Promise<(() => Promise<unknown>) | null>;

const secretOf = (i: number) => Buffer.from(`wrapped-key-${i}-`.padEnd(60, 'k'));

/** Every other key is of the one who is erased. */
async function addKeys(store: PostgresLogStore): Promise<void> {
  for (let i = 0; i < KEYS; i += 1) {
    const person = i % 2 === 0 ? 'erased-user' : 'kept-user';
    await keyOf(store, `session-${i}`, person, secretOf(i));
  }
}

const openStore = (url: string, rewriteMs?: number) =>
  PostgresLogStore.open(url, undefined, rewriteMs);

/** Which keys are in the table's file. */
async function keysOnDisk(database: FreshDatabase): Promise<number[]> {
  await database.query('checkpoint');
  const [row] = await database.query<{ bytes: Buffer }>(
    "select pg_read_binary_file(pg_relation_filepath('replaybook_log.person_key')) as bytes",
  );
  const bytes = row?.bytes ?? Buffer.alloc(0);
  return [...Array(KEYS).keys()].filter((i) => bytes.includes(`wrapped-key-${i}-k`));
}

const ALL = [...Array(KEYS).keys()];
const KEPT = ALL.filter((i) => i % 2 === 1);

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Does this on a connection of its own, and says how to end what is open then. */
const holding =
  (...statements: string[]) =>
  async ({ url }: Pick<Database, 'url'>) => {
    const client = await connected(url);
    for (const statement of statements) await client.query(statement);
    return () => client.end();
  };

const SNAPSHOT = ['begin isolation level repeatable read', 'select 1'];
const WRITING = ['create table other (n integer)', 'begin', 'insert into other values (1)'];

const prepared: Holds = async (database) => {
  const [row] = await database.query<{ name: string; most: string }>(
    "select current_database() as name, current_setting('max_prepared_transactions') as most",
  );
  if (row?.most === '0') return null;
  const end = await holding(...WRITING, `prepare transaction '${row?.name}'`)(database);
  await end();
  return () => database.query(`rollback prepared '${row?.name}'`);
};

/** What keeps the old rows, or the table. */
const IN_THE_WAY: Readonly<Record<string, Holds>> = {
  'an older snapshot': holding(...SNAPSHOT),
  'an older transaction that writes elsewhere': holding(...WRITING),
  'an older transaction that is prepared': prepared,
  'a lock on the table': holding('begin', 'lock table replaybook_log.person_key in share mode'),
};

/** An ordinary vacuum that takes its time: it has a snapshot, and keeps nothing with it. */
const slowVacuum: Holds = async (database) => {
  await database.query('create table long as select n from generate_series(1, 100000) as n');
  const client = await connected(database.url);
  await client.query('set vacuum_cost_delay = 100; set vacuum_cost_limit = 1');
  const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const vacuuming = client.query('vacuum long').catch(() => undefined);
  await eventually(
    () =>
      database.query('select pid from pg_stat_progress_vacuum where datname = current_database()'),
    (rows) => rows.length === 1,
  );
  return async () => {
    await database.query('select pg_terminate_backend($1)', [pid]);
    await vacuuming;
  };
};

function erasure(serverUrl: string): void {
  const test = suite<{ database: FreshDatabase }>('PostgreSQL log, erasure');

  test.before.each(async (context) => {
    context.database = await freshDatabase(serverUrl);
  });

  test.after.each(async ({ database }) => {
    await database.drop();
  });

  test('nothing of a destroyed key is left in the table', async ({ database }) => {
    const store = await openStore(database.url);
    await addKeys(store);
    assert.equal(await keysOnDisk(database), ALL);
    assert.is((await store.eraseUser('erased-user', 1)).keys, 20);
    assert.equal(await keysOnDisk(database), KEPT);
    await store.close();
  });

  for (const [what, hold] of Object.entries(IN_THE_WAY)) {
    test(`an erasure is not done while there is ${what}, and is once it is gone`, async (context) => {
      const { database } = context;
      const store = await openStore(database.url, SHORT_TIMEOUT);
      await addKeys(store);
      const letGo = await hold(database);
      if (letGo === null) {
        console.log(`this server has no such thing: ${what}`);
        return store.close();
      }
      const refused = await store.eraseUser('erased-user', 1).catch((error: Error) => error);
      assert.is(refused instanceof Error && refused.name, 'StoreBusyError');
      assert.ok(await store.isErased('erased-user'), 'what can be done at once is');
      assert.equal(await keysOnDisk(database), ALL);
      await letGo();
      assert.is((await store.eraseUser('erased-user', 2)).keys, 20, 'what was destroyed before');
      assert.equal(await keysOnDisk(database), KEPT);
      await store.close();
    });
  }

  test('an erasure waits for an older snapshot to end', async ({ database }) => {
    const store = await openStore(database.url, 60_000);
    await addKeys(store);
    const letGo = await holding(...SNAPSHOT)(database);
    const erasing = store.eraseUser('erased-user', 1);
    await eventually(
      () => database.query('select 1 from replaybook_log.person_key where wrapped is null'),
      (rows) => rows.length === 20,
    );
    await letGo();
    await erasing;
    assert.equal(await keysOnDisk(database), KEPT);
    await store.close();
  });

  const elsewhere: Holds = () => holding(...SNAPSHOT)({ url: serverUrl });
  const harmless = {
    'a snapshot in another database': elsewhere,
    'an ordinary vacuum': slowVacuum,
  };
  for (const [what, hold] of Object.entries(harmless)) {
    test(`an erasure is done in spite of ${what}`, async ({ database }) => {
      const store = await openStore(database.url, 30_000);
      await addKeys(store);
      const letGo = await hold(database);
      await store.eraseUser('erased-user', 1);
      assert.equal(await keysOnDisk(database), KEPT);
      await letGo?.();
      await store.close();
    });
  }

  test('who may not see what others do sees their snapshots', async ({ database }) => {
    const role = `plain_${randomBytes(8).toString('hex')}`;
    const url = new URL(database.url);
    const name = url.pathname.slice(1);
    url.username = role;
    await database.query(`create role ${role} login`);
    await database.query(`grant create on database ${name} to ${role}`);
    const store = await openStore(url.href, SHORT_TIMEOUT);
    await addKeys(store);
    const letGo = await holding(...SNAPSHOT)(database);
    const refused = await store.eraseUser('erased-user', 1).catch((error: Error) => error);
    assert.is(refused instanceof Error && refused.name, 'StoreBusyError');
    await letGo();
    await store.eraseUser('erased-user', 2);
    assert.equal(await keysOnDisk(database), KEPT);
    await store.close();
    await database.query(`drop owned by ${role}`);
    await database.query(`drop role ${role}`);
  });

  test.run();
}

if (server === undefined) skipped('PostgreSQL log, erasure', 'TEST_DATABASE_URL is not set');
else erasure(server);
