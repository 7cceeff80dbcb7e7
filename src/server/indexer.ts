import { setImmediate as breathe } from 'node:timers/promises';
import { batchIndex, setAsideIndex } from './batch-index.ts';
import { type BatchReader, lift } from './batch-reader.ts';
import { Flag } from './flag.ts';
import type { StoredBatch } from './stores/log-batch.ts';
import type { BatchIndex } from './stores/log-session.ts';
import type { LogStore } from './stores/log-store.ts';

const BATCHES_AT_ONCE = 32;
const PAUSE_MS = 60_000;
const AFTER_FAILURE_MS = 1000;

/**
 * Opens batches after they are stored and leaves behind what sessions are searched by. It keeps its
 * place in the store, so it goes on where it was after a restart, and works beside the appends.
 */
export class Indexer {
  readonly #store: LogStore;
  readonly #reader: BatchReader;
  readonly #report: (error: unknown) => void;
  readonly #grown = new Flag();
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(store: LogStore, reader: BatchReader, report: (error: unknown) => void) {
    this.#store = store;
    this.#reader = reader;
    this.#report = report;
  }

  /** Looks again at what did not decode in an earlier version, then follows the log. */
  start(): void {
    const undo = this.#store.follow(() => this.#grown.raise());
    this.#running = this.#run().finally(undo);
  }

  /** Ends after the step at hand. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    let reviewed = false;
    while (!signal.aborted) {
      try {
        if (!reviewed) await this.#review();
        reviewed = true;
        while (!signal.aborted && (await this.#step())) await breathe();
        await this.#grown.wait(signal, PAUSE_MS);
      } catch (error) {
        this.#report(error);
        await new Flag().wait(signal, AFTER_FAILURE_MS);
      }
    }
  }

  /** Indexes the next batches. False when there are none. */
  async #step(): Promise<boolean> {
    const position = await this.#store.indexedPosition();
    const batches = await this.#store.batchesAfter(position, BATCHES_AT_ONCE);
    const last = batches.at(-1);
    if (last === undefined) return false;
    await this.#store.recordIndex(await this.#indexAll(batches), last.position);
    return true;
  }

  async #review(): Promise<void> {
    const end = await this.#store.indexedPosition();
    let position = 0;
    while (!this.#stop.signal.aborted) {
      const batches = await this.#store.batchesSetAside(position, BATCHES_AT_ONCE);
      const last = batches.at(-1);
      if (last === undefined) return;
      await this.#store.recordIndex(await this.#indexAll(batches), end);
      position = last.position;
    }
  }

  async #indexAll(batches: readonly StoredBatch[]): Promise<BatchIndex[]> {
    const rows: BatchIndex[] = [];
    for (const batch of batches) {
      rows.push(await this.#indexOne(batch));
      await breathe();
    }
    return rows;
  }

  /** The personal part is opened only to see that it can be; nothing of it enters the index. */
  async #indexOne(batch: StoredBatch): Promise<BatchIndex> {
    const open = await this.#reader.read(batch, false);
    if (!open.ok) return setAsideIndex(batch, open.error);
    if (batch.personal !== null && batch.personal.wrappedKey !== null) {
      const whole = await this.#reader.read(batch, true);
      if (!whole.ok) return setAsideIndex(batch, whole.error);
    }
    return batchIndex(batch, lift(batch, open.value));
  }
}
