import type { AppendOutcome, NewBatch } from '../log-batch.ts';
import { StoreBusyError } from '../log-store.ts';
import { appendGroup, type GroupResult } from './append.ts';
import type { Database } from './database.ts';

interface Waiting {
  readonly batch: NewBatch;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_BATCHES = 256;
const MOST_BYTES = 8 * 1024 * 1024;

const sizeOf = ({ publicPart, personal }: NewBatch) =>
  publicPart.length + (personal?.bytes.length ?? 0);

/**
 * Appends in the order they come. Those that come while a transaction is under way share the next:
 * one round of locks and one sync of the disk for all of them.
 */
export class GroupCommit {
  readonly #database: Database;
  readonly #committed: (result: GroupResult) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  /** `committed` is called after each commit, before its appends are answered. */
  constructor(database: Database, committed: (result: GroupResult) => void) {
    this.#database = database;
    this.#committed = committed;
  }

  append(batch: NewBatch): Promise<AppendOutcome> {
    if (this.#closed) return Promise.reject(new StoreBusyError('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Commits what waits; later appends are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // What is asked for in the same turn goes with the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commit(this.#take());
    this.#running = null;
  }

  #take(): Waiting[] {
    let bytes = 0;
    let count = 0;
    for (const { batch } of this.#waiting.slice(0, MOST_BATCHES)) {
      bytes += sizeOf(batch);
      if (count > 0 && bytes > MOST_BYTES) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    let result: GroupResult;
    try {
      const batches = group.map((one) => one.batch);
      result = await this.#database.transaction((sql) => appendGroup(sql, batches));
    } catch (error) {
      // One that the database refuses must not take the others with it.
      if (group.length > 1 && !(error instanceof StoreBusyError)) {
        for (const one of group) await this.#commit([one]);
      } else for (const one of group) one.reject(error);
      return;
    }
    this.#committed(result);
    for (const [i, one] of group.entries()) {
      const outcome = result.outcomes[i];
      if (outcome) one.resolve(outcome);
      else one.reject(new Error('an append without outcome'));
    }
  }
}
