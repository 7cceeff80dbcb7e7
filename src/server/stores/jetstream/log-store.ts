import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEntry, AuditQuery } from '../audit-entry.ts';
import type { AppendOutcome, NewBatch } from '../log-batch.ts';
import type { BatchIndex, SessionQuery, Verdict } from '../log-session.ts';
import { type AppendNotice, type KeyPurpose, type LogStore, StoreBusyError } from '../log-store.ts';
import { type AppendParts, appendToStream } from './append.ts';
import { Heads } from './heads.ts';
import { LogStream } from './log-stream.ts';
import { WriteProgress } from './write-progress.ts';
import { StreamWriter } from './writer.ts';

const READ_TIMEOUT_MS = 2000;
/** A connection that is away says nothing more. */
const LAST_WORDS_MS = 500;
const TRIM_MS = 600_000;
/** Messages that stay in the stream after they are written, for readers that follow it. */
const KEPT_MESSAGES = 1_000_000;

export interface JetStreamOptions {
  /** Is told of outages and of batches that were put aside: nothing personal. */
  readonly report: (problem: string) => void;
  /** How long an append tries to reach the stream, in milliseconds, before it fails as busy. */
  readonly outageMs: number;
}

const DEFAULTS: JetStreamOptions = {
  report: (problem) => process.emitWarning(problem),
  outageMs: 5000,
};

/**
 * The log with JetStream in front of its database: a batch is taken in when the stream has it, and
 * written to the database a moment later. Reads go to the database and see the appends of their own
 * process. Any number of processes may have it open, on one database and one NATS.
 */
export class JetStreamLogStore implements LogStore {
  readonly #stream: LogStream;
  readonly #database: LogStore;
  readonly #heads: Heads;
  readonly #progress: WriteProgress;
  readonly #writer: StreamWriter;
  readonly #trim: NodeJS.Timeout;
  readonly #parts: AppendParts;
  /** When the last append of a session is over. */
  readonly #appending = new Map<string, Promise<void>>();
  #closing: Promise<void> | null = null;

  private constructor(stream: LogStream, database: LogStore, options: JetStreamOptions) {
    this.#stream = stream;
    this.#database = database;
    this.#heads = new Heads(stream, database);
    this.#progress = new WriteProgress(stream, READ_TIMEOUT_MS);
    this.#parts = {
      stream,
      heads: this.#heads,
      database,
      outageMs: options.outageMs,
      published: (seq) => this.#progress.published(seq),
    };
    this.#writer = new StreamWriter(stream, database, options.report);
    this.#writer.start();
    this.#trim = setInterval(() => {
      stream.trim(KEPT_MESSAGES).catch(() => {});
    }, TRIM_MS).unref();
  }

  /**
   * Connects. A stream belongs to one database, whose name for it the database keeps. The database
   * is closed with the store.
   */
  static async open(
    natsUrl: string,
    database: LogStore,
    options: Partial<JetStreamOptions> = {},
  ): Promise<JetStreamLogStore> {
    const id = await database.constant('stream', randomBytes(8).toString('hex'));
    const stream = await LogStream.open(natsUrl, id);
    return new JetStreamLogStore(stream, database, { ...DEFAULTS, ...options });
  }

  /** Names the stream, for those that read it themselves. */
  get streamId(): string {
    return this.#stream.names.id;
  }

  append(batch: NewBatch): Promise<AppendOutcome> {
    if (this.#closing) return Promise.reject(new StoreBusyError('the store is closed'));
    const { sessionId } = batch;
    // In the order they come: those of one session would only get in each other's way.
    const appending = (this.#appending.get(sessionId) ?? Promise.resolve()).then(() =>
      appendToStream(this.#parts, batch),
    );
    const over = appending
      .catch(() => {})
      .then(() => {
        if (this.#appending.get(sessionId) === over) this.#appending.delete(sessionId);
      });
    this.#appending.set(sessionId, over);
    return appending;
  }

  async lastWriter(sessionId: string) {
    const { log, userId } = await this.#heads.read(sessionId).catch((error: unknown) => {
      throw error instanceof StoreBusyError ? error : new StoreBusyError('the stream is away');
    });
    return log === null ? null : { owner: log.owner, userId };
  }

  async batches(sessionId: string, range: { fromSeq: number; toSeq: number; limit: number }) {
    await this.#progress.ownWritten();
    return this.#database.batches(sessionId, range);
  }

  async batchesAfter(position: number, limit: number) {
    await this.#progress.ownWritten();
    return this.#database.batchesAfter(position, limit);
  }

  async lastPosition() {
    await this.#progress.ownWritten();
    return this.#database.lastPosition();
  }

  async batchesInTurn(turn: number, limit: number) {
    return this.#database.batchesInTurn(turn, limit);
  }

  async lastTurn() {
    return this.#database.lastTurn();
  }

  async batchesWaiting(limit: number) {
    await this.#progress.ownWritten();
    return this.#database.batchesWaiting(limit);
  }

  follow(listener: (notice: AppendNotice) => void) {
    return this.#database.follow(listener);
  }

  personKey(purpose: KeyPurpose, make: () => Uint8Array) {
    return this.#database.personKey(purpose, make);
  }

  isErased(userId: string) {
    return this.#database.isErased(userId);
  }

  async eraseUser(userId: string, at: number) {
    // A batch on its way may name the user in a session whose keys are to go.
    await this.#progress.allWritten();
    return this.#database.eraseUser(userId, at);
  }

  async session(id: string) {
    await this.#progress.ownWritten();
    return this.#database.session(id);
  }

  async search(query: SessionQuery) {
    await this.#progress.ownWritten();
    return this.#database.search(query);
  }

  linkUser(sessionId: string, userId: string) {
    return this.#database.linkUser(sessionId, userId);
  }

  recordVerdict(sessionId: string, ackedSeq: number, verdict: Verdict) {
    return this.#database.recordVerdict(sessionId, ackedSeq, verdict);
  }

  async unverified(receivedBefore: number, limit: number) {
    await this.#progress.ownWritten();
    return this.#database.unverified(receivedBefore, limit);
  }

  indexedPosition() {
    return this.#database.indexedPosition();
  }

  recordIndex(rows: readonly BatchIndex[], position: number) {
    return this.#database.recordIndex(rows, position);
  }

  batchesSetAside(afterPosition: number, limit: number) {
    return this.#database.batchesSetAside(afterPosition, limit);
  }

  recordAudit(entry: AuditEntry) {
    return this.#database.recordAudit(entry);
  }

  async audit(query: AuditQuery) {
    await this.#progress.ownWritten();
    return this.#database.audit(query);
  }

  constant(name: string, value: string) {
    return this.#database.constant(name, value);
  }

  close() {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearInterval(this.#trim);
    await Promise.all(this.#appending.values());
    await this.#writer.close();
    // For acknowledgements on their way; what is not acknowledged is written again, to no effect.
    const { connection } = this.#stream;
    await Promise.race([connection.flush().catch(() => {}), pause(LAST_WORDS_MS)]);
    await connection.close();
    await this.#database.close();
  }
}
