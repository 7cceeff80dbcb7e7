import path from 'node:path';
import * as assert from 'uvu/assert';
import { REAL_FIXTURES, realSuite } from './line/real-fixtures.ts';
import { openFeed } from './support/events.ts';
import { couponOf, playerOn, startBackEnd } from './support/harness.ts';

const test = realSuite('bets on real fixtures');
const HOUR = 60 * 60 * 1000;

test('the three outcomes of a match are bet on, played, settled and told', async () => {
  const harness = await startBackEnd({ fixtures: REAL_FIXTURES, clockRate: 60 });
  const player = await playerOn(harness);
  const query = { lng: 'en', limit: '1' };
  const { body: line } = await harness.call('sportsLine', { path: { section: 'line' }, query });
  const [game] = line.games;
  const outcomes = line.markets.filter(({ group }) => group === 'result');
  assert.equal(
    outcomes.map(({ outcome }) => outcome),
    ['1', 'X', '2'],
  );
  const feed = await openFeed(harness.url, { topics: 'bets' }, { cookie: player.cookie });
  await feed.next();
  const used: string[] = [];
  for (const market of outcomes) {
    const { body } = await player.place(couponOf(player.accountId, [market]), market.id);
    assert.is(body.status, 'accepted');
    used.push(body.status === 'accepted' ? body.coef : '');
  }
  assert.is(await player.money(), 97_000);

  harness.clock.now += 6 * HOUR;
  await player.renew();
  assert.is(harness.backEnd.settle(harness.clock.now), 3);
  harness.backEnd.feed.tick(harness.clock.now);
  const { items } = (await harness.call('betHistory', { query: {} }, player)).body;
  const [home = 0, away = 0] = items[0]?.legs[0]?.score ?? [];
  const winner = home === away ? 'X' : home > away ? '1' : '2';
  const paid = Math.round(Number(used[['1', 'X', '2'].indexOf(winner)]) * 1000);
  for (const item of items) {
    const [leg] = item.legs;
    assert.is(leg?.team1, game?.team1);
    assert.is(item.status, leg?.outcome === winner ? 'won' : 'lost');
    assert.is(item.payout, leg?.outcome === winner ? paid : 0);
  }
  assert.is(await player.money(), 97_000 + paid);
  const told = (await feed.next())?.settled ?? [];
  assert.equal(
    told.map(({ couponId, payout }) => ({ couponId, payout })),
    items.toReversed().map(({ couponId, payout }) => ({ couponId, payout })),
  );
  feed.close();
  await harness.close();
});

test('a match that is over, or has not been offered, takes no bets', async () => {
  const harness = await startBackEnd({ fixtures: REAL_FIXTURES, clockRate: 60 });
  const player = await playerOn(harness);
  const { body: live } = await harness.call('sportsLine', {
    path: { section: 'live' },
    query: { lng: 'en' },
  });
  const market = live.markets.find(({ isBlocked }) => !isBlocked);
  if (!market) throw new Error('nothing is offered');
  harness.clock.now += 6 * HOUR;
  await player.renew();
  const late = await player.place(couponOf(player.accountId, [market]), 'late');
  assert.is(late.body.status === 'rejected' && late.body.reason, 'market-closed');
  const id = '99999999-1-0-X';
  const early = couponOf(player.accountId, [{ id, gameId: 99_999_999, coef: '2.00' }]);
  const { body } = await player.place(early, 'early');
  assert.is(body.status === 'rejected' && body.reason, 'market-closed');
  await harness.close();
});

test('files that cannot be read are named, and the site has a line all the same', async () => {
  const warnings: string[] = [];
  const harness = await startBackEnd({ fixtures: path.join(REAL_FIXTURES, 'none'), warnings });
  assert.ok(warnings.length > 0);
  const query = { lng: 'en' };
  const { body } = await harness.call('sportsLine', { path: { section: 'line' }, query });
  assert.ok(body.games.length > 0);
  await harness.close();
});

test.run();
