import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CouponInput, CouponLeg } from '../../src/domain/coupon/input.ts';
import { COUPON_TYPE } from '../../src/domain/coupon/type.ts';
import { evaluateCoupon } from '../../src/domain/coupon.ts';
import { formatCoef } from '../../src/domain/odds.ts';
import { coupon, legsOf } from './coupon-tables.ts';

const test = suite('coupon');
const { single, express, system, blocks, multipleSingles } = COUPON_TYPE;

function leg(coef: string, result?: CouponLeg['result'], rest: Partial<CouponLeg> = {}): CouponLeg {
  return { coef, ...(result && { result }), ...rest };
}

test('exp.2: the coefficient is not rounded before the payout', () => {
  const outcome = evaluateCoupon(coupon(express, '100', legsOf('--')));
  assert.equal(outcome, {
    combos: 1,
    stake: '100.00',
    coef: '3.885',
    possibleWin: '388.50',
    capped: false,
  });
});

test('exp.3 and exp.3.void: a void leg multiplies by one', () => {
  const open = evaluateCoupon(coupon(express, '33.33', legsOf('---')));
  assert.is(open.coef, '5.8275');
  assert.is(open.possibleWin, '194.23');
  const settled = evaluateCoupon(coupon(express, '33.33', legsOf('WVW')));
  assert.is(settled.possibleWin, '194.23');
  assert.is(settled.payout, '92.49');
  assert.is(settled.winningCombos, 1);
});

test('msingle.1: every single is a ticket of its own', () => {
  const legs = [
    leg('1.85', 'won', { stake: '10' }),
    leg('2.10', 'lost', { stake: '20' }),
    leg('1.50', 'won', { stake: '5.50' }),
  ];
  const outcome = evaluateCoupon(coupon(multipleSingles, '0', legs));
  assert.equal(outcome, {
    combos: 3,
    stake: '35.50',
    coef: '1.9366197183',
    possibleWin: '68.75',
    capped: false,
    winningCombos: 2,
    payout: '26.75',
  });
});

test('multiple singles take the coupon’s stake, round and cap one by one', () => {
  const legs = [leg('1.005'), leg('1.005'), leg('9', undefined, { eventId: 'a' })];
  const shared = legs.map((each) => ({ ...each, eventId: 'a' }));
  const outcome = evaluateCoupon(coupon(multipleSingles, '1', shared, { maxPayout: '5' }));
  assert.equal(outcome, {
    combos: 3,
    stake: '3.00',
    coef: '3.67',
    possibleWin: '7.02',
    capped: true,
  });
});

const threeBlocks = [
  leg('1.50', 'won', { blockId: 1 }),
  leg('1.40', 'won', { blockId: 1 }),
  leg('2.10', 'won', { blockId: 2 }),
  leg('1.80', 'lost', { blockId: 3 }),
];

test('blk.3x2of3: a system of blocks', () => {
  const outcome = evaluateCoupon(coupon(blocks, '90', threeBlocks, { systemValue: 2 }));
  assert.is(outcome.combos, 3);
  assert.is(outcome.winningCombos, 1);
  assert.is(outcome.payout, '132.30');
  assert.is(outcome.possibleWin, '359.10');
});

const lobbyBlocks = [
  leg('1.30', 'won', { blockId: 9 }),
  leg('1.25', 'won', { blockId: 9 }),
  leg('1.50', 'won', { blockId: 1 }),
  leg('2.10', 'won', { blockId: 2 }),
  leg('1.80', 'lost', { blockId: 3 }),
  leg('1.20', 'won', { blockId: 3 }),
];
const withLobby = { systemValue: 2, lobbyBlockId: 9 };

test('blk.lobby.2of3: the lobby multiplies every combination', () => {
  const outcome = evaluateCoupon(coupon(blocks, '90', lobbyBlocks, withLobby));
  assert.is(outcome.combos, 3);
  assert.is(outcome.payout, '153.56');
  assert.is(outcome.possibleWin, '532.64');
});

test('a lost lobby takes every combination with it', () => {
  const legs = lobbyBlocks.map((each, index) =>
    index === 0 ? { ...each, result: 'lost' as const } : each,
  );
  const outcome = evaluateCoupon(coupon(blocks, '90', legs, withLobby));
  assert.is(outcome.winningCombos, 0);
  assert.is(outcome.payout, '0.00');
});

test('blocks of one leg without a lobby are a system', () => {
  const legs = legsOf('WLWVW');
  const asBlocks = legs.map((each, blockId) => ({ ...each, blockId }));
  const want = evaluateCoupon(coupon(system, '70', legs, { systemValue: 3 }));
  assert.equal(evaluateCoupon(coupon(blocks, '70', asBlocks, { systemValue: 3 })), want);
  assert.equal(evaluateCoupon(coupon(blocks, '70', legs, { systemValue: 3 })), want);
});

test('bonus.win.3 and bonus.win.9: the bonus multiplies the total coefficient', () => {
  const three = evaluateCoupon(coupon(express, '100', legsOf('---'), { bonusFactor: '1.03' }));
  assert.is(three.possibleWin, '600.23');
  assert.is(three.coef, '6.002325');
  assert.is(formatCoef(three.coef, 0), '6.002');
  const nineLegs = Array.from({ length: 9 }, () => leg('1.50'));
  const nine = evaluateCoupon(coupon(express, '10', nineLegs, { bonusFactor: '1.09' }));
  assert.is(nine.possibleWin, '419.03');
  assert.is(formatCoef(nine.coef, 0), '41.903');
});

test('the bonus belongs to the express alone', () => {
  const rest = { bonusFactor: '1.03', systemValue: 2 };
  assert.is(evaluateCoupon(coupon(system, '100', legsOf('---'), rest)).possibleWin, '327.00');
  assert.is(evaluateCoupon(coupon(single, '100', legsOf('-'), rest)).possibleWin, '185.00');
});

test('pw.cap.hit: the cap cuts the win and says so', () => {
  const legs = legsOf('WWW', ['3.75', '4.00', '6.50']);
  const hit = evaluateCoupon(coupon(express, '1000', legs, { maxPayout: '50000' }));
  assert.is(hit.coef, '97.50');
  assert.is(hit.possibleWin, '50000.00');
  assert.is(hit.payout, '50000.00');
  assert.is(hit.capped, true);
  const below = evaluateCoupon(coupon(express, '512.82', legs, { maxPayout: '50000' }));
  assert.is(below.capped, false);
  assert.is(below.possibleWin, '49999.95');
  const above = evaluateCoupon(coupon(express, '512.83', legs, { maxPayout: '50000' }));
  assert.is(above.capped, true);
});

const halves: [results: string, payout: string, winning: number][] = [
  ['w', '142.50', 1],
  ['l', '50.00', 1],
  ['V', '100.00', 1],
  ['L', '0.00', 0],
  ['W', '185.00', 1],
];
for (const [results, payout, winning] of halves) {
  test(`a single that ends ${results} pays ${payout} of 100 at 1.85`, () => {
    const outcome = evaluateCoupon(coupon(single, '100', legsOf(results)));
    assert.is(outcome.payout, payout);
    assert.is(outcome.winningCombos, winning);
  });
}

const currencies: [minorUnits: number, stake: string, possibleWin: string][] = [
  [0, '333', '1294'],
  [2, '333', '1293.71'],
  [3, '33.333', '129.499'],
];
for (const [minorUnits, stake, possibleWin] of currencies) {
  test(`a currency of ${minorUnits} decimals is paid in them`, () => {
    const outcome = evaluateCoupon(coupon(express, stake, legsOf('--'), { minorUnits }));
    assert.is(outcome.possibleWin, possibleWin);
  });
}

test('a half minor unit is paid in the player’s favour', () => {
  assert.is(evaluateCoupon(coupon(single, '1', [leg('1.015')])).possibleWin, '1.02');
  assert.is(evaluateCoupon(coupon(single, '1', [leg('1.0149')])).possibleWin, '1.01');
});

test('payout waits for the last result', () => {
  const outcome = evaluateCoupon(coupon(express, '10', legsOf('WL-')));
  assert.is(outcome.payout, undefined);
  assert.is(outcome.winningCombos, undefined);
});

test('a coefficient is known before an amount is', () => {
  const outcome = evaluateCoupon(coupon(system, '0', legsOf('---'), { systemValue: 2 }));
  assert.is(outcome.coef, '3.27');
  assert.is(outcome.possibleWin, '0.00');
  assert.is(evaluateCoupon(coupon(multipleSingles, '0', legsOf('--'))).coef, '1.975');
});

const sameEvent = legsOf('WWW').map((each) => ({ ...each, eventId: 'one' }));
const unplayable: [why: string, input: CouponInput][] = [
  ['no legs', coupon(express, '10', [])],
  ['no single', coupon(single, '10', [])],
  ['no singles', coupon(multipleSingles, '10', [])],
  ['no blocks', coupon(blocks, '10', [], { systemValue: 2 })],
  ['a single with two legs', coupon(single, '10', legsOf('WW'))],
  ['a system without a size', coupon(system, '10', legsOf('WWW'))],
  ['a size below two', coupon(system, '10', legsOf('WWW'), { systemValue: 1 })],
  ['a negative size', coupon(system, '10', legsOf('WWW'), { systemValue: -2 })],
  ['a size above the legs', coupon(system, '10', legsOf('WWW'), { systemValue: 4 })],
  ['a huge size', coupon(system, '10', legsOf('WWW'), { systemValue: 2 ** 40 })],
  ['no folds', coupon(system, '10', legsOf('WWW'), { systemFolds: [] })],
  ['a fold too large', coupon(system, '10', legsOf('WWW'), { systemFolds: [2, 3, 4] })],
  ['a fold of none', coupon(system, '10', legsOf('WWW'), { systemFolds: [0, 2] })],
  ['one event in an express', coupon(express, '10', sameEvent)],
  ['one event in a system', coupon(system, '10', sameEvent, { systemValue: 2 })],
  [
    'bankers of one event',
    coupon(
      system,
      '10',
      [...sameEvent.map((each) => ({ ...each, banker: true })), ...legsOf('WWW')],
      { systemValue: 2 },
    ),
  ],
  [
    'only bankers',
    coupon(
      system,
      '10',
      legsOf('WWW').map((each) => ({ ...each, banker: true })),
      { systemValue: 2 },
    ),
  ],
];
for (const [why, input] of unplayable) {
  test(`${why}: nothing to play`, () => {
    assert.equal(evaluateCoupon(input), {
      combos: 0,
      stake: '10.00',
      coef: '0.00',
      possibleWin: '0.00',
      capped: false,
    });
  });
}

test.run();
