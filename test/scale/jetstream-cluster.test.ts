import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { JetStreamLogStore } from '../../src/server/stores/jetstream/log-store.ts';
import type { NewBatch } from '../../src/server/stores/log-batch.ts';
import { SqliteLogStore } from '../../src/server/stores/sqlite/log-store.ts';
import { batchChain } from '../server/stores/log-batches.ts';
import { checkSessions } from './check-sessions.ts';
import { withManager } from './fresh-stream.ts';
import { hasNatsServer, type OwnNatsServer, ownNatsCluster } from './nats-server.ts';
import { retrying } from './retrying.ts';
import { skipped } from './skipped.ts';

const BATCHES = 40;

/** A cluster takes seconds to choose a leader; meanwhile it fails in more ways than one. */
const ANY = () => true;

async function losingTheLeader(servers: ReadonlyMap<string, OwnNatsServer>): Promise<void> {
  const url = [...servers.values()].map((server) => server.url).join(',');
  const database = new SqliteLogStore(':memory:');
  const open = () =>
    retrying(() => JetStreamLogStore.open(url, database, { report: () => {} }), ANY);
  const [left, right] = [await open(), await open()];
  const streamInfo = () =>
    withManager(url, (manager) => manager.streams.info(`replaybook-${left.streamId}`));
  const { config, cluster } = await streamInfo();
  assert.is(config.num_replicas, 3);
  let answers = 0;
  const send = async (store: JetStreamLogStore, batch: NewBatch) => {
    const outcome = await retrying(() => store.append(batch));
    assert.ok(outcome.kind !== 'refused');
    answers += 1;
    if (answers === 100) await servers.get(cluster?.leader ?? '')?.kill();
  };
  const chains = Array.from({ length: 4 }, (_, i) =>
    batchChain(BATCHES, { sessionId: `cluster-${i}`.padEnd(22, '0') }),
  );
  await Promise.all(
    [left, right].flatMap((store) =>
      chains.map(async (chain) => {
        for (const batch of chain) await send(store, batch);
      }),
    ),
  );
  // Settles when all of the stream is written.
  await retrying(() => left.eraseUser('nobody', 1));
  assert.equal(
    [...(await checkSessions(database)).values()],
    chains.map(() => BATCHES * 10 - 1),
  );
  const { state } = await retrying(streamInfo, ANY);
  assert.is(state.messages, BATCHES * chains.length);
  await Promise.all([left.close(), right.close()]);
}

if (process.env['TEST_NATS_URL'] === undefined || !hasNatsServer()) {
  skipped('JetStream log in a cluster', 'TEST_NATS_URL is not set or nats-server is not here');
} else {
  const test = suite('JetStream log in a cluster');
  test('two collectors lose nothing with the leader, and nothing is twice', async () => {
    const servers = await ownNatsCluster();
    try {
      await losingTheLeader(servers);
    } finally {
      for (const server of servers.values()) await server.remove();
    }
  });
  test.run();
}
