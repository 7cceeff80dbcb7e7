import { Worker } from 'node:worker_threads';
import type { CheckInput } from './log-check-worker.ts';
import type { Verification, VerifyLog } from './verifier.ts';

const LIMITS = { maxOldGenerationSizeMb: 1024 };

/**
 * Checks logs in a thread of their own, one at a time: a log is input from outside, and folding it
 * and running its effects may take long, or never end. A check that takes longer than `limitMs`
 * or needs too much memory ends without a verdict.
 */
export function createLogCheck(options: { limitMs: number; closing: AbortSignal }): VerifyLog {
  let last: Promise<unknown> = Promise.resolve();
  return (events, erased) => {
    const checked = last.then(() => checkInWorker({ events, erased }, options));
    last = checked.catch(() => {});
    return checked;
  };
}

function checkInWorker(
  workerData: CheckInput,
  { limitMs, closing }: { limitMs: number; closing: AbortSignal },
): Promise<Verification> {
  if (closing.aborted) return Promise.resolve({ verdict: 'unchecked', reason: 'closing' });
  // Nothing of how this process was started is needed there.
  const worker = new Worker(new URL('./log-check-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
    execArgv: [],
  });
  return new Promise<Verification>((resolve, reject) => {
    const giveUp = (reason: string) => {
      resolve({ verdict: 'unchecked', reason });
      worker.terminate();
    };
    const timer = setTimeout(() => giveUp('too-long'), limitMs);
    const onClosing = () => giveUp('closing');
    closing.addEventListener('abort', onClosing);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') giveUp('too-large');
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', onClosing);
      resolve({ verdict: 'unchecked', reason: 'ended' });
    });
  });
}
