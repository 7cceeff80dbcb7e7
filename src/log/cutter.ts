import { joinChain, packBody } from './batch.ts';
import type { Gzip } from './gzip.ts';
import type { LogQueue, QueuedBatch } from './queue.ts';
import type { RecordBuffer } from './record-buffer.ts';
import type { Serial } from './serial.ts';

export interface CutterOptions {
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

/** Most events that may wait to be packed: a storage that hangs must not fill the memory. */
const MOST_PENDING = 20_000;

/**
 * Cuts what the buffer holds into a batch. Events that find no room are lost, and counted: the
 * next batch says how many are missing before it. Never rejects.
 */
export function createCutter(options: CutterOptions): () => Promise<void> {
  const { buffer, flush, exclusive, onLost } = options;
  let pending = 0;
  return async () => {
    flush();
    // Taken at once, stored in its turn: a burst does not grow the buffer while it waits.
    const recorded = buffer.takeAll();
    if (!recorded) return;
    const { length } = recorded.events;
    if (pending + length > MOST_PENDING) {
      onLost(length);
      return;
    }
    pending += length;
    await exclusive(() => store(recorded, options));
    pending -= length;
  };
}

type Taken = NonNullable<ReturnType<RecordBuffer['takeAll']>>;

async function store(recorded: Taken, options: CutterOptions): Promise<void> {
  const { sessionId, queue, gzip, hasRoom, onCut, onLost } = options;
  let count = recorded.events.length;
  try {
    const head = await queue.head(sessionId);
    // After a conflict the server may hold some of these already.
    const events = recorded.events.filter(({ seq }) => seq >= head.nextSeq);
    count = events.length;
    if (count === 0) return;
    const packed = await packBody({ ...recorded, events }, gzip);
    const batch = { ...joinChain(head, packed), sessionId, at: recorded.at };
    if (hasRoom(batch.body.length)) {
      await queue.cut(batch);
      onCut(batch);
      return;
    }
  } catch {
    // Neither storage nor memory took it.
  }
  onLost(count);
}
