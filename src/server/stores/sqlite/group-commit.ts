import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreBusyError } from '../log-store.ts';
import { isBusy } from './database.ts';

interface Job {
  readonly run: () => void;
  readonly settle: () => void;
  readonly reject: (error: unknown) => void;
}

const BUSY_LIMIT_MS = 5000;
const BUSY_PAUSE_MS = 20;

/**
 * Runs writes in transactions. Writes that wait for the same commit share one, and so one sync of
 * the disk: what arrives while the disk is busy goes with the next commit.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #committed: () => void;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Job[] = [];
  #scheduled = false;
  #closed = false;
  #busySince: number | null = null;

  /** `committed` is called after each commit that is on the disk. */
  constructor(db: DatabaseSync, committed: () => void = () => {}) {
    this.#db = db;
    this.#committed = committed;
    // Waiting long for another process's lock would stop this one: give up soon and come again.
    db.exec('pragma busy_timeout = 100');
  }

  /** Runs the work in a transaction. Settles when the transaction is on the disk. */
  write<T>(work: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreBusyError('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      const done: { value?: T } = {};
      this.#waiting.push({
        run: () => {
          done.value = work();
        },
        settle: () => resolve(done.value as T),
        reject,
      });
      if (!this.#scheduled) setImmediate(() => this.#flush());
      this.#scheduled = true;
    });
  }

  /** Commits what waits; later writes are refused. */
  close(): void {
    this.#closed = true;
    this.#flush();
  }

  #sql(text: string): void {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    statement.run();
  }

  #flush(): void {
    if (this.#waiting.length === 0) {
      this.#scheduled = false;
      return;
    }
    try {
      this.#sql('begin immediate');
    } catch (error) {
      this.#retryOrReject(error);
      return;
    }
    this.#busySince = null;
    this.#scheduled = false;
    this.#commit(this.#waiting.splice(0));
  }

  #commit(jobs: readonly Job[]): void {
    let done: readonly Job[];
    try {
      done = jobs.filter((job) => this.#runOne(job));
      this.#sql('commit');
    } catch (error) {
      if (this.#db.isTransaction) this.#sql('rollback');
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const job of done) job.settle();
    this.#committed();
  }

  /** A write that fails is undone alone; the others of its transaction go on. */
  #runOne(job: Job): boolean {
    this.#sql('savepoint job');
    try {
      job.run();
      this.#sql('release job');
      return true;
    } catch (error) {
      this.#sql('rollback to job');
      this.#sql('release job');
      job.reject(error);
      return false;
    }
  }

  #retryOrReject(error: unknown): void {
    this.#busySince ??= Date.now();
    const mayRetry = Date.now() - this.#busySince < BUSY_LIMIT_MS && !this.#closed;
    if (isBusy(error) && mayRetry) {
      setTimeout(() => this.#flush(), BUSY_PAUSE_MS);
      return;
    }
    this.#busySince = null;
    this.#scheduled = false;
    const reason = isBusy(error) ? new StoreBusyError('another process is writing') : error;
    for (const job of this.#waiting.splice(0)) job.reject(reason);
  }
}
