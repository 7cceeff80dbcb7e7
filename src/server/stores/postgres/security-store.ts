import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '../../../domain/protection/security-event.ts';
import type { NewSecurityEvent, SecurityQuery, SecurityStore } from '../security-store.ts';
import { databaseAddress, TIMEOUTS, type Timeouts } from './address.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Of security events and erasures. */
export const SECURITY_SCHEMA = 'replaybook_security';
/** Held while ids are given, so that they become visible in their order. */
const ID_LOCK = 7_320_519_003;

const SELECT = `
  select id, at, last_at as "lastAt", count, merged, kind, outcome, place, reason,
    actor_id as "actorId", subject_id as "subjectId", session, network
  from security_event`;

const ADD = `
  insert into security_event (entry_key, at, last_at, count, merged, kind, outcome, place, reason,
    actor_id, subject_id, session, network)
  select entry_key, at, last_at, count, merged, kind, outcome, place, reason, actor_id,
    subject_id, session, network
  from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[], $6::text[],
    $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
    with ordinality as e (entry_key, at, last_at, count, merged, kind, outcome, place, reason,
      actor_id, subject_id, session, network, place_in_list)
  order by place_in_list
  on conflict (entry_key) do nothing`;

const FIND = `${SELECT}
  where ($1::text is null or kind = $1) and ($2::text is null or outcome = $2)
    and ($3::text is null or actor_id = $3 or subject_id = $3)
    and ($4::bigint is null or last_at >= $4) and ($5::bigint is null or at <= $5)
    and ($6::bigint is null or id < $6)
  order by id desc limit $7`;

const REMOVE_OLD = `
  delete from security_event where id in (
    select id from security_event
    where last_at <= extract(epoch from now()) * 1000
      - case outcome when 'refused' then 90 else 400 end * 86400000::bigint
    order by id limit $1)
  returning id`;

/** Security events in a PostgreSQL database. Any number of processes may have it open. */
export class PostgresSecurityStore implements SecurityStore {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  /** Connects and brings the schema to its newest version. */
  static async open(databaseUrl: string, timeouts: Timeouts = TIMEOUTS) {
    const address = databaseAddress(databaseUrl);
    const database = new Database(address, SECURITY_SCHEMA, { connections: 2, timeouts });
    try {
      await migrate(database, SECURITY_SCHEMA, 'security');
      return new PostgresSecurityStore(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async add(events: readonly NewSecurityEvent[]) {
    const column = <T>(pick: (event: NewSecurityEvent) => T) => events.map(pick);
    const values = [
      column(() => randomUUID()),
      ...[column((one) => one.at), column((one) => one.lastAt), column((one) => one.count)],
      ...[column((one) => one.merged), column((one) => one.kind), column((one) => one.outcome)],
      ...[column((one) => one.place), column((one) => one.reason)],
      ...[column((one) => one.actorId), column((one) => one.subjectId)],
      ...[column((one) => one.session), column((one) => one.network)],
    ];
    await this.#database.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock($1)', [ID_LOCK]);
      await sql.query(ADD, values);
    });
  }

  find({ kind, outcome, userId, from, to, before, limit }: SecurityQuery) {
    return this.#database.query<SecurityEvent>(FIND, [
      ...[kind ?? null, outcome ?? null, userId ?? null, from ?? null, to ?? null],
      ...[before ?? null, limit],
    ]);
  }

  after(id: number, limit: number) {
    return this.#database.query<SecurityEvent>(`${SELECT} where id > $1 order by id limit $2`, [
      ...[id, limit],
    ]);
  }

  async lastId() {
    const text = 'select coalesce(max(id), 0) as id from security_event';
    return (await this.#database.query<{ id: number }>(text))[0]?.id ?? 0;
  }

  async removeOld(limit: number) {
    return (await this.#database.query(REMOVE_OLD, [limit])).length;
  }

  close() {
    return this.#database.close();
  }
}
