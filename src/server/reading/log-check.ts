import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ChainReport } from '../../log/chain-check.ts';
import type { Finding } from '../../replay/verdicts.ts';
import type { VerifyOptions } from '../../replay/verify.ts';
import type { Verdict } from '../stores/log-session.ts';
import type { PackedBatch } from './packed-batch.ts';

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

const LIMITS = { maxOldGenerationSizeMb: 1024 };
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
async function converse(
  worker: Worker,
  { batches, known }: Log,
  signal: AbortSignal,
): Promise<Verification> {
  const ask = async (message: CheckMessage): Promise<CheckAnswer> => {
    const answered = once(worker, 'message', { signal });
    worker.postMessage(message);
    const [answer] = (await answered) as [CheckAnswer];
    return answer;
  };
  for await (const batch of batches) {
    const answer = await ask({ kind: 'batch', batch });
    if (answer.kind === 'done') return answer.verification;
  }
  const last = await ask({ kind: 'end', known });
  return last.kind === 'done' ? last.verification : unchecked('ended');
}

/** Why a check broke off, for a failure that says so; null for one that nobody foresaw. */
function reasonOf(error: unknown, limit: AbortSignal, closing: AbortSignal): string | null {
  if (closing.aborted) return 'closing';
  if (limit.aborted) return 'too-long';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : null;
}

async function checkInThread(
  log: Log,
  { limitMs, closing }: { readonly limitMs: number; readonly closing: AbortSignal },
): Promise<Verification> {
  if (closing.aborted) return unchecked('closing');
  const limit = AbortSignal.timeout(limitMs);
  const ended = new AbortController();
  // Nothing of how this process was started is needed there.
  const worker = new Worker(MODULE, { resourceLimits: LIMITS, execArgv: [] });
  worker.once('exit', () => ended.abort());
  try {
    const signal = AbortSignal.any([limit, closing, ended.signal]);
    return await converse(worker, log, signal);
  } catch (error) {
    const reason = reasonOf(error, limit, closing) ?? (ended.signal.aborted ? 'ended' : null);
    if (reason === null) throw error;
    return unchecked(reason);
  } finally {
    worker.removeAllListeners();
    worker.on('error', () => {});
    await worker.terminate();
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
