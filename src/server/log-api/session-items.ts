import type { RawEvent } from '../../log/columns.ts';
import type { LogGap } from '../../log/ndjson.ts';
import { type BatchReader, lift } from '../batch-reader.ts';
import type { StoredBatch } from '../stores/log-batch.ts';
import type { LogStore } from '../stores/log-store.ts';

/** An event, or events that are not there: lost, or in a batch that does not decode. */
export type SessionItem =
  | { readonly kind: 'event'; readonly event: RawEvent }
  | { readonly kind: 'gap'; readonly gap: LogGap };

/** How events are wanted. */
export interface Look {
  /** With personal fields, where their person was not erased. */
  readonly personal: boolean;
  /** In today's catalogue, rather than as they were recorded. */
  readonly lifted: boolean;
}

const BATCHES_AT_ONCE = 16;

/** What a stored batch holds: the gap before it, then its events, or a gap in their place. */
export async function itemsOf(
  reader: BatchReader,
  batch: StoredBatch,
  look: Look,
): Promise<SessionItem[]> {
  const { firstSeq, count, missing } = batch;
  const items: SessionItem[] = [];
  if (missing > 0) items.push({ kind: 'gap', gap: { after: firstSeq - missing - 1, missing } });
  const recorded = await reader.read(batch, look.personal);
  if (recorded.ok) {
    const events = look.lifted ? lift(batch, recorded.value).all : recorded.value;
    for (const event of events) items.push({ kind: 'event', event });
  } else items.push({ kind: 'gap', gap: { after: firstSeq - 1, missing: count, setAside: true } });
  return items;
}

/** The part of an item that lies in the range; of a gap, as much of it. */
function within(item: SessionItem, from: number, to: number): SessionItem[] {
  if (item.kind === 'event') return item.event.seq >= from && item.event.seq <= to ? [item] : [];
  const first = Math.max(item.gap.after + 1, from);
  const last = Math.min(item.gap.after + item.gap.missing, to);
  if (last < first) return [];
  return [{ kind: 'gap', gap: { ...item.gap, after: first - 1, missing: last - first + 1 } }];
}

export interface SessionRange extends Look {
  readonly from: number;
  readonly to: number;
}

/** Everything stored of a session in a range of seqs, batch by batch. */
export async function* sessionItems(
  source: { readonly store: LogStore; readonly reader: BatchReader },
  sessionId: string,
  { from, to, ...look }: SessionRange,
): AsyncGenerator<SessionItem[]> {
  let next = from;
  while (next <= to) {
    const range = { fromSeq: next, toSeq: to, limit: BATCHES_AT_ONCE };
    const batches = await source.store.batches(sessionId, range);
    for (const batch of batches) {
      const items = await itemsOf(source.reader, batch, look);
      yield items.flatMap((item) => within(item, from, to));
      next = batch.firstSeq + batch.count;
    }
    if (batches.length < BATCHES_AT_ONCE) return;
  }
}
