import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { JetStreamLogStore } from '../../src/server/stores/jetstream/log-store.ts';
import { openStores } from '../../src/server/stores/open.ts';
import { PostgresIdentityStore } from '../../src/server/stores/postgres/identity-store.ts';
import { PostgresLogStore } from '../../src/server/stores/postgres/log-store.ts';
import { SqliteIdentityStore } from '../../src/server/stores/sqlite/identity-store.ts';
import { SqliteLogStore } from '../../src/server/stores/sqlite/log-store.ts';
import { newBatch } from '../server/stores/log-batches.ts';
import { freshDatabase } from './fresh-database.ts';
import { removeStream } from './fresh-stream.ts';

const { TEST_NATS_URL: natsUrl, TEST_DATABASE_URL: server } = process.env;
const test = suite<{ dataDir: string }>('choice of stores');

test.before.each(async (context) => {
  context.dataDir = await mkdtemp(path.join(tmpdir(), 'replaybook-open-'));
});

test.after.each(({ dataDir }) => rm(dataDir, { recursive: true }));

test('takes the embedded database when nothing else is named', async ({ dataDir }) => {
  const { log, identity } = await openStores({ dataDir });
  assert.instance(log, SqliteLogStore);
  assert.instance(identity, SqliteIdentityStore);
  assert.is((await log.append(newBatch())).kind, 'stored');
  await Promise.all([log.close(), identity.close()]);
  const again = await openStores({ dataDir });
  assert.is((await again.log.append(newBatch())).kind, 'repeated');
  await Promise.all([again.log.close(), again.identity.close()]);
});

test('says that a server is not there, and no word of its password', async ({ dataDir }) => {
  const nowhere = '127.0.0.1:1';
  for (const options of [
    { dataDir, databaseUrl: `postgres://ada:hunter2@${nowhere}/replaybook` },
    { dataDir, natsUrl: `nats://ada:hunter2@${nowhere}` },
    { dataDir, natsUrl: `nats://hunter2@${nowhere}` },
    { dataDir, databaseUrl: 'hunter2' },
  ]) {
    const error: unknown = await openStores(options).catch((reason: unknown) => reason);
    assert.instance(error, Error);
    assert.not.match(inspect(error, { showHidden: true, depth: 9 }), /hunter2/);
  }
});

const both = server === undefined || natsUrl === undefined;
if (both) console.log('TEST_DATABASE_URL or TEST_NATS_URL is not set: servers are not opened');

(both ? test.skip : test)('takes the servers that are named', async ({ dataDir }) => {
  const database = await freshDatabase(server ?? '');
  const plain = await openStores({ dataDir, databaseUrl: database.url });
  assert.instance(plain.log, PostgresLogStore);
  assert.instance(plain.identity, PostgresIdentityStore);
  await plain.log.append(newBatch());
  await Promise.all([plain.log.close(), plain.identity.close()]);
  const streamed = await openStores({ dataDir, databaseUrl: database.url, natsUrl });
  assert.instance(streamed.log, JetStreamLogStore);
  // What was there before the stream is still known.
  assert.is((await streamed.log.append(newBatch())).kind, 'repeated');
  assert.is((await streamed.log.append(newBatch({ previousBatch: newBatch() }))).kind, 'stored');
  assert.is((await streamed.log.session(newBatch().sessionId))?.ackedSeq, 19);
  await Promise.all([streamed.log.close(), streamed.identity.close()]);
  if (streamed.log instanceof JetStreamLogStore) {
    await removeStream(natsUrl ?? '', streamed.log.streamId);
  }
  await database.drop();
});

test.run();
