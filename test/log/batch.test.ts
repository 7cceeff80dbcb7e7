import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  headAfter,
  joinChain,
  openParts,
  packBody,
  readPersonal,
  readPublic,
  unpackBody,
} from '../../src/log/batch.ts';
import { CHAIN_START, chainOf, fromHeaders, toHeaders } from '../../src/log/envelope.ts';
import { LogFormatError } from '../../src/log/format-error.ts';
import { gunzip, gzip } from '../../src/log/gzip.ts';
import type { PersonalRow } from '../../src/log/redact.ts';
import { sampleSession } from './sample-session.ts';

const test = suite('log/batch');

const events = sampleSession({ minutes: 1, updates: 20 });
const catalogue = '1';
const start = { nextSeq: 0, chain: CHAIN_START };
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
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

test('keeps the personal part behind the public one, apart from it', async () => {
  const packed = await packBody({ events: split, personal, catalogue });
  assert.ok(packed.publicLength < packed.body.length);
  const publicPart = await gunzip(packed.body.subarray(0, packed.publicLength));
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

test('the chain is the hash of all that the contract names', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  const first = joinChain(start, packed);
  const { body, count } = packed;
  assert.is(first.chain, sha256(`${CHAIN_START}${sha256(body)}:0:${count}:0:1`));
  const later = { ...packed, firstSeq: count + 3 };
  const second = joinChain(headAfter(first), later);
  assert.is(second.missing, 3);
  assert.is(second.previous, first.chain);
  assert.is(second.chain, sha256(`${first.chain}${sha256(body)}:${count + 3}:${count}:3:1`));
});

test('the chain changes with every part of what it covers', async () => {
  const batch = joinChain(start, await packBody({ events, personal: [], catalogue }));
  const { body } = batch;
  const changed = [
    chainOf({ ...batch, firstSeq: 1 }, body),
    chainOf({ ...batch, count: batch.count + 1 }, body),
    chainOf({ ...batch, missing: 1 }, body),
    chainOf({ ...batch, catalogue: '2' }, body),
    chainOf({ ...batch, previous: 'f'.repeat(64) }, body),
    chainOf(batch, body.subarray(1)),
  ];
  assert.is(new Set([batch.chain, ...changed]).size, 7);
});

test('an envelope goes through headers and back', async () => {
  const { body, ...envelope } = joinChain(
    start,
    await packBody({ events, personal: [], catalogue }),
  );
  assert.equal(fromHeaders(toHeaders(envelope)), { envelope });
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
    ['x-log-first-seq', '-1'],
    ['x-log-first-seq', '1.5'],
    ['x-log-count', '0'],
    ['x-log-count', '9'.repeat(30)],
    ['x-log-missing', 'none'],
    ['x-log-catalogue', 'a b'],
    ['x-log-public-length', ''],
    ['x-log-previous', 'xyz'],
    ['x-log-chain', undefined],
  ] as const) {
    const answer = fromHeaders({ ...good, [name]: value });
    assert.match('problem' in answer ? answer.problem : '', name);
  }
});

test('refuses bodies that are cut off, foreign, or of other events', async () => {
  const packed = await packBody({ events, personal: [], catalogue });
  const { body, publicLength } = packed;
  const foreign = await gzip(bytes('{"some":"json"}'));
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
  const bomb = await gzip(new Uint8Array(10_000_000));
  assert.is(await codeOf(gunzip(bomb, 1_000_000)), 'too-large');
  assert.is((await gunzip(bomb, 10_000_000)).length, 10_000_000);
});

test('does not walk a personal part that is nested without end, or wrong a million times', async () => {
  const nested = `{"personal":1,"rows":[[0,["a"],${'['.repeat(200_000)}${']'.repeat(200_000)}]]}`;
  assert.is(await codeOf(() => readPersonal(bytes(nested))), 'too-large');
  const wrong = JSON.stringify({ personal: 1, rows: new Array(1_000_000).fill(0) });
  assert.is(await codeOf(() => readPersonal(bytes(wrong))), 'bad-batch');
});

test.run();
