import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** A prepared statement whose rows have a known shape, because the SQL text says so. */
export interface Query<Row> {
  get(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  run(...values: SQLInputValue[]): { readonly changes: number | bigint };
}

/** Prepares a statement. The caller answers for `Row` being what the statement selects. */
export function prepare<Row>(db: DatabaseSync, sql: string): Query<Row> {
  return db.prepare(sql) as unknown as Query<Row>;
}

/** SQLite's "somebody else is writing". */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/** True when another connection changed the file since the last call. */
export function createChangeDetector(db: DatabaseSync): () => boolean {
  const query = prepare<{ data_version: number }>(db, 'pragma data_version');
  let seen = query.get()?.data_version;
  return () => {
    const now = query.get()?.data_version;
    const changed = now !== seen;
    seen = now;
    return changed;
  };
}

function migrate(db: DatabaseSync, folder: string): void {
  const files = readdirSync(folder).filter((name) => /^\d{3}-.+\.sql$/.test(name));
  db.exec('begin immediate');
  try {
    db.exec('create table if not exists schema_version (version integer primary key, name text)');
    const row = prepare<{ version: number | null }>(
      db,
      'select max(version) as version from schema_version',
    ).get();
    const current = row?.version ?? 0;
    if (current > files.length) {
      throw new Error(`the database has schema ${current}, this program knows ${files.length}`);
    }
    const done = db.prepare('insert into schema_version (version, name) values (?, ?)');
    for (const name of files.sort().slice(current)) {
      db.exec(readFileSync(path.join(folder, name), 'utf8'));
      done.run(Number(name.slice(0, 3)), name);
    }
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

/** How long another process is waited for, and how long between two tries, in milliseconds. */
const LONGEST_WAIT = 5_000;
const BETWEEN = 20;

/**
 * Has a file keep what is written in a log ahead of it. While anybody else is about to write into the file as
 * it is, SQLite refuses that at once, whatever its timeout says: of processes that make a file at the same
 * moment all but one may be refused. Those try anew.
 */
function writeAhead(db: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += BETWEEN) {
    try {
      db.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= LONGEST_WAIT) throw error;
      Atomics.wait(pause, 0, 0, BETWEEN);
    }
  }
}

/**
 * Opens a database file, or one in memory for `:memory:`, and brings it to the newest schema.
 * A commit is on the disk when it returns; what is deleted is overwritten, and nothing lies in
 * temporary files.
 */
export function openDatabase(
  location: string,
  migrations: 'log' | 'identity' | 'security',
): DatabaseSync {
  const db = new DatabaseSync(location);
  try {
    // Before anything that may find another process at work.
    db.exec(`pragma busy_timeout = ${LONGEST_WAIT}`);
    writeAhead(db);
    db.exec(`
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma temp_store = memory;
    `);
    migrate(db, path.join(import.meta.dirname, 'migrations', migrations));
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
