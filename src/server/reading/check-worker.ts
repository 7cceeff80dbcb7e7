import { parentPort } from 'node:worker_threads';
import type { AnyEvent } from '../../events/catalogue.ts';
import { lacksPersonal } from '../../kernel/privacy.ts';
import { verifyIntentions } from '../../replay/intentions.ts';
import { verifyLog } from '../../replay/verify.ts';
import type { CheckAnswer, CheckMessage, Verification } from './log-check.ts';
import { liftEvents, openBatch } from './open-batch.ts';
import type { PackedBatch } from './packed-batch.ts';

const events: AnyEvent[] = [];
/** Seqs of events that lost a field with their person. */
const erased = new Set<number>();

function holdsMarker(value: unknown): boolean {
  if (typeof value === 'string') return lacksPersonal(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMarker);
}

/** Takes a batch's events in; a reason where they are not whole, as the rest would prove nothing. */
function takeIn(batch: PackedBatch): string | null {
  try {
    const { events: lifted, all } = liftEvents(batch.catalogue, openBatch(batch));
    if (lifted.length < all.length) return 'unknown-events';
    for (const event of lifted) {
      events.push(event);
      if (batch.isErased && holdsMarker(event.data)) erased.add(event.seq);
    }
    return null;
  } catch {
    return 'set-aside';
  }
}

function check(): Verification {
  const fold = verifyLog(events, ({ seq }) => erased.has(seq));
  // What an erased field led to cannot come about again.
  if (erased.size > 0) return fold;
  return { ...fold, intentions: verifyIntentions(events) };
}

function answerTo(message: CheckMessage): CheckAnswer {
  if (message.kind === 'end') return { kind: 'done', verification: check() };
  const reason = takeIn(message.batch);
  if (reason === null) return { kind: 'more' };
  return { kind: 'done', verification: { verdict: 'unchecked', reason } };
}

parentPort?.on('message', (message: CheckMessage) => parentPort?.postMessage(answerTo(message)));
