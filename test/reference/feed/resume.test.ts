import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RESUME_SECONDS } from '../../../src/reference/feed/listener.ts';
import { fakeBoard } from '../support/board.ts';
import { openFeed } from '../support/events.ts';
import { applied, change, line, pass, tickingBoard, type Update } from '../support/feed.ts';
import { START, startBackEnd } from '../support/harness.ts';

const test = suite('resuming the feed');

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
  assert.equal(known?.updates[0], change(feedId.split('-')[1] ?? '', '1.5'));
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

test('a snapshot taken after the place one resumes from is brought up to date, too', async () => {
  // Suspended in one second, and open again in the next.
  const board = fakeBoard();
  const suspendedAt = START / 1000 + 100;
  const isBlocked = (moment: number) => moment / 1000 === suspendedAt;
  board.updates = (previous, now) =>
    isBlocked(previous) === isBlocked(now)
      ? []
      : [{ kind: 'market', marketId: 'm', coef: '1.5', isBlocked: isBlocked(now) }];
  const harness = await startBackEnd({ board });
  const { feedId } = await line(harness, 'live');
  harness.clock.now = (suspendedAt + 3) * 1000;
  const feed = await openFeed(harness.url, { topics: 'live', after: feedId });
  assert.equal(
    (await feed.next())?.updates.map((update) => update.kind === 'market' && update.isBlocked),
    [true, false],
  );
  feed.close();
  await harness.close();
});

test.run();
