import { type BatchIndex, MOST_USERS } from '../log-session.ts';
import type { Sql } from './database.ts';

// The lock comes first and in one order, as in appends.
const LOCK = 'select 1 from session where id = any($1::text[]) order by id for update';

// What the device was is of whoever used it, and may have been read before they were erased.
const UPDATE_SESSIONS = `
  update session s set started_at = least(s.started_at, f.started_at),
    last_at = greatest(s.last_at, f.last_at), build = coalesce(s.build, f.build),
    device = case when exists (
        select 1 from session_user_link u join erased_person e on e.user_id = u.user_id
        where u.session_id = s.id)
      then null else coalesce(s.device, f.device) end
  from (
    select session_id, min(started_at) as started_at, max(last_at) as last_at,
      (array_agg(build order by place) filter (where build is not null))[1] as build,
      (array_agg(device order by place) filter (where device is not null))[1] as device
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
      with ordinality as i (session_id, started_at, last_at, build, device, place)
    group by session_id) as f
  where s.id = f.session_id`;

const ADD_TYPES = `
  insert into session_type (session_id, type) select * from unnest($1::text[], $2::text[])
  on conflict do nothing`;

const ADD_CLAIMS = `
  insert into session_user_link (session_id, user_id, linked)
  select session_id, user_id, false from unnest($1::text[], $2::text[]) as c (session_id, user_id)
  where (select count(*) from session_user_link l where l.session_id = c.session_id) < ${MOST_USERS}
  on conflict do nothing`;

const ADD_TEXTS = `
  insert into session_text (position, session_id, text)
  select * from unnest($1::bigint[], $2::text[], $3::text[])
  on conflict do nothing`;

const SET_ASIDE = `
  update batch b set set_aside = i.reason
  from unnest($1::bigint[], $2::text[]) as i (position, reason)
  where b.position = i.position and b.set_aside is distinct from i.reason`;

/** Held from the giving of turns to the commit, so that they become visible in order. */
const TURN_LOCK = 7_320_519_003;

const GIVE_TURNS = `
  update batch b set turn = g.turn
  from (
    select w.position,
      (select max(turn) from batch where turn is not null) + row_number() over (order by w.place)
        as turn
    from unnest($1::bigint[]) with ordinality as w (position, place)
      join batch on batch.position = w.position and batch.turn = 0) as g
  where b.position = g.position
  returning b.session_id as "sessionId"`;

// What still waits of a session comes after what waits of all others.
const TURNS_OF_SESSIONS = `
  update session s set late_turn = (
    select max(turn) from batch where session_id = s.id and turn is not null
      and exists (select 1 from batch where session_id = s.id and turn = 0))
  where id = any($1::text[])`;

const PROGRESS = `
  insert into progress (name, position) values ('index', $1)
  on conflict (name) do update set position = greatest(progress.position, excluded.position)`;

async function addPairs(
  sql: Sql,
  statement: string,
  rows: readonly BatchIndex[],
  of: (row: BatchIndex) => readonly string[],
): Promise<void> {
  const pairs = rows.flatMap((row) => of(row).map((text) => [row.sessionId, text] as const));
  if (pairs.length === 0) return;
  await sql.query(statement, [
    pairs.map(([sessionId]) => sessionId),
    pairs.map(([, text]) => text),
  ]);
}

/** Gives late batches their turn, and the sessions that they are of. */
async function giveTurns(sql: Sql, positions: readonly number[]): Promise<Set<string>> {
  const waiting = await sql.query(
    'select 1 from batch where position = any($1::bigint[]) and turn = 0 limit 1',
    [positions],
  );
  if (waiting.length === 0) return new Set();
  await sql.query('select pg_advisory_xact_lock($1)', [TURN_LOCK]);
  const turned = await sql.query<{ sessionId: string }>(GIVE_TURNS, [positions]);
  const sessions = new Set(turned.map(({ sessionId }) => sessionId));
  await sql.query(TURNS_OF_SESSIONS, [[...sessions]]);
  return sessions;
}

/**
 * Keeps what the indexer found. Gives the sessions in which a late batch got its turn. Runs in a
 * transaction.
 */
export async function recordIndex(
  sql: Sql,
  rows: readonly BatchIndex[],
  position: number,
): Promise<ReadonlySet<string>> {
  const ids = rows.map((row) => row.sessionId);
  await sql.query(LOCK, [ids]);
  await sql.query(UPDATE_SESSIONS, [
    ids,
    rows.map((row) => row.startedAt),
    rows.map((row) => row.lastAt),
    rows.map((row) => row.build),
    rows.map((row) => row.device),
  ]);
  await addPairs(sql, ADD_TYPES, rows, (row) => row.types);
  await addPairs(sql, ADD_CLAIMS, rows, (row) => row.claimedUserIds);
  const texts = rows.filter((row) => row.text !== '');
  await sql.query(ADD_TEXTS, [
    texts.map((row) => row.position),
    texts.map((row) => row.sessionId),
    texts.map((row) => row.text.toLowerCase()),
  ]);
  await sql.query(SET_ASIDE, [rows.map((row) => row.position), rows.map((row) => row.setAside)]);
  await sql.query(PROGRESS, [position]);
  return giveTurns(
    sql,
    rows.map((row) => row.position),
  );
}
