import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createNotices } from '../../../src/reference/feed/notices.ts';
import { fakeBoard } from '../support/board.ts';
import { openFeed } from '../support/events.ts';
import { pass } from '../support/feed.ts';
import { couponOf, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('settled bets on the feed');

test('settled bets are told to their player, and to nobody else', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '2.00');
  const harness = await startBackEnd({ board });
  const one = await playerOn(harness);
  const other = await playerOn(harness, 'other@example.test');
  const { body: bet } = await one.place(couponOf(one.accountId, [market]), 'key');
  const own = await openFeed(harness.url, { topics: 'bets' }, { cookie: one.cookie });
  const alien = await openFeed(harness.url, { topics: 'bets' }, { cookie: other.cookie });
  const guest = await openFeed(harness.url, { topics: 'bets,live' });
  for (const feed of [own, alien, guest]) assert.is((await feed.next())?.settled, undefined);
  board.result('a', 'won');
  harness.backEnd.settle(harness.clock.now);
  pass(harness, 1);
  const message = await own.next();
  assert.equal(message?.settled, [
    {
      couponId: bet.status === 'accepted' ? bet.couponId : '',
      result: 'won',
      payout: 2000,
      currency: 'EUR',
      on: { team1: 'Home 500000', team2: 'Away 500000', more: 0 },
    },
  ]);
  pass(harness, 60);
  for (const feed of [own, alien, guest]) assert.is((await feed.next())?.settled, undefined);
  for (const feed of [own, alien, guest]) feed.close();
  await harness.close();
});

test('a change of limits, and the end of a sign-in, are told to their player at once', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const one = await playerOn(harness);
  const other = await playerOn(harness, 'other@example.test');
  const own = await openFeed(harness.url, { topics: 'bets' }, { cookie: one.cookie });
  const alien = await openFeed(harness.url, { topics: 'bets' }, { cookie: other.cookie });
  for (const feed of [own, alien]) await feed.next();
  const limits = (limitType: number) => ({ body: { limits: [{ limitType, limitValue: 7 }] } });
  await harness.call('limitsSave', limits(1), one);
  assert.equal((await own.next())?.changed, ['limits']);
  await harness.call('limitsSave', limits(30), one);
  assert.equal((await own.next())?.changed, ['session']);
  pass(harness, 60);
  assert.is((await alien.next())?.changed, undefined);
  for (const feed of [own, alien]) feed.close();
  await harness.close();
});

test('what became another while no stream was open is told by the next one, to its player alone', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const one = await playerOn(harness);
  const other = await playerOn(harness, 'other@example.test');
  const open = (cookie: string, after?: string) =>
    openFeed(harness.url, { topics: 'bets', ...(after ? { after } : {}) }, { cookie });
  const toldTo = async (cookie: string, after?: string) => {
    const feed = await open(cookie, after);
    const message = await feed.next();
    feed.close();
    return message;
  };
  const place = (await toldTo(one.cookie))?.id ?? '';
  const save = { body: { limits: [{ limitType: 1, limitValue: 700 }] } };
  harness.clock.now += 5000;
  await harness.call('limitsSave', save, one);
  harness.clock.now += 5000;
  const resumed = await toldTo(one.cookie, place);
  assert.equal(resumed?.changed, ['limits']);
  assert.is((await toldTo(one.cookie, resumed?.id))?.changed, undefined, 'told once');
  assert.is((await toldTo(other.cookie, place))?.changed, undefined);
  assert.equal((await toldTo(one.cookie))?.changed, ['limits'], 'a page that has just been loaded');
  harness.clock.now += 60_000;
  assert.is((await toldTo(one.cookie))?.changed, undefined);
  assert.equal((await toldTo(one.cookie, 'other-1-0'))?.changed, ['limits'], 'of an unknown place');
  await harness.close();
});

test('what nobody can miss any more is forgotten', () => {
  const notices = createNotices(300);
  notices.add('a', 'limits', 100);
  notices.add('b', 'session', 200);
  notices.add('a', 'requests', 401);
  assert.equal(notices.since('a', 100), ['limits', 'requests']);
  assert.equal(notices.since('a', 101), ['requests']);
  notices.add('c', 'limits', 501);
  assert.equal([notices.since('b', 0), notices.since('a', 401)], [[], ['requests']]);
});

test('a bet settled while nobody listened is told on return, even after a restart', async () => {
  const board = fakeBoard();
  const [a, b] = [board.offer('a', '2.00'), board.offer('b', '2.00')];
  const first = await startBackEnd({ board });
  const player = await playerOn(first);
  await player.place(couponOf(player.accountId, [a]), 'a');
  await player.place(couponOf(player.accountId, [b]), 'b');
  const feed = await openFeed(first.url, { topics: 'bets' }, { cookie: player.cookie });
  const place = (await feed.next())?.id ?? '';
  feed.close();
  board.result('a', 'lost');
  first.backEnd.settle(first.clock.now);
  const resumed = await openFeed(
    first.url,
    { topics: 'bets', after: place },
    { cookie: player.cookie },
  );
  assert.equal(
    (await resumed.next())?.settled?.map(({ result }) => result),
    ['lost'],
  );
  resumed.close();
  await first.close();
  const { dataDir, identity, clock } = first;
  const second = await startBackEnd({ board, dataDir, identity, clock });
  board.result('b', 'won');
  second.backEnd.settle(clock.now);
  const again = await openFeed(
    second.url,
    { topics: 'bets', after: place },
    { cookie: player.cookie },
  );
  const message = await again.next();
  assert.is(message?.reset, true);
  assert.equal(
    message?.settled?.map(({ result }) => result),
    ['lost', 'won'],
  );
  again.close();
  await second.close();
});

test('signing out ends the streams that told of bets, and no others', async () => {
  const board = fakeBoard();
  board.updates = () => [{ kind: 'game-removed', gameId: 1 }];
  const harness = await startBackEnd({ board });
  const { cookie } = await harness.signIn();
  const own = await openFeed(harness.url, { topics: 'bets,live' }, { cookie });
  const open = await openFeed(harness.url, { topics: 'live' }, { cookie });
  await own.next();
  await open.next();
  await harness.call('disconnect', { body: {} }, { cookie });
  assert.is(await own.next(), null);
  pass(harness, 1);
  assert.is((await open.next())?.updates.length, 1);
  open.close();
  await harness.close();
});

test.run();
