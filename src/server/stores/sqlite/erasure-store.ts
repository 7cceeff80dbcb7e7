import type { DatabaseSync } from 'node:sqlite';
import type { Erasure } from '../../../domain/protection/erasure.ts';
import type { Decision, ErasureStore, NewErasure } from '../erasure-store.ts';
import type { Erased } from '../log-store.ts';
import { openDatabase, prepare } from './database.ts';
import { GroupCommit } from './group-commit.ts';

const COLUMNS = `id, user_id as userId, state, requested_by as requestedBy,
  requested_at as requestedAt, due_at as dueAt, decided_by as decidedBy, decided_at as decidedAt,
  carried_at as carriedAt, sessions, keys`;

const ADD = `
  insert into erasure (user_id, state, requested_by, requested_at, due_at)
  values (?, 'pending', ?, ?, ?) on conflict do nothing returning ${COLUMNS}`;

const DECIDE = `
  update erasure set state = ?2, decided_by = ?3, decided_at = ?4
  where id = ?1 and state = 'pending' and (?2 = 'cancelled' or requested_by <> ?3)
  returning ${COLUMNS}`;

const DUE = `
  select ${COLUMNS} from erasure
  where state = 'confirmed' or (state = 'pending' and due_at <= ?) order by id`;

const CARRY_OUT = `
  update erasure set state = 'carried-out', carried_at = ?, sessions = ?, keys = ?
  where id = ? and state in ('pending', 'confirmed')`;

function statements(db: DatabaseSync) {
  return {
    add: prepare<Erasure>(db, ADD),
    one: prepare<Erasure>(db, `select ${COLUMNS} from erasure where id = ?`),
    list: prepare<Erasure>(
      db,
      `select ${COLUMNS} from erasure where id < ? order by id desc limit ?`,
    ),
    pending: prepare<{ n: number }>(
      db,
      "select count(*) as n from erasure where requested_by = ? and state = 'pending'",
    ),
    decide: prepare<Erasure>(db, DECIDE),
    due: prepare<Erasure>(db, DUE),
    carryOut: prepare(db, CARRY_OUT),
    unchecked: prepare<Erasure>(
      db,
      `select ${COLUMNS} from erasure where carried_at < ? and checked_at is null order by id`,
    ),
    checked: prepare(db, 'update erasure set checked_at = ? where id = ?'),
  };
}

const plain = (row: Erasure | undefined): Erasure | null => (row ? { ...row } : null);

/** Erasures in a SQLite database. Several processes may have it open. */
export class SqliteErasureStore implements ErasureStore {
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof statements>;
  readonly #writes: GroupCommit;

  /** Opens the database file, or one in memory for `:memory:`. */
  constructor(location: string) {
    this.#db = openDatabase(location, 'security');
    this.#sql = statements(this.#db);
    this.#writes = new GroupCommit(this.#db);
  }

  add({ userId, requestedBy, requestedAt, dueAt }: NewErasure) {
    return this.#writes.write(() =>
      plain(this.#sql.add.get(userId, requestedBy, requestedAt, dueAt)),
    );
  }

  async erasure(id: number) {
    return plain(this.#sql.one.get(id));
  }

  async list(limit: number, before = Number.MAX_SAFE_INTEGER) {
    return this.#sql.list.all(before, limit).map((row) => ({ ...row }));
  }

  async pendingOf(requestedBy: string) {
    return this.#sql.pending.get(requestedBy)?.n ?? 0;
  }

  decide(id: number, { state, by, at }: Decision) {
    return this.#writes.write(() => plain(this.#sql.decide.get(id, state, by, at)));
  }

  async due(now: number) {
    return this.#sql.due.all(now).map((row) => ({ ...row }));
  }

  carriedOut(id: number, at: number, { sessions, keys }: Erased) {
    return this.#writes.write(() => this.#sql.carryOut.run(at, sessions, keys, id).changes === 1);
  }

  async unchecked(carriedBefore: number) {
    return this.#sql.unchecked.all(carriedBefore).map((row) => ({ ...row }));
  }

  checked(id: number, at: number) {
    return this.#writes.write(() => {
      this.#sql.checked.run(at, id);
    });
  }

  async close() {
    if (!this.#db.isOpen) return;
    this.#writes.close();
    this.#db.close();
  }
}
