import { PostgresErasureStore } from '../../src/server/stores/postgres/erasure-store.ts';
import { erasureStoreSuite } from '../server/stores/erasure-store-suite.ts';
import { freshDatabase } from './fresh-database.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];

if (server === undefined) skipped('PostgreSQL erasures', 'TEST_DATABASE_URL is not set');
else {
  erasureStoreSuite('PostgreSQL erasures', async () => {
    const database = await freshDatabase(server);
    const store = await PostgresErasureStore.open(database.url);
    return {
      store,
      dispose: async () => {
        await store.close();
        await database.drop();
      },
    };
  });
}
