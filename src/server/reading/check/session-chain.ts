import { setImmediate as breathe } from 'node:timers/promises';
import type { Receipt } from '../../../log/chain/receipt.ts';
import {
  type ChainCheck,
  type ChainReport,
  createChainCheck,
} from '../../../log/check/chain-check.ts';
import type { PersonalVault } from '../../keys/personal-vault.ts';
import { sha256 } from '../../keys/sha256.ts';
import type { SignedHeads } from '../../keys/signed-heads.ts';
import type { LogSession } from '../../stores/log-session.ts';
import type { LogStore } from '../../stores/log-store.ts';
import { batchAtHand } from '../batch-at-hand.ts';

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

/** When a batch came, as it is stored, by what a receipt of it says. */
type Arrivals = Map<string, { readonly firstSeq: number; readonly receivedAt: number }>;

const placeOf = ({ ackedSeq, chain }: Pick<Receipt, 'ackedSeq' | 'chain'>) =>
  `${ackedSeq} ${chain}`;

async function addBatches(
  { store, vault }: ChainSource,
  { id, ackedSeq: toSeq }: LogSession,
  chain: ChainCheck,
): Promise<Arrivals> {
  const arrivals: Arrivals = new Map();
  for (let fromSeq = 0; fromSeq <= toSeq; ) {
    const [batch] = await store.batches(id, { fromSeq, toSeq, limit: 1 });
    if (batch === undefined) break;
    const { firstSeq, count, receivedAt } = batch;
    chain.add(batchAtHand(vault, batch));
    fromSeq = firstSeq + count;
    arrivals.set(placeOf({ ackedSeq: fromSeq - 1, chain: batch.chain }), { firstSeq, receivedAt });
    // Others must have their turn between batches that may be as large as an upload.
    await breathe();
  }
  return arrivals;
}

/**
 * Recomputes the chain of a whole session, batch by batch as it is stored, and asks its receipts.
 * The time a batch came is in no hash: it is compared where a genuine receipt tells it.
 */
export async function checkSession(source: ChainSource, session: LogSession): Promise<ChainReport> {
  const chain = createChainCheck(sha256);
  const arrivals = await addBatches(source, session, chain);
  const receipts = (await receiptsOf(source, session)).map((receipt) => ({
    receipt,
    genuine: source.isSigned(receipt),
  }));
  for (const { receipt, genuine } of receipts) {
    if (!genuine || receipt.sessionId !== session.id) continue;
    const came = arrivals.get(placeOf(receipt));
    if (came && came.receivedAt !== receipt.at) chain.addAltered(came.firstSeq);
  }
  return chain.end(session.id, receipts);
}
