import type { DatabaseSync } from 'node:sqlite';
import type { StoredBatch } from '../log-batch.ts';
import type { LogSession, Verdict } from '../log-session.ts';
import type { LastWriter } from '../log-store.ts';
import { prepare } from './database.ts';
import {
  type BatchRow,
  batchOf,
  SELECT_BATCH,
  SELECT_SESSION,
  type SessionRow,
  sessionOf,
} from './rows.ts';

/** How batches are read; plain reads, no transaction needed. */
function createBatchQueries(db: DatabaseSync) {
  // The batch that begins last at or before the first seq may reach into the range.
  const range = prepare<BatchRow>(
    db,
    `${SELECT_BATCH} where b.session_id = ?1 and b.first_seq <= ?3 and b.first_seq >= coalesce(
        (select max(first_seq) from batch where session_id = ?1 and first_seq <= ?2), 0)
      and b.first_seq + b.count > ?2
      order by b.first_seq limit ?4`,
  );
  const after = prepare<BatchRow>(
    db,
    `${SELECT_BATCH} where b.position in (
        select position from batch indexed by batch_in_order
        where turn is null and position > ? order by position limit ?)
      order by b.position`,
  );
  const writer = prepare<LastWriter>(
    db,
    'select owner, last_user_id as userId from session where id = ?',
  );
  const last = prepare<{ position: number | null }>(
    db,
    'select max(position) as position from batch',
  );
  const setAside = prepare<BatchRow>(
    db,
    `${SELECT_BATCH} where b.set_aside is not null and b.position > ? order by b.position limit ?`,
  );
  return {
    batches: (id: string, to: { fromSeq: number; toSeq: number; limit: number }): StoredBatch[] =>
      range.all(id, to.fromSeq, to.toSeq, to.limit).map(batchOf),
    batchesAfter: (position: number, limit: number): StoredBatch[] =>
      after.all(position, limit).map(batchOf),
    lastWriter(sessionId: string): LastWriter | null {
      const row = writer.get(sessionId);
      return row ? { ...row } : null;
    },
    lastPosition: (): number => last.get()?.position ?? 0,
    batchesSetAside: (position: number, limit: number): StoredBatch[] =>
      setAside.all(position, limit).map(batchOf),
  };
}

/** The first batch that waits of each session, by when the session last had a turn. */
export const WAITING = `${SELECT_BATCH}
  join (
    select late_turn, ordinal,
      (select min(position) from batch f where f.session_id = l.id and f.turn = 0) as position
    from session l where late_turn is not null order by late_turn, ordinal limit ?) as w
    on w.position = b.position
  order by w.late_turn, w.ordinal`;

/** How late batches are read: those that wait for their turn, and those that had it. */
function createLateQueries(db: DatabaseSync) {
  const inTurn = prepare<BatchRow>(
    db,
    `${SELECT_BATCH} where b.turn > max(?, 0) order by b.turn limit ?`,
  );
  const waiting = prepare<BatchRow>(db, WAITING);
  const lastTurn = prepare<{ turn: number | null }>(
    db,
    'select max(turn) as turn from batch where turn is not null',
  );
  return {
    batchesInTurn: (turn: number, limit: number): StoredBatch[] =>
      inTurn.all(turn, limit).map(batchOf),
    batchesWaiting: (limit: number): StoredBatch[] => waiting.all(limit).map(batchOf),
    lastTurn: (): number => lastTurn.get()?.turn ?? 0,
  };
}

/** How sessions are read and marked. What changes something must run in a transaction. */
function createSessionQueries(db: DatabaseSync) {
  const one = prepare<SessionRow>(db, `${SELECT_SESSION} where s.id = ?`);
  const unverified = prepare<SessionRow>(
    db,
    `${SELECT_SESSION} join (
        select id, row_number() over (partition by owner order by received_last desc) as nth
        from session where verdict is null and received_last < ?
        order by late, nth, received_last desc limit ?) as w on w.id = s.id
      order by s.late, w.nth, s.received_last desc`,
  );
  const link = prepare(
    db,
    `insert into session_user (session_id, user_id, linked) values (?, ?, 1)
      on conflict do update set linked = 1`,
  );
  const verdict = prepare(db, 'update session set verdict = ? where id = ? and acked_seq = ?');
  return {
    session(id: string): LogSession | null {
      const row = one.get(id);
      return row ? sessionOf(row) : null;
    },
    unverified: (receivedBefore: number, limit: number): LogSession[] =>
      unverified.all(receivedBefore, limit).map(sessionOf),
    linkUser(sessionId: string, userId: string): void {
      link.run(sessionId, userId);
    },
    recordVerdict(sessionId: string, ackedSeq: number, found: Verdict): void {
      verdict.run(found, sessionId, ackedSeq);
    },
  };
}

/** Every prepared statement of the log that is not an append, a search or a key. */
export function createLogQueries(db: DatabaseSync) {
  const progress = prepare<{ position: number }>(
    db,
    "select position from progress where name = 'index'",
  );
  const keep = prepare(db, 'insert or ignore into constant (name, value) values (?, ?)');
  const kept = prepare<{ value: string }>(db, 'select value from constant where name = ?');
  return {
    ...createBatchQueries(db),
    ...createLateQueries(db),
    ...createSessionQueries(db),
    indexedPosition: (): number => progress.get()?.position ?? 0,
    constant(name: string, value: string): string {
      keep.run(name, value);
      return kept.get(name)?.value ?? value;
    },
  };
}
