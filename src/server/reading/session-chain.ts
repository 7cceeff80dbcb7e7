import { setImmediate as breathe } from 'node:timers/promises';
import { type ChainReport, createChainCheck } from '../../log/chain-check.ts';
import type { Receipt } from '../../log/receipt.ts';
import type { SignedHeads } from '../heads/signed-heads.ts';
import type { PersonalVault } from '../personal-vault.ts';
import { sha256 } from '../sha256.ts';
import type { LogSession } from '../stores/log-session.ts';
import type { LogStore } from '../stores/log-store.ts';
import { batchAtHand } from './batch-at-hand.ts';

/** What stored logs are checked with. */
export interface ChainSource {
  readonly store: Pick<LogStore, 'batches'>;
  readonly vault: PersonalVault;
  readonly heads: Pick<SignedHeads, 'of'>;
  /** Whether this service signed a receipt. */
  readonly isSigned: (receipt: Receipt) => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A log may have grown since its session was read, or be on its way to the database so long. */
const GRACE_MS = 60_000;

/** The signed heads of a session: the database's own, and those that are kept apart from it. */
export async function receiptsOf(
  { heads, now }: Pick<ChainSource, 'heads' | 'now'>,
  { id, receipt, receivedLast }: LogSession,
): Promise<Receipt[]> {
  const settled = Math.max(receivedLast, now() - GRACE_MS);
  const apart = (await heads.of(id)).filter(({ at }) => at <= settled);
  const all = receipt === null ? apart : [...apart, receipt];
  return [...new Map(all.map((one) => [one.signature, one])).values()];
}

/** Recomputes the chain of a whole session, batch by batch as it is stored, and asks its receipts. */
export async function checkSession(source: ChainSource, session: LogSession): Promise<ChainReport> {
  const { store, vault, isSigned } = source;
  const chain = createChainCheck(sha256);
  for (let fromSeq = 0; fromSeq <= session.ackedSeq; ) {
    const range = { fromSeq, toSeq: session.ackedSeq, limit: 1 };
    const [batch] = await store.batches(session.id, range);
    if (batch === undefined) break;
    chain.add(batchAtHand(vault, batch));
    fromSeq = batch.firstSeq + batch.count;
    // Others must have their turn between batches that may be as large as an upload.
    await breathe();
  }
  const receipts = await receiptsOf(source, session);
  return chain.end(
    session.id,
    receipts.map((receipt) => ({ receipt, genuine: isSigned(receipt) })),
  );
}
