import type { StoredBatch } from '../log-batch.ts';
import type { LogSession } from '../log-session.ts';

interface BatchFields extends Omit<StoredBatch, 'personal'> {
  readonly personalPart: Uint8Array | null;
  readonly person: string | null;
  readonly wrappedKey: Uint8Array | null;
}

export type BatchRow = BatchFields;

/** Selects `BatchRow`s; a condition, order and limit follow. */
export const SELECT_BATCH = `
  select b.position, b.session_id as "sessionId", b.first_seq as "firstSeq", b.count, b.missing,
    b.catalogue, encode(b.chain, 'hex') as chain, b.received_at as "receivedAt",
    b.user_id as "userId", b.public_part as "publicPart", b.personal_part as "personalPart",
    k.person, k.wrapped as "wrappedKey"
  from batch b left join person_key k on k.id = b.key_id`;

export function batchOf({ personalPart, person, wrappedKey, ...batch }: BatchRow): StoredBatch {
  const personal =
    personalPart === null || person === null ? null : { person, wrappedKey, bytes: personalPart };
  return { ...batch, personal };
}

/** Selects rows that are a `LogSession` each; a condition, order and limit follow. */
export const SELECT_SESSION = `
  select s.id, s.ordinal, s.owner, s.received_first as "receivedFirst",
    s.received_last as "receivedLast", s.started_at as "startedAt", s.last_at as "lastAt",
    s.acked_seq as "ackedSeq", s.chain, s.event_count as "eventCount", s.missing, s.build,
    s.verdict,
    (select count(*) from batch b
      where b.session_id = s.id and b.set_aside is not null) as "setAside",
    array(select u.user_id from session_user_link u
      where u.session_id = s.id and u.linked order by 1) as "linkedUserIds",
    array(select u.user_id from session_user_link u
      where u.session_id = s.id and not u.linked order by 1) as "claimedUserIds"
  from session s`;

export type SessionRow = LogSession;
