import * as v from 'valibot';
import type { Database } from './database.ts';

const factRow = v.object({ value: v.string() });

/** What has to be the same after a restart: small values under a name, as JSON. */
export interface Facts {
  /** The value of a name; null when there is none, or none that fits the schema. */
  get<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null;
  set(key: string, value: unknown): void;
}

/** Facts in a database. */
export function createFacts(database: Database): Facts {
  return {
    get(key, schema) {
      const row = database.first(factRow, 'SELECT value FROM facts WHERE key = ?', key);
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), row?.value);
      return read.success ? read.output : null;
    },
    set(key, value) {
      database.run(
        'INSERT INTO facts (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
        key,
        JSON.stringify(value),
      );
    },
  };
}
