import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSend, type SendAnswer } from '../../../src/log/upload/send.ts';
import { batch } from '../queue/queue-suite.ts';

const test = suite('log/send');

interface Call {
  readonly url: string;
  readonly init: RequestInit;
}

/** A fetch that answers this, and the calls it got. */
function fetching(answer: () => Response | Promise<Response>) {
  const calls: Call[] = [];
  const fetchOf = async (url: unknown, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    return answer();
  };
  return { calls, fetch: fetchOf as typeof fetch };
}

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  return fetching(() => new Response(JSON.stringify(body), { status, headers }));
}

async function kindOf(status: number, body: unknown = {}): Promise<string> {
  const { fetch } = answering(status, body);
  return (await createSend({ fetch })('s', batch(0, 1))).kind;
}

const receipt = { sessionId: 's', ackedSeq: 4, chain: 'c'.repeat(64), at: 1, signature: 'x' };
const good = { ackedSeq: 4, interval: 1_000, receipt };

test('sends the body as it is, its envelope in headers', async () => {
  const { calls, fetch } = answering(200, good);
  const cut = batch(0, 5);
  const answer = await createSend({ fetch, origin: 'https://logs.test' })('session-1', cut);
  assert.equal(answer, { kind: 'stored', ...good });
  const [call] = calls;
  assert.is(call?.url, 'https://logs.test/log-api/v1/sessions/session-1/batches');
  assert.is(call?.init.method, 'POST');
  assert.is(call?.init.body, cut.body);
  assert.is(call?.init.keepalive, false);
  const headers = call?.init.headers as Record<string, string>;
  assert.is(headers['x-log-count'], '5');
  assert.is(headers['x-log-chain'], cut.chain);
});

test('shows the write key where the batch has one, and only beside the envelope', async () => {
  const { calls, fetch } = answering(200, good);
  const send = createSend({ fetch });
  await send('s', { ...batch(0, 5), writeKey: 'the key' });
  await send('s', { ...batch(0, 5), writeKey: 'the key' }, { leaving: true });
  await send('s', batch(0, 5));
  const shown = calls.map(
    ({ init }) => (init.headers as Record<string, string>)['x-log-write-key'],
  );
  assert.equal(shown, ['the key', 'the key', undefined]);
  for (const { url, init } of calls) {
    assert.not.ok(`${url}${Buffer.from(init.body as Uint8Array)}`.includes('the key'));
  }
});

test('what is sent on leaving outlives the page', async () => {
  const { calls, fetch } = answering(200, good);
  await createSend({ fetch })('s', batch(0, 5), { leaving: true });
  assert.is(calls[0]?.init.keepalive, true);
});

test('what is too large to outlive the page is sent without that wish', async () => {
  const { calls, fetch } = answering(200, good);
  await createSend({ fetch })('s', batch(0, 5, 'one', 70_000), { leaving: true });
  assert.is(calls[0]?.init.keepalive, false);
});

test('reads a conflict', async () => {
  const { fetch } = answering(409, { error: 'gap', ackedSeq: 7, chain: 'c' });
  const answer = await createSend({ fetch })('s', batch(0, 1));
  assert.equal(answer, { kind: 'conflict', error: 'gap', ackedSeq: 7, chain: 'c' });
});

test('tells patience from refusal', async () => {
  for (const status of [408, 429, 500, 502, 503]) assert.is(await kindOf(status), 'later');
  for (const status of [400, 401, 403, 404]) assert.is(await kindOf(status), 'refused');
  assert.is(await kindOf(413), 'too-large');
});

test('believes no answer that does not fit', async () => {
  assert.is(await kindOf(200, { ackedSeq: 'all' }), 'later');
  assert.is(await kindOf(200, null), 'later');
  assert.is(await kindOf(409, { error: 'odd' }), 'later');
  const { fetch } = fetching(() => new Response('<html>', { status: 200 }));
  assert.is((await createSend({ fetch })('s', batch(0, 1))).kind, 'later');
});

test('keeps to what the server asks', async () => {
  const after = async (value: string): Promise<SendAnswer> => {
    const { fetch } = answering(503, {}, { 'retry-after': value });
    return createSend({ fetch })('s', batch(0, 1));
  };
  assert.equal(await after('7'), { kind: 'later', reason: 'status 503', after: 7_000 });
  assert.equal(await after('soon'), { kind: 'later', reason: 'status 503', after: null });
});

test('a network that fails is an answer too', async () => {
  const { fetch } = fetching(() => Promise.reject(new TypeError('Failed to fetch')));
  const answer = await createSend({ fetch })('s', batch(0, 1));
  assert.equal(answer, { kind: 'later', reason: 'TypeError', after: null });
});

test('does not wait for ever', async () => {
  const never = (async (_url: unknown, init: RequestInit = {}) =>
    new Promise<Response>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    })) as typeof fetch;
  // Node does not stay awake for the timer of a signal.
  const awake = setInterval(() => undefined, 1_000);
  const answer = await createSend({ fetch: never, timeout: 5 })('s', batch(0, 1));
  clearInterval(awake);
  assert.equal(answer, { kind: 'later', reason: 'TimeoutError', after: null });
});

test.run();
