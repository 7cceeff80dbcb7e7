import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { LogSession, SessionQuery } from '../log-session.ts';
import { prepare } from './database.ts';
import { SELECT_SESSION, type SessionRow, sessionOf } from './rows.ts';

interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

const OWN = `
  exists (select 1 from session_user u
    where u.session_id = s.id and u.user_id = ? and u.linked = 1)
  and not exists (select 1 from session_user u where u.session_id = s.id and u.user_id <> ?)`;

/** Trigrams find texts of three characters and more; a shorter one is looked for row by row. */
function textCondition(text: string): Condition {
  if ([...text].length >= 3) {
    return {
      sql: 's.id in (select session_id from session_text where session_text match ?)',
      values: [`"${text.replaceAll('"', '""')}"`],
    };
  }
  return {
    sql: "s.id in (select session_id from session_text where text like ? escape '\\')",
    values: [`%${text.replace(/[\\%_]/g, '\\$&')}%`],
  };
}

function conditionsOf(query: SessionQuery): Condition[] {
  const found: Condition[] = [];
  const add = (sql: string, ...values: SQLInputValue[]) => found.push({ sql, values });
  if (query.userIds) {
    add(
      `exists (select 1 from session_user u where u.session_id = s.id
        and u.user_id in (select value from json_each(?)) and u.linked >= ?)`,
      JSON.stringify(query.userIds),
      query.claimed ? 0 : 1,
    );
  }
  if (query.ownUserId !== undefined) add(OWN, query.ownUserId, query.ownUserId);
  if (query.from !== undefined) add('s.received_last >= ?', query.from);
  if (query.to !== undefined) add('s.received_first <= ?', query.to);
  if (query.type !== undefined) {
    add('s.id in (select session_id from session_type where type = ?)', query.type);
  }
  if (query.text !== undefined && query.text !== '') found.push(textCondition(query.text));
  if (query.before !== undefined) add('s.ordinal < ?', query.before);
  return found;
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
