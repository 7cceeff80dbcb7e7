import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { CallReply } from '../../../src/calls/table.ts';
import { MOST_FILES } from '../../../src/domain/payments/request-files.ts';
import { MOST_BYTES } from '../../../src/domain/verification/uploading.ts';
import { addressOf, type Caller, playerOn } from '../support/harness.ts';
import { requesting } from '../support/requests.ts';
import { MARK, png, staffOn } from '../support/verification.ts';

const test = suite('requests to support: files');

async function attaching() {
  const made = await requesting();
  const { harness, player } = made;
  await made.support();
  let keys = 0;
  const attach = async (
    bytes: BodyInit,
    { key = '', id = '1', by = player as Caller, type = 'application/octet-stream' } = {},
  ) => {
    keys += 1;
    const headers = {
      'content-type': type,
      'idempotency-key': key || `file-${keys}`,
      authorization: `Bearer ${by.token}`,
    };
    const where = harness.url + addressOf('paymentRequestFile', { path: { id } });
    const response = await fetch(where, { method: 'POST', headers, body: bytes });
    const body = (await response.json()) as CallReply<'paymentRequestFile'> & {
      errors?: { code: string }[];
    };
    return { status: response.status, body, codes: body.errors?.map(({ code }) => code) };
  };
  return { ...made, attach };
}

interface Seen {
  readonly id: number;
  readonly file: { readonly type: string; readonly size: number } | null;
}

test('a file stands in the conversation by what it is, and support alone opens it', async () => {
  const { harness, player, attach, answer, review } = await attaching();
  await answer('1', 'Show us, please.');
  const { status, body } = await attach(png(100));
  assert.is(status, 200);
  assert.is(body.request.state, 'open', 'support is waited for again');
  assert.equal(body.messages.at(-1), {
    ...{ by: 'player', at: harness.clock.now, text: '' },
    file: { type: 'png', size: 100 },
  });
  const { messages } = (await (await review('/1')).json()) as { messages: Seen[] };
  const sent = messages.at(-1);
  assert.equal(sent?.file, { type: 'png', size: 100 });
  const place = `/1/files/${sent?.id}`;
  const opened = await review(place);
  assert.is(opened.headers.get('content-type'), 'image/png');
  assert.match(opened.headers.get('content-disposition') ?? '', /^attachment/);
  assert.match(opened.headers.get('content-security-policy') ?? '', 'sandbox');
  assert.is(opened.headers.get('cache-control'), 'no-store');
  assert.equal(new Uint8Array(await opened.arrayBuffer()), png(100));
  const reasons = harness.happenings.map(({ reason }) => reason);
  assert.is(reasons.filter((reason) => reason === 'read').length, 1);
  assert.ok(reasons.includes(`file ${sent?.id} read`), 'which file was opened is on record');
  assert.is((await review(place, undefined, {})).status, 401);
  assert.is((await review(place, undefined, player)).status, 403);
  assert.is((await review(place, undefined, await staffOn(harness, 'analyst'))).status, 403);
  await harness.close();
});

test('a file is found in its own request alone', async () => {
  const { harness, support, attach, review } = await attaching();
  await support();
  await attach(png(), { id: '2' });
  const { messages } = (await (await review('/2')).json()) as { messages: Seen[] };
  const [words, file] = messages;
  assert.is((await review(`/2/files/${file?.id}`)).status, 200);
  assert.is((await review(`/1/files/${file?.id}`)).status, 404);
  assert.is((await review(`/2/files/${words?.id}`)).status, 404);
  assert.is((await review('/2/files/x')).status, 400);
  await harness.close();
});

test('the first bytes say what it is, and nothing else is taken', async () => {
  const { harness, attach, read } = await attaching();
  assert.equal((await attach('<svg onload="x"/>')).codes, ['1919']);
  assert.equal((await attach(new Uint8Array(0))).codes, ['1917']);
  assert.equal((await attach(new Uint8Array(MOST_BYTES + 1))).codes, ['1918']);
  assert.is((await attach('{}', { type: 'application/json' })).status, 415);
  assert.is((await read('1')).messages.length, 1);
  await harness.close();
});

test('it is taken once for each key', async () => {
  const { harness, attach, read } = await attaching();
  assert.is((await attach(png(), { key: 'same' })).status, 200);
  assert.is((await attach(png(), { key: 'same' })).status, 200);
  assert.is((await attach(png(99), { key: 'same' })).status, 422);
  assert.is((await read('1')).messages.length, 2);
  await harness.close();
});

test('so many stand in a request; what came before is known all the same', async () => {
  const { harness, attach } = await attaching();
  for (let one = 1; one <= MOST_FILES; one += 1) await attach(png(), { key: `kept-${one}` });
  assert.equal((await attach(png())).codes, ['1916']);
  assert.is((await attach(png(), { key: 'kept-1' })).status, 200);
  await harness.close();
});

test('nobody sends a file into somebody else’s request, or a closed one', async () => {
  const { harness, attach, close } = await attaching();
  const stranger = await playerOn(harness, 'other@example.test');
  assert.is((await attach(png(), { by: stranger })).status, 404);
  assert.is((await attach(png(), { id: '9' })).status, 404);
  await close('1');
  assert.equal((await attach(png())).codes, ['1914']);
  await harness.close();
});

test('what is in it is sealed, and deleted once the request is closed', async () => {
  const { harness, attach, close, read, review } = await attaching();
  await attach(png());
  const kept = v.object({ sealed: v.nullable(v.instance(Uint8Array)) });
  const rows = () => harness.backEnd.database.all(kept, 'SELECT sealed FROM request_files');
  assert.not.match(Buffer.from(rows()[0]?.sealed ?? []).toString('latin1'), MARK);
  const { messages } = (await (await review('/1')).json()) as { messages: Seen[] };
  await close('1');
  assert.equal(rows(), [{ sealed: null }]);
  assert.is((await review(`/1/files/${messages.at(-1)?.id}`)).status, 404);
  assert.is((await read('1')).messages.at(-1)?.file?.type, 'png');
  await harness.close();
});

test('somebody who sends on and on has to wait', async () => {
  const { harness, attach } = await attaching();
  for (let one = 0; one < 30; one += 1) await attach('x');
  assert.is((await attach(png())).status, 429);
  await harness.close();
});

test.run();
