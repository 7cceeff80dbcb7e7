import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SqliteIdentityStore } from '../../../src/server/stores/sqlite/identity-store.ts';
import { identityStoreSuite } from './identity-store-suite.ts';

identityStoreSuite('SQLite accounts in memory', async () => {
  const store = new SqliteIdentityStore(':memory:');
  return { store, dispose: () => store.close() };
});

identityStoreSuite('SQLite accounts on disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-identity-'));
  const store = new SqliteIdentityStore(path.join(folder, 'identity.sqlite'));
  return {
    store,
    dispose: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
