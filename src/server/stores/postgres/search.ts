import type { LogSession, SessionQuery } from '../log-session.ts';
import type { Sql } from './database.ts';
import { SELECT_SESSION, type SessionRow, sessionOf } from './rows.ts';

/** A piece of text as a pattern of `like` that finds it anywhere. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Conditions of one statement and the values they speak of. */
class Conditions {
  readonly values: unknown[] = [];
  readonly #parts: string[] = ['true'];

  /** `condition` is given the value's place, such as `$3`. */
  add(value: unknown, condition: (place: string) => string): void {
    if (value === undefined) return;
    this.values.push(value);
    this.#parts.push(`(${condition(`$${this.values.length}`)})`);
  }

  get text(): string {
    return this.#parts.join(' and ');
  }
}

const USER_OF_S = 'select 1 from session_user_link u where u.session_id = s.id and';

function conditionsOf(query: SessionQuery): Conditions {
  const all = new Conditions();
  const text = query.text ? containing(query.text.toLowerCase()) : undefined;
  const proof = query.claimed ? '' : 'and u.linked';
  all.add(query.userIds, (ids) => `exists (${USER_OF_S} u.user_id = any(${ids}) ${proof})`);
  all.add(
    query.ownUserId,
    (id) => `exists (${USER_OF_S} u.user_id = ${id} and u.linked)
      and not exists (${USER_OF_S} u.user_id <> ${id})`,
  );
  all.add(query.from, (time) => `s.received_last >= ${time}`);
  all.add(query.to, (time) => `s.received_first <= ${time}`);
  all.add(query.type, (one) => `s.id in (select session_id from session_type where type = ${one})`);
  all.add(text, (one) => `s.id in (select session_id from session_text where text like ${one})`);
  all.add(query.before, (ordinal) => `s.ordinal < ${ordinal}`);
  all.add(query.limit, () => 'true');
  return all;
}

/** Sessions that fit the query, newest first. */
export async function searchSessions(sql: Sql, query: SessionQuery): Promise<LogSession[]> {
  const { text, values } = conditionsOf(query);
  const rows = await sql.query<SessionRow>(
    `${SELECT_SESSION} where ${text} order by s.ordinal desc limit $${values.length}`,
    values,
  );
  return rows.map(sessionOf);
}
