import { CHAIN_START } from '../../log/chain/chain.ts';
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

/** What of a batch the rules look at. */
export type JudgedBatch = Pick<NewBatch, 'firstSeq' | 'count' | 'missing' | 'previous' | 'chain'>;

/**
 * Whether an answered append says who was signed in. Whoever comes to a store has shown the session's
 * write key, so that to have a stored batch again is to be its writer.
 */
export const namesUser = (answer: AppendOutcome | null): boolean =>
  answer === null || answer.kind === 'repeated';

/** The answer to a batch that is stored already: nothing that whoever has the batch does not know. */
function repeated(
  { firstSeq, count, chain }: JudgedBatch,
  twin: StoredTwin | null,
): AppendOutcome | null {
  if (twin?.count !== count || twin.chain !== chain) return null;
  const ackedSeq = firstSeq + count - 1;
  return { kind: 'repeated', ackedSeq, chain, receivedAt: twin.receivedAt };
}

/**
 * The rules of appending, the same for every store: null means that the batch is to be stored,
 * anything else is the answer. `twinOf` is asked only for a seq that lies in the stored log.
 */
export function judgeAppend(
  head: LogHead | null,
  batch: JudgedBatch,
  twinOf: (firstSeq: number) => StoredTwin | null,
): AppendOutcome | null {
  const ackedSeq = head?.ackedSeq ?? -1;
  const chain = head?.chain ?? CHAIN_START;
  const isOld = batch.firstSeq <= ackedSeq;
  const refused = (reason: 'gap' | 'overlap' | 'chain') =>
    ({ kind: 'refused', reason, ackedSeq, chain }) as const;
  const again = isOld ? repeated(batch, twinOf(batch.firstSeq)) : null;
  if (again !== null) return again;
  if (isOld) return refused('overlap');
  if (batch.firstSeq !== ackedSeq + 1 + batch.missing) return refused('gap');
  if (batch.previous !== chain) return refused('chain');
  return null;
}
