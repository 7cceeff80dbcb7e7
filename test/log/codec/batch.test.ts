import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fail, ok } from '../../../src/kernel/result.ts';
import {
  CHAIN_START,
  hashBody,
  headAfter,
  joinChain,
  LOG_START,
} from '../../../src/log/chain/chain.ts';
import { packBody } from '../../../src/log/codec/batch.ts';
import { LogFormatError } from '../../../src/log/codec/format-error.ts';
import { gzip } from '../../../src/log/codec/gzip.ts';
import { partOf } from '../../../src/log/codec/recorded.ts';
import type { PersonalRow } from '../../../src/log/codec/redact.ts';
import { openParts, readPersonal, readPublic, unpackBody } from '../../../src/log/codec/unpack.ts';
import { toHeaders } from '../../../src/log/envelope.ts';
import { fromHeaders } from '../../../src/log/received-envelope.ts';
import { sampleSession } from '../sample-session.ts';

const test = suite('log/batch');

const events = sampleSession({ minutes: 1, updates: 20 });
const catalogue = '1';
const bytes = (text: string) => new TextEncoder().encode(text);

/** A login at seq 2, split by hand. */
const login = { seq: 2, at: 1, type: 'session.loginSubmitted' };
const split = [
  ...events.slice(0, 2),
  { ...login, data: { login: '[erased]', password: '[secret]' } },
];
const personal: PersonalRow[] = [[2, ['login'], 'me@example.test']];

async function codeOf(work: Promise<unknown> | (() => unknown)): Promise<string> {
  try {
    await (typeof work === 'function' ? work() : work);
  } catch (error) {
    assert.instance(error, LogFormatError);
    return (error as LogFormatError).code;
  }
  return 'no error';
}

test('packs events and gives them back', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  assert.is(packed.publicLength, packed.body.length);
  assert.equal(await unpackBody(packed), { events, personal: [], catalogue });
});

test('packs what comes again and again so that a reader takes it', async () => {
  const rows = (count: number, data: object) =>
    Array.from({ length: count }, (_, seq) => ({ seq, at: seq, type: 'some.type', data }));
  const words = (characters: number) => 'word '.repeat(characters / 5);
  for (const [count, characters] of [
    [2_000, 250],
    [50, 10_000],
    [5, 100_000],
  ] as const) {
    const many = rows(count, { body: { text: words(characters), list: [1, null, {}] } });
    const packed = await packBody({ events: many, personal: [], catalogue });
    assert.equal(await unpackBody(packed), { events: many, personal: [], catalogue });
  }
  // Many small values are most for a reader by what is written.
  const lists = rows(40, { body: { list: new Array<number>(6_000).fill(0) } });
  const packed = await packBody({ events: lists, personal: [], catalogue });
  assert.equal(await unpackBody(packed), { events: lists, personal: [], catalogue });
});

test('keeps the personal part behind the public one, apart from it', async () => {
  const packed = await packBody({ events: split, personal, catalogue });
  assert.ok(packed.publicLength < packed.body.length);
  const publicPart = await gzip.unpack(packed.body.subarray(0, packed.publicLength));
  assert.not.match(new TextDecoder().decode(publicPart), 'me@example.test');
  assert.equal(await unpackBody(packed), { events: split, personal, catalogue });
});

test('a reader joins the parts, and does without the personal one when it is gone', async () => {
  const { body, publicLength, firstSeq, count } = await packBody({
    events: split,
    personal,
    catalogue,
  });
  const publicPart = body.slice(0, publicLength);
  const range = { firstSeq, count };
  const whole = await openParts({ ...range, publicPart, personal: body.slice(publicLength) });
  assert.equal(whole[2]?.data, { login: 'me@example.test', password: '[secret]' });
  const erased = await openParts({ ...range, publicPart, personal: null });
  assert.equal(erased[2]?.data, { login: '[erased]', password: '[secret]' });
});

test('a batch joins on to the one before it, and says what is missing between them', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  const first = joinChain(LOG_START, packed);
  const second = joinChain(headAfter(first), { ...packed, firstSeq: packed.count + 3 });
  assert.equal([first.previous, first.missing], [CHAIN_START, 0]);
  assert.equal([second.previous, second.missing], [first.chain, 3]);
  assert.equal([first.format, second.format], [2, 2]);
});

test('the hash of a personal part tells nothing to who guesses what it held', async () => {
  const recorded = { events: split, personal, catalogue };
  const hashOf = async () => {
    const { body, publicLength } = await packBody(recorded);
    return hashBody(2, body, publicLength);
  };
  const [one, other] = [await hashOf(), await hashOf()];
  assert.is(one.bodyHash, other.bodyHash);
  assert.is.not(one.personalHash, other.personalHash);
});

test('an envelope goes through headers and back', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  const { body, ...envelope } = joinChain(LOG_START, packed);
  assert.equal(fromHeaders(toHeaders(envelope)), ok(envelope));
  const named = { ...envelope, person: 'ada-1' };
  assert.equal(fromHeaders(toHeaders(named)), ok(named));
  // A name that is none only leaves it open whose the batch is.
  for (const person of ['guest', 'a b', 'x'.repeat(65), '']) {
    assert.equal(fromHeaders(toHeaders({ ...envelope, person })), ok(envelope), person);
    assert.equal(fromHeaders({ ...toHeaders(envelope), 'x-log-person': person }), ok(envelope));
  }
});

test('an envelope that names no format is of the first one', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  const { body, format, ...envelope } = joinChain(LOG_START, packed);
  assert.equal(fromHeaders(toHeaders(envelope)), ok({ ...envelope, format: 1 }));
});

test('says which header is wrong', () => {
  const good = toHeaders({
    firstSeq: 0,
    count: 1,
    missing: 0,
    catalogue: '1',
    publicLength: 10,
    previous: CHAIN_START,
    chain: CHAIN_START,
  });
  for (const [name, value] of [
    ['x-log-format', '3'],
    ['x-log-first-seq', '-1'],
    ['x-log-first-seq', '1.5'],
    ['x-log-count', '0'],
    ['x-log-count', '9'.repeat(30)],
    ['x-log-count', '65537'],
    ['x-log-missing', 'none'],
    ['x-log-missing', '1'],
    ['x-log-catalogue', 'a b'],
    ['x-log-public-length', ''],
    ['x-log-previous', 'xyz'],
    ['x-log-chain', undefined],
  ] as const) {
    const answer = fromHeaders({ ...good, [name]: value });
    assert.equal(answer, fail(name));
  }
});

test('refuses bodies that are cut off, foreign, or of other events', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  const { body, publicLength } = packed;
  const foreign = await gzip.pack(bytes('{"some":"json"}'));
  const cut = body.slice(0, -4);
  assert.is(
    await codeOf(unpackBody({ ...packed, body: cut, publicLength: cut.length })),
    'bad-batch',
  );
  assert.is(
    await codeOf(unpackBody({ ...packed, body: bytes('text'), publicLength: 4 })),
    'bad-batch',
  );
  assert.is(await codeOf(unpackBody({ ...packed, publicLength: publicLength + 1 })), 'bad-batch');
  assert.is(
    await codeOf(unpackBody({ ...packed, body: foreign, publicLength: foreign.length })),
    'bad-columns',
  );
  assert.is(await codeOf(unpackBody({ ...packed, firstSeq: 1 })), 'bad-batch');
  assert.is(await codeOf(unpackBody({ ...packed, count: packed.count - 1 })), 'bad-columns');
  assert.is(await codeOf(() => readPublic(bytes('{'), packed)), 'not-json');
  assert.is(await codeOf(() => readPublic(new Uint8Array([0xff, 0xfe]), packed)), 'not-json');
});

test('refuses personal parts that are none', async () => {
  for (const text of [
    '[]',
    '{"personal":2}',
    '{"personal":1,"rows":[[0,"path",1]]}',
    '{"rows":1}',
  ]) {
    assert.is(await codeOf(() => readPersonal(bytes(text))), 'bad-batch', text);
  }
  assert.is(await codeOf(() => readPersonal(bytes('{'))), 'not-json');
});

test('does not unpack more than it may', async () => {
  const bomb = await gzip.pack(new Uint8Array(10_000_000));
  assert.is(await codeOf(gzip.unpack(bomb, 1_000_000)), 'too-large');
  assert.is((await gzip.unpack(bomb, 10_000_000)).length, 10_000_000);
});

test('does not walk a personal part that is nested without end, or wrong a million times', async () => {
  const nested = `{"personal":1,"rows":[[0,["a"],${'['.repeat(200_000)}${']'.repeat(200_000)}]]}`;
  assert.is(await codeOf(() => readPersonal(bytes(nested))), 'too-large');
  const wrong = JSON.stringify({ personal: 1, rows: new Array(1_000_000).fill(0) });
  assert.is(await codeOf(() => readPersonal(bytes(wrong))), 'bad-batch');
});

test('a part of what was recorded has the rows of its own events alone', () => {
  const events = [3, 4, 5].map((seq) => ({ seq, at: seq, type: 'timer.fired', data: {} }));
  const personal = events.map(({ seq }): PersonalRow => [seq, ['name'], `of ${seq}`]);
  const part = partOf({ events, personal, catalogue: '3' }, 4, 5);
  assert.equal(part, { events: [events[1]], personal: [personal[1]], catalogue: '3' });
  assert.is(partOf({ events, personal }, 6), null);
});

test.run();
