import { type AnyEvent, CATALOGUE_VERSION } from '../../src/events/catalogue.ts';
import { headAfter, joinChain, LOG_START } from '../../src/log/chain/chain.ts';
import { packBody } from '../../src/log/codec/batch.ts';
import type { Batch } from '../../src/log/envelope.ts';

/** A session's batches as the recorder cuts them, and the events they hold. */
export interface CutBatch {
  readonly batch: Batch;
  readonly events: readonly AnyEvent[];
}

/** Cuts a recording into batches of so many events, chained to one another. */
export async function cutBatches(
  recording: readonly AnyEvent[],
  size: number,
): Promise<readonly CutBatch[]> {
  const cut: CutBatch[] = [];
  let head = LOG_START;
  for (let from = 0; from + size <= recording.length; from += size) {
    const events = recording.slice(from, from + size);
    const body = await packBody({ events, personal: [], catalogue: CATALOGUE_VERSION });
    const batch = joinChain(head, body);
    head = headAfter(batch);
    cut.push({ batch, events });
  }
  return cut;
}
