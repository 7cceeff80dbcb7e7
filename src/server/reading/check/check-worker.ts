import { parentPort } from 'node:worker_threads';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { holdsErased } from '../../../kernel/privacy.ts';
import { checkEvents, type EventProblem } from '../../../log/read/decode.ts';
import type { Finding } from '../../../replay/check/verdicts.ts';
import { verifyLog } from '../../../replay/check/verify.ts';
import { verifyIntentions } from '../../../replay/intentions/intentions.ts';
import { openBatch } from '../open-batch.ts';
import type { PackedBatch } from '../packed-batch.ts';
import { bounded } from './bounded.ts';
import type { CheckAnswer, CheckMessage, KnownOfLog, Verification } from './log-check.ts';

const events: AnyEvent[] = [];
const setAside: EventProblem[] = [];
/** Seqs of events that lost a field with their person. */
const erased = new Set<number>();

/** Takes a batch's events in; a finding where they are not there at all. */
function takeIn(batch: PackedBatch): Finding | null {
  try {
    const { events: lifted, problems } = checkEvents(openBatch(batch), batch.catalogue);
    setAside.push(...problems);
    for (const event of lifted) {
      events.push(event);
      if (batch.lacksPersonal && holdsErased(event.data)) erased.add(event.seq);
    }
    return null;
  } catch {
    const { firstSeq: seq, count } = batch;
    const detail = `the batch of seq ${seq} to ${seq + count - 1} does not decode`;
    return { verdict: 'set-aside', seq, detail };
  }
}

function check(known: KnownOfLog): Verification {
  const fold = verifyLog(events, { ...known, setAside, isErased: ({ seq }) => erased.has(seq) });
  // What an erased field led to cannot come about again.
  if (erased.size > 0 || setAside.length > 0) return fold;
  return { ...fold, intentions: verifyIntentions(events) };
}

function answerTo(message: CheckMessage): CheckAnswer {
  if (message.kind === 'end') return { kind: 'done', verification: bounded(check(message.known)) };
  const found = takeIn(message.batch);
  if (found === null) return { kind: 'more' };
  return { kind: 'done', verification: { verdict: found.verdict, findings: [found] } };
}

parentPort?.on('message', (message: CheckMessage) => parentPort?.postMessage(answerTo(message)));
