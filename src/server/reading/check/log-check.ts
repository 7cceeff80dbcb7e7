import type { ChainReport } from '../../../log/check/chain-check.ts';
import type { Finding } from '../../../replay/check/verdicts.ts';
import type { VerifyOptions } from '../../../replay/check/verify.ts';
import type { Verdict } from '../../stores/log-session.ts';
import { type Ask, inThread, ThreadEnded } from '../../threads/in-thread.ts';
import type { PackedBatch } from '../packed-batch.ts';

/** What the check of a whole log found; the details are the checker's own, plain JSON. */
export interface Verification {
  /** The gravest of the findings. */
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly firstDifference?: unknown;
  /** Whether the effects issue the recorded calls again. */
  readonly intentions?: unknown;
  /** Why a log could not be checked to its end. */
  readonly reason?: string;
  /** Whether the log is what was recorded, and signed to its end. */
  readonly chain?: ChainReport;
}

/** What is known of a log besides its batches. */
export type KnownOfLog = Pick<VerifyOptions, 'lastSeq' | 'underWay'>;

/** Checks a whole log, whose batches are asked for one by one, when its turn has come. */
export type VerifyLog = (
  batches: AsyncIterable<PackedBatch>,
  known?: KnownOfLog,
) => Promise<Verification>;

/** What the thread of a check is told, and what it answers to each message. */
export type CheckMessage =
  | { readonly kind: 'batch'; readonly batch: PackedBatch }
  | { readonly kind: 'end'; readonly known: KnownOfLog };
export type CheckAnswer =
  | { readonly kind: 'more' }
  | { readonly kind: 'done'; readonly verification: Verification };

const MODULE = new URL('./check-worker.ts', import.meta.url);

/** A check that came to no end. */
export const unchecked = (reason: string): Verification => ({
  verdict: 'unchecked',
  findings: [{ verdict: 'unchecked', detail: reason }],
  reason,
});

interface Log {
  readonly batches: AsyncIterable<PackedBatch>;
  readonly known: KnownOfLog;
}

/** Hands the thread one batch after another, each when the one before is taken in. */
async function* converse(
  { batches, known }: Log,
  ask: Ask<CheckMessage, CheckAnswer>,
): AsyncGenerator<Verification> {
  for await (const batch of batches) {
    const answer = await ask({ kind: 'batch', batch });
    if (answer.kind !== 'done') continue;
    yield answer.verification;
    return;
  }
  const last = await ask({ kind: 'end', known });
  yield last.kind === 'done' ? last.verification : unchecked('ended');
}

async function checkInThread(
  log: Log,
  options: { readonly limitMs: number; readonly closing: AbortSignal },
): Promise<Verification> {
  try {
    const talk = (ask: Ask<CheckMessage, CheckAnswer>) => converse(log, ask);
    for await (const found of inThread({ ...options, module: MODULE }, talk)) return found;
    return unchecked('ended');
  } catch (error) {
    if (error instanceof ThreadEnded) return unchecked(error.reason);
    throw error;
  }
}

/**
 * Checks logs in a thread of their own, one at a time: a log is input from outside, and folding it
 * and running its effects may take long, or never end. A check that takes longer than `limitMs`
 * or needs too much memory ends without a verdict.
 */
export function createLogCheck(options: {
  readonly limitMs: number;
  readonly closing: AbortSignal;
}): VerifyLog {
  let last: Promise<unknown> = Promise.resolve();
  return (batches, known = {}) => {
    const checked = last.then(() => checkInThread({ batches, known }, options));
    last = checked.catch(() => {});
    return checked;
  };
}
