import type { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createChanges } from '../../../src/reference/feed/changes.ts';
import { createFeed, type FeedOptions } from '../../../src/reference/feed/feed.ts';
import { createTeller, type Listener } from '../../../src/reference/feed/listener.ts';
import { slowOnes } from '../../../src/reference/feed/slow.ts';
import { Refused } from '../../../src/reference/http/refusal.ts';
import { fakeBoard } from '../support/board.ts';
import { openFeed } from '../support/events.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('room for listeners');

const settlements: FeedOptions['settlements'] = {
  add: () => undefined,
  last: () => 0,
  between: () => [],
  addRound: () => undefined,
  roundsBetween: () => [],
  addSale: () => undefined,
  salesBetween: () => [],
};
const topics = { line: ['live'], bets: false, draws: [] };
const drawNews = () => [];

/** Listens; the stream, or the status and the wait of the refusal. */
function listening(limits?: FeedOptions['limits']) {
  const feed = createFeed({
    board: fakeBoard(),
    settlements,
    drawNews,
    line: 'line',
    now: () => 0,
    ...(limits ? { limits } : {}),
  });
  return {
    feed,
    listen(network: string, visit?: string, userId: string | null = null) {
      const from = visit === undefined ? { network } : { network, visit };
      try {
        return feed.listen({ topics, userId, after: undefined }, from, 0);
      } catch (error) {
        assert.instance(error, Refused);
        const { status, retryAfter } = error as Refused;
        return [status, retryAfter];
      }
    },
  };
}

const isOpen = (got: unknown) => !Array.isArray(got);

test('5,000 from one network leave room for all others', () => {
  const { feed, listen } = listening();
  const got = Array.from({ length: 5_000 }, () => listen('192.0.2.1'));
  assert.equal(got.at(-1), [429, 5]);
  assert.is(feed.size(), got.filter(isOpen).length);
  assert.ok(isOpen(listen('192.0.2.2')));
});

test('a visit and a player have a few each, wherever they are', () => {
  const each = { network: 9, visit: 2, player: 1 };
  const { listen } = listening({ total: 99, each });
  assert.ok(isOpen(listen('a', 'visit')));
  assert.ok(isOpen(listen('b', 'visit')));
  assert.equal(listen('c', 'visit'), [429, 5]);
  assert.ok(isOpen(listen('d', undefined, 'player')));
  assert.equal(listen('e', undefined, 'player'), [429, 5]);
});

test('whoever closes a stream makes room', async () => {
  const each = { network: 1, visit: 1, player: 1 };
  const { listen } = listening({ total: 1, each });
  const first = listen('a') as Readable;
  assert.equal(listen('b'), [503, 5]);
  first.destroy();
  await new Promise((resolve) => first.once('close', resolve));
  assert.ok(isOpen(listen('b')));
});

test('an answer of refusal says when to come back', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const from = (network: string) => ({ 'x-forwarded-for': network });
  const held = await Promise.all(
    Array.from({ length: 500 }, () => openFeed(harness.url, { topics: 'live' }, from('192.0.2.1'))),
  );
  const path = '/sports-api/v1/feed?topics=live&lng=en';
  const refused = await harness.raw('sportsFeed', { headers: from('192.0.2.1') }, path);
  assert.equal([refused.status, refused.headers.get('retry-after')], [429, '5']);
  const other = await openFeed(harness.url, { topics: 'live' }, from('192.0.2.2'));
  assert.equal((await other.next())?.updates, []);
  for (const feed of [...held, other]) feed.close();
  await harness.close();
});

/** Listeners for whom so many bytes wait since a second. */
function waiting(...sizes: readonly number[]): Listener[] {
  const notices = { since: () => [] };
  const teller = createTeller('line', createChanges(fakeBoard()), {
    ...{ settlements, notices, drawNews },
  });
  const wish = { topics, userId: null, after: undefined };
  return sizes.map((size) => {
    const listener = teller.open(wish, { second: 0, settlement: 0 });
    listener.stream.read();
    if (size > 0) listener.stream.push(Buffer.alloc(size));
    return listener;
  });
}

test('who has not read everything for a minute is let go, who has read stays', () => {
  const [quick, slow] = waiting(0, 10);
  assert.ok(quick && slow);
  const both = new Set([quick, slow]);
  assert.equal(slowOnes(both, 60), []);
  assert.equal(slowOnes(both, 61), [slow]);
  slow.stream.read();
  assert.equal(slowOnes(both, 62), []);
});

test('where much waits in all, those for whom most waits are let go', () => {
  const many = waiting(...Array.from({ length: 200 }, () => 400_000), 0, 1000);
  const slow = slowOnes(new Set(many), 1);
  assert.is(slow.length, 200);
  assert.ok(slow.every(({ stream }) => stream.readableLength === 400_000));
  assert.equal(slowOnes(new Set(many.slice(0, 100)), 1), []);
});

test.run();
