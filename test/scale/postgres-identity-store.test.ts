import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PostgresIdentityStore } from '../../src/server/stores/postgres/identity-store.ts';
import { identityStoreSuite } from '../server/stores/identity-store-suite.ts';
import { freshDatabase } from './fresh-database.ts';
import { openProxy } from './proxy.ts';
import { skipped } from './skipped.ts';

const server = process.env['TEST_DATABASE_URL'];

function lostAnswers(serverUrl: string): void {
  const test = suite('PostgreSQL accounts, lost answers');

  test('a user is added once though the answer was lost', async () => {
    const database = await freshDatabase(serverUrl);
    const proxy = await openProxy(database.url);
    const store = await PostgresIdentityStore.open(proxy.url, {
      answerMs: 15_000,
      outageMs: 20_000,
    });
    const account = { id: '1', login: 'ada@example.test', roles: [], profile: {} };
    const user = { ...account, passwordHash: 'h', passwordExpiresAt: null };
    const cut = proxy.cutAt('COMMIT\0');
    assert.is(await store.addUser(user), true);
    await cut;
    assert.is(await store.addUser({ ...user, id: '2' }), false);
    await store.close();
    await proxy.close();
    await database.drop();
  });

  test.run();
}

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
  lostAnswers(server);
}
