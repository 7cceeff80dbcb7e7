/** What earns points, and what does not. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MarketResult } from '../../../src/reference/line/sports-line.ts';
import { fakeBoard, KICK_OFF } from '../support/board.ts';
import { accepted, playDemo } from '../support/casino.ts';
import { couponOf, playerOn } from '../support/harness.ts';
import { withPoints } from '../support/points.ts';
import { table as sellingTable } from '../support/selling.ts';

const test = suite('points, at the server');

const BALANCED = { unbalanced: [], drifted: [] };
const HOUR = 60 * 60_000;
const SECOND = 1000;

/** A player who bets on matches that end as they are told to. */
async function betting() {
  const board = fakeBoard();
  const table = await withPoints(0, { board });
  const { harness, player } = table;
  return {
    ...table,
    board,
    async bet(name: string, amount: number, accountId = player.accountId) {
      const coupon = couponOf(accountId, [board.offer(name, '2.00')], { amount });
      assert.is((await player.place(coupon, name)).body.status, 'accepted');
    },
    end(name: string, result: MarketResult) {
      board.result(name, result);
      return harness.backEnd.settle(KICK_OFF + 2 * HOUR);
    },
  };
}

test('a bet earns when it is settled, won or lost, and once', async () => {
  const { harness, bet, end, points } = await betting();
  await bet('a', 1_050);
  assert.is(await points(), 0, 'what is open has earned nothing');
  assert.is(end('a', 'won'), 1);
  assert.is(await points(), 10);
  assert.is(end('a', 'won'), 0);
  assert.is(await points(), 10);
  await bet('b', 50);
  end('b', 'lost');
  assert.is(await points(), 11, 'what made no whole point counted towards the next');
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a corrected result changes nothing that was earned', async () => {
  const { harness, board, bet, end, points } = await betting();
  await bet('a', 1_000);
  end('a', 'won');
  board.result('a', 'lost');
  assert.is(harness.backEnd.resettle(KICK_OFF + 3 * HOUR), 1);
  assert.is(await points(), 10);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a void bet earns nothing, nor does bonus money', async () => {
  const { harness, bet, end, points, accounts } = await betting();
  await bet('a', 1_000);
  end('a', 'void');
  const bonus = (await accounts()).find(({ type }) => type === 4);
  await bet('b', 1_000, bonus?.id);
  end('b', 'lost');
  assert.is(await points(), 0);
  await harness.close();
});

test('what is sold of a bet earns nothing, what runs on does', async () => {
  const { harness, board, player, sell, couponId, place } = await sellingTable();
  const points = async () =>
    (await harness.call('balance', {}, player)).body.all_accounts[0]?.points;
  await sell({ couponId, stake: 400, price: 578 }, 'a-part');
  board.result('a', 'won');
  harness.backEnd.settle(KICK_OFF);
  assert.is(await points(), 6);
  const whole = await place(['b']);
  board.price('b', '1.25');
  await sell({ couponId: whole, stake: 1000, price: 1447 }, 'all-of-it');
  board.result('b', 'won');
  harness.backEnd.settle(KICK_OFF);
  assert.is(await points(), 6);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a round earns with its end; one that is given back, and play money, earn nothing', async () => {
  const { harness, playing, player, points } = await withPoints(0);
  accepted(await playing.start('dice', { stake: 500, side: 'under', target: 5_000 }, 'key'));
  accepted(await playing.start('dice', { stake: 500, side: 'under', target: 5_000 }, 'key'));
  assert.is(await points(), 5);
  harness.clock.now += 3 * SECOND;
  const left = accepted(await playing.start('mines', { stake: 1_000, mines: 3 }));
  assert.is(await points(), 5, 'what is open has earned nothing');
  harness.backEnd.putForward(24 * HOUR);
  await player.renew();
  assert.is((await playing.round(left.id)).status, 'cancelled');
  const demo = await playDemo(harness);
  accepted(await demo.start('dice', { stake: 1_000, side: 'under', target: 5_000 }, 'demo'));
  assert.is(await points(), 5);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('points are their player’s own, and stand in no list of accounts that pay', async () => {
  const { harness, player, accounts, earn } = await withPoints(30);
  assert.equal(
    (await accounts()).map(({ type, points }) => [type, points]),
    [
      [0, 30],
      [4, 0],
    ],
  );
  const other = await playerOn(harness, 'other@example.test');
  const { body } = await harness.call('balance', {}, other);
  assert.is(body.all_accounts[0]?.points, 0);
  assert.throws(() => earn('at-first', 100), 'what earned once earns no more');
  const { status } = await harness.call('accountActivate', { body: { id: 'POINTS' } }, player);
  assert.is(status, 404);
  await harness.close();
});

test.run();
