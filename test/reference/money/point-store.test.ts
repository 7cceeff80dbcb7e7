/** What points buy, as the server sells it: once for a press, to whom it is offered, within bounds. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard, KICK_OFF } from '../support/board.ts';
import { couponOf } from '../support/harness.ts';
import { withPoints } from '../support/points.ts';

const test = suite('points buy promo codes, at the server');

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const BALANCED = { unbalanced: [], drifted: [] };
const SINGLE = { code: 'POINTSSINGLE', price: 200 };

async function shop(points: number) {
  const board = fakeBoard();
  const table = await withPoints(points, {
    board,
    config: { isAvailableCouponBonusBet: false },
  });
  const { harness, player } = table;
  return {
    ...table,
    board,
    store: async () => (await harness.call('pointStore', {}, player)).body,
    async buy(key: string, body: { code: string; price: number } = SINGLE) {
      const headers = { 'idempotency-key': key };
      const { status, body: answer } = await harness.call('pointBuy', { headers, body }, player);
      return { status, answer, refusal: JSON.stringify(answer).match(/"code":"(\w+)"/)?.[1] };
    },
    standing: async () =>
      (await harness.call('promoCode', { body: { code: SINGLE.code } }, player)).body.status,
    place(key: string) {
      const coupon = couponOf(player.accountId, [board.offer(key, '2.00')], {
        ...{ amount: 1_000, promoCode: SINGLE.code, hyperBonusPercent: '3' },
      });
      return player.place(coupon, key);
    },
  };
}

test('a code costs its points once for a press, and is told wherever it is asked about', async () => {
  const { harness, player, store, buy, points, standing } = await shop(450);
  assert.is(await standing(), 'unknown', 'who has not bought it has none');
  const first = await buy('press');
  assert.is(first.status, 200);
  assert.equal(await buy('press'), first);
  assert.is(await points(), 250);
  assert.is(await standing(), 'active');
  const { isOffered, points: held, items, purchases } = await store();
  assert.equal([isOffered, held, purchases], [true, 250, [first.answer]]);
  assert.equal(
    items.map(({ terms, price, left }) => [terms.code, price, left]),
    [
      ['POINTSEXPRESS', 300, 4],
      ['POINTSSINGLE', 200, 3],
    ],
  );
  const { items: campaigns } = (await harness.call('campaigns', {}, player)).body;
  assert.equal(
    [campaigns[0]?.id, campaigns[0]?.standing],
    ['pointssingle', { is: 'open', until: null }],
  );
  const entries = (await harness.call('pointEntries', { query: {} }, player)).body.items;
  assert.equal(
    entries.map(({ kind, points: moved, name }) => [kind, moved, name]),
    [
      ['bought', -200, 'POINTSSINGLE'],
      ['round', 450, null],
    ],
  );
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('presses at the same moment under one key are one purchase', async () => {
  const { harness, buy, points } = await shop(1_000);
  const answers = await Promise.all([1, 2, 3].map(() => buy('one-key')));
  for (const answer of answers) assert.equal(answer, answers[0]);
  assert.is(await points(), 800);
  await harness.close();
});

test('under a key that was used for something else nothing is bought', async () => {
  const { harness, buy, points } = await shop(1_000);
  await buy('press');
  const { status } = await buy('press', { code: 'POINTSEXPRESS', price: 300 });
  assert.is(status, 422);
  assert.is(await points(), 800);
  await harness.close();
});

test('what is refused says why, and takes nothing', async () => {
  const { harness, buy, points } = await shop(199);
  assert.is((await buy('a')).refusal, '1121');
  assert.is((await buy('b', { ...SINGLE, price: 1 })).refusal, '1119');
  assert.is((await buy('c', { code: 'EXPRESS15', price: 200 })).status, 404);
  assert.is(await points(), 199);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('four of an item within thirty days, and then again', async () => {
  const { harness, player, buy, points } = await shop(2_000);
  for (const key of ['1', '2', '3', '4']) assert.is((await buy(key)).status, 200);
  assert.is((await buy('5')).refusal, '1120');
  assert.is(await points(), 1_200);
  harness.backEnd.putForward(31 * DAY);
  await player.renew();
  assert.is((await buy('6')).status, 200);
  await harness.close();
});

test('a bet uses one of those that were bought, and no more bets than were paid for have it', async () => {
  const { harness, buy, place, standing } = await shop(400);
  await buy('one');
  const taken = await place('a');
  assert.is(taken.body.status, 'accepted');
  assert.is(await standing(), 'used');
  assert.is((await place('b')).body.status, 'rejected');
  await buy('two');
  assert.is(await standing(), 'active');
  assert.is((await place('c')).body.status, 'accepted');
  assert.is((await place('d')).body.status, 'rejected');
  await harness.close();
});

test('a returned bet gives its code back; a result corrected after another bet used it pays no second time', async () => {
  const { harness, board, player, buy, place, standing } = await shop(400);
  await buy('one');
  assert.is((await place('a')).body.status, 'accepted');
  board.result('a', 'void');
  assert.is(harness.backEnd.settle(KICK_OFF + HOUR), 1);
  assert.is(await standing(), 'active');
  board.result('a', 'won');
  assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 1);
  const payouts = async () => {
    const { items } = (await harness.call('betHistory', { query: {} }, player)).body;
    return items.map(({ payout, promoCode }) => [payout, promoCode]);
  };
  assert.equal(await payouts(), [[2_030, 'POINTSSINGLE']], 'nobody used it meanwhile');
  assert.is(await standing(), 'used');
  board.result('a', 'void');
  harness.backEnd.resettle(KICK_OFF + HOUR);
  assert.is((await place('b')).body.status, 'accepted');
  board.result('a', 'won');
  assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 1);
  board.result('b', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF + HOUR), 1);
  assert.equal(await payouts(), [
    [2_030, 'POINTSSINGLE'],
    [2_000, undefined],
  ]);
  assert.is(await standing(), 'used');
  await buy('two');
  assert.is(await standing(), 'active', 'what is bought next is there');
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('who is excluded is shown nothing, and buys nothing; what they bought stays told', async () => {
  const { harness, player, store, buy, points } = await shop(1_000);
  const { answer } = await buy('before');
  const limits = [{ limitType: 30, limitValue: 7 }];
  await harness.call('limitsSave', { body: { limits } }, player);
  await player.renew();
  assert.equal(await store(), { isOffered: false, points: 800, items: [], purchases: [answer] });
  assert.is((await buy('after')).refusal, '1118');
  assert.is(await points(), 800);
  await harness.close();
});

test.run();
