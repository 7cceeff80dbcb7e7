import net from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { openFeed } from '../support/events.ts';
import { change, line, pass, tickingBoard } from '../support/feed.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('the live feed');

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

test('a topic that is not known shows nothing, and disturbs nobody', async () => {
  const board = tickingBoard();
  const asked: string[] = [];
  const { updates } = board;
  board.updates = (previous, now, topics) => {
    asked.push(topics.join());
    return updates(previous, now, topics);
  };
  const harness = await startBackEnd({ board });
  const feed = await openFeed(harness.url, { topics: 'all,live,game:x,champ:-1, line,LIVE' });
  await feed.next();
  pass(harness, 1);
  assert.is((await feed.next())?.updates.length, 2);
  assert.equal(asked, ['line,live']);
  feed.close();
  await harness.close();
});

test('more topics than a page can show are refused, and so are none', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const many = Array.from({ length: 51 }, (_, index) => `game:${index}`).join();
  for (const topics of ['', many, `game:${'1'.repeat(5000)}`]) {
    const { status, errors } = await harness.call('sportsFeed', { query: { topics, lng: 'en' } });
    assert.is(status, 400);
    assert.is(errors[0]?.pointer, '/query/topics');
  }
  await harness.close();
});

test('a game is found by its number or its slug', async () => {
  const harness = await startBackEnd();
  const [game] = (await line(harness, 'live')).games;
  const bySlug = await line(harness, 'live', { game: game?.slug ?? '' });
  assert.equal(
    bySlug.games.map(({ id }) => id),
    [game?.id],
  );
  assert.equal(await line(harness, 'live', { game: String(game?.id) }), bySlug);
  const input = { path: { section: 'live' }, query: { lng: 'en', game: 'final' } } as const;
  assert.is((await harness.call('sportsLine', input)).errors[0]?.pointer, '/query/game');
  await harness.close();
});

test.run();
