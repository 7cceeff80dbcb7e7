import { type ChainHead, headAfter, joinChain, LOG_START } from '../chain/chain.ts';
import { packBody, packBodyNow } from '../codec/batch.ts';
import type { Gzip } from '../codec/gzip.ts';
import { partOf } from '../codec/recorded.ts';
import { type BatchBody, proofOf, type WriteProof } from '../envelope.ts';
import type { LogQueue, QueuedBatch } from '../queue/queue.ts';
import type { Serial } from '../queue/serial.ts';
import type { RecordBuffer } from './record-buffer.ts';

export interface CutterOptions extends WriteProof {
  readonly sessionId: string;
  readonly buffer: RecordBuffer;
  /** Writes what the buffer holds as a chunk, so that no crash on the way to a batch loses it. */
  readonly flush: () => void;
  readonly queue: LogQueue;
  readonly gzip: Gzip;
  readonly exclusive: Serial;
  /** Whether so many bytes more may wait for the collector. */
  readonly hasRoom: (bytes: number) => boolean;
  readonly onCut: (batch: QueuedBatch) => void;
  readonly onLost: (count: number) => void;
}

type Taken = NonNullable<ReturnType<RecordBuffer['takeAll']>>;

/** Most events that may wait to be packed: a storage that hangs must not fill the memory. */
const MOST_PENDING = 20_000;

/** Cuts what the buffer holds into batches, each joined to the one before. */
export class Cutter {
  private readonly options: CutterOptions;
  /** Taken from the buffer and not joined to the chain yet: whoever takes it out joins it. */
  private readonly pending = new Set<Taken>();
  /** Where the next batch joins on; null where only the queue knows. */
  private head: ChainHead | null = LOG_START;

  constructor(options: CutterOptions) {
    this.options = options;
  }

  /**
   * Cuts what there is into a batch. Events that find no room are lost, and counted: the next batch
   * says how many are missing before it. Never rejects.
   */
  async cut(): Promise<void> {
    const taken = this.take();
    if (taken) await this.options.exclusive(() => this.store(taken));
  }

  /**
   * The same before it returns, for a page that may not get another turn: the batches, on their way
   * into the queue. What a `cut` under way has not joined yet is in these, and in no other. None
   * where the head of the chain is not certain: then all is cut in its turn.
   */
  cutNow(): QueuedBatch[] {
    if (this.head === null) {
      void this.cut();
      return [];
    }
    this.take();
    return [...this.pending].flatMap((taken) => this.joinNow(taken));
  }

  /** Runs what joins the batches in the queue anew; only the queue knows the head meanwhile. */
  readonly rejoining: Serial = (task) => {
    const { exclusive, queue, sessionId } = this.options;
    return exclusive(async () => {
      this.head = null;
      const result = await task();
      this.head = await queue.head(sessionId);
      return result;
    });
  };

  /** At once, though it is stored in its turn: a burst does not grow the buffer while it waits. */
  private take(): Taken | null {
    const { flush, buffer, onLost } = this.options;
    flush();
    const taken = buffer.takeAll();
    if (!taken) return null;
    let count = taken.events.length;
    for (const { events } of this.pending) count += events.length;
    if (count > MOST_PENDING) {
      onLost(taken.events.length);
      return null;
    }
    this.pending.add(taken);
    return taken;
  }

  private async store(taken: Taken): Promise<void> {
    const { sessionId, queue, gzip, onLost } = this.options;
    try {
      if (!this.pending.has(taken)) return;
      this.head ??= await queue.head(sessionId);
      // After a conflict the server may have some of it.
      const rest = partOf(taken, this.head.nextSeq);
      const packed = rest && (await packBody(rest, gzip));
      // Packing takes time, in which the page may have been left and `cutNow` been faster.
      if (this.pending.delete(taken) && packed) await this.join(packed, taken.at)?.kept;
    } catch {
      if (this.pending.delete(taken)) onLost(taken.events.length);
    }
  }

  private joinNow(taken: Taken): QueuedBatch[] {
    this.pending.delete(taken);
    try {
      const rest = this.head && partOf(taken, this.head.nextSeq);
      const joined = rest && this.join(packBodyNow(rest), taken.at);
      return joined ? [joined.batch] : [];
    } catch {
      this.options.onLost(taken.events.length);
      return [];
    }
  }

  /** Joins a body to the chain and hands it to the queue; null where there is no room for it. */
  private join(packed: BatchBody, at: number) {
    const { sessionId, hasRoom, onLost } = this.options;
    if (this.head === null || !hasRoom(packed.body.length)) {
      onLost(packed.count);
      return null;
    }
    const facts = { sessionId, at, ...proofOf(this.options) };
    const batch: QueuedBatch = { ...joinChain(this.head, packed), ...facts };
    this.head = headAfter(batch);
    return { batch, kept: this.keep(batch) };
  }

  private async keep(batch: QueuedBatch): Promise<void> {
    const { queue, onCut, onLost } = this.options;
    try {
      await queue.cut(batch);
      onCut(batch);
    } catch {
      // Neither storage nor memory took it.
      this.head = null;
      onLost(batch.count);
    }
  }
}
