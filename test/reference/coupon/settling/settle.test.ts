import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../../src/calls/coupon.ts';
import type { MarketResult } from '../../../../src/reference/line/sports-line.ts';
import { type FakeBoard, fakeBoard, KICK_OFF } from '../../support/board.ts';
import {
  couponOf,
  type Harness,
  type Player,
  playerOn,
  startBackEnd,
} from '../../support/harness.ts';
import { ROWS } from '../../support/settling.ts';

const test = suite('settling bets');

const COEFS = ['1.85', '2.10', '1.50', '3.40', '1.72', '2.25', '1.95', '4.00'];
const RESULTS: Readonly<Record<string, MarketResult>> = {
  W: 'won',
  L: 'lost',
  V: 'void',
  w: 'half-won',
  l: 'half-lost',
};
const HOUR = 60 * 60 * 1000;

interface Table {
  readonly board: FakeBoard;
  readonly harness: Harness;
  readonly player: Player;
}

async function table(clock?: { now: number }): Promise<Table> {
  const board = fakeBoard();
  const harness = await startBackEnd(clock ? { board, clock } : { board });
  return { board, harness, player: await playerOn(harness) };
}

function end(board: FakeBoard, name: string, letters: string): void {
  for (const [index, letter] of [...letters].entries()) {
    board.result(`${name}${index}`, RESULTS[letter] ?? 'void');
  }
}

/** Places a coupon on as many games as there are letters. Minor units. */
async function place(
  { board, player }: Table,
  name: string,
  letters: string,
  { coefs = COEFS, ...part }: Partial<SubmittedCoupon> & { coefs?: string[] },
  legOf: (index: number) => Partial<SubmittedCoupon['bets'][number]> = () => ({}),
): Promise<void> {
  const markets = [...letters].map((_, index) => board.offer(name + index, coefs[index] ?? '1'));
  const coupon = couponOf(player.accountId, markets, part);
  const bets = coupon.bets.map((bet, index) => ({ ...bet, ...legOf(index) }));
  const { body } = await player.place({ ...coupon, bets }, name);
  assert.is(body.status, 'accepted', `${name}: ${JSON.stringify(body)}`);
}

test('several singles are bets of their own, each settled when its match ends', async () => {
  const one = await table();
  const { board, harness, player } = one;
  const before = await player.money();
  const amounts = [1_000, 2_000, 550];
  const leg = (index: number) => ({ amount: amounts[index] ?? 0 });
  await place(one, 'leg', 'WLW', { typeId: 10, amount: 3_550 }, leg);
  assert.is(await player.money(), before - 3_550);
  end(board, 'leg', 'WL');
  assert.is(harness.backEnd.settle(KICK_OFF + 2 * HOUR), 2);
  const history = async () => (await harness.call('betHistory', { query: {} }, player)).body.items;
  const told = (await history()).map(({ typeId, amount, status, payout, legs }) => [
    ...[typeId, amount, status, payout, legs.length],
  ]);
  assert.equal(told, [
    [0, 550, 'open', null, 1],
    [0, 2_000, 'lost', 0, 1],
    [0, 1_000, 'won', 1_850, 1],
  ]);
  board.result('leg2', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF + 2 * HOUR), 1);
  assert.is(await player.money(), before - 3_550 + 2_675);
  assert.is(new Set((await history()).map(({ couponId }) => couponId)).size, 3);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

for (const row of ROWS) {
  test(`${row.name}: ${row.results} pays ${row.pays}`, async () => {
    const one = await table();
    const { board, harness, player } = one;
    await place(one, 'leg', row.results, row.coupon, row.leg);
    const before = await player.money();
    assert.is(harness.backEnd.settle(KICK_OFF), 0, 'nothing has ended yet');
    end(board, 'leg', row.results);
    assert.is(harness.backEnd.settle(KICK_OFF + 2 * HOUR), 1);
    assert.is((await player.money()) - before, row.pays);
    const { body } = await harness.call('betHistory', { query: {} }, player);
    assert.is(body.items[0]?.payout, row.pays);
    assert.is(body.items[0]?.status, row.status);
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    await harness.close();
  });
}

test('a bet waits for its last leg, and is then settled once', async () => {
  const one = await table();
  const { board, harness, player } = one;
  await place(one, 'leg', 'WW', { amount: 1_000 });
  board.result('leg0', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF), 0);
  board.result('leg1', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF), 1);
  const money = await player.money();
  assert.is(harness.backEnd.settle(KICK_OFF), 0);
  assert.is(await player.money(), money);
  await harness.close();
});

test('what ended while nothing ran is settled at the next start', async () => {
  const one = await table();
  const { board, harness } = one;
  await place(one, 'a', 'W', { amount: 1_000 });
  await place(one, 'b', 'LW', { amount: 2_000 });
  await harness.close();
  end(board, 'a', 'W');
  end(board, 'b', 'LW');
  const { dataDir, identity } = harness;
  const clock = { now: KICK_OFF + 30 * 24 * HOUR };
  const again = await startBackEnd({ board, dataDir, identity, clock });
  assert.is(again.backEnd.settle(clock.now), 2);
  const player = await playerOn(again);
  assert.is(await player.money(), 100_000 - 3_000 + 1_850);
  await again.close();
});

test('many bets are settled in turns of a size', async () => {
  const one = await table();
  const { board, harness, player } = one;
  const market = board.offer('a', '2.00');
  for (let index = 0; index < 130; index += 1) {
    await player.place(couponOf(player.accountId, [market], { amount: 50 }), `key-${index}`);
  }
  board.result('a', 'won');
  assert.is(harness.backEnd.settle(KICK_OFF, 1), 100);
  assert.is(harness.backEnd.settle(KICK_OFF, 1), 30);
  assert.is(await player.money(), 100_000 + 130 * 50);
  await harness.close();
});

test('a block that was taken before there were lobbies is none, whatever its number', async () => {
  const one = await table();
  const { board, harness, player } = one;
  const leg = (index: number) => ({ blockId: index === 2 ? 99 : index + 1 });
  await place(one, 'leg', 'WWL', { typeId: 4, systemValue: 2, amount: 3_000 }, leg);
  const { database } = harness.backEnd;
  database.run('UPDATE legs SET block_id = 100 WHERE block_id = 99');
  end(board, 'leg', 'WWL');
  assert.is(harness.backEnd.settle(KICK_OFF), 1);
  // One of three combinations: a lost lobby would have taken it along.
  assert.is(await player.money(), 100_000 - 3_000 + 3_885);
  const { body } = await harness.call('betHistory', { query: {} }, player);
  const [bet] = body.items;
  assert.equal([bet?.combos, bet?.legs.map(({ blockId }) => blockId)], [3, [1, 2, 101]]);
  await harness.close();
});

test('a bet that cannot be settled is reported once, and holds nobody up', async () => {
  const board = fakeBoard();
  const warnings: string[] = [];
  const harness = await startBackEnd({ board, warnings });
  const player = await playerOn(harness);
  const one = { board, harness, player };
  await place(one, 'a', 'W', { amount: 1_000 });
  await place(one, 'b', 'W', { amount: 1_000 });
  harness.backEnd.database.run("UPDATE legs SET coef = 'x' WHERE market_id = 'a0'");
  end(board, 'a', 'W');
  end(board, 'b', 'W');
  assert.is(harness.backEnd.settle(KICK_OFF), 1);
  assert.is(harness.backEnd.settle(KICK_OFF), 0);
  assert.is(warnings.length, 1);
  assert.is(await player.money(), 100_000 - 2_000 + 1_850);
  await harness.close();
});

/** Places one single of 10.00 at 1.85, ends it, and gives what the player has then. */
async function settledSingle(result: MarketResult) {
  const one = await table();
  const { board, harness, player } = one;
  await place(one, 'leg', 'W', { amount: 1_000 });
  board.result('leg0', result);
  assert.is(harness.backEnd.settle(KICK_OFF), 1);
  const last = async () => (await harness.call('betHistory', { query: {} }, player)).body.items[0];
  return { ...one, last, money: await player.money() };
}

for (const [was, is, pays, status] of [
  ['lost', 'won', 1_850, 'won'],
  ['won', 'lost', 0, 'lost'],
  ['won', 'half-won', 1_425, 'won'],
  ['half-lost', 'void', 1_000, 'void'],
] as const) {
  test(`a result corrected from ${was} to ${is} pays ${pays} in the end`, async () => {
    const { board, harness, player, last, money } = await settledSingle(was);
    const before = (await last())?.payout ?? 0;
    assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 0, 'nothing is another');
    board.result('leg0', is, [0, 2]);
    assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 1);
    assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 0, 'once');
    assert.is(await player.money(), money - before + pays);
    const item = await last();
    assert.equal([item?.payout, item?.status, item?.legs[0]?.result], [pays, status, is]);
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    board.result('leg0', was);
    assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 1, 'and back again');
    assert.is(await player.money(), money);
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    await harness.close();
  });
}

test('what was paid by mistake and is gone the house stands in for', async () => {
  const { board, harness, player, money } = await settledSingle('won');
  const market = board.offer('other', '2.00');
  await player.place(couponOf(player.accountId, [market], { amount: money - 500 }), 'other');
  assert.is(await player.money(), 500);
  board.result('leg0', 'lost');
  assert.is(harness.backEnd.resettle(KICK_OFF + HOUR), 1);
  assert.is(await player.money(), 0);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('a result that is corrected after three days stands', async () => {
  const { board, harness, player, money } = await settledSingle('won');
  board.result('leg0', 'lost');
  assert.is(harness.backEnd.resettle(KICK_OFF + 72 * HOUR), 0);
  assert.is(await player.money(), money);
  await harness.close();
});

test('a match the line has lost is void two days after its start', async () => {
  const one = await table();
  const { board, harness, player } = one;
  const market = board.offer('a', '2.00');
  await player.place(couponOf(player.accountId, [market]), 'key');
  board.replaceGame(market.gameId);
  board.result('a', 'lost');
  assert.is(harness.backEnd.settle(KICK_OFF + 48 * HOUR - 1), 0);
  assert.is(harness.backEnd.settle(KICK_OFF + 48 * HOUR), 1);
  assert.is(await player.money(), 100_000);
  const { body } = await harness.call('betHistory', { query: {} }, player);
  assert.is(body.items[0]?.status, 'void');
  await harness.close();
});

test.run();
