import type { DatabaseSync } from 'node:sqlite';
import type { PersonKey } from '../log-store.ts';
import { prepare } from './database.ts';

/** Finds and makes data keys. `find` is a plain read; `findOrMake` must run in a transaction. */
export function createPersonKeys(db: DatabaseSync) {
  const living = prepare<PersonKey>(
    db,
    `select id, wrapped from person_key
      where session_id = ? and person = ? and wrapped is not null`,
  );
  const add = prepare<{ id: number }>(
    db,
    'insert into person_key (session_id, person, wrapped) values (?, ?, ?) returning id',
  );
  const find = (sessionId: string, person: string): PersonKey | null => {
    const row = living.get(sessionId, person);
    return row ? { ...row } : null;
  };
  return {
    find,
    findOrMake(sessionId: string, person: string, make: () => Uint8Array): PersonKey {
      const found = find(sessionId, person);
      if (found !== null) return found;
      const wrapped = make();
      const row = add.get(sessionId, person, wrapped);
      if (row === undefined) throw new Error('the new key has no id');
      return { id: row.id, wrapped };
    },
  };
}

/** Destroys a user's keys; see the port. Must run inside a transaction. */
export function createEraseUser(db: DatabaseSync) {
  const sessions = prepare<{ n: number }>(
    db,
    'select count(*) as n from session_user where user_id = ?',
  );
  const destroy = prepare(
    db,
    `update person_key set wrapped = null where wrapped is not null and (
      person = ?1 or (person = 'guest'
        and session_id in (select session_id from session_user where user_id = ?1)))`,
  );
  return (userId: string) => ({
    sessions: sessions.get(userId)?.n ?? 0,
    keys: Number(destroy.run(userId).changes),
  });
}

/**
 * Takes what was deleted out of the write-ahead log as well. False when a reader of another process
 * was in the way: then the next checkpoint does it.
 */
export function emptyWriteAheadLog(db: DatabaseSync): boolean {
  return prepare<{ busy: number }>(db, 'pragma wal_checkpoint(truncate)').get()?.busy === 0;
}
