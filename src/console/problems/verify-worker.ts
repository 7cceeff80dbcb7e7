/** Runs beside the page: checks a recording against its checkpoints and tells the verdict. */
import type { AnyEvent } from '../../events/catalogue.ts';
import { type Verdict, type VerifyOptions, verifyLog } from '../../replay/verify.ts';
import { lacksFields } from './problems.ts';

/** What the page sends, and what it is told. */
export interface VerifyRequest extends Omit<VerifyOptions, 'isErased'> {
  readonly events: readonly AnyEvent[];
}
export type VerifyAnswer = Verdict;

self.onmessage = ({ data }: MessageEvent<VerifyRequest>) => {
  const { events, ...known } = data;
  const answer: VerifyAnswer = verifyLog(events, { ...known, isErased: lacksFields });
  self.postMessage(answer);
};
