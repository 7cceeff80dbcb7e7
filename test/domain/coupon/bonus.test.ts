import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bonusFactor, couponBonus, isBonusBetOffered } from '../../../src/domain/coupon/bonus.ts';
import { percentBonus, tierPercent } from '../../../src/domain/coupon/hyper-bonus.ts';
import { standingFactor } from '../../../src/domain/coupon/standing-bonus.ts';

const test = suite('bonus');

const factors: [legs: number, factor: string | null][] = [
  [1, '1.01'],
  [3, '1.03'],
  [5, '1.05'],
  [9, '1.09'],
  [10, '1.10'],
  [12, '1.10'],
  [0, null],
  [-1, null],
  [2.5, null],
  [Number.NaN, null],
];
for (const [legs, factor] of factors) {
  test(`bonus.factor for ${legs} legs is ${factor}`, () => {
    assert.is(bonusFactor(legs), factor);
  });
}

const three = ['1.10', '1.50', '2.00'].map((coef) => ({ coef, kind: 1 }));
const offer = { isEnabled: true, typeId: 1, legs: three };
const refusals: [why: string, coupon: Parameters<typeof isBonusBetOffered>[0]][] = [
  ['the feature is off', { ...offer, isEnabled: false }],
  ['a system', { ...offer, typeId: 2 }],
  ['a single', { ...offer, typeId: 0 }],
  ['two legs', { ...offer, legs: three.slice(1) }],
  ['no legs', { ...offer, legs: [] }],
  ['a leg below 1.1', { ...offer, legs: [...three, { coef: '1.0999', kind: 1 }] }],
  ['a leg of kind 7', { ...offer, legs: [...three, { coef: '2.00', kind: 7 }] }],
  ['an unreadable price', { ...offer, legs: [...three, { coef: 'NaN', kind: 1 }] }],
];
test('is offered on an express of three fit legs', () => {
  assert.is(isBonusBetOffered(offer), true);
});
test('its factor follows the number of legs; who bets on the opposite has no express', () => {
  assert.is(couponBonus({ ...offer, variant: 'plain' }), '1.03');
  assert.is(couponBonus({ ...offer, variant: 'anti' }), null);
  assert.is(couponBonus({ ...offer, legs: three.slice(1), variant: 'plain' }), null);
});

test('a leg that is returned does not count, and fewer than three have no bonus', () => {
  assert.is(standingFactor([null, null, null, null]), '1.04');
  assert.is(standingFactor(['won', 'void', 'half-lost', 'half-won']), '1.03');
  assert.is(standingFactor(['won', 'void', 'void', 'won']), '1');
});

for (const [why, coupon] of refusals) {
  test(`is not offered: ${why}`, () => {
    assert.is(isBonusBetOffered(coupon), false);
  });
}

test('bonus.tab.3: five percent of the win, or of the return', () => {
  const bonus = { stake: 10_000, coef: '5.8275', percent: '5' };
  assert.is(percentBonus({ ...bonus, base: 'net' }), 2_414);
  assert.is(percentBonus({ ...bonus, base: 'return' }), 2_914);
});

test('bonus.tab.4void: a void leg drops the step from ten percent to five', () => {
  const tiers = [
    { fromLegs: 4, percent: '10' },
    { fromLegs: 3, percent: '5' },
  ];
  assert.is(tierPercent(tiers, 4), '10');
  assert.is(tierPercent(tiers, 3), '5');
  assert.is(tierPercent(tiers, 2), '0');
  assert.is(tierPercent(tiers, 40), '10');
  assert.is(tierPercent([], 40), '0');
});

test('nothing is added to what does not win', () => {
  const bonus = { stake: 10_000, percent: '5', base: 'return' as const };
  for (const coef of ['1', '0', '0.5', '-3', 'x']) assert.is(percentBonus({ ...bonus, coef }), 0);
  assert.is(percentBonus({ ...bonus, coef: '2', percent: '-5' }), 0);
});

test.run();
