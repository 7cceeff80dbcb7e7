/** Batches read again: apart from packing, as a page has to only when a server refuses one. */
import type { BatchBody, BatchEnvelope } from '../envelope.ts';
import { BATCH_LIMITS } from '../limits.ts';
import type { RawEvent } from './columns.ts';
import { decodeEvents } from './columns-decode.ts';
import { LogFormatError } from './format-error.ts';
import { type Gzip, gzip } from './gzip.ts';
import { joinPersonal } from './join-personal.ts';
import { parseLogJson } from './log-json.ts';
import { parsePersonal } from './personal.ts';
import type { Recorded } from './recorded.ts';
import type { PersonalRow } from './redact.ts';

const text = new TextDecoder('utf-8', { fatal: true });

function decodeText(bytes: Uint8Array): string {
  try {
    return text.decode(bytes);
  } catch {
    throw new LogFormatError('not-json', 'a part of a batch is not text');
  }
}

/**
 * The events of a batch's public part, unpacked already: for a reader with a faster gunzip of its
 * own. Throws LogFormatError where they are not the events the envelope announces.
 */
export function readPublic(
  json: Uint8Array,
  { firstSeq, count }: Pick<BatchEnvelope, 'firstSeq' | 'count'>,
): RawEvent[] {
  const events = decodeEvents(parseLogJson(decodeText(json)), count, json.length);
  for (let i = 0; i < count; i += 1) {
    if (events[i]?.seq !== firstSeq + i) {
      throw new LogFormatError('bad-batch', 'the events are not those the envelope announces');
    }
  }
  return events;
}

/** The rows of a batch's personal part, unpacked already. Throws LogFormatError. */
export function readPersonal(json: Uint8Array): PersonalRow[] {
  return parsePersonal(decodeText(json));
}

/** A batch's two parts, as stored: gzip each. `personal` is null where it was erased. */
export interface StoredParts extends Pick<BatchEnvelope, 'firstSeq' | 'count'> {
  readonly publicPart: Uint8Array;
  readonly personal: Uint8Array | null;
}

/**
 * The events of a stored batch. Without its personal part they hold ERASED_MARKER or null where
 * that part belongs. Throws LogFormatError.
 */
export async function openParts({
  publicPart,
  personal,
  ...range
}: StoredParts): Promise<RawEvent[]> {
  const events = readPublic(await gzip.unpack(publicPart), range);
  if (personal === null || personal.length === 0) return events;
  return joinPersonal(
    events,
    readPersonal(await gzip.unpack(personal, BATCH_LIMITS.personalBytes)),
  );
}

/** What a batch was packed from. Throws LogFormatError. */
export async function unpackBody(batch: BatchBody, { unpack }: Gzip = gzip): Promise<Recorded> {
  const { body, publicLength, catalogue, person } = batch;
  if (publicLength > body.length) throw new LogFormatError('bad-batch', 'the body is too short');
  const personal = body.subarray(publicLength);
  return {
    events: readPublic(await unpack(body.subarray(0, publicLength)), batch),
    personal:
      personal.length === 0 ? [] : readPersonal(await unpack(personal, BATCH_LIMITS.personalBytes)),
    catalogue,
    ...(person === undefined ? {} : { person }),
  };
}
