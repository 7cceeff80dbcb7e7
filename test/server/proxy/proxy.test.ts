import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, createGzip } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../../src/calls/table.ts';
import { proxyBackEnd } from '../../../src/server/proxy/proxy.ts';
import { BACK_END_PREFIXES } from '../../../src/server/proxy/target.ts';
import { openSite } from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { EventReader } from '../support/sse.ts';

const test = suite<{ on: TestServer; backEnd: Server; seen: IncomingMessage[] }>(
  'a back-end behind the server',
);

const LONG = JSON.stringify('the same again and again, '.repeat(200));

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8')) text += chunk;
  return text;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.before(async (context) => {
  context.seen = [];
  context.backEnd = createServer(async (request, response) => {
    context.seen.push(request);
    if (request.url?.startsWith('/base/sports-api')) {
      const packed = createGzip({ flush: constants.Z_SYNC_FLUSH });
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' });
      packed.pipe(response);
      packed.write('id: 7\ndata: {"first":true}\n\n');
      return;
    }
    if (request.url?.startsWith('/base/casino-api')) {
      const { 'accept-encoding': accepted = '' } = request.headers;
      response.setHeader('content-type', 'application/json');
      if (!accepted.includes('br')) return response.end(LONG);
      return response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(LONG));
    }
    const body = await textOf(request);
    response.setHeader('set-cookie', ['a=1; Domain=back.example; Path=/', 'b=2']);
    response.setHeader('x-own', 'kept');
    response.writeHead(418).end(`${request.method} ${request.url} ${body}`);
  });
  const origin = await listen(context.backEnd);
  context.on = await testServer({ backEnd: (app) => proxyBackEnd(app, `${origin}/base/`) });
});

test.after(async ({ on, backEnd }) => {
  await on.dispose();
  backEnd.closeAllConnections();
  backEnd.close();
});

test('knows the address of every call the site makes', () => {
  for (const [name, { path }] of Object.entries(calls)) {
    if (path === '/version.json') continue;
    assert.ok(
      BACK_END_PREFIXES.some((prefix) => path.startsWith(`${prefix}/`)),
      `${name}: ${path}`,
    );
  }
});

test('hands a call over as it is and its answer back', async ({ on, seen }) => {
  const owner = await openSite(on);
  const response = await on.get(
    '/bets-api/v1/coupon?lng=en%20x',
    `${owner}; rb_session=staff; user_token=theirs`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/weird', 'idempotency-key': 'k1' },
      body: '{not json',
    },
  );
  assert.is(response.status, 418);
  assert.is(await response.text(), 'POST /base/bets-api/v1/coupon?lng=en%20x {not json');
  assert.is(response.headers.get('x-own'), 'kept');
  assert.equal(response.headers.getSetCookie(), ['a=1; Path=/', 'b=2']);
  const headers = seen.at(-1)?.headers;
  assert.is(headers?.cookie, 'user_token=theirs');
  assert.is(headers?.['idempotency-key'], 'k1');
  assert.is(headers?.['content-type'], 'application/weird');
  assert.is(headers?.['x-forwarded-proto'], 'http');
});

test('passes streams on as they come', async ({ on, backEnd }) => {
  const reader = new EventReader(await on.get('/sports-api/v1/feed'));
  assert.equal(await reader.one(), { id: '7', event: 'message', data: { first: true } });
  await reader.close();
  assert.is(backEnd.listening, true);
});

test('how an answer is packed is between the browser and the back-end', async ({ on, seen }) => {
  const ask = (accepted: string) =>
    on.get('/casino-api/v1/games', undefined, { headers: { 'accept-encoding': accepted } });
  const packed = await ask('gzip, br');
  assert.is(packed.headers.get('content-encoding'), 'br');
  assert.is(await packed.text(), LONG);
  assert.is(seen.at(-1)?.headers['accept-encoding'], 'gzip, br');
  const plain = await ask('gzip');
  assert.is(plain.headers.get('content-encoding'), null);
  assert.is(await plain.text(), LONG);
});

test('does not hand over what another site makes a browser send', async ({ on, seen }) => {
  const before = seen.length;
  const response = await on.get('/bets-api/v1/coupon', undefined, {
    method: 'POST',
    headers: { origin: 'http://elsewhere.example' },
    body: '{}',
  });
  assert.is(response.status, 403);
  assert.is(seen.length, before);
});

test('says so when the back-end is not there', async () => {
  const gone = createServer();
  const origin = await listen(gone);
  gone.close();
  const on = await testServer({ backEnd: (app) => proxyBackEnd(app, origin) });
  try {
    const response = await on.get('/web-api/session');
    assert.equal(
      [response.status, await response.json()],
      [502, { error: 'back-end-unreachable' }],
    );
  } finally {
    await on.dispose();
  }
});

test.run();
