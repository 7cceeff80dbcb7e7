import { type ChainHead, headBefore } from '../chain/chain.ts';
import {
  type LogQueue,
  lastSeq,
  type QueuedBatch,
  type QueuedChunk,
  type QueuedSession,
  type QueueError,
} from './queue.ts';

/** Earliest first; of two with the same first seq the second list's, which is the newer. */
function merged(durable: readonly QueuedBatch[], memory: readonly QueuedBatch[]): QueuedBatch[] {
  const byFirstSeq = new Map([...durable, ...memory].map((batch) => [batch.firstSeq, batch]));
  return [...byFirstSeq.values()].sort((a, b) => a.firstSeq - b.firstSeq);
}

/**
 * A queue that outlives failures of the storage: a batch which `durable` does not take is kept in
 * `memory`, so that it can still be sent while the page lives. Failures are told to `onFailure`.
 */
export class FallbackQueue implements LogQueue {
  /** What outlives the page. Its failures show: what it does not read is not taken for nothing. */
  readonly durable: LogQueue;
  private readonly memory: LogQueue;
  private readonly onFailure: (error: QueueError) => void;

  constructor(durable: LogQueue, memory: LogQueue, onFailure: (error: QueueError) => void) {
    this.durable = durable;
    this.memory = memory;
    this.onFailure = onFailure;
  }

  private async or<T>(work: Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.onFailure(error as QueueError);
      return instead();
    }
  }

  /** The recorder still has these events: what is lost is only their safety from a crash. */
  append(chunk: QueuedChunk): Promise<void> {
    return this.or(this.durable.append(chunk), () => undefined);
  }

  setAside(sessionId: string, chunks: readonly QueuedChunk[]): Promise<void> {
    return this.or(this.durable.setAside(sessionId, chunks), () => undefined);
  }

  /**
   * Of a batch in memory the storage has the chunks: a later batch there would let go of them, so it
   * waits in memory too.
   */
  async cut(batch: QueuedBatch): Promise<void> {
    const isKept = (await this.memory.oldestBatch(batch.sessionId)) !== undefined;
    const inMemory = (): Promise<void> => this.memory.cut(batch);
    return isKept ? inMemory() : this.or(this.durable.cut(batch), inMemory);
  }

  async oldestBatch(sessionId: string): Promise<QueuedBatch | undefined> {
    const kept = await this.memory.oldestBatch(sessionId);
    const stored = await this.or(this.durable.oldestBatch(sessionId), () => undefined);
    return kept && stored && stored.firstSeq < kept.firstSeq ? stored : (kept ?? stored);
  }

  async batches(sessionId: string): Promise<QueuedBatch[]> {
    const stored = await this.or(this.durable.batches(sessionId), () => []);
    return merged(stored, await this.memory.batches(sessionId));
  }

  chunks(sessionId: string): Promise<QueuedChunk[]> {
    return this.or(this.durable.chunks(sessionId), () => []);
  }

  async head(sessionId: string): Promise<ChainHead> {
    const kept = await this.memory.head(sessionId);
    const stored = await this.or(this.durable.head(sessionId), () => kept);
    return stored.nextSeq > kept.nextSeq ? stored : kept;
  }

  async replaceBatches(
    sessionId: string,
    batches: readonly QueuedBatch[],
    head: ChainHead,
  ): Promise<void> {
    const before = await this.memory.batches(sessionId);
    // What was cut from a batch in memory stays there.
    const isKept = ({ firstSeq }: QueuedBatch): boolean =>
      before.some((batch) => batch.firstSeq <= firstSeq && firstSeq <= lastSeq(batch));
    const stored = batches.filter((batch) => !isKept(batch));
    const firstKept = batches.find(isKept);
    const storedHead = firstKept ? headBefore(firstKept) : head;
    const replaced = this.durable.replaceBatches(sessionId, stored, storedHead);
    // Where all that waits is in memory, a storage that fails is no reason not to go on.
    if (stored.length > 0) await replaced;
    else await this.or(replaced, () => undefined);
    await this.memory.replaceBatches(sessionId, batches.filter(isKept), head);
  }

  async acknowledge(sessionId: string, seq: number): Promise<void> {
    await this.memory.acknowledge(sessionId, seq);
    await this.or(this.durable.acknowledge(sessionId, seq), () => undefined);
  }

  sessions(): Promise<QueuedSession[]> {
    return this.or(this.durable.sessions(), () => []);
  }

  async forget(sessionId: string): Promise<void> {
    await this.memory.forget(sessionId);
    await this.durable.forget(sessionId);
  }
}
