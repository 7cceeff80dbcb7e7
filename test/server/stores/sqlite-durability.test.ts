import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHAIN_START } from '../../../src/log/chain/chain.ts';
import { openDatabase } from '../../../src/server/stores/sqlite/database.ts';
import { SqliteLogStore } from '../../../src/server/stores/sqlite/log-store.ts';
import { repositoryRoot } from '../../support/repository.ts';
import { batchChain, newBatch } from './log-batches.ts';
import { found, keyOf } from './log-store-tools.ts';

const test = suite<{ folder: string; file: string }>('SQLite log, durability');
const MIGRATIONS = path.join(repositoryRoot, 'src/server/stores/sqlite/migrations/log');
const ALL = { fromSeq: 0, toSeq: Number.MAX_SAFE_INTEGER, limit: 1e6 };

test.before.each(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replaybook-durable-'));
  context.file = path.join(context.folder, 'log.sqlite');
});

test.after.each(async (context) => {
  await rm(context.folder, { recursive: true });
});

function collector(file: string, name: string, batches?: number): ChildProcess {
  const script = fileURLToPath(new URL('./append-forever.ts', import.meta.url));
  const more = batches === undefined ? [] : [String(batches)];
  return spawn(process.execPath, [script, file, name, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Every session's batches follow each other without gap and in one chain. */
async function checkSessions(store: SqliteLogStore): Promise<Map<string, number>> {
  const acked = new Map<string, number>();
  for (const session of await store.search({ limit: 1000 })) {
    let next = 0;
    let chain = CHAIN_START;
    for (const stored of await store.batches(session.id, ALL)) {
      assert.is(stored.firstSeq, next);
      const { firstSeq, count, publicPart } = stored;
      const expected = newBatch({
        ...{ sessionId: session.id, firstSeq, count, publicPart, previous: chain },
      });
      assert.is(stored.chain, expected.chain);
      chain = stored.chain;
      next = firstSeq + count;
    }
    assert.is(session.ackedSeq, next - 1);
    assert.is(session.chain, chain);
    acked.set(session.id, session.ackedSeq);
  }
  return acked;
}

test('what was answered is there after the process is killed in the middle of writing', async ({
  file,
}) => {
  const answered = new Map<string, number>();
  for (const round of [40, 90, 150]) {
    const child = collector(file, `round${round}`);
    const ended = once(child, 'exit');
    let lines = 0;
    for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
      const [id = '', seq = ''] = line.split(' ');
      answered.set(id, Number(seq));
      lines += 1;
      if (lines === round) child.kill('SIGKILL');
    }
    assert.equal(await ended, [null, 'SIGKILL']);
    const store = new SqliteLogStore(file);
    const acked = await checkSessions(store);
    for (const [id, seq] of answered) assert.ok((acked.get(id) ?? -1) >= seq, `${id} ${seq}`);
    await store.close();
  }
  assert.ok(answered.size >= 3);
});

test('two processes appending at once lose nothing and tell each other', async ({ file }) => {
  const store = new SqliteLogStore(file);
  // The store's own timer does not keep a process alive, and a test has nothing else that does.
  const alive = setInterval(() => {}, 1000);
  const told = new Promise<void>((resolve) => {
    store.follow((notice) => notice.sessionIds === null && resolve());
  }).finally(() => clearInterval(alive));
  const children = ['left', 'right'].map((name) => collector(file, name, 60));
  const own = batchChain(60, { sessionId: 'own'.padEnd(22, '0') });
  for (const child of children) child.stdout?.resume();
  const ended = Promise.all(children.map((child) => once(child, 'exit')));
  for (const batch of own) assert.is((await store.append(batch)).kind, 'stored');
  assert.equal(await ended, [
    [0, null],
    [0, null],
  ]);
  await told;
  const acked = await checkSessions(store);
  assert.is(acked.size, 7);
  assert.is((await store.batchesAfter(0, 1e6)).length, 60 * 7);
  await store.close();
});

test('a reopened log goes on where it ended', async ({ file }) => {
  const chain = batchChain(3, { userId: '7' });
  const [first, second, third] = chain;
  assert.ok(first && second && third);
  const before = new SqliteLogStore(file);
  await before.append(first);
  await before.append(second);
  await before.close();
  const after = new SqliteLogStore(file);
  assert.is((await after.append(second)).kind, 'repeated');
  assert.is((await after.append(third)).kind, 'stored');
  assert.equal((await after.session(first.sessionId))?.linkedUserIds, ['7']);
  const positions = (await after.batchesAfter(0, 10)).map((batch) => batch.position);
  assert.equal(
    positions,
    [...positions].sort((a, b) => a - b),
  );
  await after.close();
});

test('a closed store refuses writes and does not hang', async ({ file }) => {
  const store = new SqliteLogStore(file);
  const pending = store.append(newBatch());
  await store.close();
  await store.close();
  assert.is((await pending).kind, 'stored');
  const refused = await store.append(newBatch()).catch((error: Error) => error);
  assert.is(refused instanceof Error && refused.name, 'StoreBusyError');
});

const keySecret = (i: number) => Buffer.from(`wrapped-key-${i}-`.padEnd(60, 'k'));
const KEYS = [...Array(300).keys()];
const KEPT = KEYS.filter((i) => i % 2 === 1);

/** Every other key is of the one who is erased. */
async function addKeys(store: SqliteLogStore): Promise<void> {
  for (const i of KEYS) {
    const person = i % 2 === 0 ? 'erased-user' : 'kept-user';
    await keyOf(store, `session-${i}`, person, keySecret(i));
  }
}

/** Which keys are in any file of the log. */
async function keysOnDisk(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const bytes = Buffer.concat(files);
  return KEYS.filter((i) => bytes.includes(`wrapped-key-${i}-k`));
}

test('nothing of a destroyed key is left in the files', async ({ file, folder }) => {
  const store = new SqliteLogStore(file);
  await addKeys(store);
  assert.equal(await keysOnDisk(folder), KEYS);
  assert.is((await store.eraseUser('erased-user', 1)).keys, 150);
  assert.equal(await keysOnDisk(folder), KEPT);
  await store.close();
});

test('an erasure is not done while somebody reads what was', async ({ file, folder }) => {
  const store = new SqliteLogStore(file);
  await addKeys(store);
  const reader = new DatabaseSync(file);
  reader.exec('begin; select count(*) from person_key');
  const refused = await store.eraseUser('erased-user', 1).catch((error: Error) => error);
  assert.is(refused instanceof Error && refused.name, 'StoreBusyError');
  assert.ok(await store.isErased('erased-user'), 'what can be done at once is');
  assert.equal(await keysOnDisk(folder), KEYS);
  reader.close();
  assert.is((await store.eraseUser('erased-user', 2)).keys, 150, 'what was destroyed before');
  assert.equal(await keysOnDisk(folder), KEPT);
  await store.close();
});

/** Copies what a log holds into a database of the schema that a version before had. */
async function downgrade(file: string, version: number): Promise<void> {
  const newer = `${file}.newer`;
  await rename(file, newer);
  const db = new DatabaseSync(file);
  db.exec('create table schema_version (version integer primary key, name text)');
  const names = (await readdir(MIGRATIONS)).sort().slice(0, version);
  for (const [place, name] of names.entries()) {
    db.exec(await readFile(path.join(MIGRATIONS, name), 'utf8'));
    db.prepare('insert into schema_version values (?, ?)').run(place + 1, name);
  }
  db.exec(`attach '${newer}' as newer`);
  for (const table of ['session', 'batch', 'progress']) {
    const columnsIn = (schema: string) =>
      db
        .prepare('select name from pragma_table_info(?, ?)')
        .all(table, schema)
        .map((column) => column['name']);
    const kept = new Set(columnsIn('newer'));
    const list = columnsIn('main')
      .filter((column) => kept.has(column))
      .join(', ');
    db.exec(`insert into main.${table} (${list}) select ${list} from newer.${table}`);
  }
  db.exec(
    `insert into main.session_text (rowid, text, session_id)
      select rowid, text, session_id from newer.session_text`,
  );
  db.close();
}

test('a log of the build before is read as what it was: of the first format', async ({ file }) => {
  const [first, second] = batchChain(2, { format: 1 });
  assert.ok(first && second);
  const store = new SqliteLogStore(file);
  for (const batch of [first, second]) await store.append(batch);
  await store.close();
  await downgrade(file, 2);
  const opened = new SqliteLogStore(file);
  const batches = await opened.batches(first.sessionId, ALL);
  assert.equal(
    batches.map((stored) => [stored.format, stored.previous, stored.chain, stored.personalHash]),
    [first, second].map(({ previous, chain }) => [1, previous, chain, null]),
  );
  assert.is((await opened.session(first.sessionId))?.receipt, null);
  await opened.close();
});

test('what was indexed before bets of older logs were found is indexed anew from there on', async ({
  file,
}) => {
  const [first, old, last] = [
    newBatch({ sessionId: 'first'.padEnd(22, '0'), catalogue: '4' }),
    newBatch({ sessionId: 'older'.padEnd(22, '0'), catalogue: '3' }),
    newBatch({ sessionId: 'last'.padEnd(22, '0'), catalogue: '4' }),
  ];
  const store = new SqliteLogStore(file);
  for (const batch of [first, old, last]) await store.append(batch);
  const stored = await store.batchesAfter(0, 10);
  const [, position = 0, end = 0] = stored.map((batch) => batch.position);
  const rows = stored.map(({ position, sessionId }) =>
    found({ position, sessionId, text: 'as it was' }),
  );
  await store.recordIndex(rows, end);
  await store.close();
  await downgrade(file, 7);
  const opened = new SqliteLogStore(file);
  assert.is(await opened.indexedPosition(), position - 1);
  const ids = async (text: string) => (await opened.search({ text, limit: 9 })).map(({ id }) => id);
  assert.equal((await ids('as it was')).sort(), [first.sessionId, last.sessionId].sort());
  await opened.recordIndex(
    [found({ position, sessionId: old.sessionId, text: 'a bet' })],
    position,
  );
  assert.equal(await ids('a bet'), [old.sessionId]);
  await opened.close();
});

test('a database of a newer program is not touched', async ({ file }) => {
  await new SqliteLogStore(file).close();
  const db = new DatabaseSync(file);
  db.exec("insert into schema_version values (99, '099-later.sql')");
  db.close();
  assert.throws(() => new SqliteLogStore(file), /schema 99/);
});

test('syncs every commit, writes ahead and overwrites what is deleted', ({ file }) => {
  const db = openDatabase(file, 'log');
  const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
  assert.equal(['journal_mode', 'synchronous', 'secure_delete', 'temp_store'].map(pragma), [
    'wal',
    2,
    1,
    2,
  ]);
  db.close();
});

test.run();
