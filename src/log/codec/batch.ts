import { bytesToHex } from '@noble/hashes/utils.js';
import type { BatchBody, BatchEnvelope } from '../envelope.ts';
import { BATCH_LIMITS } from '../limits.ts';
import { decodeEvents, encodeEvents, type RawEvent } from './columns.ts';
import { LogFormatError } from './format-error.ts';
import { type Gzip, gzip } from './gzip.ts';
import { gzipNow } from './gzip-now.ts';
import { parseLogJson } from './log-json.ts';
import { formatPersonal, parsePersonal } from './personal.ts';
import type { Recorded } from './recorded.ts';
import { joinPersonal, type PersonalRow } from './redact.ts';

const SALT_BYTES = 16;
const utf8 = new TextEncoder();
const text = new TextDecoder('utf-8', { fatal: true });

function newSalt(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

/** What goes into the two parts of a body, before it is compressed; nothing for an empty one. */
function textsOf({ events, personal }: Recorded): Uint8Array[] {
  const publicText = utf8.encode(JSON.stringify(encodeEvents(events)));
  const personalText = formatPersonal(personal, newSalt());
  return personalText === '' ? [publicText] : [publicText, utf8.encode(personalText)];
}

function bodyOf(
  { events, catalogue, person }: Recorded,
  [publicPart = new Uint8Array(), personalPart = new Uint8Array()]: readonly Uint8Array[],
): BatchBody {
  const body = new Uint8Array(publicPart.length + personalPart.length);
  body.set(publicPart);
  body.set(personalPart, publicPart.length);
  return {
    firstSeq: events[0]?.seq ?? 0,
    count: events.length,
    catalogue,
    publicLength: publicPart.length,
    body,
    ...(person === undefined ? {} : { person }),
  };
}

/** Packs events: by column and compressed, the personal part by itself behind the public one. */
export async function packBody(recorded: Recorded, { pack }: Gzip = gzip): Promise<BatchBody> {
  return bodyOf(recorded, await Promise.all(textsOf(recorded).map(pack)));
}

/** The same before it returns, at the cost of the main thread. */
export function packBodyNow(recorded: Recorded): BatchBody {
  return bodyOf(recorded, textsOf(recorded).map(gzipNow));
}

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
