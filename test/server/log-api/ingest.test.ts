import { createPublicKey, verify } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  appStarted,
  loginSubmitted,
  newSessionId,
  openSite,
  Recording,
  readEvents,
  timerFired,
  upload,
} from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer; owner: string }>('log service, taking batches in');

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

interface Answer {
  readonly error?: string;
  readonly problem?: string;
  readonly ackedSeq: number;
  readonly chain: string;
  readonly interval: number;
  readonly receipt: {
    readonly sessionId: string;
    readonly ackedSeq: number;
    readonly chain: string;
    readonly at: number;
    readonly signature: string;
  };
}

const answerOf = async (response: Response) => (await response.json()) as Answer;

test('stores a batch and answers with a receipt that the public key confirms', async (context) => {
  const { on, owner } = context;
  const tab = new Recording();
  const batch = await tab.cut([appStarted(tab.sessionId), timerFired('poll')]);
  const response = await upload(on, tab.sessionId, batch, owner);
  assert.is(response.status, 200);
  const { ackedSeq, interval, receipt } = await answerOf(response);
  assert.is(ackedSeq, 1);
  assert.is(interval, 5_000);
  assert.equal(
    [receipt.sessionId, receipt.ackedSeq, receipt.chain],
    [tab.sessionId, 1, batch.chain],
  );
  const jwk = await (await on.get('/log-api/v1/key')).json();
  assert.is(jwk.d, undefined);
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = (seq: number) =>
    Buffer.from(`${receipt.sessionId}.${seq}.${receipt.chain}.${receipt.at}`);
  const signature = Buffer.from(receipt.signature, 'base64url');
  assert.is(verify(null, signed(1), key, signature), true);
  assert.is(verify(null, signed(2), key, signature), false);
});

test('a page of the build before goes on, and one of this build after it', async (context) => {
  const { on, owner } = context;
  const old = new Recording(newSessionId(), undefined, 1);
  await old.send(on, owner, appStarted(old.sessionId), loginSubmitted('ada@example.test'));
  const head = await old.send(on, owner, timerFired('poll'));
  const today = await spoil(old.sessionId, await old.cut([timerFired('new')]), null, head.chain);
  assert.is((await upload(on, old.sessionId, { ...today, format: 2 }, owner)).status, 200);
  const { lines } = await readEvents(on, old.sessionId, await on.signIn('support'));
  assert.equal(
    lines.map((line) => line['seq']),
    [0, 1, 2, 3],
  );
});

test('the same batch again answers as the first time, also after later ones', async (context) => {
  const { on, owner } = context;
  const tab = new Recording();
  const first = await tab.cut([appStarted(tab.sessionId)]);
  const original = await answerOf(await upload(on, tab.sessionId, first, owner));
  await tab.send(on, owner, timerFired('one'));
  await on.restart();
  const again = await upload(on, tab.sessionId, first, owner);
  assert.is(again.status, 200);
  assert.equal(await answerOf(again), original);
  const { lines } = await readEvents(on, tab.sessionId, await on.signIn('support'));
  assert.equal(
    lines.map((line) => line['seq']),
    [0, 1],
  );
});

test('says where the log ends when a batch does not join on', async ({ on, owner }) => {
  const tab = new Recording();
  const head = await tab.send(on, owner, appStarted(tab.sessionId));
  const lost = await tab.cut([timerFired('lost')]);
  const late = await tab.cut([timerFired('late')]);
  const conflict = async (batch: typeof late, more = {}) => {
    const response = await upload(on, tab.sessionId, batch, owner, more);
    const { error, ackedSeq, chain } = await answerOf(response);
    assert.is(response.status, 409);
    assert.equal([ackedSeq, chain], [0, head.chain]);
    return error;
  };
  assert.is(await conflict(late), 'gap');
  const rival = new Recording(tab.sessionId);
  assert.is(await conflict(await rival.cut([timerFired('other')])), 'overlap');
  assert.is(await conflict(await rival.cut([timerFired('more')])), 'chain');
  assert.is((await upload(on, tab.sessionId, lost, owner)).status, 200);
  assert.is((await upload(on, tab.sessionId, late, owner)).status, 200);
});

test('shows a gap that the recorder owns up to', async ({ on, owner }) => {
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId));
  const batch = await tab.cut([timerFired('after')], 3);
  assert.is((await upload(on, tab.sessionId, batch, owner)).status, 200);
  const { lines } = await readEvents(on, tab.sessionId, await on.signIn('support'));
  assert.equal(
    lines.map((line) => line['gap'] ?? line['seq']),
    [0, { after: 0, missing: 3 }, 4],
  );
});

test('refuses envelopes that cannot be right, and stores nothing of them', async (context) => {
  const { on, owner } = context;
  const tab = new Recording();
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  const hostile: [header: string, value: string | null][] = [
    ['x-log-format', '3'],
    ['x-log-first-seq', '-1'],
    ['x-log-first-seq', 'NaN'],
    ['x-log-first-seq', '1e3'],
    ['x-log-first-seq', '0x10'],
    ['x-log-first-seq', '9'.repeat(400)],
    ['x-log-first-seq', ''],
    ['x-log-first-seq', null],
    ['x-log-count', '0'],
    ['x-log-count', '-5'],
    ['x-log-count', '99999999'],
    ['x-log-count', '1.5'],
    ['x-log-missing', '7'],
    ['x-log-missing', 'Infinity'],
    ['x-log-catalogue', "1'; drop table batch"],
    ['x-log-catalogue', 'x'.repeat(33)],
    ['x-log-public-length', String(batch.body.length + 1)],
    ['x-log-public-length', '0'],
    ['x-log-previous', 'zz'],
    ['x-log-chain', 'F'.repeat(64)],
    ['x-log-chain', null],
  ];
  for (const [header, value] of hostile) {
    const response = await upload(on, tab.sessionId, batch, owner, { [header]: value });
    assert.is(response.status, 400, `${header}: ${value}`);
    assert.is((await answerOf(response)).error, 'envelope', `${header}: ${value}`);
  }
  for (const [header, value] of [
    ['x-log-chain', 'f'.repeat(64)],
    ['x-log-previous', 'f'.repeat(64)],
    ['x-log-count', '2'],
    ['x-log-catalogue', '0'],
    ['x-log-format', '1'],
    ['x-log-format', null],
  ] as const) {
    const response = await upload(on, tab.sessionId, batch, owner, { [header]: value });
    assert.equal([response.status, (await answerOf(response)).error], [400, 'hash'], header);
  }
  const changed = { ...batch, body: batch.body.map((byte, i) => (i === 20 ? byte ^ 1 : byte)) };
  assert.is((await upload(on, tab.sessionId, changed, owner)).status, 400);
  for (const id of [
    'short',
    'x'.repeat(65),
    `${'a'.repeat(21)}!`,
    '..%2f..%2f..%2f..%2f..%2fetc',
  ]) {
    assert.is((await upload(on, id, batch, owner)).status, 403, 'no key fits it');
  }
  const support = await on.signIn('support');
  const { items } = await (await on.get('/log-api/v1/sessions', support)).json();
  assert.equal(items, []);
});

test('refuses what is too large or of another type', async ({ on, owner }) => {
  const tab = new Recording();
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  const large = { ...batch, body: new Uint8Array(1024 * 1024 + 1) };
  assert.is((await upload(on, tab.sessionId, large, owner)).status, 413);
  for (const type of [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    null,
  ]) {
    const response = await upload(on, tab.sessionId, batch, owner, { 'content-type': type });
    assert.is(response.status, 415, String(type));
  }
});

test('does not let another site send batches', async ({ on, owner }) => {
  const tab = new Recording();
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  const status = async (headers: Record<string, string>) =>
    (await upload(on, tab.sessionId, batch, owner, headers)).status;
  assert.is(await status({ 'sec-fetch-site': 'cross-site' }), 403);
  assert.is(await status({ 'sec-fetch-site': 'same-site' }), 403);
  assert.is(await status({ origin: 'https://elsewhere.example' }), 403);
  assert.is(await status({ origin: 'null' }), 403);
  assert.is(await status({ origin: on.origin(), 'sec-fetch-site': 'same-origin' }), 200);
});

test('asks an address that sends too much to wait', async () => {
  const on = await testServer({ ingest: { batchesOfNetwork: { capacity: 3, perMinute: 3 } } });
  try {
    const owner = await openSite(on);
    const tab = new Recording();
    for (let i = 0; i < 3; i += 1) await tab.send(on, owner, timerFired(String(i)));
    const batch = await tab.cut([timerFired('much')]);
    const response = await upload(on, tab.sessionId, batch, owner);
    assert.is(response.status, 429);
    assert.match(response.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  } finally {
    await on.dispose();
  }
});

test('sets a body aside that does not decode, and reads on', async ({ on, owner }) => {
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId));
  const broken = await tab.cut([timerFired('a'), timerFired('b')]);
  const garbage = gzipSync('this is no batch at all');
  const spoilt = await spoil(tab.sessionId, broken, garbage);
  assert.is((await upload(on, tab.sessionId, spoilt, owner)).status, 200);
  const after = await spoil(tab.sessionId, await tab.cut([timerFired('c')]), null, spoilt.chain);
  assert.is((await upload(on, tab.sessionId, after, owner)).status, 200);
  const support = await on.signIn('support');
  const { lines } = await readEvents(on, tab.sessionId, support);
  assert.equal(
    lines.map((line) => line['gap'] ?? line['seq']),
    [0, { after: 0, missing: 2, setAside: true }, 3],
  );
  const part = await readEvents(on, tab.sessionId, support, '?from=2&to=3');
  assert.is(part.header['firstSeq'], 2);
  assert.equal(
    part.lines.map((line) => line['gap'] ?? line['seq']),
    [{ after: 1, missing: 1, setAside: true }, 3],
  );
});

/** Another body, or another place in the chain, with an envelope that fits it. */
async function spoil(
  sessionId: string,
  batch: Awaited<ReturnType<Recording['cut']>>,
  body: Uint8Array | null,
  previous = batch.previous,
): Promise<typeof batch> {
  const { chainOf, hashBody } = await import('../../../src/log/chain/chain.ts');
  const changed = {
    ...batch,
    previous,
    body: body ?? batch.body,
    publicLength: body?.length ?? batch.publicLength,
  };
  assert.ok(sessionId);
  const hashes = hashBody(2, changed.body, changed.publicLength);
  return { ...changed, chain: chainOf({ ...changed, format: 2, ...hashes }) };
}

test('keeps a login personal and a password secret in the recording', async ({ on, owner }) => {
  const tab = new Recording(newSessionId());
  await tab.send(on, owner, appStarted(tab.sessionId), loginSubmitted('ada@example.test', 'pw'));
  const { lines } = await readEvents(on, tab.sessionId, await on.signIn('support'));
  assert.equal(lines[1]?.['data'], { login: 'ada@example.test', password: '[secret]' });
  const analyst = await readEvents(on, tab.sessionId, await on.signIn('analyst'));
  assert.equal(analyst.lines[1]?.['data'], { login: '[erased]', password: '[secret]' });
});

test.run();
