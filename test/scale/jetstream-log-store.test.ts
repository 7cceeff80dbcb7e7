import { logStoreSuite } from '../server/stores/log-store-suite.ts';
import { streamOverPostgres, streamOverSqlite } from './fresh-stream.ts';
import { skipped } from './skipped.ts';

const { TEST_NATS_URL: natsUrl, TEST_DATABASE_URL: server } = process.env;

if (natsUrl === undefined) skipped('JetStream log', 'TEST_NATS_URL is not set');
else {
  logStoreSuite('JetStream log over SQLite', () => streamOverSqlite(natsUrl));
  if (server === undefined) {
    skipped('JetStream log over PostgreSQL', 'TEST_DATABASE_URL is not set');
  } else logStoreSuite('JetStream log over PostgreSQL', () => streamOverPostgres(natsUrl, server));
}
