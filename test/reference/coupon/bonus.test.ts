import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import type { MarketResult } from '../../../src/reference/line/sports-line.ts';
import { type FakeBoard, fakeBoard, KICK_OFF } from '../support/board.ts';
import { couponOf, type Harness, type Player, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('the bonus bet of an express');

const HOUR = 60 * 60 * 1000;

interface Table {
  readonly board: FakeBoard;
  readonly harness: Harness;
  readonly player: Player;
}

async function table(hasBonus = true): Promise<Table> {
  const board = fakeBoard();
  // It is there where nobody says otherwise.
  const config = hasBonus ? {} : { isAvailableCouponBonusBet: false };
  const harness = await startBackEnd({ board, config });
  return { board, harness, player: await playerOn(harness) };
}

/** An express of as many selections at 2.00 as are named. */
const express = (
  { board, player }: Table,
  names: readonly string[],
  part: Partial<SubmittedCoupon> = {},
) => {
  const markets = names.map((name, place) => board.offer(name, '2.00', place + 1));
  return couponOf(player.accountId, markets, part);
};

const three = ['a', 'b', 'c'];
const bonus = { bonusFactor: '1.03', coef: '8.24' };

async function itemOf({ harness, player }: Table) {
  const { body } = await harness.call('betHistory', { query: {} }, player);
  const [item] = body.items;
  if (item === undefined) throw new Error('there is no bet');
  return item;
}

test('is reckoned in the bounds, in what is taken, and in the history', async () => {
  const one = await table();
  const { amount: _, accountId: __, evidence: ___, ...asked } = express(one, three, bonus);
  const { body: sums } = await one.harness.call('couponCalculate', { body: asked }, one.player);
  assert.is(sums.coef, '8.24');
  const { body } = await one.player.place(express(one, three, bonus), 'key');
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  assert.equal([body.coef, body.possibleWin, body.bonusFactor], ['8.24', 8_240, '1.03']);
  const { coef, possibleWin, bonusFactor } = await itemOf(one);
  assert.equal([coef, possibleWin, bonusFactor], ['8.24', 8_240, '1.03']);
  await one.harness.close();
});

const endings: readonly [results: readonly MarketResult[], payout: number, factor: string][] = [
  [['won', 'won', 'won', 'won'], 16_640, '1.04'],
  [['won', 'void', 'won', 'won'], 8_240, '1.03'],
  [['won', 'void', 'won', 'void'], 4_000, '1'],
  [['void', 'void', 'void', 'void'], 1_000, '1'],
  [['won', 'lost', 'won', 'won'], 0, '1.04'],
];
for (const [results, payout, factor] of endings) {
  test(`pays for the selections that stand: ${results.join(', ')}`, async () => {
    const one = await table();
    const names = ['a', 'b', 'c', 'd'];
    const { body } = await one.player.place(express(one, names, { bonusFactor: '1.04' }), 'key');
    assert.is(body.status, 'accepted');
    for (const [place, name] of names.entries()) one.board.result(name, results[place] ?? 'void');
    assert.is(one.harness.backEnd.settle(KICK_OFF + 2 * HOUR), 1);
    const item = await itemOf(one);
    assert.equal([item.payout, item.bonusFactor], [payout, factor]);
    assert.equal(one.harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    await one.harness.close();
  });
}

test('who does not ask for it is paid without', async () => {
  const one = await table();
  const { body } = await one.player.place(express(one, three), 'key');
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  assert.equal([body.coef, body.bonusFactor], ['8.00', undefined]);
  await one.harness.close();
});

test('what was shown and is no more counts as odds that fell', async () => {
  const off = await table(false);
  const strict = { ...bonus, changeCoefAction: 1 } as const;
  const { body: refused } = await off.player.place(express(off, three, strict), 'strict');
  assert.is(refused.status, 'coefChanged');
  const { body: taken } = await off.player.place(
    express(off, three, { ...bonus, changeCoefAction: 2 }),
    'any',
  );
  if (taken.status !== 'accepted') throw new Error(JSON.stringify(taken));
  assert.equal([taken.coef, taken.bonusFactor], ['8.00', undefined]);
  await off.harness.close();
});

test('more than there is, is not had by asking for it', async () => {
  const one = await table();
  const much = { bonusFactor: '1.10', changeCoefAction: 2 } as const;
  const { body } = await one.player.place(express(one, three, much), 'key');
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  assert.equal([body.coef, body.bonusFactor], ['8.24', '1.03']);
  const { body: system } = await one.player.place(
    express(one, three, { ...much, typeId: 2, systemValue: 2 }),
    'system',
  );
  if (system.status !== 'accepted') throw new Error(JSON.stringify(system));
  assert.equal([system.coef, system.bonusFactor], ['4.00', undefined]);
  await one.harness.close();
});

test.run();
