/** Runs beside the page: checks a recording against its checkpoints and tells the verdict. */
import type { AnyEvent } from '../../events/catalogue.ts';
import { type Verdict, verifyLog } from '../../replay/verify.ts';
import { lacksFields } from './problems.ts';

/** What the page sends, and what it is told. */
export type VerifyRequest = readonly AnyEvent[];
export type VerifyAnswer = Verdict;

self.onmessage = ({ data }: MessageEvent<VerifyRequest>) => {
  const answer: VerifyAnswer = verifyLog(data, lacksFields);
  self.postMessage(answer);
};
