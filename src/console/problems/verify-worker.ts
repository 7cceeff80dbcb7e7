/** Runs beside the page: checks a recording against its checkpoints and tells the verdict. */
import type { AnyEvent } from '../../events/catalogue.ts';
import { type Verdict, type VerifyOptions, verifyLog } from '../../replay/check/verify.ts';
import { lacksFields } from './problems.ts';

/** What the page sends, and what it is told. */
export interface VerifyRequest extends Omit<VerifyOptions, 'isErased'> {
  readonly events: readonly AnyEvent[];
  readonly lacking: ReadonlySet<number> | null;
}
export type VerifyAnswer = Verdict;

self.onmessage = ({ data }: MessageEvent<VerifyRequest>) => {
  const { events, lacking, ...known } = data;
  const isErased = (event: AnyEvent) => lacksFields(event, lacking);
  const answer: VerifyAnswer = verifyLog(events, { ...known, isErased });
  self.postMessage(answer);
};
