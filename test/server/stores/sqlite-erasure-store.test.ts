import { SqliteErasureStore } from '../../../src/server/stores/sqlite/erasure-store.ts';
import { erasureStoreSuite } from './erasure-store-suite.ts';

erasureStoreSuite('SQLite erasures', async () => {
  const store = new SqliteErasureStore(':memory:');
  return { store, dispose: () => store.close() };
});
