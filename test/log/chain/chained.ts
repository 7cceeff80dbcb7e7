import type { BatchAtHand } from '../../../src/log/chain/batch-check.ts';
import {
  type ChainHead,
  chainOf,
  hashBody,
  joinChain,
  LOG_START,
} from '../../../src/log/chain/chain.ts';
import type { JudgedReceipt } from '../../../src/log/check/chain-check.ts';
import { packBody } from '../../../src/log/codec/batch.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import type { PersonalRow } from '../../../src/log/codec/redact.ts';
import type { BatchFormat } from '../../../src/log/envelope.ts';

export const SESSION = 'session-of-a-test-00000';

const ticks = (firstSeq: number): RawEvent[] =>
  Array.from({ length: 10 }, (_, i) => ({
    ...{ seq: firstSeq + i, at: 1_000 + firstSeq + i, type: 'timer.fired' },
    data: { name: `${firstSeq + i}` },
  }));

/** A batch at hand, with a personal part, that follows the head. */
async function chained(
  head: ChainHead,
  format: BatchFormat,
  missing: number,
  given?: readonly RawEvent[],
) {
  const firstSeq = head.nextSeq + missing;
  const events = given ?? ticks(firstSeq);
  const personal: PersonalRow[] = [[firstSeq, ['name'], 'somebody']];
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
  /** A whole session, spread over the batches. */
  readonly events?: readonly RawEvent[];
}

/** A log of batches, ten events each unless some are given. */
export async function chainedLog({
  formats,
  missing = 0,
  events,
}: ChainWish): Promise<BatchAtHand[]> {
  const batches: BatchAtHand[] = [];
  const each = Math.ceil((events?.length ?? 0) / formats.length);
  let head = LOG_START;
  for (const [i, format] of formats.entries()) {
    const part = events?.slice(i * each, (i + 1) * each);
    const batch = await chained(head, format, i === 2 ? missing : 0, part);
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
