import type { Erasure } from '../../../domain/protection/erasure.ts';
import type { Decision, ErasureStore, NewErasure } from '../erasure-store.ts';
import type { Erased } from '../log-store.ts';
import { databaseAddress, TIMEOUTS, type Timeouts } from './address.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { SECURITY_SCHEMA } from './security-store.ts';

const COLUMNS = `id, user_id as "userId", state, requested_by as "requestedBy",
  requested_at as "requestedAt", due_at as "dueAt", decided_by as "decidedBy",
  decided_at as "decidedAt", carried_at as "carriedAt", sessions, keys`;

// Gives the row as well where an answer was lost and it is asked again.
const ADD = `
  with added as (
    insert into erasure (user_id, state, requested_by, requested_at, due_at)
    values ($1, 'pending', $2, $3, $4) on conflict do nothing returning *)
  select ${COLUMNS} from added
  union all
  select ${COLUMNS} from erasure
  where user_id = $1 and requested_by = $2 and requested_at = $3 and state <> 'cancelled'
    and not exists (select 1 from added)`;

const DECIDE = `
  update erasure set state = $2, decided_by = $3, decided_at = $4
  where id = $1 and (state = 'pending' or (state = $2 and decided_by = $3 and decided_at = $4))
    and ($2 = 'cancelled' or requested_by <> $3)
  returning ${COLUMNS}`;

const DUE = `
  select ${COLUMNS} from erasure
  where state = 'confirmed' or (state = 'pending' and due_at <= $1) order by id`;

const CARRY_OUT = `
  update erasure set state = 'carried-out', carried_at = $2, sessions = $3, keys = $4
  where id = $1 and state in ('pending', 'confirmed') returning id`;

/** Erasures in a PostgreSQL database. Any number of processes may have it open. */
export class PostgresErasureStore implements ErasureStore {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  /** Connects and brings the schema to its newest version. */
  static async open(databaseUrl: string, timeouts: Timeouts = TIMEOUTS) {
    const address = databaseAddress(databaseUrl);
    const database = new Database(address, SECURITY_SCHEMA, { connections: 1, timeouts });
    try {
      await migrate(database, SECURITY_SCHEMA, 'security');
      return new PostgresErasureStore(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async add({ userId, requestedBy, requestedAt, dueAt }: NewErasure) {
    return this.#first(ADD, [userId, requestedBy, requestedAt, dueAt]);
  }

  async erasure(id: number) {
    return this.#first(`select ${COLUMNS} from erasure where id = $1`, [id]);
  }

  list(limit: number, before = Number.MAX_SAFE_INTEGER) {
    const text = `select ${COLUMNS} from erasure where id < $1 order by id desc limit $2`;
    return this.#database.query<Erasure>(text, [before, limit]);
  }

  async pendingOf(requestedBy: string) {
    const text = "select count(*) as n from erasure where requested_by = $1 and state = 'pending'";
    return (await this.#database.query<{ n: number }>(text, [requestedBy]))[0]?.n ?? 0;
  }

  decide(id: number, { state, by, at }: Decision) {
    return this.#first(DECIDE, [id, state, by, at]);
  }

  due(now: number) {
    return this.#database.query<Erasure>(DUE, [now]);
  }

  async carriedOut(id: number, at: number, { sessions, keys }: Erased) {
    return (await this.#database.query(CARRY_OUT, [id, at, sessions, keys])).length === 1;
  }

  unchecked(carriedBefore: number) {
    const text = `select ${COLUMNS} from erasure
      where carried_at < $1 and checked_at is null order by id`;
    return this.#database.query<Erasure>(text, [carriedBefore]);
  }

  async checked(id: number, at: number) {
    await this.#database.query('update erasure set checked_at = $2 where id = $1', [id, at]);
  }

  close() {
    return this.#database.close();
  }

  async #first(text: string, values: readonly unknown[]): Promise<Erasure | null> {
    return (await this.#database.query<Erasure>(text, values))[0] ?? null;
  }
}
