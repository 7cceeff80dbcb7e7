import { bytesToHex } from '@noble/hashes/utils.js';
import type { BatchBody } from '../envelope.ts';
import { workOfReading } from '../limits.ts';
import { encodeEvents, type RawEvent } from './columns.ts';
import { type Gzip, gzip } from './gzip.ts';
import { gzipNow } from './gzip-now.ts';
import { formatPersonal } from './personal.ts';
import type { Recorded } from './recorded.ts';

const SALT_BYTES = 16;
const utf8 = new TextEncoder();

function newSalt(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

/**
 * Events by column. What would shrink to so little that readers, who pay by what is written, refuse
 * what it grows to is written as it is; gzip shrinks that as well.
 */
function publicJson(events: readonly RawEvent[]): string {
  const columns = JSON.stringify(encodeEvents(events));
  const grown = JSON.stringify(events).length;
  if (grown <= workOfReading(columns.length, events.length)) return columns;
  return JSON.stringify(encodeEvents(events, { asTheyAre: true }));
}

/** What goes into the two parts of a body, before it is compressed; nothing for an empty one. */
function textsOf({ events, personal }: Recorded): Uint8Array[] {
  const publicText = utf8.encode(publicJson(events));
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
