import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  amountBounds,
  autoMaxAmount,
  judgeAmount,
  largestUncappedStake,
} from '../../../src/domain/coupon/amount-rules.ts';
import { steppedAmount } from '../../../src/domain/coupon/stepped-amount.ts';
import { evaluateCoupon } from '../../../src/domain/coupon.ts';
import { amountText } from '../../../src/domain/money/money.ts';

const test = suite('amount rules');

const coupon = {
  typeId: 1,
  isBonusAccount: false,
  isVip: false,
  minBetAmount: 100 as number | null,
  maxBetAmount: 5_000 as number | null,
  typesWithMin: [0, 1],
  typesWithMax: [1, 2],
};
const bounds: [why: string, coupon: typeof coupon, min: number | null, max: number | null][] = [
  ['a type with both', coupon, 100, 5_000],
  ['a type with a minimum only', { ...coupon, typeId: 0 }, 100, null],
  ['a type with a maximum only', { ...coupon, typeId: 2 }, null, 5_000],
  ['a type with neither', { ...coupon, typeId: 10 }, null, null],
  ['a bonus account', { ...coupon, isBonusAccount: true }, null, null],
  ['a bet above the maximum', { ...coupon, isVip: true }, 100, null],
  ['an unlimited maximum', { ...coupon, maxBetAmount: null }, 100, null],
];
for (const [why, given, min, max] of bounds) {
  test(`bounds of ${why}`, () => {
    assert.equal(amountBounds(given), { min, max });
  });
}

test('judges an amount at its very bounds', () => {
  const limits = { min: 100, max: 5_000 };
  assert.is(judgeAmount(99, limits), 'below-min');
  assert.is(judgeAmount(100, limits), 'fits');
  assert.is(judgeAmount(5_000, limits), 'fits');
  assert.is(judgeAmount(5_001, limits), 'above-max');
  assert.is(judgeAmount(0, { min: null, max: null }), 'fits');
});

test('steps stay between zero and the maximum', () => {
  const limits = { min: 100, max: 5_000 };
  assert.is(steppedAmount(150, 100, 2, limits), 350);
  assert.is(steppedAmount(150, 100, -2, limits), 0);
  assert.is(steppedAmount(4_950, 100, 1, limits), 5_000);
  assert.is(steppedAmount(4_950, 100, 1, { min: null, max: null }), 5_050);
});

test('the maximum takes what the balance and the bound allow', () => {
  const limits = { min: 100, max: 5_000 };
  assert.is(autoMaxAmount(9_000, limits), 5_000);
  assert.is(autoMaxAmount(900, limits), 900);
  assert.is(autoMaxAmount(99, limits), 0);
  assert.is(autoMaxAmount(-5, { min: null, max: null }), 0);
  assert.is(autoMaxAmount(900, { min: null, max: null }), 900);
});

test('pw.cap.hit: the largest stake the cap leaves whole', () => {
  assert.is(largestUncappedStake('97.5', 5_000_000), 51_282);
  assert.is(largestUncappedStake('1', 5_000_000), 5_000_000);
  assert.is(largestUncappedStake('0.9', 5_000_000), null);
  assert.is(largestUncappedStake('x', 5_000_000), null);
  assert.is(largestUncappedStake('2', -1), null);
});

test('that stake is never capped', () => {
  const prices = fc.integer({ min: 101, max: 99_999 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 10 ** 9 }), (hundredths, cap) => {
      const coef = amountText(hundredths, 2);
      const stake = amountText(largestUncappedStake(coef, cap) ?? 0, 2);
      const input = { typeId: 0 as const, minorUnits: 2, maxPayout: amountText(cap, 2) };
      assert.is(evaluateCoupon({ ...input, stake, legs: [{ coef }] }).capped, false);
    }),
  );
});

test.run();
