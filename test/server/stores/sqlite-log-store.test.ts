import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SqliteLogStore } from '../../../src/server/stores/sqlite/log-store.ts';
import { logStoreSuite } from './log-store-suite.ts';

logStoreSuite('SQLite log in memory', async () => {
  const store = new SqliteLogStore(':memory:');
  return { store, dispose: () => store.close() };
});

logStoreSuite('SQLite log on disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-log-'));
  const store = new SqliteLogStore(path.join(folder, 'log.sqlite'));
  return {
    store,
    dispose: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
