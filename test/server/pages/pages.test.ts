import { utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rawAnswer } from '../support/raw.ts';
import { SITE, type TestServer, testServer, writeSite } from '../support/server.ts';

const test = suite<{ on: TestServer }>('pages and files');

test.before(async (context) => {
  context.on = await testServer();
});

test.after(async ({ on }) => {
  await on.dispose();
});

const HTML = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

/** Sends a path as it is: `fetch` would tidy it first. */
function rawGet(on: TestServer, address: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(on.origin());
    const call = request({ hostname, port, path: address, headers: { accept: '*/*' } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
    });
    call.once('error', reject).end();
  });
}

test('every address that a browser navigates to is the site’s page', async ({ on }) => {
  for (const address of [
    '/',
    '/en',
    '/en/line/football?a=1',
    '/xx/no-such-page',
    '/en/no-such-page',
    '/en/a.b/c.html',
  ]) {
    const response = await on.get(address, undefined, HTML);
    const isThere = !/^\/en\/(no|a)/.test(address);
    assert.is(response.status, isThere ? 200 : 404, address);
    assert.is(await response.text(), SITE['index.html'], address);
    assert.is(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.is(response.headers.get('cache-control'), isThere ? 'private, no-cache' : 'no-store');
  }
  for (const address of ['/console', '/console/sessions/x', '/console?x=1', '/console.html']) {
    const response = await on.get(address, undefined, HTML);
    assert.is(await response.text(), SITE['console.html'], address);
  }
  assert.is(await (await on.get('/consoles', undefined, HTML)).text(), SITE['index.html']);
  assert.is(await (await on.get('/en/line')).text(), SITE['index.html']);
});

test('what is no page and no file is not found', async ({ on }) => {
  const statuses: [address: string, init: RequestInit][] = [
    ['/assets/site-ABCDEF13.js', {}],
    ['/assets/gone.js', { headers: { accept: 'application/javascript' } }],
    ['/en/line', { headers: { accept: 'application/json' } }],
    ['/log-api/v1/none', HTML],
    ['/console-api/v1/none', HTML],
    ['/web-api/none', HTML],
    ['/en/line', { method: 'POST', ...HTML }],
    ['/en/line', { method: 'DELETE', ...HTML }],
  ];
  for (const [address, init] of statuses) {
    const response = await on.get(address, undefined, init);
    assert.is(response.status, 404, address);
    assert.equal(await response.json(), { error: 'not-found' });
  }
});

test('an address that cannot be read is answered by the site, not by its framework', async (context) => {
  const { on } = context;
  for (const address of ['/%zz', '/en/%', '/en/line/%c0%ae?a=%', '/%E0%A4%A', '/console/%zz']) {
    const page = await on.get(address, undefined, HTML);
    const expected = address.startsWith('/console') ? SITE['console.html'] : SITE['index.html'];
    assert.equal([page.status, await page.text()], [400, expected], address);
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'self'/);
    assert.is(page.headers.get('cache-control'), 'no-store');
    assert.is(page.headers.get('set-cookie'), null);
  }
  for (const address of ['/log-api/v1/sessions/%zz/events', '/web-api/%', '/assets/%zz.js']) {
    const response = await on.get(address);
    assert.equal([response.status, await response.json()], [400, { error: 'bad-address' }]);
    assert.is(response.headers.get('x-content-type-options'), 'nosniff');
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'self'/);
  }
});

test('what is no request is told so, and the connection ends', async ({ on }) => {
  for (const [text, status] of [
    ['not http at all\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await rawAnswer(on.origin(), text);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.match(answer, /\r\nX-Content-Type-Options: nosniff\r\n/);
    assert.match(answer, /\r\nContent-Security-Policy: [^\r]*frame-ancestors 'none'\r\n/);
    assert.match(answer, /\r\nCache-Control: no-store\r\n/);
    assert.match(answer, /\{"error":"bad-request"\}$/);
  }
});

test('sends files compressed as the client can take them', async ({ on }) => {
  const get = async (encoding: string) => {
    const response = await on.get('/assets/site-ABCDEF12.js', undefined, {
      headers: { 'accept-encoding': encoding },
      // What stands in the test's files is not really compressed: only the choice is looked at.
      method: 'HEAD',
    });
    assert.is(response.headers.get('vary'), 'accept-encoding');
    return response.headers.get('content-encoding');
  };
  assert.is(await get('gzip, deflate, br'), 'br');
  assert.is(await get('gzip'), 'gzip');
  assert.is(await get('br;q=0, gzip;q=0.5'), 'gzip');
  assert.is(await get('br ; q=0.0, gzip ; q=1'), 'gzip');
  assert.is(await get('identity'), null);
  assert.is(await get('brotli'), null);
});

test('lets hashed names be kept for ever and others be asked about', async ({ on }) => {
  const asset = await on.get('/assets/site-ABCDEF12.js', undefined, {
    headers: { 'accept-encoding': 'identity' },
  });
  assert.is(await asset.text(), SITE['assets/site-ABCDEF12.js']);
  assert.is(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.is(asset.headers.get('content-type'), 'text/javascript; charset=utf-8');
  const icon = await on.get('/icon.svg');
  assert.is(icon.headers.get('cache-control'), 'private, no-cache');
  const etag = icon.headers.get('etag') ?? '';
  assert.is(await icon.text(), SITE['icon.svg']);
  const again = await on.get('/icon.svg', undefined, { headers: { 'if-none-match': etag } });
  assert.equal([again.status, await again.text()], [304, '']);
});

test('reaches nothing outside the build', async ({ on }) => {
  await writeFile(path.join(on.folder, 'secret.txt'), 'outside');
  for (const address of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/%00secret.txt',
    `/${path.join(on.folder, 'secret.txt')}`,
    '/../data/keys/master.key',
    '/%c0%ae%c0%ae/secret.txt',
  ]) {
    const { status, body } = await rawGet(on, address);
    assert.ok(status === 404 || status === 400, `${address} ${status}`);
    assert.not.match(body, /outside/);
  }
});

test('gives no network new owners without end, and a page to everybody', async ({ on }) => {
  const visit = async (network: string, cookie?: string) => {
    const headers = { ...HTML.headers, 'x-forwarded-for': network };
    const response = await on.get('/en', cookie, { headers });
    assert.equal([response.status, await response.text()], [200, SITE['index.html']]);
    return response.headers.get('set-cookie')?.split(';')[0] ?? null;
  };
  const known = await visit('192.0.2.1');
  let given = 1;
  while ((await visit('192.0.2.1')) !== null) given += 1;
  assert.ok(given >= 2_000 && given < 2_500, `${given} owners`);
  assert.is(await visit('192.0.2.1', known ?? ''), known);
  assert.ok(await visit('192.0.2.2'));
});

test('gives every browser an owner that it keeps', async ({ on }) => {
  const visit = async (cookie?: string, headers = {}) =>
    (await on.get('/en', cookie, { headers: { ...HTML.headers, ...headers } })).headers.get(
      'set-cookie',
    ) ?? '';
  const first = await visit();
  assert.match(
    first,
    /^rb_owner=[\w-]{24}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const cookie = first.split(';')[0] ?? '';
  assert.is((await visit(cookie)).split(';')[0], cookie);
  assert.is.not((await visit()).split(';')[0], cookie);
  assert.is.not((await visit(`${cookie}x`)).split(';')[0], `${cookie}x`);
  assert.match(await visit(undefined, { 'x-forwarded-proto': 'https' }), /; Secure$/);
});

test('sends a strict policy and the other headers with everything', async ({ on }) => {
  for (const [address, init] of [
    ['/en', HTML],
    ['/assets/site-ABCDEF12.js', { headers: { 'accept-encoding': 'identity' } }],
    ['/log-api/v1/sessions', {}],
    ['/nothing.here', {}],
  ] as const) {
    const { headers } = await on.get(address, undefined, init);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /script-src 'self' 'sha256-scripthash='(;|$)/);
    assert.match(policy, /style-src 'self' 'sha256-stylehash='(;|$)/);
    assert.match(policy, /connect-src 'self'(;|$)/);
    assert.match(policy, /object-src 'none'/);
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types replaybook(;|$)/);
    assert.not.match(policy, /unsafe/);
    assert.is(headers.get('x-content-type-options'), 'nosniff');
    assert.is(headers.get('x-powered-by'), null);
    assert.is(headers.get('strict-transport-security'), null);
  }
});

test('the frame of the console has no origin; nothing else may be framed', async (context) => {
  const { on } = context;
  const frame = await on.get('/console/frame', undefined, HTML);
  assert.is(await frame.text(), SITE['console-frame.html']);
  const policy = frame.headers.get('content-security-policy') ?? '';
  assert.match(policy, /(^|; )sandbox allow-scripts(;|$)/);
  assert.match(policy, /(^|; )default-src 'none'(;|$)/);
  assert.match(policy, /(^|; )frame-ancestors 'self'(;|$)/);
  assert.match(policy, /(^|; )form-action 'none'(;|$)/);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'(;|$)/);
  assert.not.match(policy, /connect-src|worker-src|frame-src|allow-same-origin|unsafe/);
  assert.is(frame.headers.get('x-frame-options'), 'SAMEORIGIN');
  assert.is(frame.headers.get('set-cookie'), null);
  for (const address of ['/en', '/console', '/console/frame/x', '/log-api/v1/sessions']) {
    const { headers } = await on.get(address, undefined, HTML);
    assert.match(headers.get('content-security-policy') ?? '', /(^|; )frame-ancestors 'none'(;|$)/);
    assert.is(headers.get('x-frame-options'), 'DENY', address);
  }
});

test('the build’s scripts are for every origin, nothing else is', async ({ on }) => {
  const sharing = async (address: string, init = {}) => {
    const { headers } = await on.get(address, undefined, init);
    const names = ['access-control-allow-origin', 'cross-origin-resource-policy'];
    return names.map((name) => headers.get(name));
  };
  const identity = { headers: { 'accept-encoding': 'identity' } };
  assert.equal(await sharing('/assets/site-ABCDEF12.js', identity), ['*', 'cross-origin']);
  for (const address of [
    '/en',
    '/console/frame',
    '/assets/gone.js',
    '/assets/..%2frobots.txt',
    '/robots.txt',
    '/asset-manifest.json',
    '/log-api/v1/sessions',
    '/console-api/v1/me',
  ]) {
    assert.equal(await sharing(address, HTML), [null, 'same-origin'], address);
  }
});

test('says which build it serves and that it is well', async ({ on }) => {
  const version = await on.get('/version.json');
  assert.equal(await version.json(), { version: 'build-1' });
  assert.is(version.headers.get('cache-control'), 'no-store');
  assert.equal(await (await on.get('/healthz')).json(), { status: 'ok' });
});

test('takes a new build over while one is kept up to date', async () => {
  const manifest = (time: number) =>
    JSON.stringify({ ...JSON.parse(SITE['asset-manifest.json'] ?? ''), watcher: { time } });
  const on = await testServer();
  try {
    const dist = path.join(on.folder, 'dist');
    const page = async () => (await on.get('/en', undefined, HTML)).text();
    await writeSite(dist, { 'index.html': 'changed' });
    assert.is(await page(), SITE['index.html']);
    await writeSite(dist, { 'asset-manifest.json': manifest(1), 'index.html': 'first' });
    await on.restart();
    assert.is(await page(), 'first');
    await writeSite(dist, { 'index.html': 'second', 'asset-manifest.json': manifest(2) });
    // Both may have been written within the least that a file system tells times apart by.
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(dist, 'asset-manifest.json'), later, later);
    assert.is(await page(), 'second');
  } finally {
    await on.dispose();
  }
});

test.run();
