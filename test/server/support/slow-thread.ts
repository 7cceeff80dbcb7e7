import { answerJobs } from '../../../src/server/threads/thread.ts';

/** Each job is how many milliseconds it takes. */
answerJobs((ms: number) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return ms;
});
