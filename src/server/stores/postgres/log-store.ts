import type { AuditEntry, AuditQuery } from '../audit-entry.ts';
import { createFollowers } from '../followers.ts';
import type { NewBatch } from '../log-batch.ts';
import type { BatchIndex, SessionQuery, Verdict } from '../log-session.ts';
import type { AppendNotice, KeyPurpose, LogStore } from '../log-store.ts';
import { sharedRun } from '../shared-run.ts';
import { databaseAddress, TIMEOUTS, type Timeouts } from './address.ts';
import { readAudit, recordAudit } from './audit.ts';
import { recordIndex } from './batch-index.ts';
import { Database } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { GrowthWatch } from './growth-watch.ts';
import { migrate } from './migrate.ts';
import { destroyKeys, findOrMakeKey, isErased } from './person-keys.ts';
import {
  constant,
  createBatchQueries,
  createLateQueries,
  createSessionQueries,
  indexedPosition,
} from './queries.ts';
import { REWRITE_MS, rewriteKeys } from './rewrite-keys.ts';
import { searchSessions } from './search.ts';

const SCHEMA = 'replaybook_log';

/** The log in a PostgreSQL database. Any number of processes may have it open. */
export class PostgresLogStore implements LogStore {
  readonly #database: Database;
  /** Of their own, so that no search keeps an append waiting. */
  readonly #appends: Database;
  readonly #batches: ReturnType<typeof createBatchQueries>;
  readonly #late: ReturnType<typeof createLateQueries>;
  readonly #sessions: ReturnType<typeof createSessionQueries>;
  readonly #commits: GroupCommit;
  readonly #watch: GrowthWatch;
  readonly #followers = createFollowers();
  /** The table of keys is written once for all erasures that wait for it. */
  readonly #rewriteKeys: () => Promise<void>;

  private constructor(
    { database, appends }: { database: Database; appends: Database },
    lastPosition: number,
    rewriteMs: number,
  ) {
    this.#database = database;
    this.#appends = appends;
    this.#rewriteKeys = sharedRun(() => rewriteKeys(database, rewriteMs));
    this.#batches = createBatchQueries(database);
    this.#late = createLateQueries(database);
    this.#sessions = createSessionQueries(database);
    this.#watch = new GrowthWatch(database, lastPosition, (one) => this.#followers.tell(one));
    this.#commits = new GroupCommit(appends, ({ grown, positions }) => {
      this.#watch.own(positions);
      if (grown.size > 0) this.#followers.tell({ sessionIds: grown });
    });
    this.#watch.start();
  }

  /** Connects and brings the schema to its newest version. */
  static async open(
    databaseUrl: string,
    timeouts: Timeouts = TIMEOUTS,
    rewriteMs = REWRITE_MS,
  ): Promise<PostgresLogStore> {
    const address = databaseAddress(databaseUrl);
    const database = new Database(address, SCHEMA, { connections: 8, timeouts });
    const appends = new Database(address, SCHEMA, { connections: 1, timeouts });
    try {
      await migrate(database, SCHEMA, 'log');
      const lastPosition = await createBatchQueries(database).lastPosition();
      return new PostgresLogStore({ database, appends }, lastPosition, rewriteMs);
    } catch (error) {
      await Promise.all([database.close(), appends.close()]);
      throw error;
    }
  }

  append(batch: NewBatch) {
    return this.#commits.append(batch);
  }

  lastWriter(sessionId: string) {
    return this.#batches.lastWriter(sessionId);
  }

  batches(sessionId: string, range: { fromSeq: number; toSeq: number; limit: number }) {
    return this.#batches.range(sessionId, range);
  }

  batchesAfter(position: number, limit: number) {
    return this.#batches.after(position, limit);
  }

  lastPosition() {
    return this.#batches.lastPosition();
  }

  batchesInTurn(turn: number, limit: number) {
    return this.#late.inTurn(turn, limit);
  }

  lastTurn() {
    return this.#late.lastTurn();
  }

  follow(listener: (notice: AppendNotice) => void) {
    return this.#followers.add(listener);
  }

  personKey(purpose: KeyPurpose, make: () => Uint8Array) {
    return findOrMakeKey(this.#database, purpose, make);
  }

  isErased(userId: string) {
    return isErased(this.#database, userId);
  }

  async eraseUser(userId: string, at: number) {
    const erased = await destroyKeys(this.#database, userId, at);
    await this.#rewriteKeys();
    return erased;
  }

  session(id: string) {
    return this.#sessions.session(id);
  }

  search(query: SessionQuery) {
    return searchSessions(this.#database, query);
  }

  linkUser(sessionId: string, userId: string) {
    return this.#sessions.linkUser(sessionId, userId);
  }

  recordVerdict(sessionId: string, ackedSeq: number, verdict: Verdict) {
    return this.#sessions.recordVerdict(sessionId, ackedSeq, verdict);
  }

  unverified(receivedBefore: number, limit: number) {
    return this.#sessions.unverified(receivedBefore, limit);
  }

  indexedPosition() {
    return indexedPosition(this.#database);
  }

  recordIndex(rows: readonly BatchIndex[], position: number) {
    return this.#database
      .transaction((sql) => recordIndex(sql, rows, position))
      .then((turned) => {
        if (turned.size > 0) this.#followers.tell({ sessionIds: turned });
      });
  }

  batchesWaiting(limit: number) {
    return this.#late.waiting(limit);
  }

  batchesSetAside(afterPosition: number, limit: number) {
    return this.#batches.setAside(afterPosition, limit);
  }

  recordAudit(entry: AuditEntry) {
    return recordAudit(this.#database, entry);
  }

  audit(query: AuditQuery) {
    return readAudit(this.#database, query);
  }

  constant(name: string, value: string) {
    return constant(this.#database, name, value);
  }

  async close() {
    await this.#commits.close();
    await this.#watch.close();
    await Promise.all([this.#database.close(), this.#appends.close()]);
  }
}
