import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SqliteLogStore } from '../../../src/server/stores/sqlite/log-store.ts';
import { newBatch } from './log-batches.ts';
import { found } from './log-store-tools.ts';

const test = suite<{ folder: string; store: SqliteLogStore }>('SQLite log, searching');

test.before.each(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replaybook-search-'));
  context.store = new SqliteLogStore(path.join(context.folder, 'log.sqlite'));
});

test.after.each(async ({ folder, store }) => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('whoever asks for anything else does not wait for a search', async ({ store }) => {
  const batch = newBatch();
  await store.append(batch);
  await store.recordIndex(
    [found({ position: 1, sessionId: batch.sessionId, text: 'Football' })],
    1,
  );
  const answered: string[] = [];
  const search = store.search({ text: 'oo', limit: 10 }).then((sessions) => {
    answered.push('search');
    return sessions;
  });
  await store.session(batch.sessionId);
  await store.batchesAfter(0, 10);
  answered.push('reads');
  assert.equal(
    (await search).map(({ id }) => id),
    [batch.sessionId],
  );
  assert.equal(answered, ['reads', 'search']);
});

test('what was stored just now is found, and a closed store searches no more', async ({
  store,
}) => {
  for (const letter of ['a', 'b']) {
    const sessionId = letter.repeat(22);
    await store.append(newBatch({ sessionId }));
    assert.is((await store.search({ limit: 10 })).at(0)?.id, sessionId);
  }
  await store.close();
  const refused = await store.search({ limit: 10 }).then(
    () => null,
    (error) => error,
  );
  assert.is(refused?.statusCode, 503);
});

test.run();
