import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proxyBackEnd } from '../../../src/server/proxy/proxy.ts';
import { type BackEndStub, httpBackEnd } from '../support/back-end.ts';
import { rawAnswer, rawConnection } from '../support/raw.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer; backEnd: BackEndStub }>('attacks through the proxy');

test.before.each(async (context) => {
  context.backEnd = await httpBackEnd();
  const { origin } = context.backEnd;
  context.on = await testServer({ backEnd: (app) => proxyBackEnd(app, origin) });
});

test.after.each(async ({ on, backEnd }) => {
  await on.dispose();
  backEnd.close();
});

const lines = (...all: string[]) => all.join('\r\n');
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

const HIDDEN = lines(
  'GET /internal/admin/delete-everything HTTP/1.1',
  'Host: back.example',
  'X-Forwarded-For: 127.0.0.1',
  'Cookie: admin=1',
  '',
  '',
);

const statusOf = (answer: string) => Number(answer.slice(9, 12));

test('a request hidden in the body of one that has none goes nowhere', async (context) => {
  const { on, backEnd } = context;
  for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS']) {
    const head = `${method} /bets-api/v1/attacker HTTP/1.1`;
    for (const [framing, body] of [
      ['Transfer-Encoding: chunked', chunked(HIDDEN)],
      [`Content-Length: ${HIDDEN.length}`, HIDDEN],
    ] as const) {
      const text = lines(head, 'Host: site.example', framing, '', body);
      const answer = await rawAnswer(on.origin(), text);
      assert.is(statusOf(answer), 400, `${method} ${framing}`);
      if (method !== 'HEAD') assert.match(answer, /"error":"body-not-allowed"/);
    }
  }
  assert.equal(backEnd.seen, []);
});

test('nobody gets the answer of another', async ({ on, backEnd }) => {
  const attack = lines(
    'GET /bets-api/v1/attacker HTTP/1.1',
    'Host: site.example',
    'Transfer-Encoding: chunked',
    '',
    chunked(HIDDEN.replace('/internal/admin/delete-everything', '/bets-api/v1/smuggled')),
  );
  const victim = async (id: number) => {
    const path = `/web-api/user/v1/config-${id}`;
    const response = await on.get(path, `session=victim-${id}`);
    assert.is(await response.text(), `you asked GET ${path} as session=victim-${id}`);
  };
  for (let round = 0; round < 5; round += 1) {
    const [answer] = await Promise.all([rawAnswer(on.origin(), attack), victim(round)]);
    assert.is(statusOf(answer), 400);
    await victim(round + 100);
  }
  assert.is(backEnd.seen.length, 10);
  assert.not.ok(backEnd.seen.some(({ url }) => url.includes('smuggled')));
});

test('a body is framed by what was counted, whatever the headers said', async (context) => {
  const { on, backEnd } = context;
  const post = (framing: string, body: string) =>
    rawAnswer(
      on.origin(),
      lines('POST /bets-api/v1/x HTTP/1.1', 'Host: a', 'Connection: close', framing, '', body),
    );
  await post('Content-Length: 5', 'hello');
  await post('Transfer-Encoding: chunked', chunked('hello'));
  await post('Content-Length: 0', '');
  await post('Transfer-Encoding: chunked', '5;ext=1\r\nhello\r\n0\r\nX-Trailer: secret\r\n\r\n');
  assert.equal(
    backEnd.seen.map(({ body }) => body),
    ['hello', 'hello', '', 'hello'],
  );
  for (const { headers, body } of backEnd.seen) {
    const { 'content-length': length, 'transfer-encoding': coding } = headers;
    assert.ok(length === undefined ? coding === 'chunked' : Number(length) === body.length);
    assert.ok(length === undefined || coding === undefined);
  }
  assert.not.ok(backEnd.seen.some(({ headers }) => headers['x-trailer'] !== undefined));
});

/** Framings that two servers may read in two ways: nothing of them goes on. */
const AMBIGUOUS: readonly (readonly [name: string, ...framing: string[]])[] = [
  ['both framings', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
  ['both, the other way round', 'Transfer-Encoding: chunked', 'Content-Length: 4'],
  ['two lengths', 'Content-Length: 4', 'Content-Length: 40'],
  ['two equal lengths', 'Content-Length: 4', 'Content-Length: 4'],
  ['a list of lengths', 'Content-Length: 4, 4'],
  ['a length with a sign', 'Content-Length: +4'],
  ['a hexadecimal length', 'Content-Length: 0x4'],
  ['a length with a space before the colon', 'Content-Length : 4'],
  ['a coding with a space before the colon', 'Transfer-Encoding : chunked'],
  ['a coding that is none', 'Transfer-Encoding: xchunked'],
  ['chunked not last', 'Transfer-Encoding: chunked, identity'],
  ['two codings', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['a quoted coding', 'Transfer-Encoding: "chunked"'],
  ['a folded coding', 'Transfer-Encoding:', ' chunked'],
  ['a coding behind a vertical tab', 'Transfer-Encoding: \vchunked'],
  ['a line ended by a line feed alone', 'X: a\nTransfer-Encoding: chunked'],
  ['a line ended by a carriage return alone', 'X: a\rTransfer-Encoding: chunked'],
  ['a zero in a header', 'X: a\0b', 'Content-Length: 4'],
];

for (const [name, ...framing] of AMBIGUOUS) {
  test(`refuses ${name}`, async ({ on, backEnd }) => {
    const head = lines('POST /bets-api/v1/x HTTP/1.1', 'Host: a', ...framing, '', '');
    const answer = await rawAnswer(on.origin(), `${head}0\r\n\r\n${HIDDEN}`);
    assert.is(statusOf(answer), 400);
    assert.not.ok(backEnd.seen.some(({ url }) => url.startsWith('/internal')));
    assert.not.ok(backEnd.seen.some(({ body }) => body.includes('/internal')));
  });
}

test('refuses chunks that cannot be right', async ({ on, backEnd }) => {
  for (const body of ['zz\r\nhello\r\n0\r\n\r\n', '-5\r\nhello\r\n0\r\n\r\n', '5\nhello\n0\n\n']) {
    const head = lines(
      'POST /bets-api/v1/x HTTP/1.1',
      'Host: a',
      'Transfer-Encoding: chunked',
      '',
      '',
    );
    const answer = await rawAnswer(on.origin(), head + body);
    assert.is(statusOf(answer), 400, JSON.stringify(body));
  }
  assert.not.ok(backEnd.seen.some(({ body }) => body !== ''));
});

test('requests that come at once are answered in their order, each its own', async (context) => {
  const { on, backEnd } = context;
  const get = (id: string, close = false) =>
    lines(
      `GET /bets-api/v1/${id} HTTP/1.1`,
      'Host: a',
      `Cookie: c=${id}`,
      ...(close ? ['Connection: close'] : []),
      '',
      '',
    );
  const answer = await rawAnswer(on.origin(), get('one') + get('two') + get('three', true));
  assert.equal(answer.match(/as c=(one|two|three)/g), ['as c=one', 'as c=two', 'as c=three']);
  assert.equal(backEnd.seen.map(({ url }) => url).sort(), [
    '/bets-api/v1/one',
    '/bets-api/v1/three',
    '/bets-api/v1/two',
  ]);
});

test('neither waits for a go-ahead nor changes the protocol for anybody', async (context) => {
  const { on, backEnd } = context;
  const expecting = rawConnection(on.origin());
  expecting.write(
    lines(
      'POST /bets-api/v1/x HTTP/1.1',
      'Host: a',
      'Expect: 100-continue',
      'Content-Length: 5',
      'Connection: close',
      '',
      '',
    ),
  );
  await eventually(
    async () => expecting.received(),
    (text) => text.includes('100 Continue'),
  );
  expecting.write('hello');
  await expecting.closed;
  assert.is(backEnd.seen[0]?.body, 'hello');
  assert.is(backEnd.seen[0]?.headers.expect, undefined);
  const upgrading = lines(
    'GET /sports-api/v1/feed HTTP/1.1',
    'Host: a',
    'Connection: close, upgrade, http2-settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    '',
    '',
  );
  assert.is(statusOf(await rawAnswer(on.origin(), upgrading)), 200);
  const { headers } = backEnd.seen[1] ?? {};
  assert.equal([headers?.upgrade, headers?.['http2-settings']], [undefined, undefined]);
  for (const method of ['CONNECT', 'TRACE', 'PROPFIND']) {
    const text = lines(`${method} /bets-api/v1/x HTTP/1.1`, 'Host: a', 'Connection: close', '', '');
    const answer = await rawAnswer(on.origin(), text);
    assert.not.match(answer, /^HTTP\/1.1 2/, method);
  }
  assert.is(backEnd.seen.length, 2);
});

test('hands over no header of the connection, and none that says who asks', async (context) => {
  const { on, backEnd } = context;
  const answer = await rawAnswer(
    on.origin(),
    lines(
      'GET /bets-api/v1/x HTTP/1.1',
      'Host: site.example',
      'Connection: close, X-Once, Cookie2, X-Forwarded-For',
      'X-Once: 1',
      'Keep-Alive: timeout=9',
      'Proxy-Connection: keep-alive',
      'TE: trailers',
      'Forwarded: for=127.0.0.1',
      'X-Real-IP: 127.0.0.1',
      'X_Forwarded_For: 127.0.0.1',
      'X-Forwarded-Port: 22',
      'X-Original-URL: /internal',
      'X-HTTP-Method-Override: DELETE',
      'X-Kept: yes',
      '',
      '',
    ),
  );
  assert.is(statusOf(answer), 200);
  const { connection: _, ...headers } = backEnd.seen[0]?.headers ?? {};
  assert.equal(headers, {
    host: new URL(backEnd.origin).host,
    'x-kept': 'yes',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'site.example',
    'x-forwarded-proto': 'http',
  });
});

test.run();
