import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { createAccountApi } from '../../../src/console/api/account.ts';
import {
  brokenLine,
  createFollowApi,
  eventLine,
  gapLine,
} from '../../../src/console/api/follow.ts';
import { ApiError, askJson, type Fetch, type Trouble } from '../../../src/console/api/http.ts';
import { createRecordingApi } from '../../../src/console/api/recording.ts';
import { createSessionsApi } from '../../../src/console/api/sessions.ts';
import { streamItem } from '../../../src/console/api/stream.ts';
import { everything } from '../../../src/console/sessions/search.ts';
import { writeLog } from '../../../src/log/read/log-file.ts';
import type { LogLine } from '../../../src/log/read/ndjson.ts';
import { recordedSession } from '../support/recorded.ts';

const answers =
  (body: unknown, status = 200): Fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

async function troubleOf(promise: Promise<unknown>): Promise<Trouble | 'none'> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    assert.instance(error, ApiError);
    return (error as ApiError).trouble;
  }
}

const ask = (fetch: Fetch) => askJson(fetch, v.object({ a: v.number() }), '/x');

const test = suite('console: what the server is asked');

test('each kind of refusal is told apart', async () => {
  const statuses = [401, 403, 404, 429, 500, 503];
  const found = await Promise.all(statuses.map((status) => troubleOf(ask(answers({}, status)))));
  assert.equal(found, ['signed-out', 'forbidden', 'missing', 'too-many', 'server', 'server']);
  assert.is(await troubleOf(ask(() => Promise.reject(new Error('down')))), 'network');
});

test('an answer that does not fit is an answer not understood', async () => {
  assert.is(await troubleOf(ask(answers({ a: 'one' }))), 'answer');
  assert.is(await troubleOf(ask(answers('<html>'))), 'answer');
});

test('nobody, and a player, are nobody here; a failing server is no answer', async () => {
  assert.is(await createAccountApi(answers({}, 401)).me(), null);
  assert.is(await createAccountApi(answers({}, 403)).me(), null);
  const user = { id: '1', login: 'support@example.test', roles: ['support'] };
  assert.equal(await createAccountApi(answers({ user })).me(), { ...user, isDemo: false });
  assert.is(await troubleOf(createAccountApi(answers({}, 503)).me()), 'server');
});

test('a search asks for what narrows, and nothing else', async () => {
  const asked: string[] = [];
  const api = createSessionsApi(async (url) => {
    asked.push(url);
    return new Response(JSON.stringify({ items: [], next: null }));
  });
  await api.search(everything);
  await api.search({ ...everything, user: 'a&b', from: 5, text: 'x y' });
  assert.equal(asked, ['/log-api/v1/sessions', '/log-api/v1/sessions?user=a%26b&from=5&text=x+y']);
});

test('a session the server does not tell of is not known', async () => {
  assert.is(await createSessionsApi(answers({}, 404)).one('x'), null);
});

test('a recording is read in portions, with the bytes that have come', async () => {
  const events = recordedSession();
  const header = { sessionId: 's', catalogue: '1', firstSeq: 0 };
  const text = [...writeLog(header, events)].join('');
  const api = createRecordingApi(answers(text));
  const lines: LogLine[] = [];
  let read = 0;
  for await (const portion of api.read('s', new AbortController().signal)) {
    lines.push(...portion.lines);
    read = portion.bytes;
  }
  assert.is(read, new TextEncoder().encode(text).length);
  assert.is(lines.filter(({ kind }) => kind === 'event').length, events.length);
});

test('a page in place of a recording is refused', async () => {
  const api = createRecordingApi(answers('<!doctype html>'));
  try {
    for await (const _ of api.read('s', new AbortController().signal));
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), 'not a Replaybook log');
  }
});

test('live messages are events and gaps; others are problems', () => {
  const event = { seq: 3, at: 1, type: 'app.ready', data: {} };
  assert.equal(eventLine(JSON.stringify(event)), { kind: 'event', event });
  const lacking = { kind: 'event', event, lacks: 'personal' };
  assert.equal(eventLine(JSON.stringify({ ...event, lacks: 'personal' })), lacking);
  assert.equal(eventLine(JSON.stringify({ ...event, lacks: 7 })), { kind: 'event', event });
  const gap = { after: 3, missing: 2 };
  assert.equal(gapLine(JSON.stringify(gap)), { kind: 'gap', gap });
  assert.equal(gapLine(JSON.stringify({ gap })), { kind: 'gap', gap });
  assert.is(eventLine('{"seq":-1}').kind, 'problem');
  assert.is(gapLine('what?').kind, 'problem');
  const broken = { firstSeq: 3, count: 2, state: 'altered' };
  assert.equal(brokenLine(JSON.stringify(broken)), { kind: 'broken', broken });
  assert.is(brokenLine('{}').kind, 'problem');
});

test('following tells of the connection, and ends when asked', () => {
  const listeners = new Map<string, (event: MessageEvent<string>) => void>();
  let closed = false;
  let url = '';
  const source = {
    readyState: 1,
    addEventListener: (type: string, listener: (event: MessageEvent<string>) => void) =>
      void listeners.set(type, listener),
    close: () => {
      closed = true;
    },
  };
  const api = createFollowApi((address) => {
    url = address;
    return source;
  });
  const said: string[] = [];
  const stop = api.follow('a b', 17, {
    onLines: (lines) => said.push(...lines.map(({ kind }) => kind)),
    onStatus: (status) => said.push(status),
  });
  const send = (type: string, data = '') => listeners.get(type)?.(new MessageEvent(type, { data }));
  send('open');
  send('message', '{"seq":17,"at":1,"type":"app.ready","data":{}}');
  send('gap', '{"after":17,"missing":1}');
  source.readyState = 0;
  send('error');
  source.readyState = 2;
  send('error');
  stop();
  assert.is(url, '/log-api/v1/sessions/a%20b/live?from=17');
  assert.equal(said, ['connecting', 'open', 'event', 'gap', 'connecting', 'lost']);
  assert.ok(closed);
});

test('of the stream only type and session are kept', () => {
  const cloud = { source: '/sessions/abc', type: 'replaybook.route.changed', data: { url: '/' } };
  assert.equal(streamItem(JSON.stringify(cloud)), { sessionId: 'abc', type: 'route.changed' });
  assert.is(streamItem('{"type":"other"}'), null);
  assert.is(streamItem('nonsense'), null);
});

test.run();
