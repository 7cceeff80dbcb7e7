import { CHAIN_START } from '../../log/chain.ts';
import type { AppendOutcome, NewBatch } from './log-batch.ts';

/** Where a session's log ends. */
export interface LogHead {
  readonly owner: string;
  readonly ackedSeq: number;
  readonly chain: string;
}

/** A stored batch with the same first seq. */
export interface StoredTwin {
  readonly count: number;
  readonly chain: string;
  readonly receivedAt: number;
}

/**
 * Who began a log goes on with it. So does whoever knows where it ends: a browser that was killed
 * may have lost the cookie that names it, and still holds the batches that follow. The head of a
 * chain is told to its writer alone.
 */
function mayWrite(head: LogHead, batch: NewBatch): boolean {
  return head.owner === batch.owner || batch.previous === head.chain;
}

/**
 * The rules of appending, the same for every store: null means that the batch is to be stored,
 * anything else is the answer. `twinOf` is asked only for a seq that lies in the stored log.
 */
export function judgeAppend(
  head: LogHead | null,
  batch: NewBatch,
  twinOf: (firstSeq: number) => StoredTwin | null,
): AppendOutcome | null {
  const ackedSeq = head?.ackedSeq ?? -1;
  const chain = head?.chain ?? CHAIN_START;
  const refused = (reason: 'owner' | 'gap' | 'overlap' | 'chain') =>
    ({ kind: 'refused', reason, ackedSeq, chain }) as const;
  if (head !== null && !mayWrite(head, batch)) return refused('owner');
  if (head !== null && batch.firstSeq <= ackedSeq) {
    const twin = twinOf(batch.firstSeq);
    if (twin === null || twin.count !== batch.count || twin.chain !== batch.chain) {
      return refused('overlap');
    }
    return {
      kind: 'repeated',
      ackedSeq: batch.firstSeq + batch.count - 1,
      chain: twin.chain,
      receivedAt: twin.receivedAt,
    };
  }
  if (batch.firstSeq !== ackedSeq + 1 + batch.missing) return refused('gap');
  if (batch.previous !== chain) return refused('chain');
  return null;
}
