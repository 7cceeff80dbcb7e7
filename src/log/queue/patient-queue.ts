import type { SchedulerLike } from 'rxjs';
import { type LogQueue, QueueError } from './queue.ts';

/** Milliseconds: a database of a machine that is very busy takes half as long. */
export const PATIENCE = 15_000;

function failure(): QueueError {
  return new QueueError('unavailable', 'the storage does not answer');
}

/**
 * A queue that fails where `queue` hangs, so that what waits is sent from memory. As long as
 * anything hangs nothing more is handed to it: that would only gather.
 */
export function createPatientQueue(queue: LogQueue, scheduler: SchedulerLike): LogQueue {
  let hanging = 0;
  const patient =
    <A extends unknown[], R>(use: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      if (hanging > 0) return Promise.reject(failure());
      return new Promise((resolve, reject) => {
        let hangs = false;
        const timer = scheduler.schedule(() => {
          hangs = true;
          hanging += 1;
          reject(failure());
        }, PATIENCE);
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
    append: patient(queue.append),
    setAside: patient(queue.setAside),
    cut: patient(queue.cut),
    oldestBatch: patient(queue.oldestBatch),
    batches: patient(queue.batches),
    chunks: patient(queue.chunks),
    head: patient(queue.head),
    replaceBatches: patient(queue.replaceBatches),
    acknowledge: patient(queue.acknowledge),
    sessions: patient(queue.sessions),
    forget: patient(queue.forget),
  };
}
