import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { sessionIdOf } from '../../../src/kernel/write-key.ts';
import { joinChain, LOG_START } from '../../../src/log/chain/chain.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import { createSend } from '../../../src/log/upload/send.ts';
import { INGEST_LIMITS } from '../../../src/server/log-api/allowance.ts';
import { createWriteKey } from '../../../src/site/ports/surroundings.ts';
import { ManualTime } from '../../log/record/manual-time.ts';
import { openPage } from '../../log/record/page.ts';
import { testSeed } from '../../support/seed.ts';
import { from, limited } from '../support/limited.ts';
import { rawAnswer } from '../support/raw.ts';
import {
  appStarted,
  madeKeyOf,
  newSessionId,
  openSite,
  Recording,
  readEvents,
  timerFired,
  upload,
} from '../support/recording.ts';
import { eventually, type TestServer } from '../support/server.ts';

const test = suite('what may be recorded');

const MINUTE = 60_000;

/** Sends a small batch of a new session, and gives what became of it. */
async function begin(on: TestServer, owner: string, network = '192.0.2.1') {
  const tab = new Recording();
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  const response = await upload(on, tab.sessionId, batch, owner, from(network));
  const { error } = await response.json();
  if (response.status === 200) return 'stored';
  assert.match(response.headers.get('retry-after') ?? '', /^[1-9]\d?$/);
  return `${response.status} ${error}`;
}

/** The same for a browser that takes no cookie: its session shows the key that its id is made of. */
async function beginUnknown(on: TestServer, network = '192.0.2.1') {
  const key = createWriteKey(crypto);
  const tab = new Recording(sessionIdOf(key));
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  const shown = { ...from(network), cookie: null, 'x-log-write-key': key };
  const response = await upload(on, tab.sessionId, batch, '', shown);
  const { error } = await response.json();
  return response.status === 200 ? 'stored' : `${response.status} ${error}`;
}

/** Bytes of the batch that `begin` sends. */
async function sizeOf(): Promise<number> {
  const tab = new Recording();
  return (await tab.cut([appStarted(tab.sessionId)])).body.length;
}

test('bytes are counted by owner, by network and in all', async () => {
  const size = await sizeOf();
  const two = { capacity: size * 2.5, perMinute: size * 2.5 };
  await limited({ bytesOfOwner: two }, async (on, clock) => {
    const [one, other] = [await openSite(on), await openSite(on)];
    assert.equal(
      [await begin(on, one), await begin(on, one), await begin(on, one, '192.0.2.9')],
      ['stored', 'stored', '429 too-many-bytes'],
    );
    assert.is(await begin(on, other), 'stored');
    clock.now += MINUTE / 2;
    assert.is(await begin(on, one), 'stored');
  });
  await limited({ bytesOfNetwork: two }, async (on) => {
    const owners = [await openSite(on), await openSite(on), await openSite(on)];
    const got = [];
    for (const owner of owners) got.push(await begin(on, owner));
    assert.equal(got, ['stored', 'stored', '429 too-many-bytes'], 'a new owner gets no more');
    assert.is(await begin(on, owners[2] ?? '', '192.0.2.2'), 'stored');
  });
  await limited({ bytesInAll: two }, async (on) => {
    const owner = await openSite(on);
    const got = [];
    for (let i = 0; i < 3; i += 1) got.push(await begin(on, owner, `192.0.2.${i}`));
    assert.equal(got, ['stored', 'stored', '429 too-many-bytes']);
  });
});

test('new sessions are counted by owner and by network, going on with one is not', async () => {
  const two = { capacity: 2, perMinute: 2 };
  await limited({ sessionsOfOwner: two }, async (on) => {
    const owner = await openSite(on);
    const tab = new Recording();
    for (let i = 0; i < 5; i += 1) await tab.send(on, owner, timerFired(String(i)));
    assert.is(await begin(on, owner), 'stored');
    assert.is(await begin(on, owner), '429 too-many-sessions');
    await tab.send(on, owner, timerFired('more'));
    assert.is(await begin(on, await openSite(on)), 'stored');
  });
  await limited({ sessionsOfNetwork: two }, async (on) => {
    const got = [];
    for (let i = 0; i < 3; i += 1) got.push(await begin(on, await openSite(on)));
    assert.equal(got, ['stored', 'stored', '429 too-many-sessions']);
    assert.is(await begin(on, await openSite(on), '192.0.2.2'), 'stored');
  });
});

test('without limits of its own a server has the usual ones', () => {
  for (const [name, { capacity, perMinute }] of Object.entries(INGEST_LIMITS)) {
    assert.ok(capacity >= perMinute && perMinute > 0, name);
  }
});

test('what is no gzip is refused, and what says that it is too much', async () => {
  await limited({}, async (on) => {
    const owner = await openSite(on);
    const status = async (publicPart: Buffer, { personal = Buffer.alloc(0), count = 1 } = {}) => {
      const batch = joinChain(LOG_START, {
        firstSeq: 0,
        count,
        catalogue: CATALOGUE_VERSION,
        publicLength: publicPart.length,
        body: Buffer.concat([publicPart, personal]),
      });
      const response = await upload(on, newSessionId(), batch, owner);
      return [response.status, (await response.json()).error];
    };
    const good = gzipSync('x');
    const large = (size: number) => gzipSync(Buffer.alloc(size));
    const MIB = 1024 * 1024;
    assert.equal(await status(Buffer.from('plain text, long enough')), [400, 'body']);
    assert.equal(await status(good.subarray(0, 10)), [400, 'body']);
    assert.equal(await status(good, { personal: Buffer.from('{"personal":1}') }), [400, 'body']);
    assert.equal(await status(large(4 * MIB)), [200, undefined]);
    assert.equal(await status(large(4 * MIB + 1)), [413, 'too-large']);
    assert.equal(await status(good, { personal: large(2 * MIB + 1) }), [413, 'too-large']);
    assert.equal(await status(good, { count: 8_192 }), [200, undefined]);
    assert.equal(await status(good, { count: 8_193 }), [413, 'too-large']);
    assert.equal(await status(Buffer.concat([good, Buffer.alloc(MIB)])), [413, 'too-large']);
  });
});

test('a body whose length is not said is not read', async () => {
  await limited({}, async (on) => {
    const text = [
      `POST /log-api/v1/sessions/${newSessionId()}/batches HTTP/1.1`,
      'Host: a',
      `Cookie: ${await openSite(on)}`,
      'Content-Type: application/x-replaybook-batch',
      'Transfer-Encoding: chunked',
      'Connection: close',
      '',
      '1\r\nx\r\n0\r\n\r\n',
    ].join('\r\n');
    assert.match(await rawAnswer(on.origin(), text), /^HTTP\/1\.1 411 /);
  });
});

test('who takes no cookie shares with all such of the network, and a new session is no new owner', async () => {
  const two = { capacity: 2, perMinute: 2 };
  await limited({ sessionsOfOwner: two }, async (on) => {
    const got = [];
    for (let i = 0; i < 3; i += 1) got.push(await beginUnknown(on));
    assert.equal(got, ['stored', 'stored', '429 too-many-sessions']);
    assert.is(await beginUnknown(on, '192.0.2.2'), 'stored');
    assert.is(await begin(on, await openSite(on)), 'stored', 'who is known has an own share');
  });
  const bytes = { capacity: (await sizeOf()) * 2.5, perMinute: 1 };
  await limited({ bytesOfOwner: bytes }, async (on) => {
    const got = [];
    for (let i = 0; i < 3; i += 1) got.push(await beginUnknown(on));
    assert.equal(got, ['stored', 'stored', '429 too-many-bytes']);
  });
});

test('a recorder that is asked to wait delivers everything afterwards', async () => {
  const bytes = { capacity: 2_000, perMinute: 2_000 };
  await limited({ bytesOfOwner: bytes }, async (on, clock) => {
    const cookie = await openSite(on);
    const statuses: number[] = [];
    const send = createSend({
      origin: on.origin(),
      fetch: async (address, init) => {
        const response = await fetch(address, { ...init, headers: { ...init?.headers, cookie } });
        statuses.push(response.status);
        // Time passes at the server while the recorder waits, and only then.
        if (response.status === 429) clock.now += MINUTE / 10;
        return response;
      },
    });
    const time = new ManualTime();
    const queue = createMemoryQueue();
    const sessionId = newSessionId();
    const page = openPage({
      ...{ send, queue, scheduler: time, sessionId, writeKey: madeKeyOf(sessionId) },
    });
    const waiting = async () => {
      const all = await queue.batches(sessionId);
      return all.reduce((sum, { body }) => sum + body.length, 0);
    };
    // Lets what is under way come back in real time, then goes on.
    const delivered = () =>
      eventually(
        async () => {
          await time.advance(MINUTE);
          return waiting();
        },
        (left) => left === 0,
      );
    const random = seededRandom(testSeed);
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 200; i += 1) page.emit('timer.fired', { name: `${random()}` });
      await delivered();
    }
    assert.ok(statuses.includes(429), 'it was asked to wait');
    assert.not.ok(page.statuses.some(({ kind }) => kind === 'lost'));
    const { lines } = await readEvents(on, sessionId, await on.signIn('support'));
    assert.equal(
      lines.map((line) => line['seq']),
      Array.from({ length: 600 }, (_, seq) => seq),
    );
  });
});

test.run();
