/** Runs beside the page: checks a recording against its checkpoints, and its rounds, and tells the verdicts. */
import type { AnyEvent } from '../../events/catalogue.ts';
import { type Verdict, type VerifyOptions, verifyLog } from '../../replay/check/verify.ts';
import { type RoundVerdict, verifiedRounds } from '../../replay/rounds/rounds.ts';
import { lacksFields } from '../recording/problems.ts';

/** What the page sends, and what it is told. */
export interface VerifyRequest extends Omit<VerifyOptions, 'isErased'> {
  readonly events: readonly AnyEvent[];
  readonly lacking: ReadonlySet<number> | null;
}

export interface VerifyAnswer {
  readonly verdict: Verdict;
  /** Of the casino; null where they could not be computed. */
  readonly rounds: readonly RoundVerdict[] | null;
}

self.onmessage = async ({ data }: MessageEvent<VerifyRequest>) => {
  const { events, lacking, ...known } = data;
  const isErased = (event: AnyEvent) => lacksFields(event, lacking);
  const verdict = verifyLog(events, { ...known, isErased });
  const rounds = await verifiedRounds(events).catch(() => null);
  const answer: VerifyAnswer = { verdict, rounds };
  self.postMessage(answer);
};
