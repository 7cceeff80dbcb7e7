import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ProxyOptions, proxyBackEnd } from '../../../src/server/proxy/proxy.ts';
import { type BackEndStub, httpBackEnd, rawBackEnd } from '../support/back-end.ts';
import { rawConnection } from '../support/raw.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';

const test = suite('answers of a back-end');

async function behind(
  backEnd: BackEndStub,
  body: (on: TestServer) => Promise<void>,
  options: ProxyOptions = {},
): Promise<void> {
  const on = await testServer({ backEnd: (app) => proxyBackEnd(app, backEnd.origin, options) });
  try {
    await body(on);
  } finally {
    await on.dispose();
    backEnd.close();
  }
}

const answer = (text: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\n\r\n${text}`;

test('an answer that nobody asked for is nobody’s', async () => {
  const asked: string[] = [];
  const backEnd = await rawBackEnd((socket, text, connection) => {
    const path = text.split(' ')[1] ?? '';
    asked.push(`${connection} ${path}`);
    socket.write(answer(`to ${path}`) + (path.endsWith('twice') ? answer('unasked') : ''));
  });
  await behind(backEnd, async (on) => {
    const get = async (path: string) => (await on.get(path)).text();
    assert.is(await get('/web-api/one'), 'to /web-api/one');
    assert.is(await get('/web-api/twice'), 'to /web-api/twice');
    assert.is(await get('/web-api/two'), 'to /web-api/two');
    assert.equal(asked, ['0 /web-api/one', '0 /web-api/twice', '1 /web-api/two']);
    // One that speaks while nobody listens is hung up on.
    for (const socket of backEnd.sockets) socket.write(answer('late'));
    await eventually(
      async () => backEnd.sockets.size,
      (size) => size === 0,
    );
    assert.is(await get('/web-api/three'), 'to /web-api/three');
  });
});

test('nothing that speaks for the whole origin is let through', async () => {
  const backEnd = await httpBackEnd((_request, response) => {
    response.writeHead(200, {
      'content-security-policy': "default-src 'unsafe-inline'",
      'content-security-policy-report-only': 'default-src *',
      'strict-transport-security': 'max-age=0',
      'x-frame-options': 'ALLOWALL',
      'x-content-type-options': 'sniff',
      'referrer-policy': 'unsafe-url',
      'permissions-policy': 'camera=*',
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': 'https://evil.test',
      'access-control-allow-credentials': 'true',
      'clear-site-data': '"*"',
      'service-worker-allowed': '/',
      'alt-svc': 'h3=":443"',
      connection: 'keep-alive, x-once',
      'x-once': '1',
      'x-kept': 'yes',
      'set-cookie': [
        'a=1; Domain=back.example; Path=/; domain=.example',
        'rb_session=stolen; Path=/',
        'rb_owner=stolen',
        ' __Host-rb_session=stolen; Secure; Path=/',
        '__Secure-rb_owner=stolen',
        '__host-RB_owner=stolen',
      ],
    });
    response.end('{}');
  });
  await behind(backEnd, async (on) => {
    const plain = (await on.get('/robots.txt')).headers;
    const { headers } = await on.get('/web-api/x');
    for (const name of [
      'content-security-policy',
      'x-frame-options',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      assert.is(headers.get(name), plain.get(name), name);
    }
    for (const name of [
      'content-security-policy-report-only',
      'strict-transport-security',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'clear-site-data',
      'service-worker-allowed',
      'alt-svc',
      'x-once',
    ]) {
      assert.is(headers.get(name), null, name);
    }
    assert.is(headers.get('x-kept'), 'yes');
    assert.equal(headers.getSetCookie(), ['a=1; Path=/']);
  });
});

test('is not told of this server’s own cookies, whatever they are called', async () => {
  const backEnd = await httpBackEnd();
  await behind(backEnd, async (on) => {
    const own =
      'rb_session=1; __Host-rb_session=2; rb_owner=3;__Host-rb_owner=4; __Host-rb_visit=5';
    await on.get('/web-api/x', `${own}; user_token=theirs;x=__Host-rb_session`);
    await on.get('/web-api/x', own);
    assert.equal(
      backEnd.seen.map(({ headers }) => headers.cookie),
      ['user_token=theirs; x=__Host-rb_session', undefined],
    );
  });
});

/** Turns of everything that is in this process, back-end, server and reader, in which nothing came. */
const QUIET_TURNS = 1_000;
const MOST_BYTES = 64_000_000;

test('a body of any size passes through without being gathered', async () => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  let written = 0;
  const backEnd = await httpBackEnd((_request, response) => {
    const endless = new Readable({
      read() {
        written += chunk.length;
        this.push(chunk);
      },
    });
    endless.pipe(response);
    response.once('close', () => endless.destroy());
  });
  await behind(backEnd, async (on) => {
    const leave = new AbortController();
    const { body } = await on.get('/sports-api/v1/file', undefined, { signal: leave.signal });
    const reader = body?.getReader();
    await reader?.read();
    // Who does not read slows the back-end down to nothing.
    for (let before = -1, turns = 0; turns < QUIET_TURNS && written < MOST_BYTES; turns += 1) {
      if (written !== before) turns = 0;
      before = written;
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.ok(written < MOST_BYTES, `${written} bytes were taken in`);
    leave.abort();
  });
});

test('who leaves is not asked for any longer, before an answer and during one', async () => {
  const open = new Set<ServerResponse>();
  const backEnd = await httpBackEnd((request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (request.url?.endsWith('begun')) response.write('first');
  });
  await behind(backEnd, async (on) => {
    for (const path of ['/web-api/silent', '/web-api/begun']) {
      const leave = new AbortController();
      const asked = on.get(path, undefined, { signal: leave.signal });
      const settled = path.endsWith('begun') ? asked : asked.catch(() => undefined);
      await eventually(
        async () => open.size,
        (size) => size === 1,
      );
      if (path.endsWith('begun')) await settled;
      leave.abort();
      await settled;
      await eventually(
        async () => open.size,
        (size) => size === 0,
      );
    }
  });
});

test('an answer that does not begin is a timeout', async () => {
  const body = async (on: TestServer) => {
    const silent = await on.get('/web-api/silent');
    assert.equal([silent.status, await silent.json()], [504, { error: 'back-end-timeout' }]);
  };
  await behind(await httpBackEnd(() => undefined), body, { answerLimitMs: 50 });
});

test('an answer that breaks off is cut off', async () => {
  const backEnd = await httpBackEnd((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => response.destroy());
  });
  await behind(backEnd, async (on) => {
    const half = await on.get('/web-api/half');
    const failed = await half.text().then(
      () => false,
      () => true,
    );
    assert.ok(failed, 'half an answer is none');
  });
});

test('what is no answer is told as one that did not come', async () => {
  const answers: Record<string, string> = {
    nothing: '',
    noise: 'this is no http\r\n\r\n',
    status: 'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n',
    framings: 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
    lengths: 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    switching: 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
  };
  const backEnd = await rawBackEnd((socket, text) => {
    const name = (text.split(' ')[1] ?? '').split('/').at(-1) ?? '';
    const said = answers[name];
    if (said === undefined) socket.end(answer('fine'));
    else socket.end(said, 'latin1');
  });
  await behind(backEnd, async (on) => {
    for (const name of Object.keys(answers)) {
      const response = await on.get(`/web-api/${name}`);
      assert.equal(
        [response.status, await response.json()],
        [502, { error: 'back-end-unreachable' }],
        name,
      );
    }
    assert.is(await (await on.get('/web-api/else')).text(), 'fine');
  });
});

test('a body that its sender breaks off is not taken for a whole one', async () => {
  const bodies: (string | null)[] = [];
  const backEnd = await httpBackEnd((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.once('end', () => bodies.push(body));
    request.once('error', () => bodies.push(null));
    response.on('error', () => undefined);
  });
  await behind(backEnd, async (on) => {
    for (const framing of ['Content-Length: 100', 'Transfer-Encoding: chunked']) {
      const connection = rawConnection(on.origin());
      const head = `POST /bets-api/v1/x HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n`;
      connection.write(`${head}4\r\nhalf\r\n`);
      await eventually(
        async () => backEnd.seen.length,
        (size) => size > bodies.length,
      );
      connection.socket.destroy();
      await once(connection.socket, 'close');
      await eventually(
        async () => bodies.length,
        (size) => size === backEnd.seen.length,
      );
    }
    assert.equal(bodies, [null, null]);
  });
});

test.run();
