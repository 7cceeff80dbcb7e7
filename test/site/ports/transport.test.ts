import { createServer, type Server } from 'node:http';
import { firstValueFrom, from, lastValueFrom, toArray } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTransport, type MessageStream } from '../../../src/site/ports/transport.ts';

interface Context {
  server: Server;
  origin: string;
}

const test = suite<Context>('transport port');

test.before(async (context) => {
  context.server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      if (url === '/never') return;
      if (url === '/broken') {
        response.writeHead(502, { 'content-type': 'application/json' }).end('{"cut":"of');
        return;
      }
      const status = url === '/refused' ? 422 : 200;
      const asked = {
        method,
        url,
        with: headers['x-requested-with'],
        type: headers['content-type'],
      };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...asked, body: Buffer.concat(chunks).toString() }));
    });
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  const address = context.server.address();
  context.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

test.after(({ server }) => {
  server.closeAllConnections();
  server.close();
});

const headers = { accept: 'application/json', 'x-requested-with': 'replaybook' };

test('a call goes out with its query, headers and JSON body', async ({ origin }) => {
  const request = {
    method: 'POST',
    url: `${origin}/call`,
    headers,
    query: { lng: 'en', text: 'a b&c' },
    body: { amount: 100 },
  };
  const { status, body } = await firstValueFrom(from(createTransport()(request)));
  assert.is(status, 200);
  assert.equal(body, {
    method: 'POST',
    url: '/call?lng=en&text=a+b%26c',
    with: 'replaybook',
    type: 'application/json',
    body: '{"amount":100}',
  });
});

test('a form goes out as multipart, one field each', async ({ origin }) => {
  const fields = { credential: 'a.b.c', language: 'ру', none: '' };
  const request = { method: 'POST', url: `${origin}/form`, headers, body: fields };
  const { body } = await firstValueFrom(
    from(createTransport()({ ...request, multipart: true } as const)),
  );
  const { type, body: sent } = body as { type: string; body: string };
  assert.match(type, /^multipart\/form-data; boundary=/);
  const form = await new Response(sent, { headers: { 'content-type': type } }).formData();
  assert.equal(Object.fromEntries(form), fields);
});

test('a refusal is an answer like any other', async ({ origin }) => {
  const request = { method: 'GET', url: `${origin}/refused`, headers };
  const { status } = await firstValueFrom(from(createTransport()(request)));
  assert.is(status, 422);
});

test('an answer that is no JSON is an answer all the same, without a body', async ({ origin }) => {
  const request = { method: 'GET', url: `${origin}/broken`, headers };
  const { status, body } = await firstValueFrom(from(createTransport()(request)));
  assert.equal([status, body], [502, null]);
});

test('no answer is an error', async () => {
  const request = { method: 'GET', url: 'http://127.0.0.1:1/nobody', headers };
  const error = await lastValueFrom(from(createTransport()(request))).catch((e: unknown) => e);
  assert.instance(error, Error);
});

test('a call nobody waits for is broken off', async ({ origin, server }) => {
  const gone = new Promise<void>((resolve) => {
    server.once('request', (request) => request.once('close', () => resolve()));
  });
  const asked = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const subscription = from(
    createTransport()({ method: 'GET', url: `${origin}/never`, headers }),
  ).subscribe({ error: assert.unreachable });
  await asked;
  subscription.unsubscribe();
  await gone;
});

/** A stream the test speaks on. */
function openStream() {
  const stream: MessageStream & { closed: boolean } = {
    onmessage: null,
    onerror: null,
    closed: false,
    close() {
      stream.closed = true;
    },
  };
  const urls: string[] = [];
  const open = (url: string) => {
    urls.push(url);
    return stream;
  };
  const say = (data: string) => stream.onmessage?.({ data } as MessageEvent);
  return { stream, urls, open, say };
}

const listening = {
  method: 'GET',
  url: '/feed',
  headers: { accept: 'text/event-stream' },
  query: { topics: 'live,game:7' },
};

test('a stream is a response a message, until it breaks off', async () => {
  const { stream, urls, open, say } = openStream();
  const heard = lastValueFrom(from(createTransport({ open })(listening)).pipe(toArray())).catch(
    (error: unknown) => error,
  );
  say('{"id":"1"}');
  stream.onerror?.(new Event('error'));
  assert.match(String(await heard), 'the stream broke off');
  assert.equal(urls, ['/feed?topics=live%2Cgame%3A7']);
  assert.ok(stream.closed);
});

test('messages are given decoded, and the stream is closed when nobody listens', () => {
  const { stream, open, say } = openStream();
  const bodies: unknown[] = [];
  const subscription = from(createTransport({ open })(listening)).subscribe(({ status, body }) =>
    bodies.push(status, body),
  );
  say('{"id":"1"}');
  say('{"id":"2"}');
  subscription.unsubscribe();
  assert.equal(bodies, [200, { id: '1' }, 200, { id: '2' }]);
  assert.ok(stream.closed);
});

test('a message that is no JSON breaks the stream', () => {
  const { stream, open, say } = openStream();
  const errors: unknown[] = [];
  from(createTransport({ open })(listening)).subscribe({ error: (error) => errors.push(error) });
  say('<html>');
  assert.is(errors.length, 1);
  assert.ok(stream.closed);
});

test.run();
