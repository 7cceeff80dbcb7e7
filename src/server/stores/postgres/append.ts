import type { LogHead, StoredTwin } from '../judge-append.ts';
import type { AppendOutcome, NewBatch } from '../log-batch.ts';
import type { Sql } from './database.ts';
import { CollisionError } from './errors.ts';
import { type AppendPlan, planAppends, type SessionGrowth } from './plan-appends.ts';

/** Heard by every process that follows the log. */
export const APPENDED_CHANNEL = 'replaybook_appended';

/** Held from the giving of positions to the commit, so that they become visible in order. */
const POSITION_LOCK = 7_320_519_002;

interface HeadRow extends LogHead {
  readonly id: string;
}

interface TwinRow extends StoredTwin {
  readonly sessionId: string;
  readonly firstSeq: number;
}

// Locked in one order by everybody, so that two groups never wait for each other.
const HEADS = `
  select id, owner, acked_seq as "ackedSeq", chain
  from session where id = any($1::text[]) order by id for update`;

const TWINS = `
  select b.session_id as "sessionId", b.first_seq as "firstSeq", b.count,
    encode(b.chain, 'hex') as chain, b.received_at as "receivedAt"
  from batch b join unnest($1::text[], $2::bigint[]) as wanted (session_id, first_seq)
    on b.session_id = wanted.session_id and b.first_seq = wanted.first_seq`;

const GROWTH = `
  unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[],
    $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::boolean[])
  as g (id, owner, received_first, received_last, acked_seq, chain, events, missing, last_user_id,
    receipt, late)`;

const ADD_SESSIONS = `
  insert into session (id, owner, received_first, received_last, acked_seq, chain, event_count,
    missing, last_user_id, receipt, late, late_turn)
  select g.*, case when g.late then 0 end from ${GROWTH} order by id
  on conflict (id) do nothing returning id`;

// A verdict holds for the log it was made of: with more events it has to be made again.
const GROW_SESSIONS = `
  update session s set owner = g.owner, received_last = g.received_last, acked_seq = g.acked_seq,
    chain = g.chain, event_count = s.event_count + g.events, missing = s.missing + g.missing,
    last_user_id = g.last_user_id, receipt = g.receipt,
    late = s.late or g.late, verdict = null,
    late_turn = case when s.late or g.late then coalesce(s.late_turn, (
      select max(turn) from batch where session_id = s.id and turn is not null), 0) end
  from ${GROWTH} where s.id = g.id`;

const ADD_BATCHES = `
  insert into batch (session_id, first_seq, count, missing, catalogue, format, previous, chain,
    body_hash, personal_hash, received_at, user_id, public_part, key_id, personal_part, turn)
  select session_id, first_seq, count, missing, catalogue, format, decode(previous, 'hex'),
    decode(chain, 'hex'), decode(body_hash, 'hex'), decode(personal_hash, 'hex'),
    received_at, user_id, public_part, key_id, personal_part,
    (select case when s.late then 0 end from session s where s.id = session_id)
  from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::integer[],
    $7::text[], $8::text[], $9::text[], $10::text[],
    $11::bigint[], $12::text[], $13::bytea[], $14::bigint[], $15::bytea[])
  with ordinality as b (session_id, first_seq, count, missing, catalogue, format, previous, chain,
    body_hash, personal_hash, received_at, user_id, public_part, key_id, personal_part, place)
  order by place returning position`;

const LINK_USERS = `
  insert into session_user_link (session_id, user_id, linked)
  select session_id, user_id, bool_or(linked)
  from unnest($1::text[], $2::text[], $3::boolean[]) as l (session_id, user_id, linked)
  group by session_id, user_id order by session_id, user_id
  on conflict (session_id, user_id) do update set linked = true
  where excluded.linked and not session_user_link.linked`;

async function headsOf(sql: Sql, appends: readonly NewBatch[]): Promise<Map<string, LogHead>> {
  const ids = [...new Set(appends.map((batch) => batch.sessionId))];
  const rows = await sql.query<HeadRow>(HEADS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stored batches that begin where an append does that is not news. */
async function twinsOf(
  sql: Sql,
  heads: ReadonlyMap<string, LogHead>,
  appends: readonly NewBatch[],
): Promise<Map<string, StoredTwin>> {
  const old = appends.filter((one) => one.firstSeq <= (heads.get(one.sessionId)?.ackedSeq ?? -1));
  if (old.length === 0) return new Map();
  const rows = await sql.query<TwinRow>(TWINS, [
    old.map((batch) => batch.sessionId),
    old.map((batch) => batch.firstSeq),
  ]);
  return new Map(rows.map((row) => [`${row.sessionId} ${row.firstSeq}`, row]));
}

function growthValues(sessions: readonly (readonly [string, SessionGrowth])[]): unknown[] {
  const column = <T>(pick: (growth: SessionGrowth) => T) => sessions.map(([, one]) => pick(one));
  return [
    sessions.map(([id]) => id),
    column((one) => one.head.owner),
    column((one) => one.receivedFirst),
    column((one) => one.receivedLast),
    column((one) => one.head.ackedSeq),
    column((one) => one.head.chain),
    column((one) => one.events),
    column((one) => one.missing),
    column((one) => one.lastUserId),
    column((one) => one.receipt && JSON.stringify(one.receipt)),
    column((one) => one.isLate),
  ];
}

function batchValues(batches: readonly NewBatch[]): unknown[] {
  const column = <T>(pick: (batch: NewBatch) => T) => batches.map(pick);
  return [
    column((one) => one.sessionId),
    column((one) => one.firstSeq),
    column((one) => one.count),
    column((one) => one.missing),
    column((one) => one.catalogue),
    column((one) => one.format),
    column((one) => one.previous),
    column((one) => one.chain),
    column((one) => one.bodyHash),
    column((one) => one.personalHash),
    column((one) => one.receivedAt),
    column((one) => one.userId),
    column((one) => one.publicPart),
    column((one) => one.personal?.keyId ?? null),
    column((one) => one.personal?.bytes ?? null),
  ];
}

async function writeSessions(sql: Sql, plan: AppendPlan): Promise<void> {
  const all = [...plan.sessions];
  const fresh = all.filter(([, growth]) => !growth.known);
  const known = all.filter(([, growth]) => growth.known);
  if (fresh.length > 0) {
    const added = await sql.query(ADD_SESSIONS, growthValues(fresh));
    if (added.length < fresh.length) throw new CollisionError('the session was begun elsewhere');
  }
  if (known.length > 0) await sql.query(GROW_SESSIONS, growthValues(known));
}

async function writeBatches(sql: Sql, batches: readonly NewBatch[]): Promise<number[]> {
  if (batches.length === 0) return [];
  await sql.query('select pg_advisory_xact_lock($1)', [POSITION_LOCK]);
  const rows = await sql.query<{ position: number }>(ADD_BATCHES, batchValues(batches));
  await sql.query('select pg_notify($1, $2)', [APPENDED_CHANNEL, '']);
  return rows.map((row) => row.position);
}

export interface GroupResult {
  /** One an append, in the order of the appends. */
  readonly outcomes: readonly AppendOutcome[];
  readonly grown: ReadonlySet<string>;
  readonly positions: readonly number[];
}

/** Appends a group of batches in order, each judged as if it came alone. Runs in a transaction. */
export async function appendGroup(sql: Sql, appends: readonly NewBatch[]): Promise<GroupResult> {
  const heads = await headsOf(sql, appends);
  const twins = await twinsOf(sql, heads, appends);
  const plan = planAppends(
    { heads, twinOf: (sessionId, firstSeq) => twins.get(`${sessionId} ${firstSeq}`) ?? null },
    appends,
  );
  await writeSessions(sql, plan);
  if (plan.links.length > 0) {
    await sql.query(LINK_USERS, [
      plan.links.map((link) => link.sessionId),
      plan.links.map((link) => link.userId),
      plan.links.map((link) => link.linked),
    ]);
  }
  const positions = await writeBatches(sql, plan.batches);
  return { outcomes: plan.outcomes, grown: new Set(plan.sessions.keys()), positions };
}
