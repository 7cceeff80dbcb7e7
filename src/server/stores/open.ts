import path from 'node:path';
import type { ErasureStore } from './erasure-store.ts';
import type { IdentityStore } from './identity-store.ts';
import { JetStreamLogStore } from './jetstream/log-store.ts';
import type { LogStore } from './log-store.ts';
import { PostgresErasureStore } from './postgres/erasure-store.ts';
import { PostgresIdentityStore } from './postgres/identity-store.ts';
import { PostgresLogStore } from './postgres/log-store.ts';
import { PostgresSecurityStore } from './postgres/security-store.ts';
import type { SecurityStore } from './security-store.ts';
import { SqliteErasureStore } from './sqlite/erasure-store.ts';
import { SqliteIdentityStore } from './sqlite/identity-store.ts';
import { SqliteLogStore } from './sqlite/log-store.ts';
import { SqliteSecurityStore } from './sqlite/security-store.ts';

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
  readonly security: SecurityStore;
  readonly erasures: ErasureStore;
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

async function openIdentity({ dataDir, databaseUrl }: StoreOptions): Promise<IdentityStore> {
  return databaseUrl === undefined
    ? new SqliteIdentityStore(path.join(dataDir, 'identity.sqlite'))
    : PostgresIdentityStore.open(databaseUrl);
}

async function openSecurity({ dataDir, databaseUrl }: StoreOptions): Promise<SecurityStore> {
  return databaseUrl === undefined
    ? new SqliteSecurityStore(path.join(dataDir, 'security.sqlite'))
    : PostgresSecurityStore.open(databaseUrl);
}

async function openErasures({ dataDir, databaseUrl }: StoreOptions): Promise<ErasureStore> {
  return databaseUrl === undefined
    ? new SqliteErasureStore(path.join(dataDir, 'security.sqlite'))
    : PostgresErasureStore.open(databaseUrl);
}

type Open = <S extends { close(): Promise<void> }>(opening: Promise<S>) => Promise<S>;

/** Opens several stores; rejects with nothing left open. */
async function together<T>(work: (open: Open) => Promise<T>): Promise<T> {
  const opened: { close(): Promise<void> }[] = [];
  try {
    return await work(async (opening) => {
      const store = await opening;
      opened.push(store);
      return store;
    });
  } catch (error) {
    await Promise.all(opened.map((store) => store.close()));
    throw error;
  }
}

/** Opens the stores of accounts alone, for who works on them beside the server. */
export function openAccounts(
  options: StoreOptions,
): Promise<Pick<Stores, 'identity' | 'security'>> {
  return together(async (open) => {
    const identity = await open(openIdentity(options));
    return { identity, security: await open(openSecurity(options)) };
  });
}

/**
 * Opens the stores that the settings name: SQLite files in the data folder, or PostgreSQL, and in
 * front of either's log NATS JetStream. Rejects with nothing left open, and no address in the error.
 */
export function openStores(options: StoreOptions): Promise<Stores> {
  return together(async (open) => {
    const log = await open(openLog(options));
    const identity = await open(openIdentity(options));
    const security = await open(openSecurity(options));
    return { log, identity, security, erasures: await open(openErasures(options)) };
  });
}
