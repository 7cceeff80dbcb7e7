import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditQuery, StoredAuditEntry } from '../audit-entry.ts';
import type { Database } from './database.ts';

const ADD = `
  insert into audit (entry_key, at, actor_id, role, action, session_id, user_id, detail)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (entry_key) do nothing`;

const SELECT = `
  select id, at, actor_id as "actorId", role, action, session_id as "sessionId",
    user_id as "userId", detail
  from audit
  where ($1::text is null or actor_id = $1) and ($2::text is null or session_id = $2)
    and ($3::text is null or user_id = $3
      or session_id in (select session_id from session_user_link where user_id = $3))
    and ($4::bigint is null or id < $4)
  order by id desc limit $5`;

/** Adds an entry, once. */
export async function recordAudit(database: Database, entry: AuditEntry): Promise<void> {
  const { at, actorId, role, action, sessionId, userId, detail } = entry;
  await database.query(ADD, [
    ...[randomUUID(), at, actorId, role, action, sessionId, userId, detail],
  ]);
}

/** Entries that fit the query, newest first. */
export function readAudit(database: Database, query: AuditQuery): Promise<StoredAuditEntry[]> {
  const { actorId, sessionId, userId, before, limit } = query;
  return database.query<StoredAuditEntry>(SELECT, [
    ...[actorId ?? null, sessionId ?? null, userId ?? null, before ?? null, limit],
  ]);
}
