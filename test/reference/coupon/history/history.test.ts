import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../../src/calls/table.ts';
import { fakeBoard } from '../../support/board.ts';
import { couponOf, playerOn, START, startBackEnd } from '../../support/harness.ts';

const test = suite('the history of bets');

async function opened() {
  const board = fakeBoard();
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const history = (query: CallInput<'betHistory'>['query'] = {}) =>
    harness.call('betHistory', { query }, player);
  const ids = async (query: CallInput<'betHistory'>['query'] = {}) =>
    (await history(query)).body.items.map(({ couponId }) => couponId);
  return { board, harness, player, history, ids };
}

test('shows a bet with its legs as they were taken, and as they ended', async () => {
  const { board, harness, player, history } = await opened();
  const markets = [board.offer('a', '1.85'), board.offer('b', '2.10'), board.offer('c', '1.50')];
  await player.place(
    couponOf(player.accountId, markets, { typeId: 2, systemValue: 2, amount: 600 }),
    'key',
  );
  const [open] = (await history()).body.items;
  assert.is(open?.status, 'open');
  assert.is(open?.systemValue, 2);
  assert.is(open?.placedAt, START);
  assert.is(open?.settledAt, null);
  assert.is(open?.payout, null);
  assert.equal(open?.legs[0], {
    marketId: 'a',
    gameId: 500_000,
    team1: 'Home 500000',
    team2: 'Away 500000',
    group: 'result',
    param: null,
    outcome: '1',
    coef: '1.85',
    score: null,
    result: null,
  });
  board.result('a', 'won', [2, 1]);
  board.result('b', 'won', [0, 0]);
  board.result('c', 'lost', [1, 3]);
  harness.clock.now += 5000;
  harness.backEnd.settle(harness.clock.now);
  const [closed] = (await history()).body.items;
  assert.is(closed?.settledAt, START + 5000);
  assert.is(closed?.payout, 777);
  assert.equal(
    closed?.legs.map(({ result, score }) => ({ result, score })),
    [
      { result: 'won', score: [2, 1] },
      { result: 'won', score: [0, 0] },
      { result: 'lost', score: [1, 3] },
    ],
  );
  board.replaceGame(500_000);
  const [kept] = (await history()).body.items;
  assert.equal(kept?.legs[0]?.score, [2, 1], 'as it was when the leg was decided');
  await harness.close();
});

test('a system says into how many bets it is divided, and which selections are bankers', async () => {
  const { board, harness, player, history } = await opened();
  const markets = ['a', 'b', 'c', 'd'].map((name) => board.offer(name, '2.00'));
  const coupon = couponOf(player.accountId, markets, { typeId: 2, systemValue: 2, amount: 600 });
  const bets = coupon.bets.map((bet, place) => ({ ...bet, banker: place === 0 }));
  const { body: answer } = await player.place({ ...coupon, bets }, 'key');
  assert.equal(answer.status === 'accepted' && [answer.systemValue, answer.combos], [2, 3]);
  const [bet] = (await history()).body.items;
  assert.equal([bet?.systemValue, bet?.combos], [2, 3]);
  assert.equal(
    bet?.legs.map(({ banker }) => banker),
    [true, undefined, undefined, undefined],
  );
  await harness.close();
});

test('several singles come back with a number, a stake and a return each', async () => {
  const { board, harness, player } = await opened();
  const markets = [board.offer('a', '2.00'), board.offer('b', '3.00')];
  const coupon = couponOf(player.accountId, markets, { typeId: 10, amount: 800 });
  const bets = coupon.bets.map((bet, place) => ({ ...bet, amount: [300, 500][place] ?? 0 }));
  const place = () => player.place({ ...coupon, bets }, 'key');
  const { body } = await place();
  const singles = body.status === 'accepted' ? body.bets.map(({ single }) => single) : [];
  assert.equal(
    singles.map((single) => [single?.amount, single?.possibleWin]),
    [
      [300, 600],
      [500, 1500],
    ],
  );
  assert.is.not(singles[0]?.couponId, singles[1]?.couponId);
  const money = await player.money();
  assert.equal((await place()).body, body, 'the same key, the same answer');
  assert.is(await player.money(), money);
  await harness.close();
});

test('comes in pages that neither repeat nor leave out, whatever is placed meanwhile', async () => {
  const { board, harness, player, history, ids } = await opened();
  const market = board.offer('a', '2.00');
  const place = (index: number) =>
    player.place(couponOf(player.accountId, [market], { amount: 50 }), `key-${index}`);
  for (let index = 0; index < 45; index += 1) await place(index);
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await history(cursor === null ? {} : { cursor });
    all.push(...body.items.map(({ couponId }) => couponId));
    cursor = body.next;
    await place(100 + all.length);
  } while (cursor !== null);
  assert.is(all.length, 45);
  assert.is(new Set(all).size, 45);
  assert.equal(all, all.toSorted().reverse(), 'newest first');
  assert.is((await ids()).length, 20);
  await harness.close();
});

test('a page that is just full is the last', async () => {
  const { board, harness, player, history } = await opened();
  const market = board.offer('a', '2.00');
  for (let index = 0; index < 20; index += 1) {
    await player.place(couponOf(player.accountId, [market], { amount: 50 }), `key-${index}`);
  }
  const { items, next } = (await history()).body;
  assert.is(items.length, 20);
  assert.is(next, null);
  await harness.close();
});

test('is searched by time, account and status', async () => {
  const { board, harness, player, ids } = await opened();
  const [a, b] = [board.offer('a', '2.00'), board.offer('b', '2.00')];
  await player.place(couponOf(player.accountId, [a]), 'a');
  harness.clock.now += 60_000;
  await player.place(couponOf(player.accountId, [b]), 'b');
  board.result('a', 'lost');
  harness.backEnd.settle(harness.clock.now);
  const [second, first] = await ids();
  assert.equal(await ids({ status: 'open' }), [second]);
  assert.equal(await ids({ status: 'lost' }), [first]);
  assert.equal(await ids({ status: 'won' }), []);
  assert.equal(await ids({ from: String(START + 1) }), [second]);
  assert.equal(await ids({ to: String(START) }), [first]);
  assert.equal(await ids({ from: '2026-03-01', to: '2026-03-02' }), [second, first]);
  assert.equal(await ids({ to: '2026-02-28' }), []);
  assert.equal(await ids({ account: player.accountId }), [second, first]);
  assert.equal(await ids({ account: '0' }), []);
  assert.equal(await ids({ account: player.accountId, status: 'lost', to: '2027-01-01' }), [first]);
  await harness.close();
});

test('is the player’s own', async () => {
  const { board, harness, player } = await opened();
  await player.place(couponOf(player.accountId, [board.offer('a', '2.00')]), 'a');
  const other = await playerOn(harness, 'other@example.test');
  const { body } = await harness.call('betHistory', { query: {} }, other);
  assert.equal(body, { items: [], next: null, totals: [], isEmpty: true });
  await harness.close();
});

test('a filter that cannot be read is refused by name', async () => {
  const { harness, history } = await opened();
  const wrong = [
    ...([{ from: 'soon' }, { to: '' }, { status: 'late' }, { cursor: '-1' }] as const),
    ...([
      { type: '3' },
      { period: 'ever' },
      { account: 'main' },
      { text: 'a'.repeat(61) },
    ] as const),
  ];
  for (const query of wrong) {
    const { status, errors } = await history(query);
    assert.is(status, 400);
    assert.is(errors[0]?.pointer, `/query/${Object.keys(query)[0]}`);
  }
  await harness.close();
});

test.run();
