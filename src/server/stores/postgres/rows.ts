import { LOG_START } from '../../../log/chain/chain.ts';
import type { StoredBatch } from '../log-batch.ts';
import { type LogSession, receiptOf } from '../log-session.ts';

interface BatchFields extends Omit<StoredBatch, 'personal' | 'previous' | 'follows'> {
  readonly previous: string | null;
  readonly beforeSeq: number | null;
  readonly beforeChain: string | null;
  readonly personalPart: Uint8Array | null;
  readonly person: string | null;
  readonly wrappedKey: Uint8Array | null;
}

export type BatchRow = BatchFields;

/** Selects `BatchRow`s; a condition, order and limit follow. */
export const SELECT_BATCH = `
  select b.position, b.turn, b.session_id as "sessionId", b.first_seq as "firstSeq", b.count, b.missing,
    b.catalogue, b.format, encode(b.previous, 'hex') as previous, encode(b.chain, 'hex') as chain,
    encode(b.body_hash, 'hex') as "bodyHash", encode(b.personal_hash, 'hex') as "personalHash",
    p.first_seq + p.count as "beforeSeq", encode(p.chain, 'hex') as "beforeChain", b.received_at as "receivedAt",
    b.user_id as "userId", b.public_part as "publicPart", b.personal_part as "personalPart",
    k.person, k.wrapped as "wrappedKey"
  from batch b left join person_key k on k.id = b.key_id
    left join batch p on p.session_id = b.session_id and p.first_seq = (
      select max(first_seq) from batch where session_id = b.session_id and first_seq < b.first_seq)`;

export function batchOf(row: BatchRow): StoredBatch {
  const { personalPart, person, wrappedKey, previous, beforeSeq, beforeChain, ...batch } = row;
  const personal =
    personalPart === null || person === null ? null : { person, wrappedKey, bytes: personalPart };
  const follows =
    beforeChain === null ? LOG_START : { nextSeq: beforeSeq ?? 0, chain: beforeChain };
  // A build before did not keep what it follows.
  return { ...batch, previous: previous ?? follows.chain, follows, personal };
}

/** Selects rows that are a `LogSession` each; a condition, order and limit follow. */
export const SELECT_SESSION = `
  select s.id, s.ordinal, s.owner, s.received_first as "receivedFirst",
    s.received_last as "receivedLast", s.started_at as "startedAt", s.last_at as "lastAt",
    s.acked_seq as "ackedSeq", s.chain, s.event_count as "eventCount", s.missing, s.build,
    s.device, s.verdict, s.receipt,
    (select count(*) from batch b
      where b.session_id = s.id and b.set_aside is not null) as "setAside",
    array(select u.user_id from session_user_link u
      where u.session_id = s.id and u.linked order by 1) as "linkedUserIds",
    array(select u.user_id from session_user_link u
      where u.session_id = s.id and not u.linked order by 1) as "claimedUserIds"
  from session s`;

export interface SessionRow extends Omit<LogSession, 'receipt'> {
  readonly receipt: string | null;
}

export function sessionOf(row: SessionRow): LogSession {
  return { ...row, receipt: receiptOf(row.receipt) };
}
