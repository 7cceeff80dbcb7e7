import type { DatabaseSync } from 'node:sqlite';
import { type BatchIndex, MOST_USERS } from '../log-session.ts';
import { prepare } from './database.ts';

// What the device was is of whoever used it, and may have been read before they were erased.
const UPDATE_SESSION = `
  update session set
    started_at = coalesce(min(started_at, ?1), started_at, ?1),
    last_at = coalesce(max(last_at, ?2), last_at, ?2),
    build = coalesce(build, ?3),
    device = case when exists (
        select 1 from session_user u join erased_person e on e.user_id = u.user_id
        where u.session_id = session.id)
      then null else coalesce(device, ?4) end
  where id = ?5`;

const INSERT_TEXT = `
  insert into session_text (rowid, text, session_id)
  select ?1, ?2, ?3 where not exists (select 1 from session_text where rowid = ?1)`;

function statements(db: DatabaseSync) {
  return {
    session: prepare(db, UPDATE_SESSION),
    type: prepare(db, 'insert or ignore into session_type (session_id, type) values (?, ?)'),
    text: prepare(db, INSERT_TEXT),
    claim: prepare(
      db,
      `insert or ignore into session_user (session_id, user_id, linked) select ?1, ?2, 0
        where (select count(*) from session_user where session_id = ?1) < ${MOST_USERS}`,
    ),
    setAside: prepare(
      db,
      'update batch set set_aside = ?1 where position = ?2 and set_aside is not ?1',
    ),
    turn: prepare(
      db,
      `update batch set turn = (select max(turn) + 1 from batch where turn is not null)
        where position = ? and turn = 0`,
    ),
    // What still waits of the session comes after what waits of all others.
    sessionTurn: prepare(
      db,
      `update session set late_turn = (
          select max(turn) from batch where session_id = ?1 and turn is not null
            and exists (select 1 from batch where session_id = ?1 and turn = 0))
        where id = ?1`,
    ),
    progress: prepare(
      db,
      `insert into progress (name, position) values ('index', ?1)
        on conflict do update set position = max(position, ?1)`,
    ),
  };
}

/**
 * Keeps what the indexer found. Gives the sessions in which a late batch got its turn. Must run
 * inside a transaction.
 */
export function createRecordIndex(db: DatabaseSync) {
  const sql = statements(db);
  /** Whether the batch had waited for its turn. */
  const recordOne = (row: BatchIndex): boolean => {
    sql.session.run(row.startedAt, row.lastAt, row.build, row.device, row.sessionId);
    for (const type of row.types) sql.type.run(row.sessionId, type);
    if (row.text !== '') sql.text.run(row.position, row.text, row.sessionId);
    for (const userId of row.claimedUserIds) sql.claim.run(row.sessionId, userId);
    sql.setAside.run(row.setAside, row.position);
    const hadWaited = sql.turn.run(row.position).changes > 0;
    if (hadWaited) sql.sessionTurn.run(row.sessionId);
    return hadWaited;
  };
  return (rows: readonly BatchIndex[], position: number): string[] => {
    const turned = rows.filter(recordOne).map(({ sessionId }) => sessionId);
    sql.progress.run(position);
    return turned;
  };
}
