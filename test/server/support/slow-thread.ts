import { answerJobs } from '../../../src/server/reading/thread.ts';

function busyFor(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end; );
}

// Loads for longer than a job may take.
busyFor(600);

answerJobs((ms: number) => {
  busyFor(ms);
  return ms;
});
