import type { SchedulerLike } from 'rxjs';
import { type LogQueue, QueueError } from './queue.ts';

/** Milliseconds: a database of a machine that is very busy takes half as long. */
export const QUEUE_TIMEOUT = 15_000;

function failure(): QueueError {
  return new QueueError('unavailable', 'the storage does not answer');
}

/**
 * A queue that fails where `queue` hangs, so that what waits is sent from memory. As long as
 * anything hangs nothing more is handed to it: that would only gather.
 */
export function createTimeoutQueue(queue: LogQueue, scheduler: SchedulerLike): LogQueue {
  let hanging = 0;
  const timed =
    <A extends unknown[], R>(use: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      if (hanging > 0) return Promise.reject(failure());
      return new Promise((resolve, reject) => {
        let hangs = false;
        const timer = scheduler.schedule(() => {
          hangs = true;
          hanging += 1;
          reject(failure());
        }, QUEUE_TIMEOUT);
        const settled = (): void => {
          timer.unsubscribe();
          if (hangs) hanging -= 1;
        };
        use(...args)
          .then(resolve, reject)
          .then(settled);
      });
    };
  return {
    append: timed(queue.append),
    setAside: timed(queue.setAside),
    cut: timed(queue.cut),
    oldestBatch: timed(queue.oldestBatch),
    batches: timed(queue.batches),
    chunks: timed(queue.chunks),
    head: timed(queue.head),
    replaceBatches: timed(queue.replaceBatches),
    acknowledge: timed(queue.acknowledge),
    sessions: timed(queue.sessions),
    forget: timed(queue.forget),
  };
}
