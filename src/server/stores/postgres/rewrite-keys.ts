import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusyError } from '../log-store.ts';
import type { Database, Sql } from './database.ts';
import { StatementError } from './errors.ts';

/** How long an erasure waits for what is in its way, unless something else is said. */
export const REWRITE_MS = 10_000;

const PAUSE_MS = 100;
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

const NEXT = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as xid';

/**
 * Who may still see rows as they were before this transaction id. An ordinary vacuum keeps nothing
 * for others; a slot's catalog_xmin holds rows of the catalogues alone.
 */
const OLDER = `
  select 'process ' || pid as what from pg_stat_activity
  where pid <> pg_backend_pid() and (datid is null or datname = current_database())
    and greatest(age(backend_xid), age(backend_xmin)) > age($1::xid)
    and coalesce(leader_pid, pid) not in (select pid from pg_stat_progress_vacuum)
  union all
  select 'the prepared transaction ' || gid from pg_prepared_xacts
  where database = current_database() and age(transaction) > age($1::xid)
  union all
  select 'the replication slot ' || slot_name from pg_replication_slots
  where age(xmin) > age($1::xid)
  limit 1`;

/** False when somebody keeps the table locked. */
async function rewrite(sql: Sql): Promise<boolean> {
  try {
    await sql.query('vacuum (full) person_key');
    return true;
  } catch (error) {
    if (error instanceof StatementError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/**
 * Writes the table of keys anew: an update leaves the old row's bytes in the file, and so does an
 * ordinary vacuum. Even a full one takes along what an older snapshot may see, in silence, so those
 * have to end before it. Readers of keys wait while it is written. Rejects with `StoreBusyError`
 * when something stayed in the way.
 */
export async function rewriteKeys(database: Database, withinMs: number): Promise<void> {
  await database.alone(async (sql) => {
    const end = performance.now() + withinMs;
    await sql.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    const [next] = await sql.query<{ xid: string }>(NEXT);
    for (;;) {
      const [older] = await sql.query<{ what: string }>(OLDER, [next?.xid]);
      if (older === undefined && (await rewrite(sql))) return;
      if (performance.now() >= end) {
        const what = older?.what ?? 'a lock on the table';
        throw new StoreBusyError(`erased keys are still in the database's file: ${what}`);
      }
      await pause(PAUSE_MS);
    }
  });
}
