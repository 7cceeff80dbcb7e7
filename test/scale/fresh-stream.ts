import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { natsOptions } from '../../src/server/stores/jetstream/address.ts';
import { JetStreamLogStore } from '../../src/server/stores/jetstream/log-store.ts';
import type { LogStore } from '../../src/server/stores/log-store.ts';
import { PostgresLogStore } from '../../src/server/stores/postgres/log-store.ts';
import { SqliteLogStore } from '../../src/server/stores/sqlite/log-store.ts';
import { freshDatabase } from './fresh-database.ts';

/** Runs something on a NATS server's JetStream as its operator would. */
export async function withManager<T>(
  natsUrl: string,
  work: (manager: Awaited<ReturnType<typeof jetstreamManager>>) => Promise<T>,
): Promise<T> {
  const connection = await connect(natsOptions(natsUrl));
  try {
    return await work(await jetstreamManager(connection));
  } finally {
    await connection.close();
  }
}

/** Removes the stream of a store. */
export async function removeStream(natsUrl: string, streamId: string): Promise<void> {
  await withManager(natsUrl, (manager) => manager.streams.delete(`replaybook-${streamId}`));
}

/** A fresh database and its stream. */
export interface FreshStream {
  readonly store: JetStreamLogStore;
  readonly database: LogStore;
  readonly dispose: () => Promise<void>;
}

async function opened(
  natsUrl: string,
  database: LogStore,
  drop: () => Promise<void>,
): Promise<FreshStream> {
  const store = await JetStreamLogStore.open(natsUrl, database);
  return {
    store,
    database,
    dispose: async () => {
      await store.close();
      await removeStream(natsUrl, store.streamId);
      await drop();
    },
  };
}

export async function streamOverSqlite(natsUrl: string): Promise<FreshStream> {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-stream-'));
  const database = new SqliteLogStore(path.join(folder, 'log.sqlite'));
  return opened(natsUrl, database, () => rm(folder, { recursive: true }));
}

export async function streamOverPostgres(natsUrl: string, server: string): Promise<FreshStream> {
  const fresh = await freshDatabase(server);
  return opened(natsUrl, await PostgresLogStore.open(fresh.url), fresh.drop);
}
