/** A running bet is bought back in the very moment in which another one takes its place: both, or neither. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../../src/calls/coupon.ts';
import { KICK_OFF } from '../../support/board.ts';
import { couponOf, playerOn } from '../../support/harness.ts';
import { table } from '../../support/selling.ts';

const test = suite('editing a bet');

const BALANCED = { unbalanced: [], drifted: [] };

type Table = Awaited<ReturnType<typeof table>>;

/** A coupon of what is offered at 2.00 under these names, in place of the bet of the table. */
function inPlace(
  { board, player, couponId }: Table,
  names: readonly string[],
  part: Partial<SubmittedCoupon> = {},
): SubmittedCoupon {
  const markets = names.map((name) => board.market(name, 0) ?? board.offer(name, '2.00'));
  const edited = { couponId, price: 1447 };
  return couponOf(player.accountId, markets, { amount: 1447, edited, ...part });
}

async function taken({ player }: Table, coupon: SubmittedCoupon, key = 'edit') {
  const { body } = await player.place(coupon, key);
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  return body;
}

/** The reason and the rule of a refusal. */
async function refusal({ player }: Pick<Table, 'player'>, coupon: SubmittedCoupon, key = 'edit') {
  const { body } = await player.place(coupon, key);
  return body.status === 'rejected' ? [body.reason, body.rule] : [body.status];
}

/** A match of another sport. */
const OTHER = 9;

const LOST = ['not-accepted', 'edited-bet'];

/** It runs on as if nothing had been asked. */
async function runsOn({ bets, player, couponId }: Table) {
  const { items } = await bets();
  const bet = items.find((one) => one.couponId === couponId);
  assert.equal([bet?.status, bet?.cashedOut, bet?.replacedBy], ['open', undefined, undefined]);
  assert.is(await player.money(), 99_000);
}

test('what it is bought back for pays for what takes its place', async () => {
  const one = await table();
  const { harness, board, player, bets, couponId } = one;
  const answer = await taken(one, inPlace(one, ['b', 'c']));
  assert.equal(answer.edited, { couponId, sold: 1000, paid: 1447 });
  assert.equal([answer.amount, answer.balance], [1447, 99_000]);
  const { items } = await bets();
  const [now, before] = ['b,c', 'a'].map((ids) =>
    items.find(({ legs }) => legs.map(({ marketId }) => marketId).join() === ids),
  );
  assert.equal([now?.status, now?.inPlaceOf], ['open', couponId]);
  assert.equal([before?.status, before?.replacedBy], ['void', answer.couponId]);
  assert.is(before?.cashedOut?.paid, 1447);
  for (const id of ['a', 'b', 'c']) board.result(id, 'won');
  harness.backEnd.settle(KICK_OFF);
  assert.is(await player.money(), 99_000 + answer.possibleWin, 'the old one is settled no more');
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a higher stake takes the rest from the account, a lower one gives it back', async () => {
  const more = await table();
  assert.is((await taken(more, inPlace(more, ['a'], { amount: 2000 }))).balance, 98_447);
  assert.equal(more.harness.backEnd.audit(), BALANCED);
  await more.harness.close();
  const less = await table();
  assert.is((await taken(less, inPlace(less, ['a'], { amount: 447 }))).balance, 100_000);
  await less.harness.close();
});

test('what it pays counts as money at hand', async () => {
  const one = await table();
  const { harness, board, player } = one;
  const rest = couponOf(player.accountId, [board.offer('z', '2.00')], { amount: 49_500 });
  for (const key of ['half', 'rest']) await taken(one, rest, key);
  assert.is(await player.money(), 0);
  const { edited: _, ...unpaid } = inPlace(one, ['b']);
  assert.is((await refusal(one, unpaid, 'unpaid'))[0], 'not-enough-money');
  assert.is((await taken(one, inPlace(one, ['b']))).balance, 0);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('where the coupon is refused, the bet runs on', async () => {
  const one = await table();
  const coupon = inPlace(one, ['b']);
  one.board.suspend('b');
  assert.equal(await refusal(one, coupon), ['market-closed', 'locked']);
  await runsOn(one);
  assert.equal(await refusal(one, inPlace(one, ['c'], { amount: 1 }), 'little'), [
    ...['amount-too-low', 'amount-low'],
  ]);
  await runsOn(one);
  const { offers } = await one.offers();
  assert.is(offers[0]?.price, 1447);
  assert.equal(one.harness.backEnd.audit(), BALANCED);
  await one.harness.close();
});

test('it is bought back for no less than was seen; for more, the rest is paid out', async () => {
  const fallen = await table();
  fallen.board.price('a', '1.50');
  assert.equal(await refusal(fallen, inPlace(fallen, ['b'])), LOST);
  await runsOn(fallen);
  await fallen.harness.close();
  const risen = await table();
  risen.board.price('a', '1.10');
  const { edited, balance } = await taken(risen, inPlace(risen, ['b']));
  assert.ok((edited?.paid ?? 0) > 1447);
  assert.is(balance, 99_000 - 1447 + (edited?.paid ?? 0));
  await risen.harness.close();
});

test('a bet that is over, unpriced, of another kind or account, or of somebody else is not edited', async () => {
  const one = await table();
  const { harness, board, player, place, couponId } = one;
  const stranger = await playerOn(harness, 'other@example.test');
  const theirs = { ...inPlace(one, ['b']), accountId: stranger.accountId };
  assert.equal(await refusal({ player: stranger }, theirs), LOST);
  for (const id of ['99', 'nonsense']) {
    const edited = { couponId: id, price: 1 };
    assert.equal(await refusal(one, inPlace(one, ['b'], { edited }), id), LOST);
  }
  const bonus = await harness.call('balance', {}, player);
  const other = bonus.body.all_accounts.find(({ id }) => id !== player.accountId);
  if (other !== undefined) {
    const paying = { ...inPlace(one, ['b']), accountId: other.id };
    assert.is((await player.place(paying, 'account')).body.status, 'rejected');
  }
  board.suspend('a');
  assert.equal(await refusal(one, inPlace(one, ['b']), 'suspended'), LOST);
  board.result('a', 'lost');
  assert.equal(await refusal(one, inPlace(one, ['b']), 'lost'), LOST);
  assert.ok((await place(['d'])) !== couponId);
  await runsOn({ ...one, player: { ...player, money: async () => (await player.money()) + 1000 } });
  await harness.close();
});

test('one key edits once, and a bet is edited once', async () => {
  const one = await table();
  const first = await taken(one, inPlace(one, ['b']));
  assert.equal(await taken(one, inPlace(one, ['b'])), first);
  assert.equal(await refusal(one, inPlace(one, ['c']), 'again'), LOST);
  const sale = { couponId: one.couponId, stake: 1000, price: 1 };
  const { body } = await one.sell(sale, 'sold');
  assert.is(body.status, 'rejected');
  assert.is(await one.player.money(), 99_000);
  assert.equal(one.harness.backEnd.audit(), BALANCED);
  await one.harness.close();
});

test('of several singles each is in its place, and the first is told of', async () => {
  const one = await table();
  const coupon = inPlace(one, ['b', 'c'], { typeId: 10 });
  const bets = coupon.bets.map((bet, place) => ({ ...bet, amount: place === 0 ? 1000 : 447 }));
  const answer = await taken(one, { ...coupon, bets });
  const { items } = await one.bets();
  const before = items.find(({ couponId }) => couponId === one.couponId);
  assert.is(before?.replacedBy, answer.couponId);
  assert.equal(
    items.filter(({ inPlaceOf }) => inPlaceOf === one.couponId).map(({ amount }) => amount),
    [447, 1000],
  );
  await one.harness.close();
});

test('what was set to be sold by itself ends with the bet', async () => {
  const one = await table();
  const { harness, player, couponId, offers } = one;
  const body = { couponId, rule: { stake: 1000, price: 1900 } };
  assert.is((await harness.call('cashOutRule', { body }, player)).body.status, 'set');
  const next = await taken(one, inPlace(one, ['b']));
  assert.is((await offers(couponId)).offers[0]?.rule, undefined);
  assert.is((await offers(next.couponId)).offers[0]?.rule, undefined);
  await harness.close();
});

test('a part that was sold before stays sold: what runs pays', async () => {
  const one = await table();
  await one.sell({ couponId: one.couponId, stake: 400, price: 1 }, 'part');
  const [offer] = (await one.offers()).offers;
  const price = offer?.price ?? 0;
  const edited = { couponId: one.couponId, price };
  const answer = await taken(one, inPlace(one, ['b'], { edited, amount: price }));
  assert.equal(answer.edited, { couponId: one.couponId, sold: 600, paid: price });
  const before = (await one.bets()).items.find(({ couponId }) => couponId === one.couponId);
  assert.is(before?.cashedOut?.sold, 1000);
  assert.equal(one.harness.backEnd.audit(), BALANCED);
  await one.harness.close();
});

test('a bet on a live match waits to be bought back, as it does to be sold', async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const one = await table({ wait, conditions: { liveDelay: 5000 } });
  const { market: find } = one.board;
  one.board.market = (id, now) => {
    const found = find(id, now);
    return found && { ...found, isLive: id === 'a' };
  };
  const [offer] = (await one.offers()).offers;
  const edited = { couponId: one.couponId, price: offer?.price ?? 0 };
  await taken(one, inPlace(one, ['b'], { edited }));
  assert.equal(waits, [5000]);
  await one.harness.close();
});

test('a bet with a selection of a sport that its player was barred from since is edited as far as that goes', async () => {
  const one = await table();
  const { harness, board, player, couponId } = one;
  const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
  board.offer('b', '2.00', OTHER);
  const { game: of } = board;
  board.game = (id, now) => {
    const game = of(id, now);
    return game && id === OTHER ? { ...game, sportId: 2 } : game;
  };
  harness.backEnd.climate.change({ players: { [userId]: { disallow_line_sport: [1] } } });
  assert.equal(await refusal(one, inPlace(one, ['a', 'b']), 'kept'), ['market-closed', 'locked']);
  const less = inPlace(one, ['a'], { amount: 500 });
  assert.equal(await refusal(one, less, 'less'), ['market-closed', 'locked']);
  await runsOn(one);
  const answer = await taken(one, inPlace(one, ['b']), 'without');
  assert.equal(answer.edited, { couponId, sold: 1000, paid: 1447 });
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test.run();
