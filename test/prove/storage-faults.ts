/** What the browser's database does at times. */
import type { LogQueue } from '../../src/log/queue.ts';
import { QueueError } from '../../src/log/queue.ts';

export const STORAGE_FAULTS = ['full', 'fails', 'fails-to-read'] as const;

export type StorageFault = (typeof STORAGE_FAULTS)[number];

/** The fault of the next use of the database, or none. */
export type NextFault = () => StorageFault | undefined;

const WRITES = new Set<keyof LogQueue>([
  'append',
  'cut',
  'replaceBatches',
  'acknowledge',
  'forget',
]);

/**
 * A queue that fails as told, as long as its page lives; what a dead page had asked for never
 * comes about, and never answers.
 */
export function faultyQueue(queue: LogQueue, next: NextFault, isAlive: () => boolean): LogQueue {
  const through = <A extends unknown[], R>(
    name: keyof LogQueue,
    run: (...args: A) => Promise<R>,
  ) => {
    return async (...args: A): Promise<R> => {
      if (!isAlive()) return new Promise<never>(() => undefined);
      const fault = next();
      const fails = fault !== undefined && WRITES.has(name) === (fault !== 'fails-to-read');
      if (fails) throw new QueueError(fault === 'full' ? 'full' : 'unavailable', fault);
      return run(...args);
    };
  };
  return {
    append: through('append', queue.append),
    cut: through('cut', queue.cut),
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
