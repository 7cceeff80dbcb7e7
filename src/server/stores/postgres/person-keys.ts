import type { PersonKey } from '../log-store.ts';
import type { Database } from './database.ts';
import { StatementError } from './errors.ts';

const FIND = `
  select id, wrapped from person_key
  where session_id = $1 and person = $2 and wrapped is not null`;

const ADD = `
  insert into person_key (session_id, person, wrapped) values ($1, $2, $3)
  on conflict (session_id, person) where wrapped is not null do nothing
  returning id, wrapped`;

/** The living key of a person in a session; of several makers at once one wins. */
export async function findOrMakeKey(
  database: Database,
  sessionId: string,
  person: string,
  make: () => Uint8Array,
): Promise<PersonKey> {
  const found = await database.query<PersonKey>(FIND, [sessionId, person]);
  if (found[0]) return found[0];
  const wrapped = make();
  const added = await database.query<PersonKey>(ADD, [sessionId, person, wrapped]);
  if (added[0]) return added[0];
  const [other] = await database.query<PersonKey>(FIND, [sessionId, person]);
  return other ?? findOrMakeKey(database, sessionId, person, () => wrapped);
}

const SESSIONS = 'select count(*) as n from session_user_link where user_id = $1';

const DESTROY = `
  with destroyed as (
    update person_key set wrapped = null where wrapped is not null and (
      person = $1 or (person = 'guest'
        and session_id in (select session_id from session_user_link where user_id = $1)))
    returning 1)
  select count(*) as n from destroyed`;

/** Destroys a user's keys; see the port. The bytes are still in the table's file after this. */
export function destroyKeys(database: Database, userId: string) {
  return database.transaction(async (sql) => {
    const [sessions] = await sql.query<{ n: number }>(SESSIONS, [userId]);
    const [keys] = await sql.query<{ n: number }>(DESTROY, [userId]);
    return { sessions: sessions?.n ?? 0, keys: keys?.n ?? 0 };
  });
}

const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Writes the table of keys anew: an update leaves the old row's bytes in the file, and so does an
 * ordinary vacuum. Readers of keys wait meanwhile. False when the table stayed busy.
 */
export async function rewriteKeys(database: Database): Promise<boolean> {
  return database.alone(async (sql) => {
    await sql.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    try {
      await sql.query('vacuum (full) person_key');
      return true;
    } catch (error) {
      if (error instanceof StatementError && error.code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    }
  });
}
