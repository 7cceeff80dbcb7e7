import type { Erased, KeyPurpose, PersonKey } from '../log-store.ts';
import type { Database } from './database.ts';

const ERASED = 'select 1 from erased_person where user_id = any($1::text[])';

const BARRED = `${ERASED} union all
  select 1 from session_user_link u join erased_person e on e.user_id = u.user_id
  where u.session_id = $2 and not $3::boolean`;

const FIND = 'select id, wrapped from person_key where session_id = $1 and person = $2';
const LIVING = `${FIND} and wrapped is not null`;
const DEAD = `${FIND} and wrapped is null limit 1`;

const ADD = `
  insert into person_key (session_id, person, wrapped, certain) values ($1, $2, $3, $4)
  on conflict (session_id, person) where wrapped is not null do nothing
  returning id, wrapped`;

export async function isErased(database: Database, userId: string): Promise<boolean> {
  return (await database.query(ERASED, [[userId]])).length > 0;
}

/** The key for a purpose, dead or living; of several makers at once one wins. */
export async function findOrMakeKey(
  database: Database,
  purpose: KeyPurpose,
  make: () => Uint8Array,
): Promise<PersonKey> {
  const { sessionId, person, certain, mayBe } = purpose;
  const isBarred = (await database.query(BARRED, [mayBe, sessionId, certain])).length > 0;
  const find = isBarred ? DEAD : LIVING;
  const [found] = await database.query<PersonKey>(find, [sessionId, person]);
  if (found) return found;
  const wrapped = isBarred ? null : make();
  const [added] = await database.query<PersonKey>(ADD, [sessionId, person, wrapped, certain]);
  return added ?? findOrMakeKey(database, purpose, make);
}

const SESSIONS = 'select count(*) as n from session_user_link where user_id = $1';

const REMEMBER = `
  insert into erased_person (user_id, at) values ($1, $2) on conflict (user_id) do nothing`;

const DESTROY = `
  with destroyed as (
    update person_key set wrapped = null where wrapped is not null and (
      person = $1 or (not certain
        and session_id in (select session_id from session_user_link where user_id = $1)))
    returning 1)
  update erased_person set keys = keys + (select count(*) from destroyed)
  where user_id = $1 returning keys as n`;

const FORGET = `
  update session set device = null
  where id in (select session_id from session_user_link where user_id = $1)`;

/**
 * Remembers a user as erased and destroys their keys; see the port. The bytes are still in the
 * table's file after this, until it is written anew.
 */
export async function destroyKeys(database: Database, userId: string, at: number): Promise<Erased> {
  // For everybody before the keys are looked for: one that is made from here on is refused.
  await database.query(REMEMBER, [userId, at]);
  return database.transaction(async (sql) => {
    const [sessions] = await sql.query<{ n: number }>(SESSIONS, [userId]);
    const [keys] = await sql.query<{ n: number }>(DESTROY, [userId]);
    await sql.query(FORGET, [userId]);
    return { sessions: sessions?.n ?? 0, keys: keys?.n ?? 0 };
  });
}
