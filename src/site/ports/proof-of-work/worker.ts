/** Runs beside the page: does a proof of work and tells its payload, or why there is none. */
import { reasonOf } from '../../loading/failure.ts';
import { type Work, workOut } from './work-out.ts';

/** What the page sends, and what it is told. */
export type WorkRequest = Work;
export type WorkAnswer = { readonly payload: string } | { readonly failure: string };

self.onmessage = async ({ data }: MessageEvent<WorkRequest>) => {
  const answer: WorkAnswer = await workOut(data).then(
    (payload) => ({ payload }),
    (error: unknown) => ({ failure: reasonOf(error) }),
  );
  self.postMessage(answer);
};
