import { parentPort } from 'node:worker_threads';
import { fail, ok } from '../../kernel/result.ts';
import { createJobs, type ReadJob } from './jobs.ts';

const run = createJobs();

function answer(job: ReadJob) {
  try {
    return ok(run(job));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

parentPort?.on('message', (job: ReadJob) => parentPort?.postMessage(answer(job)));
