import { PostgresSecurityStore } from '../../src/server/stores/postgres/security-store.ts';
import { securityStoreSuite } from '../server/stores/security-store-suite.ts';
import { freshDatabase } from './fresh-database.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];

if (server === undefined) skipped('PostgreSQL security events', 'TEST_DATABASE_URL is not set');
else {
  securityStoreSuite('PostgreSQL security events', async () => {
    const database = await freshDatabase(server);
    const store = await PostgresSecurityStore.open(database.url);
    return {
      store,
      statement: (sql) =>
        database.query(sql.replace('security_event', 'replaybook_security.security_event')),
      dispose: async () => {
        await store.close();
        await database.drop();
      },
    };
  });
}
