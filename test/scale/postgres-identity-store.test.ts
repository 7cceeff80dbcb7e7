import { PostgresIdentityStore } from '../../src/server/stores/postgres/identity-store.ts';
import { identityStoreSuite } from '../server/stores/identity-store-suite.ts';
import { freshDatabase } from './fresh-database.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];

if (server === undefined) skipped('PostgreSQL accounts', 'TEST_DATABASE_URL is not set');
else {
  identityStoreSuite('PostgreSQL accounts', async () => {
    const database = await freshDatabase(server);
    const store = await PostgresIdentityStore.open(database.url);
    return {
      store,
      dispose: async () => {
        await store.close();
        await database.drop();
      },
    };
  });
}
