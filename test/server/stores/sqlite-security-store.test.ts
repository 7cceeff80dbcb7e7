import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteSecurityStore } from '../../../src/server/stores/sqlite/security-store.ts';
import { securityStoreSuite } from './security-store-suite.ts';

securityStoreSuite('SQLite security events', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-security-'));
  const file = path.join(folder, 'security.sqlite');
  const store = new SqliteSecurityStore(file);
  return {
    store,
    statement: async (sql) => {
      const db = new DatabaseSync(file);
      try {
        db.exec(sql);
      } finally {
        db.close();
      }
    },
    dispose: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
