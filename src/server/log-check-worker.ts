import { parentPort, workerData } from 'node:worker_threads';
import type { AnyEvent } from '../events/catalogue.ts';
import { verifyIntentions } from '../replay/intentions.ts';
import { verifyLog } from '../replay/verify.ts';

/** What a check is handed: a whole log, and the seqs of events with erased fields. */
export interface CheckInput {
  readonly events: readonly AnyEvent[];
  readonly erased: ReadonlySet<number>;
}

function check({ events, erased }: CheckInput) {
  const fold = verifyLog(events, ({ seq }) => erased.has(seq));
  // What an erased field led to cannot come about again.
  if (erased.size > 0) return fold;
  return { ...fold, intentions: verifyIntentions(events) };
}

parentPort?.postMessage(check(workerData as CheckInput));
