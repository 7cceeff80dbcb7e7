import type { PersonalVault } from '../keys/personal-vault.ts';
import type { LogSession } from '../stores/log-session.ts';
import type { LogStore } from '../stores/log-store.ts';
import { packBatch } from './batch-reader.ts';
import type { PackedBatch } from './packed-batch.ts';

const BATCHES_AT_ONCE = 4;

/** A batch whose personal part does not open. */
export class NotWhole extends Error {}

/** All batches of a session, in order, as a thread is handed them. Throws NotWhole. */
export async function* wholeLog(
  { store, vault }: { readonly store: LogStore; readonly vault: PersonalVault },
  { id, ackedSeq }: Pick<LogSession, 'id' | 'ackedSeq'>,
): AsyncGenerator<PackedBatch> {
  for (let fromSeq = 0; fromSeq <= ackedSeq; ) {
    const range = { fromSeq, toSeq: ackedSeq, limit: BATCHES_AT_ONCE };
    const batches = await store.batches(id, range);
    for (const batch of batches) {
      const packed = packBatch(vault, batch, true);
      if (!packed.ok) throw new NotWhole();
      yield packed.value;
      fromSeq = batch.firstSeq + batch.count;
    }
    if (batches.length === 0) return;
  }
}
