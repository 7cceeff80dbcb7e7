import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { AuditEntry, AuditQuery, StoredAuditEntry } from '../audit-entry.ts';
import { prepare } from './database.ts';

const SELECT = `
  select id, at, actor_id as actorId, role, action, session_id as sessionId, user_id as userId,
    detail
  from audit`;

/** Adds an entry. Must run inside a transaction. */
export function createRecordAudit(db: DatabaseSync): (entry: AuditEntry) => void {
  const insert = prepare(
    db,
    `insert into audit (at, actor_id, role, action, session_id, user_id, detail)
      values (?, ?, ?, ?, ?, ?, ?)`,
  );
  return ({ at, actorId, role, action, sessionId, userId, detail }) => {
    insert.run(at, actorId, role, action, sessionId, userId, detail);
  };
}

/** Entries that fit the query, newest first. */
export function readAudit(db: DatabaseSync, query: AuditQuery): StoredAuditEntry[] {
  const conditions: string[] = ['true'];
  const values: SQLInputValue[] = [];
  const add = (sql: string, ...more: SQLInputValue[]) => {
    conditions.push(`(${sql})`);
    values.push(...more);
  };
  if (query.actorId !== undefined) add('actor_id = ?', query.actorId);
  if (query.sessionId !== undefined) add('session_id = ?', query.sessionId);
  if (query.userId !== undefined) {
    add(
      'user_id = ? or session_id in (select session_id from session_user where user_id = ?)',
      query.userId,
      query.userId,
    );
  }
  if (query.before !== undefined) add('id < ?', query.before);
  const text = `${SELECT} where ${conditions.join(' and ')} order by id desc limit ?`;
  const rows = prepare<StoredAuditEntry>(db, text).all(...values, query.limit);
  return rows.map((row) => ({ ...row }));
}
