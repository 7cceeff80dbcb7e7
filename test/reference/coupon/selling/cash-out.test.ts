import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_OFFERS } from '../../../../src/domain/bets/cash-out-kinds.ts';
import { fakeBoard, KICK_OFF } from '../../support/board.ts';
import { playerOn, START, startBackEnd } from '../../support/harness.ts';
import { answerOf, table } from '../../support/selling.ts';

const test = suite('selling a bet back');

const BALANCED = { unbalanced: [], drifted: [] };

test('an offer says what is paid now, of what stake, and what the house keeps', async () => {
  const { harness, board, player, place, offers, couponId } = await table();
  const express = await place(['b', 'c']);
  board.suspend('c');
  const { offers: found, margin } = await offers();
  assert.is(margin, '5');
  assert.equal(found, [
    {
      ...{
        couponId: express,
        accountId: player.accountId,
        currency: 'EUR',
        stake: 1000,
        price: null,
      },
      ...{ refusal: 'suspended', markets: ['c'] },
    },
    { couponId, accountId: player.accountId, currency: 'EUR', stake: 1000, price: 1447 },
  ]);
  assert.equal(await offers(couponId), { offers: [found[1]], margin, goodFor: 5_000 });
  assert.equal((await offers(`${couponId}9,nonsense`)).offers, []);
  const many = Array.from({ length: MOST_OFFERS + 1 }, (_, index) => `${index}`).join();
  const query = { coupons: many };
  const { status } = await harness.call('cashOutOffers', { query }, player);
  assert.is(status, 400);
  await harness.close();
});

test('a bet that is sold pays what stood on the button, and is settled no more', async () => {
  const { harness, board, player, sell, bets, couponId } = await table();
  assert.equal(await answerOf(sell({ couponId, stake: 1000, price: 1447 }, 'key')), {
    ...{ status: 'accepted', couponId, at: START, sold: 1000, paid: 1447 },
    ...{ left: 0, possibleWin: 0, currency: 'EUR', balance: 100_447 },
  });
  board.result('a', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF), 0);
  assert.is(harness.backEnd.resettle(KICK_OFF), 0);
  assert.is(await player.money(), 100_447);
  const { items, totals } = await bets();
  const [bet] = items;
  assert.equal([bet?.status, bet?.payout, bet?.possibleWin], ['void', 1447, 0]);
  assert.equal(bet?.cashedOut, { sold: 1000, paid: 1447, at: START });
  assert.equal(totals, [
    { currency: 'EUR', bets: 1, open: 0, staked: 1000, stakedOpen: 0, returned: 1447 },
  ]);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a part is sold, and the rest runs on with its own stake', async () => {
  const { harness, board, player, sell, offers, bets, couponId } = await table();
  const sold = await answerOf(sell({ couponId, stake: 400, price: 578 }, 'key'));
  assert.is(sold.status === 'accepted' && sold.left, 600);
  assert.is(sold.status === 'accepted' && sold.possibleWin, 1200);
  assert.is(await player.money(), 99_578);
  assert.equal((await offers()).offers[0]?.stake, 600);
  assert.equal((await bets()).totals, [
    { currency: 'EUR', bets: 1, open: 1, staked: 1000, stakedOpen: 600, returned: 578 },
  ]);
  board.result('a', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF), 1);
  assert.is(await player.money(), 99_578 + 1200);
  const { items } = await bets();
  assert.equal([items[0]?.amount, items[0]?.payout, items[0]?.status], [1000, 1778, 'won']);
  assert.equal(harness.backEnd.audit(), BALANCED);
  board.result('a', 'lost');
  assert.is(harness.backEnd.resettle(KICK_OFF), 1);
  assert.is(await player.money(), 99_578, 'what was sold stays paid');
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('the rest of a bet comes back as it was staked where its match is void', async () => {
  const { harness, board, player, sell, bets, couponId } = await table();
  await sell({ couponId, stake: 400, price: 0 }, 'key');
  board.result('a', 'void');
  harness.backEnd.settle(KICK_OFF);
  assert.is(await player.money(), 99_578 + 600);
  assert.is((await bets()).items[0]?.status, 'void');
  await harness.close();
});

test('a lower price is answered and moves nothing; a better one is paid', async () => {
  const { harness, board, player, sell, couponId } = await table();
  board.price('a', '1.60');
  const offer = {
    couponId,
    accountId: player.accountId,
    currency: 'EUR',
    stake: 1000,
    price: 1130,
  };
  const asked = { couponId, stake: 1000, price: 1447 };
  assert.equal(await answerOf(sell(asked, 'first')), { status: 'changed', offer, price: 1130 });
  assert.is(await player.money(), 99_000);
  board.price('a', '1.25');
  const again = await answerOf(sell(asked, 'first'));
  assert.is(again.status, 'changed', 'the key was answered for ever');
  const better = await answerOf(sell({ ...asked, price: 1000 }, 'second'));
  assert.is(better.status === 'accepted' && better.paid, 1447);
  await harness.close();
});

test('what may give its stake back is bought back for that, too', async () => {
  const { harness, board, offers, couponId } = await table();
  board.chance = () => ({ won: 0.4, lost: 0.35 });
  // 95 % of what 0.4 x 20.00 and 0.25 x 10.00 come to.
  assert.is((await offers(couponId)).offers[0]?.price, 997);
  board.chance = () => null;
  assert.is((await offers(couponId)).offers[0]?.refusal, 'suspended');
  await harness.close();
});

test('more than what runs is answered with what does', async () => {
  const { harness, sell, couponId } = await table();
  await sell({ couponId, stake: 400, price: 0 }, 'first');
  const answer = await answerOf(sell({ couponId, stake: 1000, price: 0 }, 'second'));
  assert.is(answer.status, 'changed');
  assert.equal(answer.status === 'changed' && [answer.offer.stake, answer.price], [600, null]);
  await harness.close();
});

test('what cannot be sold is refused, and says which selections are why', async () => {
  const { harness, board, place, sell, couponId } = await table();
  const express = await place(['b', 'c']);
  const refusalOf = async (id: string, key: string) => {
    const answer = await answerOf(sell({ couponId: id, stake: 1000, price: 0 }, key));
    if (answer.status !== 'rejected') throw new Error(answer.status);
    return [answer.reason, answer.markets];
  };
  board.suspend('b');
  assert.equal(await refusalOf(express, 'suspended'), ['suspended', ['b']]);
  // It is decided, and nobody has settled anything yet.
  board.result('b', 'lost');
  assert.equal(await refusalOf(express, 'lost'), ['worthless', ['b']]);
  board.result('a', 'won');
  assert.equal(await refusalOf(couponId, 'over'), ['over', ['a']]);
  assert.equal(await refusalOf('1', 'unknown'), ['unknown', undefined]);
  const { body } = await harness.call(
    'cashOut',
    { headers: { 'idempotency-key': 'key' }, body: { couponId, stake: 1000, price: 0 } },
    await playerOn(harness, 'other@example.test'),
  );
  assert.is(body.status === 'rejected' && body.reason, 'unknown');
  await harness.close();
});

test('a selection that is off the line is told apart from one that is suspended', async () => {
  const { harness, board, offers, couponId } = await table();
  board.suspend('a');
  assert.is((await offers(couponId)).offers[0]?.isWithdrawn, undefined);
  board.withdraw('a');
  const [offer] = (await offers(couponId)).offers;
  assert.equal([offer?.refusal, offer?.isWithdrawn], ['suspended', true]);
  await harness.close();
});

test('nobody sells the price of another match that took the number of theirs', async () => {
  const { harness, board, offers, couponId } = await table();
  board.replaceGame(500_000);
  assert.is((await offers(couponId)).offers[0]?.refusal, 'suspended');
  await harness.close();
});

test('twenty at once are one sale, under one key or under twenty', async () => {
  const { harness, player, sell, couponId } = await table();
  const sale = { couponId, stake: 600, price: 0 };
  const same = await Promise.all(Array.from({ length: 20 }, () => answerOf(sell(sale, 'key'))));
  for (const answer of same) assert.equal(answer, same[0]);
  assert.is(await player.money(), 99_000 + 868);
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      answerOf(sell({ ...sale, stake: 400 }, `key-${index}`)),
    ),
  );
  assert.is(others.filter(({ status }) => status === 'accepted').length, 1);
  assert.is(await player.money(), 99_000 + 868 + 579);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a lost answer is given again, after a restart too; another sale under its key is refused', async () => {
  const { harness, board, player, sell, couponId } = await table();
  harness.faults.set('cashOut', { executes: true, times: 1, answer: { kind: 'drop' } });
  const sale = { couponId, stake: 1000, price: 1447 };
  assert.ok(
    await sell(sale, 'key').then(
      () => false,
      () => true,
    ),
    'the answer was lost',
  );
  assert.is(await player.money(), 100_447);
  await harness.close();
  board.result('a', 'lost');
  const { dataDir, identity } = harness;
  const again = await startBackEnd({ board, dataDir, identity });
  const who = await playerOn(again);
  const headers = { 'idempotency-key': 'key' };
  const { body } = await again.call('cashOut', { headers, body: sale }, who);
  assert.is(body.status === 'accepted' && body.paid, 1447);
  const other = await again.call('cashOut', { headers, body: { ...sale, price: 1 } }, who);
  assert.is(other.status, 422);
  assert.is(again.backEnd.settle(KICK_OFF), 0);
  assert.is(await who.money(), 100_447);
  assert.equal(again.backEnd.audit(), BALANCED);
  await again.close();
});

test('a bet on a live match waits as placing does, and is judged once more', async () => {
  const fixed = fakeBoard();
  let isLive = false;
  const board = {
    ...fixed,
    market: (id: string, now: number) => {
      const market = fixed.market(id, now);
      return market && { ...market, isLive };
    },
  };
  const waited: number[] = [];
  const wait = async (ms: number) => {
    waited.push(ms);
    board.suspend('a');
  };
  const { harness, sell, couponId } = await table(
    { wait, conditions: { liveDelay: 4_000 } },
    board,
  );
  isLive = true;
  const answer = await answerOf(sell({ couponId, stake: 1000, price: 0 }, 'key'));
  assert.equal(waited, [4_000]);
  assert.is(answer.status === 'rejected' && answer.reason, 'suspended');
  await harness.close();
});

test('limits on losses know what was paid, and what was staked stays staked', async () => {
  const { harness, player, sell, couponId } = await table();
  const since = () => harness.call('limits', {}, player);
  const { sitting } = (await since()).body;
  await sell({ couponId, stake: 500, price: 0 }, 'key');
  const after = (await since()).body.sitting;
  assert.equal([sitting?.staked, sitting?.paid], [1000, 0]);
  assert.equal([after?.staked, after?.paid], [1000, 723]);
  await harness.close();
});

test('a currency without decimals: whole units are paid, rounded down, into its own account', async () => {
  const { harness, player, place, sell } = await table();
  await harness.call('currencyAdd', { body: { currencyId: 392 } }, player);
  harness.clock.now += 2_500;
  const accounts = async () => (await harness.call('balance', {}, player)).body.all_accounts;
  const yen = async () => (await accounts()).find(({ iso }) => iso === 'JPY');
  const toId = (await yen())?.id ?? '';
  const { rates } = (await harness.call('exchangeRates', {}, player)).body;
  const rate = rates.find(({ to }) => to === 'JPY')?.rate ?? '';
  const body = { fromId: player.accountId, toId, amount: 10_000, rate };
  await harness.call('exchangeMake', { headers: { 'idempotency-key': 'yen' }, body }, player);
  const before = (await yen())?.money ?? 0;
  const couponId = await place(['b'], '1.50', toId);
  // 95 % of 333 at an unmoved price without its overround.
  const answer = await answerOf(sell({ couponId, stake: 333, price: 301 }, 'key'));
  assert.is(answer.status === 'accepted' && answer.paid, 301);
  assert.is((await yen())?.money, before - 1000 + 301);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('bonus money that is sold wagers nothing, and the rest what it stakes', async () => {
  const { harness, board, player, sell, place } = await table();
  const { body } = await harness.call('balance', {}, player);
  const bonus = body.all_accounts.find(({ type }) => type === 4)?.id ?? '';
  const couponId = await place(['b'], '2.00', bonus);
  await sell({ couponId, stake: 400, price: 0 }, 'key');
  const wagered = async () =>
    (await harness.call('bonuses', {}, player)).body.items.find(({ kind }) => kind === 'welcome')
      ?.wagered;
  assert.is(await wagered(), 0);
  board.result('b', 'lost');
  harness.backEnd.settle(KICK_OFF);
  assert.is(await wagered(), 600);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test.run();
