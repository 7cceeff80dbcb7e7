import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import type { Keys } from './keys.ts';
import { openJson, sealJson } from './sealed.ts';

/** Something that was begun and not finished; one of a kind at a time. */
export type FlowKind =
  | 'two-step'
  | 'social'
  | 'recovery'
  | 'registration'
  | 'captcha-phone'
  | 'limit-questions'
  | 'activate-email'
  | 'activate-phone';

/** What people are in the middle of: a visitor, by the hash of their own cookie, or a player. */
export interface Flows {
  begin(owner: string, kind: FlowKind, data: unknown, expiresAt: number): void;
  /** What was begun and is still good, or null. */
  get<S extends v.GenericSchema>(
    owner: string | null,
    kind: FlowKind,
    schema: S,
    now: number,
  ): v.InferOutput<S> | null;
  end(owner: string, kind: FlowKind): void;
}

const flowRow = v.object({ data: v.string() });

/** Flows in a database. */
export function createFlows(database: Database, keys: Keys): Flows {
  const about = (owner: string, kind: FlowKind) => `${kind} ${owner}`;
  return {
    begin(owner, kind, data, expiresAt) {
      database.run(
        `INSERT INTO flows (owner, kind, data, expires_at) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET data = excluded.data, expires_at = excluded.expires_at`,
        owner,
        kind,
        sealJson(keys, data, about(owner, kind)),
        expiresAt,
      );
    },
    get(owner, kind, schema, now) {
      if (owner === null) return null;
      database.run('DELETE FROM flows WHERE expires_at <= ?', now);
      const sql = 'SELECT data FROM flows WHERE owner = ? AND kind = ?';
      const row = database.first(flowRow, sql, owner, kind);
      return row && openJson(keys, schema, row.data, about(owner, kind));
    },
    end: (owner, kind) =>
      void database.run('DELETE FROM flows WHERE owner = ? AND kind = ?', owner, kind),
  };
}
