import type { ChainHead } from '../chain/chain.ts';
import type { Batch, WriteProof } from '../envelope.ts';

/** A few events as they were written at once, before they are cut into a batch. */
export interface QueuedChunk extends WriteProof {
  readonly sessionId: string;
  readonly firstSeq: number;
  readonly count: number;
  readonly catalogue: string;
  /** JSON: an array of redacted events, and the rows taken out of them. */
  readonly events: string;
  readonly personal: string;
  /** Who was signed in during all of them; absent where nobody, or several. */
  readonly person?: string;
  /** Epoch milliseconds of its last event. */
  readonly at: number;
}

export interface QueuedBatch extends Batch, WriteProof {
  readonly sessionId: string;
  /** Epoch milliseconds of its last event. */
  readonly at: number;
}

/** A session that has something in the queue. */
export interface QueuedSession {
  readonly sessionId: string;
  /** Epoch milliseconds of the newest event that waits. */
  readonly at: number;
}

/**
 * What is recorded and not yet acknowledged, kept where a crash does not reach it. Each chunk and
 * batch has the write key of its session with it: what is there after a crash can be sent. Every
 * method rejects with QueueError when the storage fails; nothing is half done then.
 */
export interface LogQueue {
  /** Keeps events that are not in a batch yet. */
  append(chunk: QueuedChunk): Promise<void>;
  /**
   * Keeps chunks of a page that is being left, in the place of what the session set aside before: a
   * browser gives up what waits for a write before it, and this waits for none of the others.
   */
  setAside(sessionId: string, chunks: readonly QueuedChunk[]): Promise<void>;
  /** Keeps a batch and the head after it, and lets go of the chunks it was cut from. */
  cut(batch: QueuedBatch): Promise<void>;
  /** The batch to be sent next. */
  oldestBatch(sessionId: string): Promise<QueuedBatch | undefined>;
  /** Every batch of a session, oldest first. */
  batches(sessionId: string): Promise<QueuedBatch[]>;
  /** Every chunk of a session, oldest first; also those set aside that are in no batch yet. */
  chunks(sessionId: string): Promise<QueuedChunk[]>;
  /** Where the next batch joins on; the start of the chain for a session without one. */
  head(sessionId: string): Promise<ChainHead>;
  /** Puts these batches, joined anew, in the place of all the session has, and the head. */
  replaceBatches(
    sessionId: string,
    batches: readonly QueuedBatch[],
    head: ChainHead,
  ): Promise<void>;
  /** Lets go of batches and chunks that end with this seq or before. */
  acknowledge(sessionId: string, seq: number): Promise<void>;
  /** Sessions with batches or chunks. */
  sessions(): Promise<QueuedSession[]>;
  /** Lets go of all that a session has, its head too. */
  forget(sessionId: string): Promise<void>;
}

/** Why the storage did not take something. */
export type QueueFailure = 'full' | 'unavailable';

export class QueueError extends Error {
  override readonly name = 'QueueError';
  readonly failure: QueueFailure;

  constructor(failure: QueueFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The last seq of a batch or chunk. */
export function lastSeq({
  firstSeq,
  count,
}: {
  readonly firstSeq: number;
  readonly count: number;
}) {
  return firstSeq + count - 1;
}
