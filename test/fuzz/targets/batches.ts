import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { DEEPEST_JSON, isNestedDeeper } from '../../../src/kernel/json.ts';
import { isMoment } from '../../../src/kernel/moment.ts';
import { type EventColumns, encodeEvents, type RawEvent } from '../../../src/log/codec/columns.ts';
import { decodeEvents } from '../../../src/log/codec/columns-decode.ts';
import { LogFormatError } from '../../../src/log/codec/format-error.ts';
import { parseLogJson } from '../../../src/log/codec/log-json.ts';
import { openParts, readPublic } from '../../../src/log/codec/unpack.ts';
import { BATCH_LIMITS } from '../../../src/log/limits.ts';
import { createJobs } from '../../../src/server/reading/jobs.ts';
import { openBatch } from '../../../src/server/reading/open-batch.ts';
import type { PackedBatch } from '../../../src/server/reading/packed-batch.ts';
import { jsonTarget } from '../target.ts';
import { hasEscapedName, isRecord, judgeError, sameJson, takenOrRefused } from './oracle.ts';
import { asJson, happenings, placed } from './recordings.ts';

const utf8 = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** As deep as JSON may be, in the columns, in an event that a column holds and in its line. */
const DEEPEST_EVENT = DEEPEST_JSON + 32;

function judgeEvents(events: readonly RawEvent[], count: number): void {
  assert.is(events.length, count);
  assert.ok(count <= BATCH_LIMITS.events);
  let size = 0;
  for (const event of events) {
    const text = JSON.stringify(event);
    size += text.length;
    assert.ok(isMoment(event.at), 'a time that is none');
    assert.ok(event.type.length <= BATCH_LIMITS.typeCharacters, 'a long type');
    assert.ok(text.length <= BATCH_LIMITS.eventCharacters + 400, 'a large event');
    assert.not(isNestedDeeper(text, DEEPEST_EVENT), 'a deep event');
  }
  // Each character of what was unpacked may be escaped, and be there once more.
  assert.ok(size <= 8 * (BATCH_LIMITS.size + BATCH_LIMITS.publicBytes), 'endless output');
}

/** Columns of every kind are in these: numbers, flags, texts of all sorts, lists, shapes, nulls. */
const rows = fc.array(
  fc.record({
    id: fc.constantFrom('7-1', '7-2', '123-45', 'a/b', 'x'),
    coef: fc.constantFrom('1.85', '2', '2.05', '100.5', 'none'),
    by: fc.oneof(fc.integer({ min: -200, max: 200 }), fc.maxSafeInteger()),
    is: fc.boolean(),
    may: fc.option(fc.constantFrom('won', 'lost')),
    list: fc.array(fc.nat(9), { maxLength: 3 }),
    inner: fc.oneof(fc.record({ a: fc.nat(3) }), fc.record({ b: fc.string({ maxLength: 5 }) })),
    any: fc.jsonValue({ maxDepth: 2 }),
  }),
  { minLength: 3, maxLength: 20 },
);
const alike = rows.map((all) => all.map((data) => ({ type: 'row.made', data })));

const recordings = fc.oneof(happenings(12), alike).map(placed);

const written = recordings.map((events) => ({
  count: events.length,
  columns: asJson(encodeEvents(events)),
}));

/** The public part of a batch: columns as they come out of JSON. */
export const columns = jsonTarget({
  name: 'columns',
  good: written,
  words: ['#', '##', '~~~~', '[', '\\'],
  check(input) {
    if (!isRecord(input) || typeof input['count'] !== 'number') return;
    const { count, columns: given } = input;
    const json = utf8(given ?? null);
    const text = JSON.stringify(given ?? null);
    const read = () => decodeEvents(parseLogJson(text), count, text.length);
    const events = takenOrRefused(read, LogFormatError);
    takenOrRefused(() => readPublic(json, { firstSeq: 0, count }), LogFormatError);
    if (!events || hasEscapedName(events)) return;
    judgeEvents(events, count);
    const again: EventColumns = asJson(encodeEvents(events));
    sameJson(
      decodeEvents(again, count, BATCH_LIMITS.publicBytes),
      events,
      'encoded and decoded again',
    );
  },
});

/** Changes bytes of what was packed: `[place, byte]` each. */
function damaged(bytes: Uint8Array, damage: unknown): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (const [place, byte] of Array.isArray(damage) ? damage.filter(Array.isArray) : []) {
    if (Number.isSafeInteger(place) && typeof byte === 'number' && copy.length > 0) {
      copy[Math.abs(place) % copy.length] = byte;
    }
  }
  return copy;
}

function packed(input: Record<string, unknown>): PackedBatch {
  const { columns: given, count, personal, damage } = input;
  const hasPersonal = personal !== undefined && personal !== null;
  return {
    position: 1,
    sessionId: 'session_00000000000001',
    firstSeq: 0,
    count: Number.isSafeInteger(count) ? Number(count) : 1,
    catalogue: input['catalogue'] === '1' ? '1' : '2',
    userId: null,
    receivedAt: 1_763_700_000_000,
    publicPart: damaged(gzipSync(utf8(given ?? null), { level: 1 }), damage),
    personalPart: hasPersonal ? damaged(gzipSync(utf8(personal), { level: 1 }), damage) : null,
    lacksPersonal: false,
  };
}

const personalRows = fc.array(
  fc.tuple(
    fc.nat(14),
    fc.array(fc.constantFrom('body', 'login', 'url', 'userAgent', '0', 'length', 'data'), {
      maxLength: 4,
    }),
    fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 3 })),
  ),
  { maxLength: 6 },
);

const bodies = fc
  .record({
    batch: written,
    rows: personalRows,
    damage: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 3 }),
    ),
    catalogue: fc.constantFrom('1', '2'),
  })
  .map(({ batch, rows: list, ...rest }) => ({
    ...batch,
    ...rest,
    personal: list.length === 0 ? null : { personal: 1, salt: '00', rows: list },
  }));

async function joined(batch: PackedBatch): Promise<RawEvent[] | undefined> {
  try {
    return await openParts({ ...batch, personal: batch.personalPart });
  } catch (error) {
    judgeError(error, LogFormatError);
    return undefined;
  }
}

/** Both parts of a batch, packed: as a page and as the server open it. */
export const bodyParts = jsonTarget({
  name: 'body',
  good: bodies,
  words: ['__proto__', 'length', 'personal'],
  async check(input) {
    if (!isRecord(input)) return;
    const batch = packed(input);
    const events = await joined(batch);
    if (!events) return;
    for (const event of events) {
      assert.not(isNestedDeeper(JSON.stringify(event), 3 * DEEPEST_EVENT), 'a deep event');
    }
    sameJson(openBatch(batch), events, 'opened on the server');
  },
});

function isExpected(error: unknown): boolean {
  if (error instanceof LogFormatError) return true;
  // What Node says of gzip that is none, not whole or too much.
  return error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER)/.test(String(error.code));
}

const CHUNK = 256 * 1024;

function judgeChunks(batch: PackedBatch, form: 'ndjson' | 'session' | 'cloudEvents'): void {
  const run = createJobs();
  let from = 0;
  let text = '';
  while (from < batch.count) {
    const chunk = run({ kind: 'chunk', batch, form, from, to: Number.MAX_SAFE_INTEGER });
    if (!('bytes' in chunk)) throw new TypeError('no chunk');
    assert.ok(chunk.through >= from, 'it does not go on');
    assert.ok(chunk.bytes.length < 4 * (CHUNK + BATCH_LIMITS.eventCharacters), 'a large chunk');
    text += new TextDecoder().decode(chunk.bytes);
    from = chunk.through + 1;
  }
  const lines = text.split('\n').filter((line) => line !== '');
  const data = form === 'ndjson' ? lines : lines.filter((line) => line.startsWith('data: '));
  for (const line of data) JSON.parse(form === 'ndjson' ? line : line.slice('data: '.length));
  // Of a batch of before the stream of all tells besides what its events would be told as today.
  if (form !== 'cloudEvents') assert.is(data.length, batch.count, 'one line for each event');
  if (form === 'ndjson') return;
  const ids = lines.filter((line) => line.startsWith('id: '));
  assert.is(ids.length, batch.count, 'one place to come back to for each event');
  assert.is(lines.length, data.length + ids.length, 'a line too many');
  assert.ok(data.length >= ids.length, 'an event that is not told');
}

/** What the threads that read batches answer, in every form. */
export const reading = jsonTarget({
  name: 'reading',
  good: bodies,
  words: ['\n\ndata: ', '\r', 'id: 7', 'app.started', 'session.started', 'userId', 'userAgent'],
  check(input) {
    if (!isRecord(input)) return;
    const batch = packed(input);
    try {
      const index = createJobs()({ kind: 'index', batch });
      if (!('text' in index)) throw new TypeError('no index');
      assert.ok(index.text.length <= 8_192 && index.types.length <= 64);
      assert.ok(index.types.every((type) => type.length <= BATCH_LIMITS.typeCharacters));
      assert.ok(index.claimedUserIds.length <= 16);
      for (const form of ['ndjson', 'session', 'cloudEvents'] as const) judgeChunks(batch, form);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  },
});
