import { type ChainHead, headAfter, headBefore, joinChain } from '../chain/chain.ts';
import { packBody } from '../codec/batch.ts';
import type { Gzip } from '../codec/gzip.ts';
import { partOf, type Recorded } from '../codec/recorded.ts';
import { unpackBody } from '../codec/unpack.ts';
import { type BatchBody, proofOf } from '../envelope.ts';
import { type LogQueue, lastSeq, type QueuedBatch } from '../queue/queue.ts';

interface Rejoining {
  readonly queue: LogQueue;
  readonly gzip: Gzip;
}

/** Joins a session's batches to another head, each first changed into none, itself or several. */
async function rejoin(
  { queue }: Rejoining,
  sessionId: string,
  from: ChainHead,
  change: (batch: QueuedBatch) => Promise<readonly BatchBody[]>,
): Promise<void> {
  const next: QueuedBatch[] = [];
  let head = from;
  for (const batch of await queue.batches(sessionId)) {
    for (const body of await change(batch)) {
      const joined = joinChain(head, body);
      next.push({ ...joined, sessionId, at: batch.at, ...proofOf(batch) });
      head = headAfter(joined);
    }
  }
  await queue.replaceBatches(sessionId, next, head);
}

/** Packs what was recorded from one seq to before another; nothing where that is empty. */
async function repack(
  recorded: Recorded,
  from: number,
  to: number,
  gzip: Gzip,
): Promise<BatchBody[]> {
  const part = partOf(recorded, from, to);
  return part ? [await packBody(part, gzip)] : [];
}

/**
 * Follows the server, which holds the session up to `ackedSeq` with this chain: lets go of what it
 * has, cuts a batch that it has in part, and joins the rest on. What neither side has is missing.
 */
export function rejoinAfter(
  rejoining: Rejoining,
  sessionId: string,
  { ackedSeq, chain }: { readonly ackedSeq: number; readonly chain: string },
): Promise<void> {
  const nextSeq = ackedSeq + 1;
  return rejoin(rejoining, sessionId, { nextSeq, chain }, async (batch) => {
    if (lastSeq(batch) < nextSeq) return [];
    if (batch.firstSeq >= nextSeq) return [batch];
    // A body that cannot be read any more is lost, and shows as a gap.
    const recorded = await unpackBody(batch, rejoining.gzip).catch(() => null);
    return recorded ? repack(recorded, nextSeq, Number.POSITIVE_INFINITY, rejoining.gzip) : [];
  });
}

/** Cuts a batch in two; one of a single event cannot be cut and is dropped: a gap of one. */
export function halve(rejoining: Rejoining, batch: QueuedBatch): Promise<void> {
  return rejoin(rejoining, batch.sessionId, headBefore(batch), async (each) => {
    if (each.firstSeq !== batch.firstSeq) return [each];
    const recorded =
      batch.count > 1 ? await unpackBody(batch, rejoining.gzip).catch(() => null) : null;
    if (!recorded) return [];
    const middle = batch.firstSeq + Math.floor(batch.count / 2);
    return [
      ...(await repack(recorded, batch.firstSeq, middle, rejoining.gzip)),
      ...(await repack(recorded, middle, lastSeq(batch) + 1, rejoining.gzip)),
    ];
  });
}
