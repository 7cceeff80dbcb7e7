/** Selections of one match as one bet, at a price of the house's own. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../../src/calls/coupon.ts';
import { type FakeBoard, fakeBoard, KICK_OFF } from '../../support/board.ts';
import {
  couponOf,
  type Harness,
  type Player,
  playerOn,
  startBackEnd,
} from '../../support/harness.ts';

const test = suite('bets that are built of one match, at the server');

const MATCH = 500_777;

interface Table {
  readonly board: FakeBoard;
  readonly harness: Harness;
  readonly player: Player;
}

/** Two selections of one match at 2.00 each, which come in together four times in ten. */
async function table(): Promise<Table> {
  const board = fakeBoard();
  for (const id of ['a', 'b']) board.offer(id, '2.00', MATCH);
  board.chanceTogether(0.4);
  const harness = await startBackEnd({ board });
  return { board, harness, player: await playerOn(harness) };
}

const PRICE = '2.27';

const built = (
  { board, player }: Table,
  part: Partial<SubmittedCoupon> = {},
  names: readonly string[] = ['a', 'b'],
) => {
  const markets = names.flatMap((name) => board.market(name, 0) ?? []);
  const kind = { variant: 'builder', coef: PRICE } as const;
  return couponOf(player.accountId, markets, { ...kind, ...part });
};

/** What became of it, in short. */
async function placed(one: Table, coupon: SubmittedCoupon, key = 'key') {
  const { body } = await one.player.place(coupon, key);
  if (body.status === 'accepted') return [body.coef, body.possibleWin, body.variant];
  return body.status === 'rejected' ? [body.reason, body.rule] : [body.status];
}

test('they are priced together: less the margin of each', async () => {
  const one = await table();
  const { evidence: _, accountId: __, amount: ___, ...asked } = built(one);
  const { body } = await one.harness.call('couponCalculate', { body: asked });
  assert.equal([body.builderCoef, body.coef], [PRICE, PRICE]);
  const { variant: ____, ...plain } = asked;
  const express = await one.harness.call('couponCalculate', { body: plain });
  assert.equal([express.body.builderCoef, express.body.coef], [PRICE, '0'], 'not as an express');
  one.board.chanceTogether(null);
  const none = await one.harness.call('couponCalculate', { body: asked });
  assert.equal([none.body.builderCoef, none.body.coef], [undefined, '0']);
  await one.harness.close();
});

test('all come in, and it pays that price', async () => {
  const one = await table();
  assert.equal(await placed(one, built(one)), [PRICE, 2270, 'builder']);
  for (const id of ['a', 'b']) one.board.result(id, 'won');
  one.harness.backEnd.settle(KICK_OFF);
  assert.is(await one.player.money(), 100_000 - 1000 + 2270);
  assert.equal(one.harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await one.harness.close();
});

test('one that does not come in loses it; one that cannot be settled gives the stake back', async () => {
  for (const [result, money, status] of [
    ['lost', 99_000, 'lost'],
    ['void', 100_000, 'void'],
  ] as const) {
    const one = await table();
    await placed(one, built(one));
    one.board.result('a', 'won');
    one.board.result('b', result);
    one.harness.backEnd.settle(KICK_OFF);
    assert.is(await one.player.money(), money);
    const { body } = await one.harness.call('betHistory', { query: {} }, one.player);
    assert.equal([body.items[0]?.status, body.items[0]?.variant], [status, 'builder']);
    await one.harness.close();
  }
});

test('a price that fell is asked about, whatever the selections cost', async () => {
  const one = await table();
  one.board.chanceTogether(0.5);
  assert.equal(await placed(one, built(one, { changeCoefAction: 1 })), ['coefChanged']);
  assert.equal(await placed(one, built(one, { changeCoefAction: 2 }), 'any'), [
    ...['1.81', 1810, 'builder'],
  ]);
  one.board.price('a', '1.50');
  assert.equal(
    await placed(one, built(one, { changeCoefAction: 1, coef: '1.81' }), 'same'),
    ['1.81', 1810, 'builder'],
    'only the whole has a price',
  );
  await one.harness.close();
});

test('of several matches, of one selection, and of what is not told together nothing is built', async () => {
  const one = await table();
  one.board.offer('other', '2.00');
  const apart = ['not-allowed-together', 'impossible'];
  assert.equal(await placed(one, built(one, {}, ['a', 'other']), 'two-matches'), apart);
  assert.equal(await placed(one, built(one, { typeId: 1 }, ['a']), 'alone'), [
    ...['not-accepted', undefined],
  ]);
  one.board.chanceTogether(0);
  assert.equal(await placed(one, built(one), 'never'), apart);
  one.board.chanceTogether(0.999);
  assert.equal(await placed(one, built(one), 'for-sure'), apart);
  one.board.chanceTogether(null);
  assert.equal(await placed(one, built(one), 'untold'), apart);
  assert.is(await one.player.money(), 100_000);
  await one.harness.close();
});

test('a suspended selection stands in the way of all', async () => {
  const one = await table();
  one.board.suspend('b');
  assert.equal(await placed(one, built(one)), ['market-closed', 'locked']);
  await one.harness.close();
});

test('it is not bought back: no product says what it is worth', async () => {
  const one = await table();
  await placed(one, built(one));
  const { body } = await one.harness.call('cashOutOffers', { query: {} }, one.player);
  assert.equal([body.offers[0]?.price, body.offers[0]?.refusal], [null, 'kind']);
  await one.harness.close();
});

test('what follows from the others costs nothing', async () => {
  const one = await table();
  // Whatever else is picked, it comes in as often as `a` alone.
  one.board.together = () => ({ chance: 0.4, telling: [0] });
  const { evidence: _, accountId: __, amount: ___, ...asked } = built(one);
  const { body } = await one.harness.call('couponCalculate', { body: asked });
  assert.is(body.builderCoef, '2.38', 'the margin of one');
  await one.harness.close();
});

test.run();
