import type { LogQueue } from './queue.ts';
import type { RecordBuffer } from './record-buffer.ts';

export interface ChunkWriterOptions {
  readonly queue: Pick<LogQueue, 'append'>;
  readonly buffer: RecordBuffer;
  /** Whether anything more may wait for the collector. */
  readonly hasRoom: () => boolean;
}

export interface ChunkWriter {
  /** Writes what the buffer holds, now. */
  write(): void;
  /** Writes it before the page does anything else, unless enough is being written already. */
  writeSoon(): void;
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
  const writing = new Set<Promise<void>>();
  let due = false;

  const keep = async (chunk: Parameters<LogQueue['append']>[0]): Promise<void> => {
    // A failure costs safety from a crash and nothing else: the buffer still has the events.
    await queue.append(chunk).catch(() => undefined);
  };
  const write = (): void => {
    due = false;
    const chunk = buffer.takeChunk();
    if (!chunk || !hasRoom() || writing.size >= MOST_WRITING) return;
    const done = keep(chunk).then(() => {
      writing.delete(done);
      if (due) write();
    });
    writing.add(done);
  };
  return {
    write,
    writeSoon() {
      if (due) return;
      due = true;
      queueMicrotask(() => {
        if (due && writing.size < MOST_WRITING) write();
      });
    },
    async written() {
      await Promise.all(writing);
    },
  };
}
