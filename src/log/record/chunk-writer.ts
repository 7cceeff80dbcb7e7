import type { LogQueue, QueuedChunk } from '../queue/queue.ts';
import type { RecordBuffer } from './record-buffer.ts';

export interface ChunkWriterOptions {
  readonly queue: Pick<LogQueue, 'append' | 'setAside'>;
  readonly buffer: RecordBuffer;
  /** Whether anything more may wait for the collector. */
  readonly hasRoom: () => boolean;
}

export interface ChunkWriter {
  /** Writes what the buffer holds, now. */
  write(): void;
  /** Writes it before the page does anything else, unless enough is being written already. */
  writeSoon(): void;
  /** Writes it now, and puts aside what is not known to be written: the page may go. */
  leave(): void;
  /** Resolves when all that was handed in is written, or has failed. */
  written(): Promise<void>;
}

/**
 * Writes that may be under way before events gather until one of them is done: as many as a page
 * makes of a busy moment, since it may stall and be killed after it. The storage puts them in order
 * by itself; without a bound a storage that hangs would fill the memory. Where the buffer is cut
 * and cannot wait, what comes beyond is in memory alone.
 */
const MOST_WRITING = 16;

/**
 * Writes events to the queue in the microtask after they came: what a browser had before it was
 * killed is kept, and a page that is killed by itself has handed it over already.
 */
export function createChunkWriter({ queue, buffer, hasRoom }: ChunkWriterOptions): ChunkWriter {
  const writing = new Map<QueuedChunk, Promise<void>>();
  let due = false;

  // A failure costs safety from a crash and nothing else: the buffer still has the events.
  const ignore = (): void => undefined;
  const keep = (chunk: QueuedChunk): void => {
    if (writing.size >= MOST_WRITING) return;
    const written = queue.append(chunk).catch(ignore);
    writing.set(
      chunk,
      written.then(() => {
        writing.delete(chunk);
        if (due) write();
      }),
    );
  };
  const write = (): QueuedChunk | null => {
    due = false;
    const chunk = buffer.takeChunk();
    if (!chunk || !hasRoom()) return null;
    keep(chunk);
    return chunk;
  };
  return {
    write,
    leave() {
      const last = write();
      const unwritten = new Set([...writing.keys(), ...(last ? [last] : [])]);
      const [first] = unwritten;
      if (first) queue.setAside(first.sessionId, [...unwritten]).catch(ignore);
    },
    writeSoon() {
      if (due) return;
      due = true;
      queueMicrotask(() => {
        if (due && writing.size < MOST_WRITING) write();
      });
    },
    async written() {
      await Promise.all(writing.values());
    },
  };
}
