import { CHAIN_START, chainOf, hashBody } from '../../../src/log/chain/chain.ts';
import type { NewBatch } from '../../../src/server/stores/log-batch.ts';

/** What a test wants to be different about a batch. */
export type BatchWish = Partial<NewBatch> & { readonly previousBatch?: NewBatch };

/** A well-formed batch for stores, which never open bodies. Follows `previousBatch` if given. */
export function newBatch(wish: BatchWish = {}): NewBatch {
  const { previousBatch, ...rest } = wish;
  const sessionId = rest.sessionId ?? previousBatch?.sessionId ?? `session-${'a'.repeat(16)}`;
  const missing = rest.missing ?? 0;
  const firstSeq =
    rest.firstSeq ??
    (previousBatch ? previousBatch.firstSeq + previousBatch.count + missing : missing);
  const count = rest.count ?? 10;
  const publicPart = rest.publicPart ?? new TextEncoder().encode(`${sessionId} from ${firstSeq}`);
  const previous = rest.previous ?? previousBatch?.chain ?? CHAIN_START;
  const format = rest.format ?? 2;
  const link = {
    ...{ format, previous, firstSeq, count, missing, catalogue: rest.catalogue ?? '1' },
    ...hashBody(format, publicPart, publicPart.length),
  };
  const chain = chainOf(link);
  const receivedAt = 1_700_000_000_000 + firstSeq;
  const ackedSeq = firstSeq + count - 1;
  return {
    owner: previousBatch?.owner ?? 'owner-1',
    userId: null,
    claimedUserId: null,
    isLate: false,
    receivedAt,
    receipt: { sessionId, ackedSeq, chain, at: receivedAt, signature: 'signed' },
    personal: null,
    chain,
    ...rest,
    ...link,
    sessionId,
    publicPart,
  };
}

/** A session of so many batches, each following the one before. */
export function batchChain(length: number, wish: BatchWish = {}): NewBatch[] {
  const chain: NewBatch[] = [];
  for (let i = 0; i < length; i += 1) {
    const previousBatch = chain.at(-1);
    chain.push(newBatch({ ...wish, ...(previousBatch ? { previousBatch } : {}) }));
  }
  return chain;
}
