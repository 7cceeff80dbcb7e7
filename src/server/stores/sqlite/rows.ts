import { LOG_START } from '../../../log/chain/chain.ts';
import type { BatchFormat } from '../../../log/envelope.ts';
import type { StoredBatch } from '../log-batch.ts';
import { type LogSession, receiptOf, type Verdict } from '../log-session.ts';

export interface BatchRow {
  readonly position: number;
  readonly turn: number | null;
  readonly session_id: string;
  readonly first_seq: number;
  readonly count: number;
  readonly missing: number;
  readonly catalogue: string;
  readonly format: BatchFormat;
  readonly previous: Uint8Array | null;
  readonly chain: Uint8Array;
  readonly body_hash: Uint8Array;
  readonly personal_hash: Uint8Array | null;
  readonly before_seq: number | null;
  readonly before_chain: Uint8Array | null;
  readonly received_at: number;
  readonly user_id: string | null;
  readonly public_part: Uint8Array;
  readonly personal_part: Uint8Array | null;
  readonly person: string | null;
  readonly wrapped: Uint8Array | null;
}

/** Selects `BatchRow`s; a condition, order and limit follow. */
export const SELECT_BATCH = `
  select b.position, b.turn, b.session_id, b.first_seq, b.count, b.missing, b.catalogue,
    b.format, b.previous, b.chain, b.body_hash, b.personal_hash,
    p.first_seq + p.count as before_seq, p.chain as before_chain,
    b.received_at, b.user_id, b.public_part, b.personal_part, k.person, k.wrapped
  from batch b left join person_key k on k.id = b.key_id
    left join batch p on p.session_id = b.session_id and p.first_seq = (
      select max(first_seq) from batch where session_id = b.session_id and first_seq < b.first_seq)`;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export function batchOf(row: BatchRow): StoredBatch {
  const follows =
    row.before_chain === null
      ? LOG_START
      : { nextSeq: row.before_seq ?? 0, chain: hex(row.before_chain) };
  return {
    position: row.position,
    turn: row.turn,
    sessionId: row.session_id,
    firstSeq: row.first_seq,
    count: row.count,
    missing: row.missing,
    catalogue: row.catalogue,
    format: row.format,
    // A build before did not keep it.
    previous: row.previous === null ? follows.chain : hex(row.previous),
    chain: hex(row.chain),
    bodyHash: hex(row.body_hash),
    personalHash: row.personal_hash && hex(row.personal_hash),
    follows,
    receivedAt: row.received_at,
    userId: row.user_id,
    publicPart: row.public_part,
    personal:
      row.personal_part === null || row.person === null
        ? null
        : { person: row.person, wrappedKey: row.wrapped, bytes: row.personal_part },
  };
}

export interface SessionRow {
  readonly ordinal: number;
  readonly id: string;
  readonly owner: string;
  readonly received_first: number;
  readonly received_last: number;
  readonly started_at: number | null;
  readonly last_at: number | null;
  readonly acked_seq: number;
  readonly chain: string;
  readonly event_count: number;
  readonly missing: number;
  readonly build: string | null;
  readonly receipt: string | null;
  readonly device: string | null;
  readonly verdict: Verdict | null;
  readonly set_aside: number;
  /** JSON array of `[user id, 1 when linked]`. */
  readonly users: string;
}

/** Selects `SessionRow`s; a condition, order and limit follow. */
export const SELECT_SESSION = `
  select s.*,
    (select count(*) from batch b
      where b.session_id = s.id and b.set_aside is not null) as set_aside,
    (select json_group_array(json_array(u.user_id, u.linked)) from session_user u
      where u.session_id = s.id) as users
  from session s`;

export function sessionOf(row: SessionRow): LogSession {
  const users: [userId: string, linked: number][] = JSON.parse(row.users);
  const idsWhere = (linked: number) =>
    users.filter((user) => user[1] === linked).map((user) => user[0]);
  return {
    id: row.id,
    ordinal: row.ordinal,
    owner: row.owner,
    linkedUserIds: idsWhere(1),
    claimedUserIds: idsWhere(0),
    receivedFirst: row.received_first,
    receivedLast: row.received_last,
    startedAt: row.started_at,
    lastAt: row.last_at,
    ackedSeq: row.acked_seq,
    chain: row.chain,
    eventCount: row.event_count,
    missing: row.missing,
    setAside: row.set_aside,
    build: row.build,
    receipt: receiptOf(row.receipt),
    device: row.device,
    verdict: row.verdict,
  };
}
