import type { DatabaseSync } from 'node:sqlite';
import { judgeAppend, type LogHead, namesUser, type StoredTwin } from '../judge-append.ts';
import type { AppendOutcome, NewBatch } from '../log-batch.ts';
import { prepare } from './database.ts';

interface HeadRow {
  readonly owner: string;
  readonly acked_seq: number;
  readonly chain: string;
}

interface TwinRow {
  readonly count: number;
  readonly chain: Uint8Array;
  readonly received_at: number;
}

const INSERT_BATCH = `
  insert into batch (session_id, first_seq, count, missing, catalogue, format, previous, chain,
    body_hash, personal_hash, received_at, user_id, public_part, key_id, personal_part, turn)
  select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, iif(late, 0, null)
  from session where id = ?1`;

const INSERT_SESSION = `
  insert into session (id, owner, received_first, received_last, acked_seq, chain, event_count,
    missing, last_user_id, receipt, late, late_turn)
  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, iif(?11, 0, null))`;

// A verdict holds for the log it was made of: with more events it has to be made again.
const ADVANCE_SESSION = `
  update session set owner = ?1, received_last = ?2, acked_seq = ?3, chain = ?4,
    event_count = event_count + ?5, missing = missing + ?6, last_user_id = ?7, receipt = ?8,
    late = max(late, ?9), verdict = null,
    late_turn = iif(late or ?9, coalesce(late_turn, (
      select max(turn) from batch where session_id = session.id and turn is not null), 0), null)
  where id = ?10`;

const LINK_USER = `
  insert into session_user (session_id, user_id, linked) values (?, ?, 1)
  on conflict do update set linked = 1 where linked = 0`;

const CLAIM_USER = `
  insert or ignore into session_user (session_id, user_id, linked) values (?, ?, 0)`;

function statements(db: DatabaseSync) {
  return {
    head: prepare<HeadRow>(db, 'select owner, acked_seq, chain from session where id = ?'),
    twin: prepare<TwinRow>(
      db,
      'select count, chain, received_at from batch where session_id = ? and first_seq = ?',
    ),
    batch: prepare(db, INSERT_BATCH),
    session: prepare(db, INSERT_SESSION),
    advance: prepare(db, ADVANCE_SESSION),
    link: prepare(db, LINK_USER),
    claim: prepare(db, CLAIM_USER),
  };
}

type Statements = ReturnType<typeof statements>;

function twinIn(sql: Statements, sessionId: string, firstSeq: number): StoredTwin | null {
  const row = sql.twin.get(sessionId, firstSeq);
  if (row === undefined) return null;
  const chain = Buffer.from(row.chain).toString('hex');
  return { count: row.count, chain, receivedAt: row.received_at };
}

function insert(sql: Statements, batch: NewBatch): void {
  sql.batch.run(
    batch.sessionId,
    batch.firstSeq,
    batch.count,
    batch.missing,
    batch.catalogue,
    batch.format,
    Buffer.from(batch.previous, 'hex'),
    Buffer.from(batch.chain, 'hex'),
    Buffer.from(batch.bodyHash, 'hex'),
    batch.personalHash === null ? null : Buffer.from(batch.personalHash, 'hex'),
    batch.receivedAt,
    batch.userId,
    batch.publicPart,
    batch.personal?.keyId ?? null,
    batch.personal?.bytes ?? null,
  );
}

function advance(sql: Statements, head: LogHead | null, batch: NewBatch, ackedSeq: number): void {
  const { sessionId, owner, receivedAt, chain, count, missing, userId } = batch;
  const receipt = batch.receipt && JSON.stringify(batch.receipt);
  const late = batch.isLate ? 1 : 0;
  const growth = [ackedSeq, chain, count, missing, userId, receipt, late] as const;
  if (head) sql.advance.run(owner, receivedAt, ...growth, sessionId);
  else sql.session.run(sessionId, owner, receivedAt, receivedAt, ...growth);
}

function nameUsers(sql: Statements, { sessionId, userId, claimedUserId }: NewBatch): void {
  if (userId !== null) sql.link.run(sessionId, userId);
  if (claimedUserId !== null) sql.claim.run(sessionId, claimedUserId);
}

/** Appends a batch, or says why not. Must run inside a transaction. */
export function createAppend(db: DatabaseSync): (batch: NewBatch) => AppendOutcome {
  const sql = statements(db);
  return (batch) => {
    const row = sql.head.get(batch.sessionId);
    const head = row
      ? {
          owner: row.owner,
          ackedSeq: row.acked_seq,
          chain: row.chain,
        }
      : null;
    const answer = judgeAppend(head, batch, (seq) => twinIn(sql, batch.sessionId, seq));
    if (namesUser(answer)) nameUsers(sql, batch);
    if (answer !== null) return answer;
    const ackedSeq = batch.firstSeq + batch.count - 1;
    // The batch is late where its session is.
    advance(sql, head, batch, ackedSeq);
    insert(sql, batch);
    return {
      kind: 'stored',
      ackedSeq,
      chain: batch.chain,
      receivedAt: batch.receivedAt,
    };
  };
}
