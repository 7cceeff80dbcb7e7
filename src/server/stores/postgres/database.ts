import { setTimeout as pause } from 'node:timers/promises';
import {
  Client,
  type ClientConfig,
  Pool,
  type PoolClient,
  type QueryResultRow,
  TypeOverrides,
} from 'pg';
import { StoreBusyError } from '../log-store.ts';
import { connectionOf, TIMEOUTS, type Timeouts } from './address.ts';
import { isPassing, translate } from './errors.ts';

/** Where statements go. The caller answers for `Row` being what the statement gives. */
export interface Sql {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

const BIGINT = 20;
const RETRY_PAUSE_MS = 50;

/** Sequences, counts and times stay far below 2^53. */
const types = new TypeOverrides();
types.setTypeParser(BIGINT, Number);

/** PostgreSQL's texts hold every character but U+0000: the replacement character stands for it. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map(storable) : value;
}

function sqlOf(client: Pick<Client, 'query'>): Sql {
  return {
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      try {
        return (await client.query<Row>(text, values.map(storable))).rows;
      } catch (error) {
        throw translate(error);
      }
    },
  };
}

/**
 * Connections to one schema of a PostgreSQL database. A call that meets a lost connection, a
 * deadlock or a server that restarts is made again, so every call must come to the same when it is
 * made twice; when that does not help in time it fails with `StoreBusyError`.
 */
export class Database {
  readonly #address: string;
  readonly #schema: string;
  readonly #timeouts: Timeouts;
  readonly #pool: Pool;
  #closed = false;

  constructor(
    address: string,
    schema: string,
    { connections, timeouts = TIMEOUTS }: { connections: number; timeouts?: Timeouts },
  ) {
    this.#address = address;
    this.#schema = schema;
    this.#timeouts = timeouts;
    this.#pool = new Pool({ ...connectionOf(address, schema, timeouts), types, max: connections });
    // A connection that breaks is met by the statement that needs it, or by nobody.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Runs one statement. `again` tells the statement that it may have been done before. */
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.#retrying(() => this.#withClient((sql) => sql.query<Row>(text, values)));
  }

  /** Runs the work in a transaction. `attempt` counts from 1; see the class about repetition. */
  transaction<T>(work: (sql: Sql, attempt: number) => Promise<T>): Promise<T> {
    return this.#retrying((attempt) =>
      this.#withClient(async (sql) => {
        await sql.query('begin');
        try {
          const value = await work(sql, attempt);
          await sql.query('commit');
          return value;
        } catch (error) {
          // Where this fails the connection is closed, and the transaction with it.
          await sql.query('rollback').catch(() => {});
          throw error;
        }
      }),
    );
  }

  /** A connection of its own for a statement that may take as long as it takes. */
  async alone<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = this.#client();
    try {
      await client.connect().catch((error: unknown) => {
        throw translate(error);
      });
      return await work(sqlOf(client));
    } finally {
      await client.end();
    }
  }

  /**
   * Hears a channel until the signal aborts or the connection is lost. `heard` is called once at the
   * beginning too, for what was said before.
   */
  async listen(channel: string, heard: () => void, signal: AbortSignal): Promise<void> {
    // A connection that goes silent while it begins to listen would never answer that.
    const client = this.#client({ query_timeout: this.#timeouts.answerMs });
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', () => heard());
      await client.query(`listen ${channel}`);
      heard();
      await ended;
    } catch (error) {
      throw translate(error);
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#pool.end();
  }

  #client(bounds: Pick<ClientConfig, 'query_timeout'> = {}): Client {
    const { query_timeout, statement_timeout, ...rest } = connectionOf(
      this.#address,
      this.#schema,
      this.#timeouts,
    );
    const client = new Client({ ...rest, ...bounds, types });
    client.on('error', () => {});
    return client;
  }

  async #withClient<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client: PoolClient = await this.#pool.connect().catch((error: unknown) => {
      throw translate(error);
    });
    let failed = true;
    try {
      const value = await work(sqlOf(client));
      failed = false;
      return value;
    } finally {
      // After a failure nobody knows what state the connection is in, and a new one costs little.
      client.release(failed);
    }
  }

  async #retrying<T>(work: (attempt: number) => Promise<T>): Promise<T> {
    const end = Date.now() + this.#timeouts.outageMs;
    for (let attempt = 1; ; attempt += 1) {
      if (this.#closed) throw new StoreBusyError('the store is closed');
      try {
        return await work(attempt);
      } catch (error) {
        if (!isPassing(error)) throw error;
        const reason = error instanceof Error ? error.message : '';
        if (Date.now() >= end) throw new StoreBusyError(reason);
        await pause(RETRY_PAUSE_MS);
      }
    }
  }
}
