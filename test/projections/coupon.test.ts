import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../src/calls/table.ts';
import type { EventData } from '../../src/events/catalogue.ts';
import type { LineUpdate } from '../../src/events/line.ts';
import { isChanged } from '../../src/projections/coupon-bets.ts';
import { canPlace, couponTypesOf, needsAcceptance } from '../../src/projections/coupon-state.ts';
import { balance, game, market } from '../support/betting.ts';
import { given, type Happening, happened, replied } from '../support/given.ts';

/** `add('7-1', '1.85')`: selection 1 of game 7. */
const add = (id: string, coef = '2.00', more: Partial<EventData<'coupon.betAdded'>> = {}) =>
  happened('coupon.betAdded', {
    market: market(id, coef),
    game: game(Number(id.split('-')[0])),
    source: 'line',
    pageType: 'home',
    ...more,
  });

const amount = (text: string) => happened('coupon.amountChanged', { amount: text });
const type = (typeId: EventData<'coupon.typeChosen'>['typeId']) =>
  happened('coupon.typeChosen', { typeId });
const action = (changeCoefAction: 0 | 1 | 2) =>
  happened('coupon.settingChanged', { changeCoefAction });
const banker = (marketId: string, on = true) =>
  happened('coupon.bankerToggled', { marketId, banker: on });
const feed = (updates: LineUpdate[], at = 5000) =>
  happened('line.updated', { requestId: 9, id: '2', updates }, at);
const moved = (marketId: string, coef: string, isBlocked = false) =>
  feed([{ kind: 'market', marketId, coef, isBlocked }]);
const coupon = (...happenings: Happening[]) => given('coupon', happenings);

const player = [
  happened('session.started', { userId: 'player-1' }),
  replied('balance', balance() as CallReply<'balance'>, { requestId: 90 }),
];

const bounds = (more: Partial<CallReply<'couponCalculate'>> = {}, requestId = 50) => [
  happened('http.requested', { call: 'couponCalculate', requestId }),
  replied(
    'couponCalculate',
    {
      coef: '2.00',
      coefByView: '2.00',
      minBetAmount: 50,
      maxBetAmount: 100_000,
      maxPayout: null,
      systemValues: [],
      bets: [],
      ...more,
    },
    { requestId },
  ),
];

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
  const bets = (count: number, blockId = 0) => Array.from({ length: count }, () => ({ blockId }));
  assert.equal(couponTypesOf(bets(1)), [0]);
  assert.equal(couponTypesOf(bets(2)), [1, 10]);
  assert.equal(couponTypesOf(bets(3)), [1, 2, 10]);
  assert.equal(couponTypesOf(bets(3, 1)), [1, 2, 10, 4]);
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

test('coefficients follow the feed and say which way they went', () => {
  const state = coupon(add('7-1', '1.85'), amount('10'), moved('7-1', '1.90'));
  const [bet] = state.bets;
  assert.equal([bet?.market.coef, bet?.seenCoef, bet?.trend], ['1.90', '1.85', 'up']);
  assert.is(bet?.changedAt, 5000);
  assert.is(state.possibleWin, '19.00');
});

test('a price written with another number of decimals has not changed', () => {
  const state = coupon(add('7-1', '1.5'), moved('7-1', '1.50'));
  assert.is(state.bets.some(isChanged), false);
  assert.is(state.bets[0]?.changedAt, 0);
});

test('a suspended, withdrawn or finished selection locks the coupon', () => {
  const ready = [...player, add('7-1'), amount('10')];
  assert.is(canPlace(coupon(...ready)), true);
  assert.is(canPlace(coupon(...ready, moved('7-1', '2', true))), false);
  const gone = feed([{ kind: 'market-removed', marketId: '7-1' }]);
  assert.is(canPlace(coupon(...ready, gone)), false);
  const finished = feed([
    {
      kind: 'game',
      gameId: 7,
      score: [1, 0],
      period: 'full-time',
      minute: null,
      status: 4,
      marketCount: 0,
    },
  ]);
  assert.is(canPlace(coupon(...ready, finished)), false);
  assert.equal(coupon(...ready, finished).bets[0]?.game.score, [1, 0]);
});

test('kick-off replaces the market of a selection and does not take it away', () => {
  const kickOff = feed([
    { kind: 'game-removed', gameId: 7 },
    { kind: 'game-added', game: game(7, { minute: 1 }), markets: [market('7-1', '1.95')] },
  ]);
  const [bet] = coupon(add('7-1', '2.00'), kickOff).bets;
  assert.equal([bet?.isGone, bet?.market.coef, bet?.game.minute], [false, '1.95', 1]);
});

test('which changes the player must agree to first is their setting, judged leg by leg', () => {
  const up = moved('7-1', '2.10');
  const down = moved('7-1', '1.90');
  const needed = (...more: Happening[]) => needsAcceptance(coupon(add('7-1'), ...more));
  assert.equal([needed(action(0), up), needed(action(0), down)], [true, true]);
  assert.equal([needed(action(1), up), needed(action(1), down)], [false, true]);
  assert.equal([needed(action(2), up), needed(action(2), down)], [false, false]);
  const mixed = [add('8-1', '1.84'), up, moved('8-1', '1.80')];
  assert.is(needed(action(1), ...mixed), true);
  const agreed = happened('coupon.changesAccepted', {});
  assert.is(needed(action(0), up, agreed), false);
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

test('bounds come from the answer to the last question alone', () => {
  const state = coupon(
    add('7-1'),
    happened('http.requested', { call: 'couponCalculate', requestId: 51 }),
    ...bounds({ minBetAmount: 75, maxPayout: 1500 }, 52),
    replied('couponCalculate', { ...emptyAnswer(), minBetAmount: 10 }, { requestId: 51 }),
    amount('10'),
  );
  assert.is(state.minBetAmount, 75);
  assert.is(state.maxPayout, '15.00');
  assert.equal([state.possibleWin, state.capped], ['15.00', true]);
});

function emptyAnswer(): CallReply<'couponCalculate'> {
  return {
    coef: '1',
    coefByView: '1',
    minBetAmount: 0,
    maxBetAmount: null,
    maxPayout: null,
    systemValues: [],
    bets: [],
  };
}

test('what the server says of a leg counts', () => {
  const bets = [{ marketId: '7-1', coef: '1.70', isBlocked: true, isFinished: false }];
  const [bet] = coupon(add('7-1'), ...bounds({ bets })).bets;
  assert.equal([bet?.market.coef, bet?.isBlocked, bet?.trend], ['1.70', true, 'down']);
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
