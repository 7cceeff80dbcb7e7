import { setTimeout as pause } from 'node:timers/promises';
import { judgeAppend, namesUser } from '../judge-append.ts';
import type { AppendOutcome, NewBatch } from '../log-batch.ts';
import { type LogStore, StoreBusyError } from '../log-store.ts';
import type { Heads, SessionHead } from './heads.ts';
import type { LogStream } from './log-stream.ts';

const PAUSE_MS = 100;

/** What appending works with. */
export interface AppendParts {
  readonly stream: LogStream;
  readonly heads: Heads;
  readonly database: LogStore;
  /** How long to try, in milliseconds, before an append fails as busy. */
  readonly outageMs: number;
  /** Called with a sequence up to which this process expects to read what it appended. */
  readonly published: (seq: number) => void;
}

async function judge(parts: AppendParts, batch: NewBatch, head: SessionHead) {
  const { sessionId, firstSeq } = batch;
  const { log } = head;
  const old = log !== null && firstSeq <= log.ackedSeq;
  const twin = old ? await parts.heads.twin(sessionId, firstSeq, head) : null;
  return judgeAppend(log, batch, () => twin);
}

/** One try; null when the session has grown in between, be it by an attempt whose answer was lost. */
async function tryAppend(
  parts: AppendParts,
  batch: NewBatch,
  head: SessionHead,
): Promise<AppendOutcome | null> {
  const { firstSeq, count, chain, receivedAt } = batch;
  const answer = await judge(parts, batch, head);
  if (answer?.kind === 'repeated') {
    parts.published(head.seq);
    // The first one may have come before the user was signed in.
    const isNamed = batch.userId !== null && namesUser(answer);
    if (isNamed) await parts.database.linkUser(batch.sessionId, batch.userId);
  }
  if (answer !== null) return answer;
  const seq = await parts.stream.publish(batch, head.seq);
  if (seq === null) return null;
  parts.published(seq);
  return { kind: 'stored', ackedSeq: firstSeq + count - 1, chain, receivedAt };
}

/** Judges by what is known, and before refusing by what the stream and the database say. */
async function appendOnce(parts: AppendParts, batch: NewBatch): Promise<AppendOutcome | null> {
  const { heads } = parts;
  const known = heads.takeKnown(batch.sessionId);
  if (known !== null) {
    const outcome = await tryAppend(parts, batch, known);
    if (outcome !== null && outcome.kind !== 'refused') return outcome;
  }
  const head = await heads.read(batch.sessionId);
  heads.takeKnown(batch.sessionId);
  const outcome = await tryAppend(parts, batch, head);
  if (outcome?.kind !== 'refused') return outcome;
  const furthest = await heads.furthest(batch.sessionId, head);
  return furthest === head ? outcome : tryAppend(parts, batch, furthest);
}

/**
 * Appends a batch to the stream. An attempt whose answer was lost is made again: the message id and
 * the expected sequence see to it that the batch is in the stream once.
 */
export async function appendToStream(parts: AppendParts, batch: NewBatch): Promise<AppendOutcome> {
  const end = Date.now() + parts.outageMs;
  for (;;) {
    let reason = 'other collectors append to the same session';
    try {
      const outcome = await appendOnce(parts, batch);
      if (outcome !== null) return outcome;
    } catch (error) {
      if (parts.stream.connection.isClosed()) throw new StoreBusyError('the store is closed');
      reason = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end) throw new StoreBusyError(reason);
    await pause(PAUSE_MS);
  }
}
