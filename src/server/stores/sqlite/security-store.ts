import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SecurityEvent } from '../../../domain/protection/security-event.ts';
import type { NewSecurityEvent, SecurityQuery, SecurityStore } from '../security-store.ts';
import { openDatabase, prepare } from './database.ts';
import { GroupCommit } from './group-commit.ts';

type EventRow = Omit<SecurityEvent, 'merged'> & { readonly merged: number };

const SELECT = `
  select id, at, last_at as lastAt, count, merged, kind, outcome, place, reason,
    actor_id as actorId, subject_id as subjectId, session, network
  from security_event`;

const ADD = `
  insert into security_event (at, last_at, count, merged, kind, outcome, place, reason, actor_id,
    subject_id, session, network)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const REMOVE_OLD = `
  delete from security_event where id in (
    select id from security_event
    where last_at <= (unixepoch() - case outcome when 'refused' then 90 else 400 end * 86400) * 1000
    order by id limit ?)`;

const eventOf = (row: EventRow): SecurityEvent => ({ ...row, merged: row.merged === 1 });

function statements(db: DatabaseSync) {
  return {
    add: prepare(db, ADD),
    after: prepare<EventRow>(db, `${SELECT} where id > ? order by id limit ?`),
    last: prepare<{ id: number | null }>(db, 'select max(id) as id from security_event'),
    removeOld: prepare(db, REMOVE_OLD),
  };
}

/** Security events in a SQLite database. Several processes may have it open. */
export class SqliteSecurityStore implements SecurityStore {
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof statements>;
  readonly #writes: GroupCommit;

  /** Opens the database file, or one in memory for `:memory:`. */
  constructor(location: string) {
    this.#db = openDatabase(location, 'security');
    this.#sql = statements(this.#db);
    this.#writes = new GroupCommit(this.#db);
  }

  add(events: readonly NewSecurityEvent[]) {
    return this.#writes.write(() => {
      for (const event of events) this.#addOne(event);
    });
  }

  #addOne({ at, lastAt, count, merged, kind, outcome, place, reason, ...who }: NewSecurityEvent) {
    const { actorId, subjectId, session, network } = who;
    const what = [at, lastAt, count, merged ? 1 : 0, kind, outcome, place, reason] as const;
    this.#sql.add.run(...what, actorId, subjectId, session, network);
  }

  async find({ kind, outcome, userId, from, to, before, limit }: SecurityQuery) {
    const conditions: string[] = ['true'];
    const values: SQLInputValue[] = [];
    const add = (sql: string, ...more: (SQLInputValue | undefined)[]) => {
      const given = more.filter((value) => value !== undefined);
      if (given.length === 0) return;
      conditions.push(`(${sql})`);
      values.push(...given);
    };
    add('kind = ?', kind);
    add('outcome = ?', outcome);
    add('actor_id = ? or subject_id = ?', userId, userId);
    add('last_at >= ?', from);
    add('at <= ?', to);
    add('id < ?', before);
    const text = `${SELECT} where ${conditions.join(' and ')} order by id desc limit ?`;
    return prepare<EventRow>(this.#db, text)
      .all(...values, limit)
      .map(eventOf);
  }

  async after(id: number, limit: number) {
    return this.#sql.after.all(id, limit).map(eventOf);
  }

  async lastId() {
    return this.#sql.last.get()?.id ?? 0;
  }

  removeOld(limit: number) {
    return this.#writes.write(() => Number(this.#sql.removeOld.run(limit).changes));
  }

  async close() {
    if (!this.#db.isOpen) return;
    this.#writes.close();
    this.#db.close();
  }
}
