import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEntry, AuditQuery } from '../audit-entry.ts';
import { createFollowers } from '../followers.ts';
import type { NewBatch } from '../log-batch.ts';
import type { BatchIndex, LogSession, SessionQuery, Verdict } from '../log-session.ts';
import { type AppendNotice, type KeyPurpose, type LogStore, StoreBusyError } from '../log-store.ts';
import { sharedRun } from '../shared-run.ts';
import { createAppend } from './append.ts';
import { createRecordAudit, readAudit } from './audit.ts';
import { createRecordIndex } from './batch-index.ts';
import { createChangeDetector, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { createEraseUser, createPersonKeys, emptyWriteAheadLog } from './person-keys.ts';
import { createLogQueries } from './queries.ts';
import { searchSessions } from './search.ts';
import { createSearch } from './search-threads.ts';

const POLL_MS = 1000;
/** How often the write-ahead log is tried to be emptied before an erasure is told to come again. */
const EMPTYING = 20;

/** The log in one SQLite database. Several processes may have it open. */
export class SqliteLogStore implements LogStore {
  readonly #db: DatabaseSync;
  readonly #queries: ReturnType<typeof createLogQueries>;
  readonly #append: ReturnType<typeof createAppend>;
  readonly #keys: ReturnType<typeof createPersonKeys>;
  readonly #recordIndex: ReturnType<typeof createRecordIndex>;
  readonly #recordAudit: ReturnType<typeof createRecordAudit>;
  readonly #eraseUser: ReturnType<typeof createEraseUser>;
  readonly #writes: GroupCommit;
  readonly #followers = createFollowers();
  readonly #changedByOthers: () => boolean;
  readonly #poll: NodeJS.Timeout;
  readonly #closing = new AbortController();
  readonly #search: (query: SessionQuery) => Promise<LogSession[]>;
  /** Once for all erasures that wait for it. */
  readonly #emptyWriteAheadLog = sharedRun(async () => {
    for (let tries = 1; !emptyWriteAheadLog(this.#db); tries += 1) {
      if (tries === EMPTYING) throw new StoreBusyError('erased keys are still in the log’s files');
      await pause(50);
    }
  });
  #grown = new Set<string>();

  /** Opens the database file, or one in memory for `:memory:`. */
  constructor(location: string) {
    this.#db = openDatabase(location, 'log');
    this.#queries = createLogQueries(this.#db);
    this.#append = createAppend(this.#db);
    this.#keys = createPersonKeys(this.#db);
    this.#recordIndex = createRecordIndex(this.#db);
    this.#recordAudit = createRecordAudit(this.#db);
    this.#eraseUser = createEraseUser(this.#db);
    this.#writes = new GroupCommit(this.#db, () => this.#tellOfAppends());
    this.#changedByOthers = createChangeDetector(this.#db);
    // Another thread cannot see a database in memory.
    this.#search =
      location === ':memory:'
        ? async (query) => searchSessions(this.#db, query)
        : createSearch(location, this.#closing.signal);
    this.#poll = setInterval(() => this.#tellOfOthers(), POLL_MS).unref();
  }

  append(batch: NewBatch) {
    return this.#writes.write(() => {
      const outcome = this.#append(batch);
      if (outcome.kind === 'stored') this.#grown.add(batch.sessionId);
      return outcome;
    });
  }

  async lastWriter(sessionId: string) {
    return this.#queries.lastWriter(sessionId);
  }

  async batches(sessionId: string, range: { fromSeq: number; toSeq: number; limit: number }) {
    return this.#queries.batches(sessionId, range);
  }

  async batchesAfter(position: number, limit: number) {
    return this.#queries.batchesAfter(position, limit);
  }

  async lastPosition() {
    return this.#queries.lastPosition();
  }

  async batchesInTurn(turn: number, limit: number) {
    return this.#queries.batchesInTurn(turn, limit);
  }

  async lastTurn() {
    return this.#queries.lastTurn();
  }

  async batchesWaiting(limit: number) {
    return this.#queries.batchesWaiting(limit);
  }

  follow(listener: (notice: AppendNotice) => void) {
    return this.#followers.add(listener);
  }

  async personKey(purpose: KeyPurpose, make: () => Uint8Array) {
    const found = this.#keys.find(purpose);
    return (
      found ?? this.#writes.write(() => this.#keys.find(purpose) ?? this.#keys.make(purpose, make))
    );
  }

  async isErased(userId: string) {
    return this.#keys.isErased(userId);
  }

  async eraseUser(userId: string, at: number) {
    const erased = await this.#writes.write(() => this.#eraseUser(userId, at));
    await this.#emptyWriteAheadLog();
    return erased;
  }

  async session(id: string) {
    return this.#queries.session(id);
  }

  search(query: SessionQuery) {
    return this.#search(query);
  }

  linkUser(sessionId: string, userId: string) {
    return this.#writes.write(() => this.#queries.linkUser(sessionId, userId));
  }

  recordVerdict(sessionId: string, ackedSeq: number, verdict: Verdict) {
    return this.#writes.write(() => this.#queries.recordVerdict(sessionId, ackedSeq, verdict));
  }

  async unverified(receivedBefore: number, limit: number) {
    return this.#queries.unverified(receivedBefore, limit);
  }

  async indexedPosition() {
    return this.#queries.indexedPosition();
  }

  recordIndex(rows: readonly BatchIndex[], position: number) {
    return this.#writes.write(() => {
      for (const sessionId of this.#recordIndex(rows, position)) this.#grown.add(sessionId);
    });
  }

  async batchesSetAside(afterPosition: number, limit: number) {
    return this.#queries.batchesSetAside(afterPosition, limit);
  }

  recordAudit(entry: AuditEntry) {
    return this.#writes.write(() => this.#recordAudit(entry));
  }

  async audit(query: AuditQuery) {
    return readAudit(this.#db, query);
  }

  constant(name: string, value: string) {
    return this.#writes.write(() => this.#queries.constant(name, value));
  }

  async close() {
    if (!this.#db.isOpen) return;
    clearInterval(this.#poll);
    this.#closing.abort();
    this.#writes.close();
    this.#db.close();
  }

  #tellOfAppends(): void {
    if (this.#grown.size === 0) return;
    const sessionIds = this.#grown;
    this.#grown = new Set();
    this.#followers.tell({ sessionIds });
  }

  #tellOfOthers(): void {
    if (this.#changedByOthers()) this.#followers.tell({ sessionIds: null });
  }
}
