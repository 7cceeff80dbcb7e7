import path from 'node:path';
import type { IdentityStore } from './identity-store.ts';
import { JetStreamLogStore } from './jetstream/log-store.ts';
import type { LogStore } from './log-store.ts';
import { PostgresIdentityStore } from './postgres/identity-store.ts';
import { PostgresLogStore } from './postgres/log-store.ts';
import { SqliteIdentityStore } from './sqlite/identity-store.ts';
import { SqliteLogStore } from './sqlite/log-store.ts';

export interface StoreOptions {
  /** Where the embedded databases lie when there is no `databaseUrl`. */
  readonly dataDir: string;
  /** PostgreSQL, such as `postgres://user@host:5432/database`. */
  readonly databaseUrl?: string | undefined;
  /** NATS with JetStream, such as `nats://host:4222`; several servers with commas between. */
  readonly natsUrl?: string | undefined;
}

export interface Stores {
  readonly log: LogStore;
  readonly identity: IdentityStore;
}

async function openLog({ dataDir, databaseUrl, natsUrl }: StoreOptions): Promise<LogStore> {
  const database =
    databaseUrl === undefined
      ? new SqliteLogStore(path.join(dataDir, 'log.sqlite'))
      : await PostgresLogStore.open(databaseUrl);
  if (natsUrl === undefined) return database;
  try {
    return await JetStreamLogStore.open(natsUrl, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the stores that the settings name: SQLite files in the data folder, or PostgreSQL, and in
 * front of either NATS JetStream. Rejects with nothing left open, and no address in the error.
 */
export async function openStores(options: StoreOptions): Promise<Stores> {
  const log = await openLog(options);
  try {
    const identity =
      options.databaseUrl === undefined
        ? new SqliteIdentityStore(path.join(options.dataDir, 'identity.sqlite'))
        : await PostgresIdentityStore.open(options.databaseUrl);
    return { log, identity };
  } catch (error) {
    await log.close();
    throw error;
  }
}
