import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Batch } from '../../../src/log/envelope.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import type { LogQueue } from '../../../src/log/queue/queue.ts';
import { Collector } from '../upload/collector.ts';
import { openPage, sessionId } from './page.ts';

const test = suite('log/secrets');

const PASSWORD = 'planted-password-hunter2';
const CARD = '4111111111111111';
const EMAIL = 'planted.person@example.test';

/** All that a batch says, unpacked: its envelope, its public part, its personal part. */
function read({ body, ...envelope }: Batch): string[] {
  const personal = body.subarray(envelope.publicLength);
  return [
    JSON.stringify(envelope),
    gunzipSync(body.subarray(0, envelope.publicLength)).toString(),
    personal.length > 0 ? gunzipSync(personal).toString() : '',
  ];
}

/** A page on which secrets are typed and sent about, and all that was written or sent of it. */
async function record() {
  const inner = createMemoryQueue();
  const chunks: string[] = [];
  const batches: Batch[] = [];
  const queue: LogQueue = {
    ...inner,
    append: (chunk) => {
      chunks.push(JSON.stringify(chunk));
      return inner.append(chunk);
    },
    setAside: (id, aside) => {
      chunks.push(JSON.stringify(aside));
      return inner.setAside(id, aside);
    },
    cut: (batch) => {
      batches.push(batch);
      return inner.cut(batch);
    },
  };
  const collector = new Collector();
  const page = openPage({ queue, collector });
  const { emit, time } = page;
  emit('session.loginSubmitted', { login: EMAIL, password: PASSWORD });
  const body = { login: EMAIL, password: PASSWORD, captcha: CARD };
  emit('http.requested', { call: 'loginByEmail', requestId: 1, body });
  const registration = { email: EMAIL, password: PASSWORD, passport_number: CARD, pin_code: CARD };
  emit('http.requested', {
    call: 'register',
    requestId: 2,
    path: { type: 'full_reg' },
    body: { ...registration, currency: 'EUR', bonus: 0 },
  });
  const answer = { userId: '1', login: EMAIL, password: PASSWORD };
  emit('http.replied', { call: 'register', requestId: 2, status: 200, body: answer });
  emit('http.replied', { call: 'token', requestId: 3, status: 200, body: { token: CARD } });
  emit('http.requested', { call: 'undeclared', requestId: 4, body: { card: CARD } });
  await time.advance(20_000);
  return { page, chunks, batches, collector };
}

test('no secret is written to the queue or sent, in any part', async () => {
  const { chunks, batches, collector } = await record();
  assert.ok(chunks.length > 0 && batches.length > 0 && collector.uploads.length > 0);
  const sent = collector.uploads.map(({ batch }) => batch);
  const all = [...chunks, ...[...batches, ...sent].flatMap(read)].join('\n');
  assert.match(all, 'loginByEmail');
  assert.not.match(all, PASSWORD);
  assert.not.match(all, CARD);
});

test('what is personal is sent, and only in the personal part', async () => {
  const { collector } = await record();
  for (const { batch } of collector.uploads) {
    const [envelope = '', publicPart = '', personalPart = ''] = read(batch);
    assert.not.match(envelope + publicPart, EMAIL);
    assert.match(personalPart, EMAIL);
  }
});

test('the rest of the events is there', async () => {
  const { collector } = await record();
  const [login, request] = collector.events(sessionId);
  assert.equal(login?.data, { login: EMAIL, password: '[secret]' });
  assert.equal(request?.data, {
    call: 'loginByEmail',
    requestId: 1,
    body: { login: EMAIL, password: '[secret]', captcha: '[secret]' },
  });
});

test('nothing that the recorder tells holds a secret', async () => {
  const { page } = await record();
  assert.ok(page.statuses.length > 0);
  assert.not.match(JSON.stringify(page.statuses), PASSWORD);
  assert.not.match(JSON.stringify(page.statuses), EMAIL);
});

test.run();
