import { createHash } from 'node:crypto';
import { CHAIN_START, type NewBatch } from '../../../src/server/stores/log-batch.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

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
  const bodyHash = sha256(publicPart);
  return {
    owner: previousBatch?.owner ?? 'owner-1',
    userId: null,
    receivedAt: 1_700_000_000_000 + firstSeq,
    personal: null,
    catalogue: '1',
    chain: sha256(`${previous}${bodyHash}:${firstSeq}:${count}:${missing}:1`),
    ...rest,
    sessionId,
    firstSeq,
    count,
    missing,
    publicPart,
    previous,
    bodyHash,
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
