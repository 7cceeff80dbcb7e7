import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { canPlace, couponTypesOf } from '../../../src/projections/coupon/state.ts';
import { balance } from '../../support/session/betting.ts';
import {
  action,
  add,
  amount,
  banker,
  bounds,
  coupon,
  player,
  type,
} from '../../support/session/coupon-events.ts';
import { happened, replied } from '../../support/session/given.ts';

const test = suite('projections: coupon');

test('a selection is added with the coefficient the player saw; a second press takes it out', () => {
  const one = coupon(add('7-1', '1.85'));
  assert.equal(
    one.bets.map(({ market, seenCoef }) => [market.id, market.coef, seenCoef]),
    [['7-1', '1.85', '1.85']],
  );
  assert.is(one.coef, '1.85');
  assert.equal(coupon(add('7-1'), add('7-1')).bets, []);
});

test('one selection is a single, several are an express, unless the player says otherwise', () => {
  assert.is(coupon(add('7-1')).typeId, 0);
  assert.is(coupon(add('7-1'), add('8-1')).typeId, 1);
  assert.is(coupon(add('7-1'), add('8-1'), type(10), add('9-1')).typeId, 10);
  assert.is(coupon(add('7-1'), add('8-1'), type(10), add('8-1')).typeId, 0);
});

test('types are offered by what is in the coupon', () => {
  const bets = (count: number) => Array.from({ length: count }, () => ({}));
  assert.equal(couponTypesOf(bets(1)), [0]);
  assert.equal(couponTypesOf(bets(2)), [1, 10, 4]);
  assert.equal(couponTypesOf(bets(3)), [1, 2, 10, 4]);
});

test('a system that lost a leg too many becomes an express', () => {
  const three = [add('7-1'), add('8-1'), add('9-1'), type(2)];
  assert.is(coupon(...three).typeId, 2);
  assert.is(coupon(...three, add('9-1')).typeId, 1);
});

test('an express multiplies exactly and rounds only the win', () => {
  const state = coupon(add('7-1', '1.85'), add('8-1', '2.10'), add('9-1', '1.50'), amount('33.33'));
  assert.is(state.coef, '5.8275');
  assert.is(state.possibleWin, '194.23');
  assert.is(state.combos, 1);
});

test('a system offers the sizes that can be combined and keeps to them', () => {
  const four = [add('6-1'), add('7-1'), add('8-1'), add('9-1'), type(2)];
  const sizes = (state: ReturnType<typeof coupon>) => state.systemValues.map(({ value }) => value);
  assert.equal(sizes(coupon(...four)), [2, 3]);
  const three = happened('coupon.systemValueChosen', { systemValue: 3 });
  assert.is(coupon(...four, three).combos, 4);
  const fewer = coupon(...four, three, add('9-1'));
  assert.equal([sizes(fewer), fewer.systemValue, fewer.combos], [[2], 2, 3]);
});

test('bankers stand in every combination, and enough others must be left', () => {
  const four = [add('6-1'), add('7-1'), add('8-1'), add('9-1'), type(2)];
  const one = coupon(...four, banker('6-1'));
  assert.equal(
    one.bets.map((bet) => bet.isBanker),
    [true, false, false, false],
  );
  assert.is(one.combos, 3);
  assert.equal(
    one.systemValues.map(({ value, offset }) => [value, offset]),
    [[2, 1]],
  );
  const two = coupon(...four, banker('6-1'), banker('7-1'));
  assert.equal(
    two.bets.map((bet) => [bet.isBanker, bet.isDisabledBanker]),
    [
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ],
  );
  const express = coupon(...four, banker('6-1'), type(1));
  assert.ok(express.bets.every((bet) => !bet.isBanker));
});

test('multiple singles: without an amount of its own a single carries the one of the coupon', () => {
  const own = happened('coupon.betAmountChanged', { marketId: '8-1', amount: '3' });
  const state = coupon(add('7-1', '2'), add('8-1', '4'), type(10), amount('10'), own);
  assert.is(state.stake, '13.00');
  assert.is(state.possibleWin, '32.00');
  const zero = happened('coupon.betAmountChanged', { marketId: '8-1', amount: '' });
  assert.is(coupon(add('7-1'), add('8-1'), type(10), amount('10'), own, zero).stake, '20.00');
});

test('two selections of one event cannot stand in an express; a system keeps them apart', () => {
  const two = [add('7-1'), add('7-2'), amount('10')];
  const express = coupon(...player, ...two);
  assert.ok(express.bets.every((bet) => bet.isDepend));
  assert.is(express.coef, null);
  assert.is(canPlace(express), false);
  const system = coupon(...two, add('8-1'), add('9-1'), type(2));
  assert.ok(system.bets.every((bet) => !bet.isDepend));
});

test('selections of one event cannot share a block; in blocks of their own they can', () => {
  const block = (id: string, manualBlockId: number) => add(id, '2', { manualBlockId });
  const shared = coupon(block('7-1', 1), block('7-2', 1), block('8-1', 2), type(4));
  assert.equal(
    shared.bets.map((bet) => bet.isDepend),
    [true, true, false],
  );
  const apart = coupon(block('7-1', 1), block('7-2', 2), block('8-1', 3), type(4));
  assert.ok(apart.bets.every((bet) => !bet.isDepend));
});

test('an amount starts as the currency suggests and stays what the player typed', () => {
  assert.is(coupon(add('7-1')).amount, '5');
  assert.is(coupon(add('7-1'), amount('12.5'), add('8-1')).amount, '12.5');
  assert.is(coupon(add('7-1'), amount('')).stake, '0.00');
});

test('another currency takes its own amounts: the old ones mean nothing in it', () => {
  const rubles = balance() as CallReply<'balance'>;
  const inRubles = replied('balance', {
    ...rubles,
    all_accounts: rubles.all_accounts.map((account) => ({ ...account, iso: 'RUB' })),
  });
  const state = coupon(add('7-1'), amount('12'), ...bounds(), inRubles);
  assert.equal([state.currency.iso, state.amount, state.minBetAmount], ['RUB', '150', null]);
});

test('twenty selections have a total that still fits what is logged of a press', () => {
  const many = Array.from({ length: 20 }, (_, i) => add(`${i + 1}-1`, '1.87'));
  const state = coupon(...many, amount('1'));
  assert.match(state.coef ?? '', /^\d+\.\d{40}$/);
});

test('a stored coupon comes back; a broken one is ignored', () => {
  const session = {
    sessionId: 's',
    build: '',
    catalogue: '1',
    production: false,
    projectId: 1,
    apiOrigin: '',
    promoFrameUrl: '',
    url: '/en',
    viewport: { width: 0, height: 0 },
    languages: [],
    timeZone: 'UTC',
    userAgent: '',
    seed: 1,
    cookies: {},
    session: {},
  };
  const before = coupon(add('7-1'), add('8-1'), type(10), amount('7'), action(0));
  const { typeId, bets, amount: typed, changeCoefAction } = before;
  const local = { coupon: JSON.stringify({ typeId, bets, amount: typed, changeCoefAction }) };
  const after = coupon(happened('app.started', { ...session, local }));
  assert.equal(
    [after.typeId, after.bets.length, after.amount, after.changeCoefAction, after.stake],
    [10, 2, '7', 0, '14.00'],
  );
  const broken = { coupon: '{"typeId":1,"bets":[{}]}', pendingBets: 'no' };
  const fresh = coupon(happened('app.started', { ...session, local: broken }));
  assert.equal([fresh.bets, fresh.placing.status], [[], 'idle']);
});

test.run();
