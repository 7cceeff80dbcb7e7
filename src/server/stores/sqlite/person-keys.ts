import type { DatabaseSync } from 'node:sqlite';
import type { Erased, KeyPurpose, PersonKey } from '../log-store.ts';
import { prepare } from './database.ts';

/** Finds and makes data keys; see the port. Making one must run in a transaction. */
export function createPersonKeys(db: DatabaseSync) {
  const select = 'select id, wrapped from person_key where session_id = ? and person = ?';
  const living = prepare<PersonKey>(db, `${select} and wrapped is not null`);
  const dead = prepare<PersonKey>(db, `${select} and wrapped is null limit 1`);
  const add = prepare<{ id: number }>(
    db,
    `insert into person_key (session_id, person, wrapped, certain) values (?, ?, ?, ?)
      returning id`,
  );
  const erased = prepare(db, 'select 1 from erased_person where user_id = ?');
  const named = prepare(
    db,
    `select 1 from session_user u join erased_person e on e.user_id = u.user_id
      where u.session_id = ?`,
  );
  const isErased = (userId: string) => erased.get(userId) !== undefined;
  const isBarred = ({ sessionId, certain, mayBe }: KeyPurpose) =>
    mayBe.some(isErased) || (!certain && named.get(sessionId) !== undefined);
  return {
    isErased,
    find(purpose: KeyPurpose): PersonKey | null {
      const rows = isBarred(purpose) ? dead : living;
      const row = rows.get(purpose.sessionId, purpose.person);
      return row ? { ...row } : null;
    },
    make(purpose: KeyPurpose, make: () => Uint8Array): PersonKey {
      const { sessionId, person, certain } = purpose;
      const wrapped = isBarred(purpose) ? null : make();
      const row = add.get(sessionId, person, wrapped, certain ? 1 : 0);
      if (row === undefined) throw new Error('the new key has no id');
      return { id: row.id, wrapped };
    },
  };
}

/** Remembers a user as erased and destroys their keys; see the port. Must run inside a transaction. */
export function createEraseUser(db: DatabaseSync) {
  const sessions = prepare<{ n: number }>(
    db,
    'select count(*) as n from session_user where user_id = ?',
  );
  const remember = prepare(db, 'insert or ignore into erased_person (user_id, at) values (?, ?)');
  const destroy = prepare(
    db,
    `update person_key set wrapped = null where wrapped is not null and (
      person = ?1 or (certain = 0
        and session_id in (select session_id from session_user where user_id = ?1)))`,
  );
  const count = prepare<{ n: number }>(
    db,
    'update erased_person set keys = keys + ? where user_id = ? returning keys as n',
  );
  const forget = prepare(
    db,
    `update session set device = null
      where id in (select session_id from session_user where user_id = ?)`,
  );
  return (userId: string, at: number): Erased => {
    remember.run(userId, at);
    forget.run(userId);
    return {
      sessions: sessions.get(userId)?.n ?? 0,
      keys: count.get(destroy.run(userId).changes, userId)?.n ?? 0,
    };
  };
}

/**
 * Takes what was deleted out of the write-ahead log as well. False when a reader on another
 * connection was in the way.
 */
export function emptyWriteAheadLog(db: DatabaseSync): boolean {
  return prepare<{ busy: number }>(db, 'pragma wal_checkpoint(truncate)').get()?.busy === 0;
}
