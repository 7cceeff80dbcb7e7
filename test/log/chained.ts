import { joinChain, packBody } from '../../src/log/batch.ts';
import type { BatchAtHand } from '../../src/log/batch-check.ts';
import {
  type BatchFormat,
  type ChainHead,
  chainOf,
  hashBody,
  LOG_START,
} from '../../src/log/chain.ts';
import type { JudgedReceipt } from '../../src/log/chain-check.ts';

export const SESSION = 'session-of-a-test-00000';

/** A batch of ten events at hand, with a personal part, that follows the head. */
async function chained(head: ChainHead, format: BatchFormat, missing: number) {
  const firstSeq = head.nextSeq + missing;
  const events = Array.from({ length: 10 }, (_, i) => ({
    ...{ seq: firstSeq + i, at: 1_000 + firstSeq + i, type: 'timer.fired' },
    data: { name: `${firstSeq + i}` },
  }));
  const personal = [[firstSeq, ['name'], 'somebody'] as [number, string[], unknown]];
  const packed = await packBody({ events, personal, catalogue: '1' });
  const { body, publicLength, ...envelope } = joinChain(head, packed);
  const link = { ...envelope, format, ...hashBody(format, body, publicLength) };
  const batch: BatchAtHand = {
    ...link,
    chain: chainOf(link),
    publicPart: body.slice(0, publicLength),
    personal: body.slice(publicLength),
  };
  return batch;
}

export interface ChainWish {
  /** Of each batch; the first ones may be older. */
  readonly formats: readonly BatchFormat[];
  /** Lost before the third batch. */
  readonly missing?: number;
}

/** A log of batches, ten events each. */
export async function chainedLog({ formats, missing = 0 }: ChainWish): Promise<BatchAtHand[]> {
  const batches: BatchAtHand[] = [];
  let head = LOG_START;
  for (const [i, format] of formats.entries()) {
    const batch = await chained(head, format, i === 2 ? missing : 0);
    batches.push(batch);
    head = { nextSeq: batch.firstSeq + batch.count, chain: batch.chain };
  }
  return batches;
}

/** The head after a batch, as signed. */
export function receiptFor(
  { firstSeq, count, chain }: BatchAtHand,
  genuine = true,
  sessionId = SESSION,
): JudgedReceipt {
  const ackedSeq = firstSeq + count - 1;
  return { receipt: { sessionId, ackedSeq, chain, at: 1, signature: 'signed' }, genuine };
}
