import * as v from 'valibot';
import type { SessionPorts } from './session.ts';
import type { VerifyAnswer } from './verify-worker.ts';

/** Name of the worker among the entries of the build's manifest. */
const ENTRY = 'console-verify';

const manifest = v.object({
  entries: v.object({ [ENTRY]: v.object({ script: v.string() }) }),
});

export interface WorkerPorts {
  readonly readManifest: () => Promise<unknown>;
  readonly openWorker: (script: string) => Worker;
}

/** Checks recordings in a worker, one each, so that the page stays as quick as it was. */
export function createVerify({ readManifest, openWorker }: WorkerPorts): SessionPorts['verify'] {
  return async (request, signal) => {
    const { entries } = v.parse(manifest, await readManifest());
    signal.throwIfAborted();
    const worker = openWorker(entries[ENTRY].script);
    const end = () => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    try {
      return await new Promise<VerifyAnswer>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<VerifyAnswer>) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(request);
      });
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  };
}
