import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import * as v from 'valibot';
import { findable } from '../../domain/line/name-search.ts';
import { migrations } from './migrations.ts';

type Parameters = readonly SQLInputValue[];

/** The back-end's own database. Every method throws where the database refuses. */
export interface Database {
  /** Runs a statement that changes rows; gives back how many, and the id of the last one added. */
  run(sql: string, ...parameters: Parameters): { changes: number; lastId: number };
  /** Every row a query finds, decoded by `schema`. */
  all<S extends v.GenericSchema>(
    schema: S,
    sql: string,
    ...parameters: Parameters
  ): v.InferOutput<S>[];
  /** The first row a query finds, or null. */
  first<S extends v.GenericSchema>(
    schema: S,
    sql: string,
    ...parameters: Parameters
  ): v.InferOutput<S> | null;
  /**
   * Does all of `work` or nothing of it. Writers take turns from its beginning, so what `work`
   * reads still holds when it writes. Inside another transaction it is a part of that one, which
   * may go on when the part failed.
   */
  transaction<T>(work: () => T): T;
  close(): void;
}

const versionRow = v.object({ user_version: v.number() });

/** Lifts the database to the newest shape: all of it, or nothing. */
function migrate(sqlite: DatabaseSync): void {
  const { user_version: from } = v.parse(versionRow, sqlite.prepare('PRAGMA user_version').get());
  if (from > migrations.length) {
    throw new Error(
      `The database has version ${from}; this build knows up to ${migrations.length}.`,
    );
  }
  for (const sql of migrations.slice(from)) sqlite.exec(sql);
  if (sqlite.prepare('PRAGMA foreign_key_check').all().length > 0) {
    throw new Error('A row of the database refers to one that is not there.');
  }
  sqlite.exec(`PRAGMA user_version = ${migrations.length}`);
}

function open(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file);
  try {
    // FULL: what was answered to a player is on the disk, whatever happens to the machine.
    sqlite.exec(`
      PRAGMA busy_timeout = 5000;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
    `);
    // For migrations, of what was kept before.
    sqlite.function('findable', { deterministic: true, varargs: true }, (...names) =>
      findable(...names.map(String)),
    );
    // A table that others refer to is made anew without them looking on; they are asked at the end.
    sqlite.exec('PRAGMA foreign_keys = OFF');
    transactionsOf(sqlite)(() => migrate(sqlite));
    sqlite.exec('PRAGMA foreign_keys = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** The words that begin, end and undo a transaction, or a part of the one that is under way. */
const WHOLE = { begin: 'BEGIN IMMEDIATE', end: 'COMMIT', undo: 'ROLLBACK' };
const PART = {
  begin: 'SAVEPOINT part',
  end: 'RELEASE part',
  undo: 'ROLLBACK TO part; RELEASE part',
};

function transactionsOf(sqlite: DatabaseSync): Database['transaction'] {
  return (work) => {
    const { begin, end, undo } = sqlite.isTransaction ? PART : WHOLE;
    sqlite.exec(begin);
    try {
      const result = work();
      sqlite.exec(end);
      return result;
    } catch (error) {
      // Some errors, such as a full disk, have already undone everything.
      if (sqlite.isTransaction) sqlite.exec(undo);
      throw error;
    }
  };
}

/** Opens a database file, creating it where there is none. */
export function openDatabase(file: string): Database {
  const sqlite = open(file);
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    run(sql, ...parameters) {
      const { changes, lastInsertRowid } = statement(sql).run(...parameters);
      return { changes: Number(changes), lastId: Number(lastInsertRowid) };
    },
    all: (schema, sql, ...parameters) =>
      v.parse(v.array(schema), statement(sql).all(...parameters)),
    first: (schema, sql, ...parameters) => {
      const row = statement(sql).get(...parameters);
      return row === undefined ? null : v.parse(schema, row);
    },
    transaction: transactionsOf(sqlite),
    close: () => sqlite.close(),
  };
}
