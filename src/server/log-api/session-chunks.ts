import type { LogGap } from '../../log/read/ndjson.ts';
import type { BatchReader, ChunkOptions } from '../reading/batch-reader.ts';
import { EVENT_FORMS } from '../reading/forms.ts';
import type { StoredBatch } from '../stores/log-batch.ts';
import type { LogStore } from '../stores/log-store.ts';

/** Each may be as large as an upload, and each reader holds so many. */
const BATCHES_AT_ONCE = 4;

/** Text as it goes out, chunk by chunk, and the seq of the last event that it tells of. */
export interface SentText {
  readonly text: string | Uint8Array;
  readonly through: number;
}

/** As much of a gap as lies in the range. */
function within({ from, to }: ChunkOptions, gap: LogGap): LogGap | null {
  const first = Math.max(gap.after + 1, from);
  const last = Math.min(gap.after + gap.missing, to);
  return last < first ? null : { ...gap, after: first - 1, missing: last - first + 1 };
}

/**
 * What a stored batch holds: that it is not what was recorded, where it is not; the gap before it, then its events, or a gap in their place where they
 * cannot be read. The next chunk is made when the one before is taken.
 */
export async function* batchChunks(
  reader: BatchReader,
  batch: StoredBatch,
  wanted: ChunkOptions,
): AsyncGenerator<SentText> {
  const { firstSeq, count, missing } = batch;
  const form = EVENT_FORMS[wanted.form];
  const tell = (gap: LogGap): SentText[] => {
    const part = within(wanted, gap);
    return part ? [{ text: form.gap(part, batch), through: part.after + part.missing }] : [];
  };
  const state = reader.state(batch);
  if (state === 'altered' || state === 'removed-before') {
    yield { text: form.broken({ firstSeq, count, state }, batch), through: wanted.from - 1 };
  }
  if (missing > 0) yield* tell({ after: firstSeq - missing - 1, missing });
  const last = firstSeq + count - 1;
  const to = Math.min(wanted.to, last);
  let from = Math.max(wanted.from, firstSeq);
  while (from <= to) {
    const chunk = await reader.chunk(batch, { ...wanted, from, to });
    if (!chunk.ok) {
      yield* tell({ after: from - 1, missing: last - from + 1, setAside: true });
      return;
    }
    const { bytes, through } = chunk.value;
    yield { text: bytes, through };
    from = through + 1;
  }
}

/** Everything stored of a session in a range of seqs, with text of the caller's before each batch. */
export async function* sessionChunks(
  source: { readonly store: LogStore; readonly reader: BatchReader },
  sessionId: string,
  wanted: ChunkOptions,
  before: (batch: StoredBatch) => string = () => '',
): AsyncGenerator<SentText> {
  let next = wanted.from;
  while (next <= wanted.to) {
    const range = { fromSeq: next, toSeq: wanted.to, limit: BATCHES_AT_ONCE };
    const batches = await source.store.batches(sessionId, range);
    for (const batch of batches) {
      const text = before(batch);
      if (text !== '') yield { text, through: next - 1 };
      yield* batchChunks(source.reader, batch, wanted);
      next = batch.firstSeq + batch.count;
    }
    if (batches.length < BATCHES_AT_ONCE) return;
  }
}
