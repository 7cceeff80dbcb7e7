import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MarketResult } from '../../../src/reference/line/sports-line.ts';
import { couponOf } from '../support/harness.ts';
import { BALANCED, type Paying, paying } from '../support/payments.ts';

const test = suite('bonus money');

const DAY = 24 * 60 * 60_000;
/** What a new player is given to wager, and what the lowest stake is, in cents. */
const WELCOME = 5_000;

/** A player with bonus money, who bets with it. */
async function bonused() {
  const table = await paying();
  const { harness, player, board } = table;
  const { backEnd, clock } = harness;
  const accounts = async () => (await harness.call('balance', {}, player)).body.all_accounts;
  const of = async (type: number) =>
    (await accounts()).find((account) => account.type === type) ?? { id: '', money: -1 };
  const bonuses = async () => (await harness.call('bonuses', {}, player)).body;
  const welcome = async () => (await bonuses()).items.find(({ kind }) => kind === 'welcome');
  let count = 0;
  const begin = async (amount: number): Promise<string> => {
    count += 1;
    const name = `market-${count}`;
    const coupon = couponOf((await of(4)).id, [board.offer(name, '2.00')], { amount });
    const { body } = await player.place(coupon, name);
    assert.is(body.status, 'accepted', JSON.stringify(body));
    return name;
  };
  const end = (name: string, result: MarketResult) => {
    board.result(name, result);
    backEnd.settle(clock.now);
  };
  const bet = async (amount: number, result: MarketResult) => end(await begin(amount), result);
  const pass = async (ms: number) => {
    clock.now += ms;
    backEnd.bonuses.expire(clock.now);
    await player.renew();
  };
  return { ...table, of, bonuses, welcome, begin, end, bet, pass };
}

const isWhole = ({ harness }: Paying) => assert.equal(harness.backEnd.audit(), BALANCED);

test('what is given at the registration is wagered five times, and is then the player’s own', async () => {
  const table = await bonused();
  const { of, welcome, bet, player } = table;
  assert.is((await of(4)).money, WELCOME);
  const before = await player.money();
  const { granted, required, wagered, state } = (await welcome()) ?? {};
  assert.equal([granted, required, wagered, state], [WELCOME, 25_000, 0, 'active']);
  await bet(WELCOME, 'won');
  await bet(10_000, 'won');
  await player.renew();
  assert.is((await welcome())?.wagered, 15_000);
  assert.is((await of(4)).money, 20_000);
  await bet(10_000, 'lost');
  await player.renew();
  assert.is((await welcome())?.state, 'converted');
  assert.is((await of(4)).money, 0);
  assert.is(await player.money(), before + 10_000);
  isWhole(table);
  await table.harness.close();
});

test('what comes back counts for nothing, and nothing is converted while a bet is open', async () => {
  const table = await bonused();
  const { of, welcome, bet, begin, end, player } = table;
  await bet(1_000, 'void');
  await player.renew();
  assert.is((await welcome())?.wagered, 0);
  for (const amount of [5_000, 10_000]) await bet(amount, 'won');
  await player.renew();
  const open = await begin(2_000);
  await bet(10_000, 'won');
  await player.renew();
  assert.is((await welcome())?.wagered, 25_000);
  assert.is((await welcome())?.state, 'active');
  end(open, 'void');
  await player.renew();
  assert.is((await welcome())?.state, 'converted');
  assert.is((await of(4)).money, 0);
  isWhole(table);
  await table.harness.close();
});

test('the last open bet of a wagered bonus can be edited: what takes its place is paid by the bonus', async () => {
  const table = await bonused();
  const { harness, player, board, of, welcome, bet, begin, end } = table;
  for (const amount of [5_000, 10_000]) await bet(amount, 'won');
  await player.renew();
  const open = await begin(2_000);
  await bet(10_000, 'won');
  await player.renew();
  const { offers } = (await harness.call('cashOutOffers', { query: {} }, player)).body;
  const [{ couponId, price } = { couponId: '', price: null }] = offers;
  assert.ok(price !== null);
  const edited = { couponId, price: price ?? 0 };
  const markets = [board.market(open, 0), board.offer('beside', '2.00', 2)].flatMap(
    (one) => one ?? [],
  );
  const account = await of(4);
  const coupon = couponOf(account.id, markets, { amount: edited.price, edited });
  const { body } = await player.place(coupon, 'edited');
  assert.is(body.status, 'accepted', JSON.stringify(body));
  assert.is((await welcome())?.state, 'active', 'a bet of it is open');
  assert.is((await of(4)).money, account.money, 'neither more nor less than before');
  board.result('beside', 'lost');
  end(open, 'won');
  await player.renew();
  assert.is((await welcome())?.state, 'converted');
  isWhole(table);
  await harness.close();
});

test('what is played away is lost, and what is not wagered in thirty days goes back', async () => {
  const lost = await bonused();
  await lost.bet(WELCOME, 'lost');
  await lost.player.renew();
  assert.is((await lost.welcome())?.state, 'lost');
  isWhole(lost);
  await lost.harness.close();

  const late = await bonused();
  const before = await late.player.money();
  await late.bet(1_000, 'won');
  await late.pass(29 * DAY);
  assert.is((await late.welcome())?.state, 'active');
  await late.pass(DAY);
  assert.is((await late.welcome())?.state, 'expired');
  assert.is((await late.of(4)).money, 0, 'and what was won with it');
  assert.is(await late.player.money(), before);
  isWhole(late);
  await late.harness.close();
});

test('the first deposit of whoever chose it brings as much on top, once, up to a bound', async () => {
  const table = await bonused();
  const { harness, bonuses, of, paid, pass } = table;
  assert.is((await bonuses()).offer, null, 'who chose none is offered none');
  harness.backEnd.database.run('UPDATE players SET first_deposit_bonus = 1');
  assert.equal((await bonuses()).offer, {
    ...{ percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 },
  });
  const { body } = await harness.call('bonusPopup', {}, table.player);
  assert.equal(body.bonusPopupInformation, (await bonuses()).offer);
  await paid({ amount: 12_000 });
  const { items, offer } = await bonuses();
  assert.is(offer, null);
  const first = items.find(({ kind }) => kind === 'first-deposit');
  assert.equal([first?.granted, first?.required, first?.state], [10_000, 50_000, 'active']);
  assert.is((await of(4)).money, WELCOME + 10_000);
  await paid({ amount: 12_000 });
  assert.is((await bonuses()).items.length, 2);
  assert.is((await of(4)).money, WELCOME + 10_000);
  await pass(0);
  isWhole(table);
  await harness.close();
});

test('whoever chose it may still pay in without it, and change their mind until they have', async () => {
  const table = await bonused();
  const { harness, player, bonuses, of, paid } = table;
  const choose = (isWanted: boolean) =>
    harness.call('depositBonusChoose', { body: { isWanted } }, player);
  assert.is((await choose(true)).errors[0]?.code, '1106', 'who chose none has nothing to choose');
  harness.backEnd.database.run('UPDATE players SET first_deposit_bonus = 1');
  assert.equal((await choose(false)).body, { isWanted: false, offer: null });
  assert.is((await bonuses()).offer, null);
  assert.equal((await choose(true)).body, { isWanted: true, offer: (await bonuses()).offer });
  assert.ok((await bonuses()).offer);
  await choose(false);
  await paid({ amount: 3_000 });
  assert.is((await of(4)).money, WELCOME);
  assert.is((await choose(true)).errors[0]?.code, '1106', 'it is too late for that');
  isWhole(table);
  await harness.close();
});

test('with the deposit what was given on it is taken back', async () => {
  const table = await bonused();
  const { harness, bonuses, of, paid, signed, notify } = table;
  harness.backEnd.database.run('UPDATE players SET first_deposit_bonus = 1');
  const { id } = await paid({ amount: 3_000 });
  assert.is((await of(4)).money, WELCOME + 3_000);
  await notify(signed('back', { payment: id, state: 'charged-back', amount: 3_000, iso: 'EUR' }));
  const first = (await bonuses()).items.find(({ kind }) => kind === 'first-deposit');
  assert.is(first?.state, 'revoked');
  assert.is((await of(4)).money, WELCOME);
  isWhole(table);
  await harness.close();
});

test.run();
