import type { StoredBatch } from '../log-batch.ts';
import type { LogSession, Verdict } from '../log-session.ts';
import type { LastWriter } from '../log-store.ts';
import type { Database } from './database.ts';
import {
  type BatchRow,
  batchOf,
  SELECT_BATCH,
  SELECT_SESSION,
  type SessionRow,
  sessionOf,
} from './rows.ts';

// The batch that begins last at or before the first seq may reach into the range.
const RANGE = `${SELECT_BATCH}
  where b.session_id = $1 and b.first_seq <= $3 and b.first_seq >= coalesce(
      (select max(first_seq) from batch where session_id = $1 and first_seq <= $2), 0)
    and b.first_seq + b.count > $2
  order by b.first_seq limit $4`;

const WAITING = `${SELECT_BATCH}
  join (
    select late_turn, ordinal,
      (select min(position) from batch f where f.session_id = l.id and f.turn = 0) as position
    from session l where late_turn is not null order by late_turn, ordinal limit $1) as w
    on w.position = b.position
  order by w.late_turn, w.ordinal`;

const LINK = `
  insert into session_user_link (session_id, user_id, linked) values ($1, $2, true)
  on conflict (session_id, user_id) do update set linked = true`;

const UNVERIFIED = `${SELECT_SESSION}
  join (
    select id, row_number() over (partition by owner order by received_last desc) as nth
    from session where verdict is null and received_last < $1
    order by late, nth, received_last desc limit $2) as w on w.id = s.id
  order by s.late, w.nth, s.received_last desc`;

const batchesOf =
  (database: Database) =>
  async (sql: string, values: readonly unknown[]): Promise<StoredBatch[]> =>
    (await database.query<BatchRow>(sql, values)).map(batchOf);

/** How batches are read. */
export function createBatchQueries(database: Database) {
  const batches = batchesOf(database);
  return {
    range: (id: string, to: { fromSeq: number; toSeq: number; limit: number }) =>
      batches(RANGE, [id, to.fromSeq, to.toSeq, to.limit]),
    after: (position: number, limit: number) =>
      batches(
        `${SELECT_BATCH} where b.turn is null and b.position > $1 order by b.position limit $2`,
        [position, limit],
      ),
    setAside: (position: number, limit: number) =>
      batches(
        `${SELECT_BATCH} where b.set_aside is not null and b.position > $1
          order by b.position limit $2`,
        [position, limit],
      ),
    async lastPosition(): Promise<number> {
      const [row] = await database.query<{ position: number }>(
        'select coalesce(max(position), 0) as position from batch',
      );
      return row?.position ?? 0;
    },
    async lastWriter(sessionId: string): Promise<LastWriter | null> {
      const [row] = await database.query<LastWriter>(
        'select owner, last_user_id as "userId" from session where id = $1',
        [sessionId],
      );
      return row ?? null;
    },
  };
}

/** How late batches are read: those that wait for their turn, and those that had it. */
export function createLateQueries(database: Database) {
  const batches = batchesOf(database);
  return {
    inTurn: (turn: number, limit: number) =>
      batches(`${SELECT_BATCH} where b.turn > greatest($1::bigint, 0) order by b.turn limit $2`, [
        turn,
        limit,
      ]),
    waiting: (limit: number) => batches(WAITING, [limit]),
    async lastTurn(): Promise<number> {
      const [row] = await database.query<{ turn: number }>(
        'select coalesce(max(turn), 0) as turn from batch where turn is not null',
      );
      return row?.turn ?? 0;
    },
  };
}

/** How sessions are read and marked. */
export function createSessionQueries(database: Database) {
  return {
    async session(id: string): Promise<LogSession | null> {
      const [row] = await database.query<SessionRow>(`${SELECT_SESSION} where s.id = $1`, [id]);
      return row ? sessionOf(row) : null;
    },
    unverified: async (receivedBefore: number, limit: number): Promise<LogSession[]> =>
      (await database.query<SessionRow>(UNVERIFIED, [receivedBefore, limit])).map(sessionOf),
    async linkUser(sessionId: string, userId: string): Promise<void> {
      await database.query(LINK, [sessionId, userId]);
    },
    async recordVerdict(sessionId: string, ackedSeq: number, verdict: Verdict): Promise<void> {
      await database.query('update session set verdict = $3 where id = $1 and acked_seq = $2', [
        ...[sessionId, ackedSeq, verdict],
      ]);
    },
  };
}

/** Where the indexer is. */
export async function indexedPosition(database: Database): Promise<number> {
  const [row] = await database.query<{ position: number }>(
    "select position from progress where name = 'index'",
  );
  return row?.position ?? 0;
}

/** The value kept under a name: the first one handed in wins. */
export async function constant(database: Database, name: string, value: string): Promise<string> {
  await database.query(
    'insert into constant (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, value],
  );
  const [row] = await database.query<{ value: string }>(
    'select value from constant where name = $1',
    [name],
  );
  return row?.value ?? value;
}
