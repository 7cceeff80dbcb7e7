import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compressReplies, streamedAtMost } from '../../src/server-kernel/compressed.ts';
import { eventually } from '../server/support/server.ts';

const test = suite<{ app: FastifyInstance; stream: PassThrough }>('server-kernel/compressed');

const LONG = { words: 'the same again and again, '.repeat(200) };
/** Begins as gzip does: what an answer holds must not be taken for what it is packed in. */
const FILE = Buffer.concat([Buffer.from([0x1f, 0x8b, 0x08]), Buffer.alloc(4000)]);

test.before.each(async (context) => {
  context.app = fastify();
  context.stream = new PassThrough();
  await context.app.register(async (scope) => {
    await compressReplies(scope);
    scope.get('/long', async () => LONG);
    scope.get('/short', async () => ({ words: 'few' }));
    scope.get('/secret', { compress: false }, async () => LONG);
    scope.get('/packed', async (_, reply) =>
      reply.header('content-encoding', 'br').type('application/json').send('packed'.repeat(400)),
    );
    scope.get('/picture', async (_, reply) => reply.type('image/png').send(FILE));
    scope.get('/stream', streamedAtMost(1), async (_, reply) =>
      reply.type('text/event-stream; charset=utf-8').send(context.stream),
    );
    scope.get('/endless', streamedAtMost(1), async (_, reply) => {
      const own = new PassThrough();
      own.write('retry: 2000\n\n');
      return reply.type('text/event-stream').send(own);
    });
    scope.post('/echo', async ({ body }) => body);
  });
  context.app.get('/beside', async () => LONG);
});

test.after.each(async ({ app, stream }) => {
  stream.destroy();
  await app.close();
});

const ask = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });

test('JSON goes as Brotli, as gzip where that is all that is accepted', async ({ app }) => {
  const br = await ask(app, '/long');
  assert.is(br.headers['content-encoding'], 'br');
  assert.is(br.headers.vary, 'accept-encoding');
  assert.equal(JSON.parse(String(brotliDecompressSync(br.rawPayload))), LONG);
  assert.is(Number(br.headers['content-length']), br.rawPayload.length);
  const gzip = await ask(app, '/long', { 'accept-encoding': 'gzip, br;q=0' });
  assert.is(gzip.headers['content-encoding'], 'gzip');
  assert.equal(JSON.parse(String(gunzipSync(gzip.rawPayload))), LONG);
});

test('goes as it is where nothing else is accepted, and still says that it might not', async ({
  app,
}) => {
  for (const accepted of ['', 'identity', 'zstd', 'br;q=0', 'identity;q=1, br;q=0.5']) {
    const answer = await ask(app, '/long', { 'accept-encoding': accepted });
    assert.is(answer.headers['content-encoding'], undefined, accepted);
    assert.is(answer.headers.vary, 'accept-encoding');
    assert.equal(answer.json(), LONG);
  }
});

test('what is short, a secret, packed already, a picture or beside the scope stays as it is', async ({
  app,
}) => {
  for (const url of ['/short', '/secret', '/picture', '/beside']) {
    const { headers } = await ask(app, url);
    assert.is(headers['content-encoding'], undefined, url);
  }
  assert.equal((await ask(app, '/picture')).rawPayload, FILE);
  const packed = await ask(app, '/packed');
  assert.equal([packed.headers['content-encoding'], packed.body], ['br', 'packed'.repeat(400)]);
});

test('what the page of another site asks for stays as it is', async ({ app }) => {
  const codingFor = async (site: string) =>
    (await ask(app, '/long', { 'sec-fetch-site': site })).headers['content-encoding'];
  for (const site of ['cross-site', 'same-site', 'unheard-of']) {
    assert.is(await codingFor(site), undefined, site);
  }
  for (const site of ['same-origin', 'none']) assert.is(await codingFor(site), 'br', site);
});

test('a request that is packed is not unpacked', async ({ app }) => {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/echo', payload: '{"as":"it is"}' },
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  assert.equal(answer.json(), { as: 'it is' });
});

test('each piece of a stream leaves before the next one is there', async ({ app, stream }) => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  stream.write('retry: 2000\n\n');
  const answer = await fetch(`${origin}/stream`);
  assert.is(answer.headers.get('content-encoding'), 'gzip');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  assert.is(await next(), 'retry: 2000\n\n');
  for (const message of ['data: one\n\n', 'data: two\n\n', ': still here\n\n']) {
    stream.write(message);
    assert.is(await next(), message);
  }
  stream.end();
  assert.is(await next(), undefined);
});

test('a stream that is left ends at its source', async ({ app, stream }) => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  stream.write('retry: 2000\n\n');
  const closed = new Promise((resolve) => stream.once('close', resolve));
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/stream`, { signal: leaving.signal });
  assert.is(answer.status, 200);
  leaving.abort();
  await closed;
});

test('no more streams are compressed at a time than may be, and the others go as they are', async ({
  app,
}) => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const leaving = new AbortController();
    const { headers } = await fetch(`${origin}/endless`, { signal: leaving.signal });
    return { coding: headers.get('content-encoding'), leave: () => leaving.abort() };
  };
  const first = await open();
  const second = await open();
  assert.equal([first.coding, second.coding], ['gzip', null]);
  second.leave();
  first.leave();
  const codingOfNext = async () => {
    const next = await open();
    next.leave();
    return next.coding;
  };
  await eventually(codingOfNext, (coding) => coding === 'gzip');
});

test('a stream that goes as it is takes no room from those that are compressed', async ({
  app,
}) => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const codingWith = async (headers: Record<string, string>) => {
    const answer = await fetch(`${origin}/endless`, { headers, signal: leaving.signal });
    return answer.headers.get('content-encoding');
  };
  assert.is(await codingWith({ 'accept-encoding': 'identity' }), null);
  for (const accepted of ['gzip;q=0', '*', 'x-gzip', 'GZIP']) {
    assert.is(await codingWith({ 'accept-encoding': accepted }), null, accepted);
  }
  assert.is(await codingWith({ 'sec-fetch-site': 'cross-site' }), null);
  assert.is(await codingWith({}), 'gzip');
  leaving.abort();
});

test('a stream remembers little, as there may be thousands', () => {
  const { compress } = streamedAtMost(1);
  const { windowBits = 15, memLevel = 8 } = compress.zlibOptions ?? {};
  const kept = 2 ** (windowBits + 2) + 2 ** (memLevel + 9);
  assert.ok(kept <= 32 * 1024, `${kept}`);
});

test.run();
