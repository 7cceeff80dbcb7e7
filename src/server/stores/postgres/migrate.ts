import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_320_519_001;

/** Brings a schema to the newest version. Processes that start at once wait for each other. */
export async function migrate(
  database: Database,
  schema: string,
  name: 'log' | 'identity' | 'security',
): Promise<void> {
  const folder = path.join(import.meta.dirname, 'migrations', name);
  const files = readdirSync(folder)
    .filter((file) => /^\d{3}-.+\.sql$/.test(file))
    .sort();
  await database.alone(async (sql) => {
    await sql.query('begin');
    await sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await sql.query(`create schema if not exists ${schema}`);
    await sql.query(
      'create table if not exists schema_version (version integer primary key, name text not null)',
    );
    const [row] = await sql.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from schema_version',
    );
    const current = row?.version ?? 0;
    if (current > files.length) {
      throw new Error(`the database has schema ${current}, this program knows ${files.length}`);
    }
    for (const file of files.slice(current)) {
      await sql.query(readFileSync(path.join(folder, file), 'utf8'));
      await sql.query('insert into schema_version (version, name) values ($1, $2)', [
        ...[Number(file.slice(0, 3)), file],
      ]);
    }
    await sql.query('commit');
  });
}
