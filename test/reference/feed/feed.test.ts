import net from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { RESUME_SECONDS } from '../../../src/reference/feed/listener.ts';
import type { FeedUpdate } from '../../../src/reference/line/sports-line.ts';
import { fakeBoard } from '../support/board.ts';
import { openFeed } from '../support/events.ts';
import { type Harness, startBackEnd } from '../support/harness.ts';

const test = suite('the live feed');

type Snapshot = CallReply<'sportsLine'>;
type Update = CallReply<'sportsFeed'>['updates'][number];

const change = (marketId: string, coef: string): FeedUpdate => ({
  kind: 'market',
  marketId,
  coef,
  isBlocked: false,
});

/** A line that tells, of any two seconds, which two they are. */
function tickingBoard() {
  const board = fakeBoard();
  board.updates = (previous, now) => [
    change(`${previous / 1000}`, '1.5'),
    change(`${now / 1000}`, '1.5'),
  ];
  return board;
}

function pass(harness: Harness, seconds: number): void {
  harness.clock.now += seconds * 1000;
  harness.backEnd.feed.tick(harness.clock.now);
}

const line = async (harness: Harness, section: 'live' | 'line', query = {}) =>
  (await harness.call('sportsLine', { path: { section }, query: { lng: 'en', ...query } })).body;

/** What a snapshot becomes by updates, as a client applies them. */
function applied(snapshot: Snapshot, updates: readonly Update[]) {
  const games = new Map(snapshot.games.map((game) => [game.id, game]));
  const markets = new Map(snapshot.markets.map((market) => [market.id, market]));
  const dropMarkets = (gameId: number) => {
    for (const market of markets.values()) if (market.gameId === gameId) markets.delete(market.id);
  };
  for (const update of updates) {
    if (update.kind === 'market') {
      const market = markets.get(update.marketId);
      assert.ok(market, `a change of ${update.marketId}, which is not there`);
      const { coef, isBlocked } = update;
      if (market) markets.set(market.id, { ...market, coef, isBlocked });
    } else if (update.kind === 'market-added') markets.set(update.market.id, update.market);
    else if (update.kind === 'market-removed') markets.delete(update.marketId);
    else if (update.kind === 'game') {
      const { kind: _, gameId, ...rest } = update;
      const game = games.get(gameId);
      assert.ok(game, `a change of ${gameId}, which is not there`);
      if (game) games.set(gameId, { ...game, ...rest });
    } else if (update.kind === 'game-removed') {
      games.delete(update.gameId);
      dropMarkets(update.gameId);
    } else {
      dropMarkets(update.game.id);
      games.set(update.game.id, update.game);
      for (const market of update.markets) markets.set(market.id, market);
    }
  }
  const byId = <T extends { id: number | string }>(values: Iterable<T>) =>
    [...values].sort((a, b) => (a.id < b.id ? -1 : 1));
  // How many markets a game has is part of the snapshot alone.
  const bare = byId(games.values()).map(({ marketCount: _, ...game }) => game);
  return { games: bare, markets: byId(markets.values()) };
}

test('a snapshot and the updates after its place are exactly the later snapshot', async () => {
  for (const section of ['live', 'line'] as const) {
    const harness = await startBackEnd({ clockRate: 30 });
    const before = await line(harness, section);
    assert.ok(before.games.length > 0);
    const feed = await openFeed(harness.url, { topics: section, after: before.feedId });
    const updates = [...((await feed.next())?.updates ?? [])];
    for (let minute = 0; minute < 12; minute += 1) {
      pass(harness, 20);
      updates.push(...((await feed.next())?.updates ?? []));
    }
    const after = await line(harness, section);
    assert.is(after.feedId, feed.ids.at(-1));
    assert.ok(
      updates.some(({ kind }) => kind === 'game-added'),
      'games came',
    );
    assert.ok(
      updates.some(({ kind }) => kind === 'market'),
      'prices moved',
    );
    assert.equal(applied(before, updates), applied(after, []));
    feed.close();
    await harness.close();
  }
});

test('one game is followed with all its markets', async () => {
  const harness = await startBackEnd({ clockRate: 30 });
  const game = String((await line(harness, 'live')).games.at(-1)?.id);
  const before = await line(harness, 'live', { game });
  assert.ok(before.markets.length > 10);
  const feed = await openFeed(harness.url, { topics: `game:${game}`, after: before.feedId });
  await feed.next();
  const updates: Update[] = [];
  for (let step = 0; step < 5; step += 1) {
    pass(harness, 10);
    updates.push(...((await feed.next())?.updates ?? []));
  }
  assert.equal(applied(before, updates), applied(await line(harness, 'live', { game }), []));
  feed.close();
  await harness.close();
});

test('a reader that was cut off resumes where it was, by header or by query', async () => {
  const harness = await startBackEnd({ clockRate: 30 });
  const before = await line(harness, 'live');
  const first = await openFeed(harness.url, { topics: 'live', after: before.feedId });
  const updates = [...((await first.next())?.updates ?? [])];
  pass(harness, 5);
  updates.push(...((await first.next())?.updates ?? []));
  const place = first.ids.at(-1) ?? '';
  first.close();
  pass(harness, 30);
  harness.clock.now += 30_000;
  const second = await openFeed(
    harness.url,
    { topics: 'live', after: before.feedId },
    { 'last-event-id': place },
  );
  const missed = await second.next();
  assert.not(missed?.reset);
  assert.equal(
    applied(before, [...updates, ...(missed?.updates ?? [])]),
    applied(await line(harness, 'live'), []),
  );
  second.close();
  await harness.close();
});

test('it resumes for some minutes, and is loaded anew after that', async () => {
  const harness = await startBackEnd({ board: tickingBoard() });
  const { feedId } = await line(harness, 'live');
  const resume = async (after: string) => {
    const feed = await openFeed(harness.url, { topics: 'live', after });
    const message = await feed.next();
    feed.close();
    return message;
  };
  harness.clock.now += RESUME_SECONDS * 1000;
  const known = await resume(feedId);
  assert.is(known?.reset, undefined);
  assert.is(known?.updates.length, 2);
  harness.clock.now += 1000;
  const old = await resume(feedId);
  assert.is(old?.reset, true);
  assert.equal(old?.updates, []);
  assert.equal(await resume(old?.id ?? ''), { id: old?.id, updates: [] });
  const [tag = '', second = ''] = (old?.id ?? '').split('-');
  for (const place of ['', 'x', '-1-1-1', `${tag}-${Number(second) + 1}-0`, `other-${second}-0`]) {
    assert.is((await resume(place))?.reset, true, place);
  }
  await harness.close();
});

test('a place of before a restart is loaded anew', async () => {
  const board = tickingBoard();
  const first = await startBackEnd({ board });
  const { feedId } = await line(first, 'live');
  await first.close();
  const { dataDir, identity, clock } = first;
  const second = await startBackEnd({ board, dataDir, identity, clock });
  const feed = await openFeed(second.url, { topics: 'live', after: feedId });
  assert.is((await feed.next())?.reset, true);
  feed.close();
  await second.close();
});

test('listeners hear every second once, whenever they came', async () => {
  const board = tickingBoard();
  const asked: string[] = [];
  const { updates } = board;
  board.updates = (previous, now, topics) => {
    asked.push(topics.join());
    return updates(previous, now, topics);
  };
  const harness = await startBackEnd({ board });
  const spans = (message: Awaited<ReturnType<typeof one.next>>) =>
    message?.updates.map((update) => (update.kind === 'market' ? update.marketId : '')).join('>');
  const now = () => harness.clock.now / 1000;
  const one = await openFeed(harness.url, { topics: 'line,live' });
  const same = await openFeed(harness.url, { topics: 'live,line,live' });
  assert.equal((await one.next())?.updates, []);
  await same.next();
  harness.clock.now += 400;
  pass(harness, 1);
  assert.is(spans(await one.next()), `${now() - 1.4}>${now() - 0.4}`);
  assert.is(spans(await same.next()), `${now() - 1.4}>${now() - 0.4}`);
  assert.equal(asked, ['line,live'], 'worked out once for both');
  // The third comes between two ticks, at a second that the others were not told yet.
  harness.clock.now += 1000;
  const late = await openFeed(harness.url, { topics: 'line,live' });
  assert.equal((await late.next())?.updates, []);
  pass(harness, 1);
  assert.is(spans(await one.next()), `${now() - 2.4}>${now() - 0.4}`);
  assert.is(spans(await late.next()), `${now() - 1.4}>${now() - 0.4}`);
  for (const feed of [one, same, late]) feed.close();
  await harness.close();
});

test('while nothing changes there are signs of life, and now and then its place', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const feed = await openFeed(harness.url, { topics: 'live' });
  const first = await feed.next();
  for (let second = 0; second < 59; second += 1) pass(harness, 1);
  pass(harness, 1);
  const message = await feed.next();
  assert.is(feed.comments(), 3);
  assert.equal(message?.updates, []);
  assert.is.not(message?.id, first?.id);
  feed.close();
  await harness.close();
});

test('a clock that is set back repeats nothing', async () => {
  const harness = await startBackEnd({ board: tickingBoard() });
  const feed = await openFeed(harness.url, { topics: 'live' });
  const first = await feed.next();
  pass(harness, -100);
  pass(harness, 101);
  const second = await feed.next();
  const [before, after] = [first, second].map((message) => Number(message?.id.split('-')[1]));
  assert.is(Number(after) - Number(before), 1);
  feed.close();
  await harness.close();
});

test('a listener that does not read is let go', async () => {
  const board = fakeBoard();
  const long = Array.from({ length: 2000 }, (_, index) => change(`market-${index}`, '1.85'));
  board.updates = () => long;
  const harness = await startBackEnd({ board });
  const socket = net.connect(Number(new URL(harness.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /sports-api/v1/feed?topics=live&lng=en HTTP/1.1\r\nHost: x\r\n\r\n');
  const reader = await openFeed(harness.url, { topics: 'live' });
  await reader.next();
  const { feed } = harness.backEnd;
  while (feed.size() < 2) await new Promise((done) => setTimeout(done, 1));
  let ticks = 0;
  for (; feed.size() > 1 && ticks < 500; ticks += 1) {
    pass(harness, 1);
    await reader.next();
  }
  assert.is(feed.size(), 1, 'the one that reads stays');
  assert.ok(ticks > 5, 'it is given time');
  reader.close();
  socket.destroy();
  await harness.close();
});

test('a listener that leaves is forgotten', async () => {
  const harness = await startBackEnd({ board: tickingBoard() });
  const reader = await openFeed(harness.url, { topics: 'live' });
  await reader.next();
  assert.is(harness.backEnd.feed.size(), 1);
  reader.close();
  while (harness.backEnd.feed.size() > 0) await new Promise((done) => setTimeout(done, 1));
  await harness.close();
});

test('topics nobody could show are refused', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const many = Array.from({ length: 51 }, (_, index) => `game:${index}`).join();
  for (const topics of ['', ',', 'all', 'game:', 'game:x', 'live,LINE', 'champ:-1', many]) {
    const { status, errors } = await harness.call('sportsFeed', { query: { topics, lng: 'en' } });
    assert.is(status, 400, topics);
    assert.is(errors[0]?.pointer, '/query/topics');
  }
  await harness.close();
});

test.run();
