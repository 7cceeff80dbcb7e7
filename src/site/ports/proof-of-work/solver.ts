import * as v from 'valibot';
import type { Work } from './work-out.ts';
import type { WorkAnswer, WorkRequest } from './worker.ts';

/** Name of the worker among the entries of the build's manifest. */
const ENTRY = 'site-work';

const manifest = v.object({
  entries: v.object({ [ENTRY]: v.object({ script: v.string() }) }),
});

export interface WorkerPorts {
  readonly readManifest: () => Promise<unknown>;
  readonly openWorker: (script: string) => Worker;
}

/** Does a proof of work and gives its payload. Rejects when it cannot, or when it is stopped. */
export type SolveWork = (work: Work, signal: AbortSignal) => Promise<string>;

/** Ends the worker, whatever it is doing, when it has answered or is to be stopped. */
async function inWorker(worker: Worker, work: Work, signal: AbortSignal): Promise<WorkAnswer> {
  const end = () => worker.terminate();
  try {
    return await new Promise<WorkAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<WorkAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      const request: WorkRequest = work;
      worker.postMessage(request);
    });
  } finally {
    end();
  }
}

async function onPage(work: Work, signal: AbortSignal): Promise<string> {
  const { workOut } = await import('./work-out.ts');
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  signal.throwIfAborted();
  return workOut(work, controller);
}

/** Works in a worker, so that the page stays as quick as it was; on the page where there is none. */
export function createWorkSolver({ readManifest, openWorker }: WorkerPorts): SolveWork {
  return async (work, signal) => {
    let answer: WorkAnswer;
    try {
      const { entries } = v.parse(manifest, await readManifest());
      signal.throwIfAborted();
      answer = await inWorker(openWorker(entries[ENTRY].script), work, signal);
    } catch {
      signal.throwIfAborted();
      return onPage(work, signal);
    }
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.payload;
  };
}
