import { isCertifying } from '../../kernel/write-key.ts';
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
export type JudgedBatch = Pick<
  NewBatch,
  'sessionId' | 'owner' | 'firstSeq' | 'count' | 'missing' | 'previous' | 'chain'
>;

/**
 * Whether a batch comes from whom the log belongs to. One of a session whose id certifies itself
 * gets here with the session's write key alone, so whoever sends it is the owner; an older log is
 * its beginner's.
 */
function isOwners(head: LogHead, batch: JudgedBatch): boolean {
  return isCertifying(batch.sessionId) || head.owner === batch.owner;
}

/** Who owns the log once it has this batch: ownership passes with the write key and by nothing else. */
export function ownerAfter(head: LogHead | null, batch: JudgedBatch): string {
  return head === null || isOwners(head, batch) ? batch.owner : head.owner;
}

/**
 * The owner goes on with a log. So does whoever knows where one without a write key ends: a browser
 * that was killed may have lost the cookie that names it, and still holds the batches that follow.
 * The head of a chain is told to its writer alone.
 */
function mayWrite(head: LogHead, batch: JudgedBatch): boolean {
  return isOwners(head, batch) || batch.previous === head.chain;
}

/**
 * Whether an answered append says who was signed in. Whoever has a stored batch may repeat it, but
 * puts nobody's name to a log that is not theirs.
 */
export function namesUser(
  answer: AppendOutcome | null,
  head: LogHead | null,
  batch: JudgedBatch,
): boolean {
  if (answer === null) return true;
  return answer.kind === 'repeated' && head !== null && isOwners(head, batch);
}

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
  const refused = (reason: 'owner' | 'gap' | 'overlap' | 'chain') =>
    ({ kind: 'refused', reason, ackedSeq, chain }) as const;
  const again = isOld ? repeated(batch, twinOf(batch.firstSeq)) : null;
  if (again !== null) return again;
  if (head !== null && !mayWrite(head, batch)) return refused('owner');
  if (isOld) return refused('overlap');
  if (batch.firstSeq !== ackedSeq + 1 + batch.missing) return refused('gap');
  if (batch.previous !== chain) return refused('chain');
  return null;
}
