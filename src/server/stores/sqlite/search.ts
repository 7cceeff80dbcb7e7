import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { LogSession, SessionQuery } from '../log-session.ts';
import { prepare } from './database.ts';
import { SELECT_SESSION, type SessionRow, sessionOf } from './rows.ts';

interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

const OF_USERS = `
  s.id in (select session_id from session_user
    where user_id in (select value from json_each(?)) and linked >= ?)`;

const OWN = `
  s.id in (select session_id from session_user where user_id = ? and linked = 1)
  and not exists (select 1 from session_user u where u.session_id = s.id and u.user_id <> ?)`;

/** Trigrams find texts of three characters and more; a shorter one is looked for row by row. */
function textCondition(text: string): Condition {
  if ([...text].length >= 3) {
    return { sql: 'session_text match ?', values: [`"${text.replaceAll('"', '""')}"`] };
  }
  return {
    sql: "text like ? escape '\\'",
    values: [`%${text.replace(/[\\%_]/g, '\\$&')}%`],
  };
}

/**
 * What is asked of a session's content. Where few sessions are looked through, of a person's, each
 * is asked; else those that have it are looked up, which for what many have is long.
 */
function contentConditions({ type, text = '', ...query }: SessionQuery): Condition[] {
  const isNarrow = query.ownUserId !== undefined || query.userIds !== undefined;
  const found: Condition[] = [];
  if (type !== undefined) {
    const of = 'select session_id from session_type where type = ?';
    const sql = isNarrow ? `exists (${of} and session_id = s.id)` : `s.id in (${of})`;
    found.push({ sql, values: [type] });
  }
  if (text !== '') {
    const { sql: having, values } = textCondition(text);
    const of = `select session_id from session_text where ${having}`;
    const own = '(select position from batch where session_id = s.id)';
    const sql = isNarrow ? `exists (${of} and rowid in ${own})` : `s.id in (${of})`;
    found.push({ sql, values });
  }
  return found;
}

function conditionsOf(query: SessionQuery): Condition[] {
  const found: Condition[] = [];
  const add = (sql: string, ...values: SQLInputValue[]) => found.push({ sql, values });
  if (query.userIds) add(OF_USERS, JSON.stringify(query.userIds), query.claimed ? 0 : 1);
  if (query.ownUserId !== undefined) add(OWN, query.ownUserId, query.ownUserId);
  if (query.from !== undefined) add('s.received_last >= ?', query.from);
  if (query.to !== undefined) add('s.received_first <= ?', query.to);
  if (query.before !== undefined) add('s.ordinal < ?', query.before);
  return [...found, ...contentConditions(query)];
}

/** Sessions that fit the query, newest first. */
export function searchSessions(db: DatabaseSync, query: SessionQuery): LogSession[] {
  const conditions = conditionsOf(query);
  const where =
    conditions.length === 0 ? '' : `where ${conditions.map((one) => `(${one.sql})`).join(' and ')}`;
  return prepare<SessionRow>(db, `${SELECT_SESSION} ${where} order by s.ordinal desc limit ?`)
    .all(...conditions.flatMap((one) => one.values), query.limit)
    .map(sessionOf);
}
