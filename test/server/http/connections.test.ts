import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rawConnection } from '../support/raw.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';

const test = suite('connections');

const lines = (...all: string[]) => all.join('\r\n');
const half = (path: string, type: string) =>
  lines(
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Content-Type: ${type}`,
    'Content-Length: 1000',
    '',
    'half',
  );
const HALF = half('/console-api/v1/login', 'application/json');
/** Refused before its body is there: that it may never come keeps nothing open either. */
const REFUSED = half('/log-api/v1/sessions/x/batches', 'application/x-replaybook-batch');
const WHOLE = lines('GET /healthz HTTP/1.1', 'Host: a', '', '');
const LAST = lines('GET /healthz HTTP/1.1', 'Host: a', 'Connection: close', '', '');
/** For what is given up; what is to be answered has the usual limits. */
const SHORT = { headers: 100, request: 200, check: 20 };

type TestOptions = NonNullable<Parameters<typeof testServer>[0]>;

async function withServer(
  options: TestOptions,
  body: (on: TestServer) => Promise<void>,
): Promise<void> {
  const on = await testServer(options);
  try {
    await body(on);
  } finally {
    await on.dispose();
  }
}

/** What is said on a connection of its own until the server ends it. */
async function saidTo(on: TestServer, text: string): Promise<string> {
  const connection = rawConnection(on.origin());
  connection.write(text);
  await connection.closed;
  return connection.received();
}

test('half a request is given up, by its headers or by its body', async () => {
  await withServer({ connections: SHORT }, async (on) => {
    const head = await saidTo(on, 'GET /healthz HTTP/1.1\r\nHost: a\r\n');
    assert.match(head, /^HTTP\/1\.1 408 /);
    assert.match(await saidTo(on, HALF), /^HTTP\/1\.1 408 /);
    const many = await Promise.all(Array.from({ length: 600 }, () => saidTo(on, HALF)));
    assert.is(many.length, 600, 'none is left open');
    // What a busy machine was too slow with is given up as well, whatever was to be said to it.
    for (const [text, status] of [
      [REFUSED, 403],
      [LAST, 200],
    ] as const) {
      await eventually(
        () => saidTo(on, text),
        (said) => said.startsWith(`HTTP/1.1 ${status} `),
      );
    }
  });
});

test('a connection on which nothing is asked is ended', async () => {
  await withServer({ connections: { idle: 100, check: 20 } }, async (on) => {
    assert.match(await saidTo(on, WHOLE), /^HTTP\/1\.1 200 /);
  });
});

test('a connection on which nothing is said or read any more is ended', async () => {
  const backEnd = async (app: Parameters<NonNullable<TestOptions['backEnd']>>[0]) => {
    app.get('/web-api/never', () => new Promise(() => undefined));
  };
  await withServer({ backEnd, connections: { silence: 100 } }, async (on) => {
    assert.is(await saidTo(on, WHOLE.replace('/healthz', '/web-api/never')), '');
  });
});

/** Opens connections and gives how many of them are answered. */
async function answered(on: TestServer, count: number): Promise<number> {
  const all = Array.from({ length: count }, () => rawConnection(on.origin()));
  for (const connection of all) connection.write(WHOLE);
  const settled = all.map((connection) =>
    Promise.race([
      connection.closed,
      eventually(
        async () => connection.received(),
        (text) => text.includes('ok'),
      ),
    ]),
  );
  await Promise.all(settled);
  const got = all.filter((connection) => connection.received().startsWith('HTTP/1.1 200'));
  for (const { socket } of all) socket.destroy();
  await Promise.all(all.map(({ closed }) => closed));
  return got.length;
}

test('a network has so many connections, and has them again when it lets go', async () => {
  const connections = { perNetwork: 3, total: 9 };
  await withServer({ connections, trustProxy: [] }, async (on) => {
    assert.is(await answered(on, 5), 3);
    await eventually(
      () => answered(on, 3),
      (count) => count === 3,
    );
  });
});

test('a trusted proxy speaks for many, within what there is in all', async () => {
  const connections = { perNetwork: 3, total: 9 };
  await withServer({ connections }, async (on) => {
    assert.is(await answered(on, 12), 9);
  });
});

test.run();
