import type { RawEvent } from '../../log/codec/columns.ts';
import type { BrokenBatch, LogGap } from '../../log/read/ndjson.ts';
import type { PackedBatch } from './packed-batch.ts';

/** The batch that a gap is of. */
export type BatchFacts = Pick<PackedBatch, 'position' | 'sessionId' | 'userId' | 'receivedAt'>;

/** What stands around a seq in the place that a reader of several batches comes back to. */
export interface AroundSeq {
  readonly before: string;
  readonly after: string;
}

/** The batch that an event is of. */
export type OpenedFacts = BatchFacts &
  Pick<PackedBatch, 'lacksPersonal'> & { readonly around: AroundSeq };

/** How events and gaps are written for a kind of reader. */
export interface EventForm {
  /** In today's catalogue, rather than as they were recorded. */
  readonly isLifted: boolean;
  /** `facts` are those that it tells of as today's events would, in a log of before there were any. */
  event(event: RawEvent, batch: OpenedFacts, facts: readonly RawEvent[]): string;
  gap(gap: LogGap, batch: BatchFacts): string;
  /** That the batch is not what was recorded; told before its events. */
  broken(broken: BrokenBatch, batch: BatchFacts): string;
}

/** Some consecutive events of a batch as text. */
export interface Chunk {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The seq of the last event that was looked at. */
  readonly through: number;
}

/** A reader that does not take what it asked for holds no more than this, or one event. */
const CHUNK_CHARACTERS = 256 * 1024;

const utf8 = new TextEncoder();

/** Writes events from a seq on until the chunk is full. At least one event, where there is one. */
export function writeChunk(
  events: readonly RawEvent[],
  range: { readonly from: number; readonly to: number },
  write: (event: RawEvent) => string,
): Chunk {
  let text = '';
  let through = range.to;
  for (const event of events) {
    if (event.seq < range.from) continue;
    if (event.seq > range.to) break;
    text += write(event);
    if (text.length < CHUNK_CHARACTERS) continue;
    through = event.seq;
    break;
  }
  return { bytes: utf8.encode(text), through };
}
