import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_BYTES } from '../../../src/domain/verification/uploading.ts';
import { MOST_WAITING } from '../../../src/domain/verification/verification.ts';
import { addressOf, playerOn } from '../support/harness.ts';
import { MARK, png, verifying } from '../support/verification.ts';

const test = suite('documents: uploads');

test('a document waits, and is told of without what is in it', async () => {
  const { harness, upload, own } = await verifying();
  const { status, body } = await upload(png(100), 'passport');
  assert.is(status, 200);
  const { id, createdAt, expiresAt, ...rest } = body.document;
  assert.equal(rest, {
    ...{ kind: 'passport', type: 'png', size: 100, state: 'waiting' },
    ...{ reason: null, decidedAt: null },
  });
  assert.is(createdAt, harness.clock.now);
  assert.ok((expiresAt ?? 0) > createdAt);
  assert.match(id, /^[\w-]{22}$/);
  assert.equal(await own(), { isVerified: false, documents: [body.document], askedAt: null });
  await harness.close();
});

test('the first bytes say what it is, and nothing else is taken', async () => {
  const { harness, upload, own } = await verifying();
  const page = await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>');
  assert.equal([page.status, page.codes], [422, ['1904']]);
  const empty = await upload(new Uint8Array(0));
  assert.equal(empty.codes, ['1902']);
  const named = await upload(png(), 'selfie');
  assert.is(named.status, 400);
  const text = await upload('{}', 'passport', { headers: { 'content-type': 'application/json' } });
  assert.is(text.status, 415);
  assert.equal((await own()).documents, []);
  await harness.close();
});

/** Says how long a body will be, and sends only the beginning of it. */
function announced(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('beginning');
  });
}

test('what says to be too large is refused before it came', async () => {
  const { harness, player } = await verifying();
  const url = harness.url + addressOf('documentUpload', { query: { kind: 'passport' } });
  const headers = {
    'content-type': 'application/octet-stream',
    'idempotency-key': 'large',
    'content-length': String(MOST_BYTES + 1),
    authorization: `Bearer ${player.token}`,
  };
  assert.is(await announced(url, headers), 413);
  const stranger = { ...headers, 'content-length': '5000', authorization: 'Bearer none' };
  assert.is(await announced(url, stranger), 401, 'nor is that of a stranger waited for');
  await harness.close();
});

test('what says nothing of its length is counted as it comes', async () => {
  const { harness, upload, own } = await verifying();
  const endless = (size: number) => {
    let left = size;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = left === size ? png(65_536) : new Uint8Array(Math.min(left, 65_536));
        left -= part.length;
        controller.enqueue(part);
        if (left <= 0) controller.close();
      },
    });
  };
  assert.is((await upload(endless(MOST_BYTES))).status, 200);
  assert.is((await upload(endless(MOST_BYTES + 65_536))).status, 413);
  assert.is((await own()).documents.length, 1);
  await harness.close();
});

test('the same key is the same document, and no other one', async () => {
  const { harness, upload, own } = await verifying();
  const first = await upload(png(), 'passport', { key: 'one' });
  const again = await upload(png(), 'passport', { key: 'one' });
  assert.equal(again.body.document, first.body.document);
  assert.is((await upload(png(99), 'passport', { key: 'one' })).status, 422);
  assert.is((await upload(png(), 'address', { key: 'one' })).status, 422);
  assert.is((await upload(png(), 'passport', { key: 'not printable\u00e9' })).status, 400);
  assert.is((await own()).documents.length, 1);
  await harness.close();
});

test('ten wait at most; what was sent before is known all the same', async () => {
  const { harness, upload, own } = await verifying();
  for (let one = 1; one <= MOST_WAITING; one += 1) {
    assert.is((await upload(png(), 'address', { key: `wait-${one}` })).status, 200);
  }
  const more = await upload(png());
  assert.equal([more.status, more.codes], [409, ['1901']]);
  assert.is((await upload(png(), 'address', { key: 'wait-1' })).status, 200);
  assert.is((await own()).documents.length, MOST_WAITING);
  await harness.close();
});

test('somebody who sends on and on has to wait', async () => {
  const { harness, upload } = await verifying();
  for (let one = 0; one < 30; one += 1) await upload('x', 'passport');
  assert.is((await upload(png())).status, 429);
  await harness.close();
});

test('another player finds nothing, and cannot take it back', async () => {
  const { harness, upload } = await verifying();
  const { id } = (await upload(png())).body.document;
  const other = await playerOn(harness, 'other@example.test');
  assert.equal((await harness.call('verification', {}, other)).body.documents, []);
  const withdraw = { path: { id }, body: {} };
  assert.is((await harness.call('documentWithdraw', withdraw, other)).status, 404);
  assert.is((await upload(png(), 'passport', { key: 'one', by: other })).status, 200);
  await harness.close();
});

test('what waits is taken back, once decided no more', async () => {
  const { harness, player, upload, own, decide } = await verifying();
  const { id } = (await upload(png())).body.document;
  const input = { path: { id }, body: {} };
  for (const _ of [1, 2]) {
    const { body } = await harness.call('documentWithdraw', input, player);
    assert.is(body.document.state, 'withdrawn');
  }
  assert.equal((await own()).documents, []);
  assert.equal((await decide(id, 'approve')).codes, ['1905']);
  const next = (await upload(png())).body.document;
  await decide(next.id, 'approve');
  const late = await harness.call('documentWithdraw', { path: { id: next.id }, body: {} }, player);
  assert.is(late.errors[0]?.code, '1905');
  await harness.close();
});

test('no file of the data folder holds what is in a document, nor does any event of security', async () => {
  const { harness, upload, decide, review } = await verifying();
  const { id } = (await upload(png(200_000))).body.document;
  assert.match(Buffer.from(await (await review(`/${id}/content`)).arrayBuffer()).toString(), MARK);
  const files = readdirSync(harness.dataDir).filter((name) => name.startsWith('reference.db'));
  const bytes = files.map((file) => readFileSync(path.join(harness.dataDir, file)));
  assert.ok(Buffer.concat(bytes).length > 200_000, 'it is here');
  assert.not(Buffer.concat(bytes).includes(MARK));
  await decide(id, 'approve');
  assert.not.match(JSON.stringify(harness.happenings), MARK);
  await harness.close();
});

test.run();
