import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CouponInput, CouponLeg } from '../../src/domain/coupon/input.ts';
import { type LegResult, legFactor } from '../../src/domain/coupon/settlement.ts';
import { COUPON_TYPE } from '../../src/domain/coupon/type.ts';
import { evaluateCoupon } from '../../src/domain/coupon.ts';
import {
  add,
  multiply,
  ONE,
  parseDecimal,
  type Rational,
  rational,
  toFixed,
  ZERO,
} from '../../src/kernel/rational.ts';
import { coupon, legsOf, PRICES } from './coupon-tables.ts';

const test = suite('coupon systems');
const { system, blocks } = COUPON_TYPE;

type Row = [
  id: string,
  results: string,
  stake: string,
  folds: number[],
  combos: number,
  winning: number,
  payout: string,
  max: string,
];

const plain: Row[] = [
  ['2of3.WWL', 'WWL', '100', [2], 3, 1, '129.50', '327.00'],
  ['2of4.WWLL', 'WWLL', '100', [2], 6, 1, '64.75', '472.33'],
  ['3of4.WWWL', 'WWWL', '100', [3], 4, 1, '145.69', '979.54'],
  ['3of5.WWWLL', 'WWWLL', '100', [3], 10, 1, '58.28', '879.26'],
  ['4of6.WWWWWL', 'WWWWWL', '100', [4], 15, 5, '581.37', '1900.27'],
];
// The stake is one unit a combination.
const named: Row[] = [
  ['patent', 'WWL', '7', [1, 2, 3], 7, 3, '7.84', '21.09'],
  ['trixie', 'WWL', '4', [2, 3], 4, 1, '3.89', '15.64'],
  ['lucky15', 'WWWL', '15', [1, 2, 3, 4], 15, 7, '21.09', '96.19'],
  ['yankee', 'WWWL', '11', [2, 3, 4], 11, 4, '15.64', '87.34'],
  ['lucky31', 'WWWWL', '31', [1, 2, 3, 4, 5], 31, 15, '96.19', '263.34'],
  ['canadian', 'WWWWL', '26', [2, 3, 4, 5], 26, 11, '87.34', '252.77'],
  ['lucky63', 'WWWWWL', '63', [1, 2, 3, 4, 5, 6], 63, 31, '263.34', '858.12'],
  ['heinz', 'WWWWWL', '57', [2, 3, 4, 5, 6], 57, 26, '252.77', '845.30'],
  ['superheinz', 'WWWWWWL', '120', [2, 3, 4, 5, 6, 7], 120, 57, '845.30', '2518.62'],
  ['goliath', 'WWWWWWWL', '247', [2, 3, 4, 5, 6, 7, 8], 247, 120, '2518.62', '12652.18'],
];
for (const [id, results, stake, systemFolds, combos, winningCombos, payout, max] of [
  ...plain,
  ...named,
]) {
  test(`sys.${id}`, () => {
    const outcome = evaluateCoupon(coupon(system, stake, legsOf(results), { systemFolds }));
    assert.equal(
      [outcome.combos, outcome.winningCombos, outcome.payout, outcome.possibleWin],
      [combos, winningCombos, payout, max],
    );
    const systemValue = systemFolds[0] ?? 0;
    if (systemFolds.length > 1) return;
    assert.equal(evaluateCoupon(coupon(system, stake, legsOf(results), { systemValue })), outcome);
  });
}

test('sys.2of3.betsico', () => {
  const legs = legsOf('WWW', ['2.00', '3.50', '2.40']);
  const outcome = evaluateCoupon(coupon(system, '300', legs, { systemValue: 2 }));
  assert.is(outcome.combos, 3);
  assert.is(outcome.winningCombos, 3);
  assert.is(outcome.payout, '2020.00');
  assert.is(outcome.possibleWin, '2020.00');
});

// "3 of 4 with a banker" where bankers are counted is 2 of the other 3 here, where they are not.
for (const id of ['bankerA.3of4.b1', 'bankerB.3of4.b1']) {
  test(`sys.${id}`, () => {
    const bankers = id.startsWith('bankerA') ? 1 : 0;
    const fold = id.startsWith('bankerA') ? 3 : 2;
    const legs = legsOf('WWWL').map((leg, index) => ({ ...leg, banker: index === 1 }));
    const outcome = evaluateCoupon(coupon(system, '90', legs, { systemValue: fold - bankers }));
    assert.is(outcome.combos, 3);
    assert.is(outcome.winningCombos, 1);
    assert.is(outcome.payout, '174.83');
    assert.is(outcome.possibleWin, '892.40');
  });
}

test('a lost banker takes every combination with it', () => {
  const legs = legsOf('LWWW').map((leg, index) => ({ ...leg, banker: index === 0 }));
  const outcome = evaluateCoupon(coupon(system, '90', legs, { systemValue: 2 }));
  assert.is(outcome.winningCombos, 0);
  assert.is(outcome.payout, '0.00');
});

test('sys.ways.3of5.1way: selections of one event never meet', () => {
  const legs = legsOf('WLWWL', ['3.00', '2.48', '70.32', '1.61', '2.08']);
  const ways = legs.map((leg, index) => (index < 2 ? { ...leg, eventId: 'shared' } : leg));
  const outcome = evaluateCoupon(coupon(system, '8', ways, { systemValue: 3 }));
  assert.is(outcome.combos, 7);
  assert.is(outcome.winningCombos, 1);
  assert.is(outcome.payout, '388.17');
  assert.is(outcome.possibleWin, '1915.19');
});

test('15 of 30 is reckoned without its 155 million combinations', () => {
  const legs = legsOf(
    'W'.repeat(30),
    Array.from({ length: 30 }, (_, index) => PRICES[index % 8] ?? ''),
  );
  const outcome = evaluateCoupon(coupon(system, '100', legs, { systemValue: 15 }));
  assert.is(outcome.combos, 155_117_520);
  assert.is(outcome.winningCombos, 155_117_520);
  assert.is(outcome.payout, outcome.possibleWin);
});

test('blocks that share events in a long chain are reckoned too', () => {
  const legs = Array.from({ length: 32 }, (_, blockId) => [
    { coef: '1.50', eventId: `event ${blockId}`, blockId },
    { coef: '1.70', eventId: `event ${blockId + 1}`, blockId },
  ]).flat();
  const outcome = evaluateCoupon(coupon(blocks, '10', legs, { systemValue: 5 }));
  // Choosing 5 of 32 in a row with no two neighbours: C(28, 5).
  assert.is(outcome.combos, 98_280);
});

// --- against plain enumeration -------------------------------------------------------------------

interface Piece {
  legs: CouponLeg[];
}

/** Every combination of the sizes asked for, written out, with no two legs of one event. */
function enumerate(input: CouponInput): CouponLeg[][] {
  const { fixed, pieces } = piecesOf(input);
  const found: CouponLeg[][] = [];
  for (let mask = 0; mask < 2 ** pieces.length; mask += 1) {
    const chosen = pieces.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    const legs = [...fixed, ...chosen.flatMap((piece) => piece.legs)];
    const events = legs.map((leg) => leg.eventId);
    const isAsked = (input.systemFolds ?? [input.systemValue]).includes(chosen.length);
    if (isAsked && new Set(events).size === events.length) found.push(legs);
  }
  return found;
}

function piecesOf({ typeId, legs, lobbyBlockId }: CouponInput): {
  fixed: CouponLeg[];
  pieces: Piece[];
} {
  if (typeId === system) {
    const others = legs.filter((leg) => leg.banker !== true);
    return {
      fixed: legs.filter((leg) => leg.banker === true),
      pieces: others.map((leg) => ({ legs: [leg] })),
    };
  }
  const ids = [...new Set(legs.map((leg) => leg.blockId))].filter((id) => id !== lobbyBlockId);
  return {
    fixed: legs.filter((leg) => leg.blockId === lobbyBlockId),
    pieces: ids.map((id) => ({ legs: legs.filter((leg) => leg.blockId === id) })),
  };
}

function priceOf(legs: readonly CouponLeg[], isSettled: boolean): Rational {
  return legs.reduce((product, leg) => {
    const coef = parseDecimal(leg.coef) ?? ZERO;
    return multiply(product, legFactor(coef, isSettled ? (leg.result ?? 'won') : 'won'));
  }, ONE);
}

function enumerated(input: CouponInput): ReturnType<typeof evaluateCoupon> | null {
  const combos = enumerate(input);
  if (combos.length === 0) return null;
  const pay = (isSettled: boolean) => {
    const total = combos.map((legs) => priceOf(legs, isSettled)).reduce(add, ZERO);
    const stake = parseDecimal(input.stake) ?? ZERO;
    return toFixed(multiply(multiply(stake, total), rational(1n, BigInt(combos.length))), 2);
  };
  const alive = combos.filter((legs) => legs.every((leg) => leg.result !== 'lost'));
  return {
    combos: combos.length,
    stake: toFixed(parseDecimal(input.stake) ?? ZERO, 2),
    coef: '',
    possibleWin: pay(false),
    capped: false,
    winningCombos: alive.length,
    payout: pay(true),
  };
}

const resultOf = fc.constantFrom<LegResult>('won', 'won', 'lost', 'void', 'half-won', 'half-lost');
const coefOf = fc.integer({ min: 10_001, max: 90_000 }).map((wire) => (wire / 10_000).toFixed(4));

function legArbitrary(events: number, blockIds: number): fc.Arbitrary<CouponLeg> {
  return fc.record({
    coef: coefOf,
    result: resultOf,
    eventId: fc.nat(events).map((event) => `event ${event}`),
    banker: fc.constantFrom(false, false, false, true),
    blockId: fc.nat(blockIds),
  });
}

function agrees(input: CouponInput): void {
  const want = enumerated(input);
  const got = evaluateCoupon(input);
  if (want === null) assert.is(got.combos, 0);
  else assert.equal({ ...got, coef: '' }, want);
}

test('systems with bankers and ways agree with enumeration', () => {
  const legs = fc.array(legArbitrary(7, 0), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(legs, fc.integer({ min: 2, max: 5 }), fc.nat(100_000), (drawn, size, cents) => {
      const stake = (cents / 100).toFixed(2);
      agrees(coupon(system, stake, drawn, { systemValue: size }));
      const sizes = drawn.filter((leg) => leg.banker !== true).map((_, index) => index + 1);
      agrees(coupon(system, stake, drawn, { systemFolds: sizes }));
    }),
    { numRuns: 150 },
  );
});

test('blocks that share events, with a lobby, agree with enumeration', () => {
  const legs = fc.array(legArbitrary(11, 7), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(legs, fc.integer({ min: 2, max: 4 }), (drawn, size) => {
      agrees(coupon(blocks, '77.77', drawn, { systemValue: size }));
      agrees(coupon(blocks, '77.77', drawn, { systemValue: size, lobbyBlockId: 0 }));
    }),
    { numRuns: 150 },
  );
});

test('the order of the legs changes nothing', () => {
  const legs = fc.array(legArbitrary(5, 3), { minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(legs, fc.constantFrom(system, blocks), (drawn, typeId) => {
      const turned = drawn.toReversed();
      const rest = { systemValue: 2, lobbyBlockId: 1 };
      assert.equal(
        evaluateCoupon(coupon(typeId, '10', turned, rest)),
        evaluateCoupon(coupon(typeId, '10', drawn, rest)),
      );
    }),
  );
});

test('the payout never passes what was possible, nor the cap', () => {
  const legs = fc.array(legArbitrary(9, 3), { minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(legs, fc.nat(500), (drawn, cap) => {
      const rest = { systemValue: 2, maxPayout: String(cap) };
      const outcome = evaluateCoupon(coupon(system, '10', drawn, rest));
      assert.ok(Number(outcome.payout ?? 0) <= Number(outcome.possibleWin));
      assert.ok(Number(outcome.possibleWin) <= cap);
    }),
  );
});

test.run();
