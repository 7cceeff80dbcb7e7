import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COUPON_TYPE } from '../../../../src/domain/coupon/type.ts';
import { createClimate } from '../../../../src/reference/conditions.ts';
import { createExposure } from '../../../../src/reference/coupon/placing/exposure.ts';
import type { Slip } from '../../../../src/reference/coupon/reckon.ts';
import { openDatabase } from '../../../../src/reference/data/database.ts';
import { offeredCurrency } from '../../../../src/reference/money/currencies.ts';
import { type FakeBoard, fakeBoard, KICK_OFF } from '../../support/board.ts';
import { couponOf, type Player, playerOn, startBackEnd } from '../../support/harness.ts';

const test = suite('what the house is ready to lose');

const PLAIN = {
  ...{
    housePrice: null,
    amountByBlockId: {},
    systemValue: null,
    hasBonus: false,
    promo: null,
  },
};
const LARGE = 1_000_000;

/** Bounds in lowest stakes, of which a euro has two. */
async function table(exposure: { market?: number; game?: number; player?: number }) {
  const board = fakeBoard();
  const full = { market: LARGE, game: LARGE, player: LARGE, ...exposure };
  const harness = await startBackEnd({ board, conditions: { exposure: full } });
  return { board, harness, player: await playerOn(harness) };
}

type Market = ReturnType<FakeBoard['offer']>;

/** `accepted`, or why not and what would be taken. */
async function placed(player: Player, markets: Market[], amount: number, key = `${amount}`) {
  const { body } = await player.place(couponOf(player.accountId, markets, { amount }), key);
  if (body.status !== 'rejected') return body.status;
  return [body.reason, body.bound, body.offer].filter((part) => part !== undefined).join(' ');
}

test('a stake that could cost more is refused with what would be taken', async () => {
  const { board, harness, player } = await table({ market: 100 });
  const market = board.offer('a', '3.00');
  // 50.00 may be lost; at 3.00 that is a stake of 25.00.
  assert.is(await placed(player, [market], 2_501), 'amount-too-high 2500 2500');
  assert.is(await player.money(), 100_000);
  assert.is(await placed(player, [market], 2_500), 'accepted');
  assert.is(await placed(player, [market], 2_000), 'not-accepted', 'nothing is left');
  await harness.close();
});

test('what is open counts together, and is free again once it is settled', async () => {
  const { board, harness, player } = await table({ game: 100 });
  const [one, two] = [board.offer('a', '2.00', 7), board.offer('b', '2.00', 7)];
  assert.is(await placed(player, [one], 3_000), 'accepted');
  assert.is(await placed(player, [two], 3_000, 'two'), 'amount-too-high 2000 2000');
  board.result('a', 'lost');
  harness.backEnd.settle(KICK_OFF);
  assert.is(await placed(player, [two], 3_000, 'again'), 'accepted');
  await harness.close();
});

test('what is bought back costs nothing any more', async () => {
  const { board, harness, player } = await table({ game: 100 });
  const [one, two] = [board.offer('a', '2.00', 7), board.offer('b', '2.00', 7)];
  const { body } = await player.place(couponOf(player.accountId, [one], { amount: 3_001 }), 'a');
  const couponId = body.status === 'accepted' ? body.couponId : '';
  const headers = { 'idempotency-key': 'sale' };
  const sale = { couponId, stake: 1_500, price: 0 };
  await harness.call('cashOut', { headers, body: sale }, player);
  assert.is(await placed(player, [two], 3_500), 'amount-too-high 3499 3499');
  assert.is(await placed(player, [two], 3_499), 'accepted');
  await harness.close();
});

test('the opposite of an express uses up nothing of what its selections may win', async () => {
  const { board, harness, player } = await table({ market: 100 });
  const pair = [board.offer('a', '2.00', 7), board.offer('b', '2.10', 8)];
  const coupon = couponOf(player.accountId, pair, {
    ...{ variant: 'anti', changeCoefAction: 2, amount: 10_000, typeId: 1, coef: '1.253' },
  });
  assert.is((await player.place(coupon, 'against')).body.status, 'accepted');
  assert.is(await placed(player, pair.slice(0, 1), 5_000), 'accepted');
  await harness.close();
});

test('of a chain whose later step stakes an amount the offer is one that is then taken', async () => {
  const { board, harness, player } = await table({ player: 20 });
  const pair = [board.offer('a', '2.00', 7), board.offer('b', '3.00', 8)];
  const chain = (amount: number) => {
    const part = { typeId: 4, variant: 'chain', amount, amountByBlockId: { 2: 500 } } as const;
    const coupon = couponOf(player.accountId, pair, part);
    return { ...coupon, bets: coupon.bets.map((bet, index) => ({ ...bet, blockId: index + 1 })) };
  };
  // 10.00 may be lost: whatever is staked first wins as much again, and the second step another 10.00.
  const { body } = await player.place(chain(1_000), 'much');
  assert.equal(body.status === 'rejected' && [body.reason, body.offer], ['amount-too-high', 200]);
  assert.is((await player.place(chain(201), 'over')).body.status, 'rejected');
  assert.is((await player.place(chain(200), 'offered')).body.status, 'accepted');
  await harness.close();
});

test('a chain of thirty for which there is no room is searched for an offer once', () => {
  const database = openDatabase(':memory:');
  const climate = createClimate({ exposure: { market: 1, game: 1, player: 1 } });
  const exposure = createExposure(database, climate);
  const board = fakeBoard();
  const markets = Array.from({ length: 30 }, (_, i) => board.offer(`m${i}`, '2.00', i + 1));
  let reckoned = 0;
  const legs = markets.map(({ gameId }, i) => ({
    ...{ gameId, banker: false, blockId: i + 1, amount: null, result: null },
    get coef() {
      reckoned += i === 0 ? 1 : 0;
      return '2.00';
    },
  }));
  const typeId = COUPON_TYPE.blocks;
  const slip: Slip = { ...PLAIN, typeId, variant: 'chain', amount: 50, legs };
  const currency = offeredCurrency('EUR');
  const offer = exposure.counterOffer('ann', { slip, possibleWin: 100_000, markets, currency });
  database.close();
  assert.is(offer, 0);
  // Six halvings of fifty, each of which is read twice, and the stake itself.
  assert.ok(reckoned <= 15, `${reckoned} times`);
});

test('one player is told no where the house still takes from others', async () => {
  const { board, harness, player } = await table({ player: 20 });
  const market = board.offer('a', '2.00');
  assert.is(await placed(player, [market], 1_000), 'accepted');
  assert.is(await placed(player, [market], 500), 'not-accepted');
  const other = await playerOn(harness, 'other@example.test');
  assert.is(await placed(other, [market], 1_000, 'other'), 'accepted');
  await harness.close();
});

test('a combination counts with all it may win on each of its legs', async () => {
  const { board, harness, player } = await table({ market: 100 });
  const markets = [board.offer('a', '2.00'), board.offer('b', '3.00')];
  assert.is(await placed(player, markets, 2_000), 'amount-too-high 1000 1000');
  assert.is(await placed(player, markets, 1_000), 'accepted');
  await harness.close();
});

test('of several singles the offer is for each', async () => {
  const { board, harness, player } = await table({ market: 100 });
  const coupon = couponOf(player.accountId, [board.offer('a', '2.00'), board.offer('b', '6.00')], {
    typeId: 10,
    amount: 4_000,
  });
  const bets = coupon.bets.map((bet) => ({ ...bet, amount: 2_000 }));
  const { body } = await player.place({ ...coupon, bets }, 'singles');
  assert.is(body.status === 'rejected' && body.offer, 1_000);
  await harness.close();
});

test('less is risked on markets with a larger margin', async () => {
  const { board, harness, player } = await table({ market: 100 });
  const market = { ...board.offer('a', '2.00'), group: 'correct-score' as const };
  board.market = () => market;
  assert.is(await placed(player, [market], 2_000), 'amount-too-high 1388 1388');
  await harness.close();
});

test.run();
