import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rawAnswer } from '../support/raw.ts';
import { type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer }>('every answer');

test.before(async (context) => {
  context.on = await testServer();
});

test.after(async ({ on }) => {
  await on.dispose();
});

const PAGE = { headers: { accept: 'text/html' } };

/** No route reads it, so nothing knows how it came. */
const BAD = '/%zz';

/** Answers of every kind: page, file, API, and what is not there. */
const KINDS: readonly (readonly [address: string, init: RequestInit])[] = [
  ['/en', PAGE],
  ['/console/frame', PAGE],
  ['/assets/site-ABCDEF12.js', { headers: { 'accept-encoding': 'identity' } }],
  ['/icon.svg', {}],
  ['/healthz', {}],
  ['/version.json', {}],
  ['/log-api/v1/sessions', {}],
  ['/log-api/v1/security-events', {}],
  ['/console-api/v1/me', {}],
  ['/console-api/v1/login', { method: 'POST' }],
  ['/nothing.here', {}],
  [BAD, {}],
  ['/en/line', { method: 'PUT' }],
];

test('a browser that came by https is told to stay there', async ({ on }) => {
  for (const [address, init] of KINDS.filter(([one]) => one !== BAD)) {
    const headers = { ...init.headers, 'x-forwarded-proto': 'https' };
    const answer = await on.get(address, undefined, { ...init, headers });
    const said = answer.headers.get('strict-transport-security');
    assert.is(said, 'max-age=31536000; includeSubDomains', address);
  }
});

test('no other origin is let read what is not the same for everybody', async ({ on }) => {
  for (const [address, init] of KINDS) {
    const headers = { ...init.headers, origin: 'https://evil.example' };
    const answer = await on.get(address, undefined, { ...init, headers });
    const isFile = address.startsWith('/assets/');
    assert.is(answer.headers.get('access-control-allow-origin'), isFile ? '*' : null, address);
    assert.is(answer.headers.get('access-control-allow-credentials'), null);
    assert.is(answer.headers.get('referrer-policy'), 'strict-origin-when-cross-origin', address);
    assert.match(answer.headers.get('content-security-policy') ?? '', /base-uri 'none'/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /frame-ancestors '/);
  }
});

test('nothing but files of the build may be kept on the way', async ({ on }) => {
  for (const [address, init] of KINDS) {
    const answer = await on.get(address, undefined, init);
    const isOfTheBuild = /^\/(en|console\/frame|assets\/.*|icon.svg)$/.test(address);
    const expected = isOfTheBuild && answer.ok ? /^(private, no-cache|public, .*)$/ : /^no-store$/;
    assert.match(answer.headers.get('cache-control') ?? '', expected, address);
  }
});

test('every text says how it is encoded', async ({ on }) => {
  const types: [address: string, type: string][] = [
    ['/assets/site-ABCDEF12.js', 'text/javascript'],
    ['/robots.txt', 'text/plain'],
    ['/icon.svg', 'image/svg+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/healthz', 'application/json'],
    ['/log-api/v1/sessions', 'application/json'],
  ];
  for (const [address, type] of types) {
    const answer = await on.get(address);
    assert.is(answer.headers.get('content-type'), `${type}; charset=utf-8`, address);
  }
});

test('a method that nothing answers is not found, TRACE included', async ({ on }) => {
  const send = (method: string, path = '/en') =>
    rawAnswer(
      on.origin(),
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nX-Secret: canary\r\nConnection: close\r\n\r\n`,
    );
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'PATCH']) {
    for (const path of ['/en', '/log-api/v1/sessions']) {
      const answer = await send(method, path);
      assert.match(answer, /^HTTP\/1\.1 404 /, `${method} ${path}`);
      assert.not.match(answer, /canary/);
    }
  }
  assert.match(await send('TRACK'), /^HTTP\/1\.1 400 /);
  assert.not.match(await send('CONNECT', 'evil.example:80'), /^HTTP\/1\.1 2/);
});

test('no header or address takes long to be read', async ({ on }) => {
  const gap = ' '.repeat(14_000);
  const dots = `/${'.'.repeat(14_000)}/`;
  const hostile: [address: string, headers: Record<string, string>][] = [
    ['/assets/site-ABCDEF12.js', { 'accept-encoding': `gzip${gap}x` }],
    ['/assets/site-ABCDEF12.js', { 'accept-encoding': `gzip;${gap}x` }],
    ['/robots.txt', { 'if-none-match': `x,${gap}x` }],
    ['/robots.txt', { cookie: `rb_owner${gap}x` }],
    [dots, { accept: '*/*' }],
    [`${dots}x`, { accept: '*/*' }],
  ];
  const before = process.cpuUsage();
  const answers = Array.from({ length: 20 }, () => hostile)
    .flat()
    .map(([address, headers]) => on.get(address, undefined, { headers }));
  for (const answer of await Promise.all(answers)) {
    assert.ok([200, 404].includes(answer.status), `${answer.status}`);
    await answer.arrayBuffer();
  }
  // One of them took seconds of the processor, and so of everybody: all of them would take minutes.
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 20e6, `${(user + system) / 1e6} s of the processor`);
});

test.run();
