import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { fakeBoard, KICK_OFF } from '../support/board.ts';
import { playerOn, START, startBackEnd } from '../support/harness.ts';
import { table as selling } from '../support/selling.ts';

const test = suite('a bet that is sold by itself');

const BALANCED = { unbalanced: [], drifted: [] };

/** What is sold for 14.47, whose price is to rise to 16.00 or above. */
async function table(...given: Parameters<typeof selling>) {
  const all = await selling(...given);
  const { harness, player, couponId, offers } = all;
  const choose = async (rule: { stake: number; price: number } | null, id = couponId) =>
    (await harness.call('cashOutRule', { body: { couponId: id, rule } }, player)).body;
  const ruleShown = async () => (await offers(couponId)).offers[0]?.rule;
  return { ...all, choose, ruleShown };
}

test('it is sold once the price is there, for that price, and told of', async () => {
  const { harness, board, player, choose, ruleShown, bets, couponId } = await table();
  const rule = { stake: 1000, price: 1600 };
  assert.equal(await choose(rule), { status: 'set', couponId, rule });
  assert.equal(await ruleShown(), rule);
  assert.is(harness.backEnd.settle(START + 1), 0);
  assert.is(await player.money(), 99_000);
  board.price('a', '1.10');
  const before = harness.backEnd.feed.here(START + 1).id;
  assert.is(harness.backEnd.settle(START + 2), 1);
  // More than was asked for: a price may jump past that.
  assert.is(await player.money(), 99_000 + 1645);
  assert.is.not(harness.backEnd.feed.here(START + 1).id, before, 'listeners are told of it');
  assert.is(harness.backEnd.settle(START + 3), 0, 'a rule sells once');
  const { items } = await bets();
  const byRule = { sold: 1000, paid: 1645 };
  assert.equal(items[0]?.cashedOut, { ...byRule, at: START + 2, byRule });
  assert.is(await ruleShown(), undefined);
  board.result('a', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF), 0);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a part is sold, the rest runs on and may be given a rule again', async () => {
  const { harness, board, player, choose, bets } = await table();
  await choose({ stake: 400, price: 600 });
  board.price('a', '1.10');
  harness.backEnd.settle(START + 1);
  assert.is(await player.money(), 99_000 + 658);
  const { items } = await bets();
  assert.equal([items[0]?.status, items[0]?.cashedOut?.byRule], ['open', { sold: 400, paid: 658 }]);
  const more = await choose({ stake: 1000, price: 1600 });
  assert.equal(more.status === 'rejected' && more.reason, 'stake', 'so much does not run any more');
  assert.is((await choose({ stake: 600, price: 900 })).status, 'set');
  assert.is(harness.backEnd.settle(START + 2), 1);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a suspended market sells nothing; the rule waits', async () => {
  const { harness, board, player, choose, ruleShown } = await table();
  await choose({ stake: 1000, price: 1600 });
  board.price('a', '1.10');
  board.suspend('a');
  assert.is(harness.backEnd.settle(START + 1), 0);
  assert.is(await player.money(), 99_000);
  assert.ok(await ruleShown());
  await harness.close();
});

test('it is changed and taken back', async () => {
  const { harness, board, choose, ruleShown, couponId } = await table();
  await choose({ stake: 1000, price: 1600 });
  await choose({ stake: 500, price: 900 });
  assert.equal(await ruleShown(), { stake: 500, price: 900 });
  assert.equal(await choose(null), { status: 'removed', couponId });
  assert.is(await ruleShown(), undefined);
  board.price('a', '1.01');
  assert.is(harness.backEnd.settle(START + 1), 0);
  await harness.close();
});

test('it ends with its bet, and where less runs than it would sell', async () => {
  const { harness, board, choose, ruleShown, sell, couponId, place } = await table();
  await choose({ stake: 500, price: 900 });
  await sell({ couponId, stake: 400, price: 0 }, 'first');
  assert.ok(await ruleShown(), 'so much still runs');
  await sell({ couponId, stake: 200, price: 0 }, 'second');
  assert.is(await ruleShown(), undefined);
  const other = await place(['b']);
  await choose({ stake: 1000, price: 1600 }, other);
  board.result('b', 'lost');
  harness.backEnd.settle(KICK_OFF);
  const kept = harness.backEnd.database.all(v.object({}), 'SELECT * FROM cash_out_rules');
  assert.equal(kept, []);
  await harness.close();
});

test('it is set only while the bet is bought back, by its player, for what can come', async () => {
  const { harness, board, choose, couponId } = await table();
  const reasonOf = async (answer: ReturnType<typeof choose>) => {
    const found = await answer;
    return found.status === 'rejected' ? found.reason : found.status;
  };
  // It may win 20.00, of which the house keeps 5 % however sure that is.
  assert.is(await reasonOf(choose({ stake: 1000, price: 1901 })), 'beyond');
  assert.is(await reasonOf(choose({ stake: 500, price: 951 })), 'beyond');
  assert.is(await reasonOf(choose({ stake: 500, price: 950 })), 'set');
  assert.is(await reasonOf(choose({ stake: 1001, price: 10 })), 'stake');
  assert.is(await reasonOf(choose({ stake: 10, price: 10 }, '1')), 'unknown');
  const stranger = await playerOn(harness, 'other@example.test');
  const theirs = { couponId, rule: { stake: 1000, price: 1600 } };
  const { body } = await harness.call('cashOutRule', { body: theirs }, stranger);
  assert.is(body.status === 'rejected' && body.reason, 'unknown');
  board.suspend('a');
  assert.is(await reasonOf(choose({ stake: 1000, price: 1600 })), 'suspended');
  board.result('a', 'won');
  assert.is(await reasonOf(choose({ stake: 1000, price: 1600 })), 'over');
  await harness.close();
});

test('on a live match it waits as a press does, and is judged once more', async () => {
  const fixed = fakeBoard();
  let isLive = false;
  const board = {
    ...fixed,
    market: (id: string, now: number) => {
      const market = fixed.market(id, now);
      return market && { ...market, isLive };
    },
  };
  const { harness, player, choose } = await table({ conditions: { liveDelay: 4_000 } }, board);
  const rule = { stake: 1000, price: 1500 };
  await choose(rule);
  isLive = true;
  board.price('a', '1.10');
  assert.is(harness.backEnd.settle(START + 1_000), 0);
  board.suspend('a');
  assert.is(harness.backEnd.settle(START + 5_000), 0, 'judged once more: suspended');
  board.offer('a', '1.10');
  assert.is(harness.backEnd.settle(START + 6_000), 0);
  assert.is(harness.backEnd.settle(START + 9_999), 0);
  assert.is(harness.backEnd.settle(START + 10_000), 1);
  assert.ok((await player.money()) > 99_000 + 1_500);
  await harness.close();
});

test('rules outlive a restart, and some are looked at at a time', async () => {
  const { harness, board, place, choose } = await table();
  await choose({ stake: 1000, price: 1600 });
  const other = await place(['b']);
  await choose({ stake: 1000, price: 1600 }, other);
  board.price('a', '1.10');
  board.price('b', '1.10');
  await harness.close();
  const { dataDir, identity } = harness;
  const again = await startBackEnd({ board, dataDir, identity });
  assert.is(again.backEnd.settle(START + 1, 1), 1);
  assert.is(again.backEnd.settle(START + 2, 1), 1);
  assert.is(again.backEnd.settle(START + 3, 1), 0);
  assert.equal(again.backEnd.audit(), BALANCED);
  await again.close();
});

test.run();
