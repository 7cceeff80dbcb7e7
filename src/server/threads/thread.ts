import { parentPort } from 'node:worker_threads';
import { fail, ok } from '../../kernel/result.ts';

/** What a thread says first: from now on it is jobs that take its time. */
export const READY = 'ready';

/** Answers each job that a `WorkerPool` hands to this thread; what is thrown is told as a failure. */
export function answerJobs<Job, Answer>(run: (job: Job) => Answer): void {
  parentPort?.on('message', (job: Job) => {
    try {
      parentPort?.postMessage(ok(run(job)));
    } catch (error) {
      parentPort?.postMessage(fail(error instanceof Error ? error.message : String(error)));
    }
  });
  parentPort?.postMessage(READY);
}
