/** What the browser's database does at times. */
import type { SchedulerLike } from 'rxjs';
import type { LogQueue, QueuedBatch, QueuedChunk } from '../../src/log/queue/queue.ts';
import { QueueError } from '../../src/log/queue/queue.ts';

export const STORAGE_FAULTS = ['full', 'fails', 'fails-to-read'] as const;

export type StorageFault = (typeof STORAGE_FAULTS)[number];

/** What a queue that fails asks, and tells. */
export interface Failing {
  /** The fault of the next use of the database, or none. */
  readonly next: () => StorageFault | undefined;
  /** Is told of what was not taken: it is in the page's memory alone. */
  readonly onRefused: (item: QueuedChunk | QueuedBatch) => void;
  readonly isAlive: () => boolean;
  readonly scheduler: SchedulerLike;
}

/** Milliseconds that a database takes for anything. */
export const STORAGE_TAKES = 2;

const READS: ReadonlySet<keyof LogQueue> = new Set([
  ...(['oldestBatch', 'batches', 'chunks', 'head', 'sessions'] as const),
]);

/**
 * A queue that takes its time and fails as told, as long as its page lives; what a killed page had
 * asked for never comes about, and never answers.
 */
export function faultyQueue(
  queue: LogQueue,
  { next, onRefused, isAlive, scheduler }: Failing,
): LogQueue {
  const through = <A extends unknown[], R>(
    name: keyof LogQueue,
    run: (...args: A) => Promise<R>,
  ) => {
    return async (...args: A): Promise<R> => {
      await new Promise<void>((resolve) => {
        scheduler.schedule(() => resolve(), STORAGE_TAKES);
      });
      if (!isAlive()) return new Promise<never>(() => undefined);
      const fault = next();
      const fails = fault !== undefined && READS.has(name) === (fault === 'fails-to-read');
      if (fails) throw new QueueError(fault === 'full' ? 'full' : 'unavailable', fault);
      return run(...args);
    };
  };
  /** Keeps an item, or says that it was not kept. */
  const keeping = <T extends QueuedChunk | QueuedBatch>(
    name: keyof LogQueue,
    run: (item: T) => Promise<void>,
  ) => {
    const keep = through(name, run);
    return async (item: T): Promise<void> => {
      try {
        await keep(item);
      } catch (error) {
        onRefused(item);
        throw error;
      }
    };
  };
  return {
    append: keeping('append', queue.append),
    setAside: through('setAside', queue.setAside),
    cut: keeping('cut', queue.cut),
    oldestBatch: through('oldestBatch', queue.oldestBatch),
    batches: through('batches', queue.batches),
    chunks: through('chunks', queue.chunks),
    head: through('head', queue.head),
    replaceBatches: through('replaceBatches', queue.replaceBatches),
    acknowledge: through('acknowledge', queue.acknowledge),
    sessions: through('sessions', queue.sessions),
    forget: through('forget', queue.forget),
  };
}
