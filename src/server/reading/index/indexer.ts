import { Flag } from '../../flag.ts';
import type { StoredBatch } from '../../stores/log-batch.ts';
import type { BatchIndex } from '../../stores/log-session.ts';
import type { LogStore } from '../../stores/log-store.ts';
import type { BatchReader } from '../batch-reader.ts';
import { setAsideIndex } from './batch-index.ts';

const BATCHES_AT_ONCE = 32;
/** Each may take all the time there is for one, while new ones wait. */
const REVIEWED_AT_ONCE = 1;
const LATE_AT_ONCE = 32;
const PAUSE_MS = 60_000;
const AFTER_FAILURE_MS = 1000;

/** The threads end with the server: what they did not finish is not the batch's fault. */
class Closing extends Error {}

export interface IndexerOptions {
  readonly store: LogStore;
  readonly reader: Pick<BatchReader, 'index'>;
  readonly report: (error: unknown) => void;
  /** Ends the work when it aborts. */
  readonly closing: AbortSignal;
}

/**
 * Has batches read after they are stored, and leaves behind what sessions are searched by. It keeps
 * its place in the store, so it goes on where it was after a restart, and works beside the appends.
 * When nothing else waits it reads what is over its sender's budget, sessions in turn, and then looks
 * again at what earlier processes could not read.
 */
export class Indexer {
  readonly #options: IndexerOptions;
  readonly #grown = new Flag();
  /** Up to where batches that were set aside have been looked at again. */
  #reviewed = 0;
  /** The next of those that are late. */
  #late: readonly StoredBatch[] = [];
  #reviewEnd: number | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(options: IndexerOptions) {
    this.#options = options;
  }

  start(): void {
    const undo = this.#options.store.follow(() => this.#grown.raise());
    this.#running = this.#run().finally(undo);
  }

  /** Settles when the step at hand is done after `closing`. */
  ended(): Promise<void> {
    return this.#running;
  }

  async #run(): Promise<void> {
    const { closing, report } = this.#options;
    while (!closing.aborted) {
      try {
        if (await this.#step()) continue;
        await this.#grown.wait(closing, PAUSE_MS);
      } catch (error) {
        if (error instanceof Closing) return;
        report(error);
        await new Flag().wait(closing, AFTER_FAILURE_MS);
      }
    }
  }

  /** Does what comes first of all that there is. False when there is nothing. */
  async #step(): Promise<boolean> {
    return (await this.#indexNext()) || (await this.#indexLate()) || this.#reviewNext();
  }

  /** Indexes the next of those that are late. False when there are none. */
  async #indexLate(): Promise<boolean> {
    const { store } = this.#options;
    // Read one by one, since what is in order comes first each time; looked for all at once.
    if (this.#late.length === 0) this.#late = await store.batchesWaiting(LATE_AT_ONCE);
    const [batch, ...others] = this.#late;
    if (batch === undefined) return false;
    await store.recordIndex(await this.#indexAll([batch]), this.#reviewEnd ?? 0);
    this.#late = others;
    return true;
  }

  /** Indexes the next batches. False when there are none. */
  async #indexNext(): Promise<boolean> {
    const { store } = this.#options;
    const position = await store.indexedPosition();
    this.#reviewEnd ??= position;
    const batches = await store.batchesAfter(position, BATCHES_AT_ONCE);
    const last = batches.at(-1);
    if (last === undefined) return false;
    await store.recordIndex(await this.#indexAll(batches), last.position);
    return true;
  }

  /** Looks again at some batches that were set aside before this process. False at the end. */
  async #reviewNext(): Promise<boolean> {
    const { store } = this.#options;
    const end = this.#reviewEnd ?? 0;
    const found = await store.batchesSetAside(this.#reviewed, REVIEWED_AT_ONCE);
    const batches = found.filter(({ position }) => position <= end);
    const last = batches.at(-1);
    if (last === undefined) return false;
    await store.recordIndex(await this.#indexAll(batches), end);
    this.#reviewed = last.position;
    return true;
  }

  async #indexAll(batches: readonly StoredBatch[]): Promise<BatchIndex[]> {
    const { reader, closing } = this.#options;
    const rows: BatchIndex[] = [];
    for (const batch of batches) {
      const found = await reader.index(batch);
      if (!found.ok && closing.aborted) throw new Closing();
      // Whatever a batch holds, the index goes past it.
      rows.push(found.ok ? found.value : setAsideIndex(batch, found.error));
    }
    return rows;
  }
}
