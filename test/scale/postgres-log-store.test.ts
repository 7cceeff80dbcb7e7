import { PostgresLogStore } from '../../src/server/stores/postgres/log-store.ts';
import { logStoreSuite } from '../server/stores/log-store-suite.ts';
import { freshDatabase } from './fresh-database.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];

if (server === undefined) skipped('PostgreSQL log', 'TEST_DATABASE_URL is not set');
else {
  logStoreSuite('PostgreSQL log', async () => {
    const database = await freshDatabase(server);
    const store = await PostgresLogStore.open(database.url);
    return {
      store,
      dispose: async () => {
        await store.close();
        await database.drop();
      },
    };
  });
}
