import { gunzipSync } from 'node:zlib';
import type { AnyEvent } from '../../events/catalogue.ts';
import type { RawEvent } from '../../log/codec/columns.ts';
import { joinPersonal } from '../../log/codec/join-personal.ts';
import type { PersonalRow } from '../../log/codec/redact.ts';
import { readPersonal, readPublic } from '../../log/codec/unpack.ts';
import { BATCH_LIMITS } from '../../log/limits.ts';
import { checkEvents } from '../../log/read/decode.ts';
import type { PackedBatch } from './packed-batch.ts';
import { saidBytes } from './said-bytes.ts';

/**
 * Unpacks a part to what it says it has at most: that is what its sender is charged for. What says
 * less than it is fails here, and several gzips in one as well.
 */
function unpack(part: Uint8Array, mostBytes: number): Uint8Array {
  const maxOutputLength = Math.max(1, Math.min(saidBytes(part), mostBytes));
  return gunzipSync(part, { maxOutputLength });
}

/**
 * The events of a batch as they were recorded, in its catalogue, with markers where something
 * personal was taken out. This and what follows throw for what does not decode, and are for a
 * thread of its own: a batch is input from outside.
 */
export function openPublic({ publicPart, ...range }: PackedBatch): RawEvent[] {
  return readPublic(unpack(publicPart, BATCH_LIMITS.publicBytes), range);
}

/** What was taken out of a batch's events, as far as it is there. */
export function openPersonal({ personalPart }: PackedBatch): PersonalRow[] {
  if (personalPart === null) return [];
  return readPersonal(unpack(personalPart, BATCH_LIMITS.personalBytes));
}

/** The events of a batch with what is personal, where that is there. */
export function openBatch(batch: PackedBatch): RawEvent[] {
  const events = openPublic(batch);
  return batch.personalPart === null ? events : joinPersonal(events, openPersonal(batch));
}

/** Events in today's catalogue, as far as they fit it, and the others as they were recorded. */
export interface LiftedEvents {
  readonly events: readonly AnyEvent[];
  /** All of them, in order. */
  readonly all: readonly RawEvent[];
}

export function liftEvents(catalogue: string, recorded: readonly RawEvent[]): LiftedEvents {
  const { events, problems } = checkEvents(recorded, catalogue);
  if (problems.length === 0) return { events, all: events };
  const all: RawEvent[] = [...events, ...problems];
  return { events, all: all.sort((a, b) => a.seq - b.seq) };
}
