import * as assert from 'uvu/assert';
import { CHAIN_START } from '../../src/log/chain/chain.ts';
import type { LogStore } from '../../src/server/stores/log-store.ts';
import { newBatch } from '../server/stores/log-batches.ts';

export const EVERYTHING = { fromSeq: 0, toSeq: Number.MAX_SAFE_INTEGER, limit: 1e6 };

/**
 * Every session's batches follow each other without gap, in one chain, each once.
 * Gives the last seq of each session.
 */
export async function checkSessions(store: LogStore): Promise<Map<string, number>> {
  const acked = new Map<string, number>();
  let batches = 0;
  for (const session of await store.search({ limit: 1e6 })) {
    let next = 0;
    let chain = CHAIN_START;
    for (const stored of await store.batches(session.id, EVERYTHING)) {
      assert.is(stored.firstSeq, next, `${session.id} after ${next - 1}`);
      const { firstSeq, count, publicPart } = stored;
      const wish = { sessionId: session.id, firstSeq, count, publicPart, previous: chain };
      assert.is(stored.chain, newBatch(wish).chain);
      chain = stored.chain;
      next = firstSeq + count;
      batches += 1;
    }
    assert.is(session.ackedSeq, next - 1);
    assert.is(session.eventCount, next);
    assert.is(session.chain, chain);
    acked.set(session.id, session.ackedSeq);
  }
  assert.is((await store.batchesAfter(0, 1e6)).length, batches);
  return acked;
}
