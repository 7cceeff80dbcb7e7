import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CouponInput } from '../../../src/domain/coupon/input.ts';
import {
  hyperBonusPercent,
  type PromoCoupon,
  type PromoTerms,
  promoLack,
  standingPercent,
} from '../../../src/domain/coupon/promo-code.ts';
import { promoCodeOf } from '../../../src/domain/coupon/typed-promo-code.ts';
import { evaluateCoupon } from '../../../src/domain/coupon.ts';

const test = suite('promo codes');

const terms: PromoTerms = {
  ...{ code: 'EXPRESS', minLegCoef: '1.40', currency: 'EUR', until: null },
  steps: [
    { fromLegs: 5, percent: '10' },
    { fromLegs: 3, percent: '5' },
  ],
  ...{ minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 },
};

const legs = (...coefs: string[]) => coefs.map((coef) => ({ coef }));
const three = legs('1.40', '2.00', '3.00');
const coupon: PromoCoupon = {
  ...{ typeId: 1, variant: 'plain', legs: three },
  ...{ amount: 1_000, currency: 'EUR', isBonusAccount: false },
};
const lack = (part: Partial<PromoCoupon>) => promoLack(terms, { ...coupon, ...part });

test('a code is read however it is typed, and what can be none is none', () => {
  for (const typed of [
    'EXPRESS15',
    ' express15 ',
    'Express-15',
    'ЕXРRЕSS١٥',
    'ＥＸＰＲＥＳＳ１５',
  ]) {
    assert.is(promoCodeOf(typed), 'EXPRESS15', typed);
  }
  for (const typed of ['', 'ab', 'A'.repeat(21), 'a_b_c', '<b>', 'рубль']) {
    assert.is(promoCodeOf(typed), null, typed);
  }
});

test('it counts for a single or an express that has what it asks for', () => {
  assert.is(lack({}), null);
  assert.is(lack({ amount: 200 }), null);
  // Nothing is typed yet: what the code would give is shown.
  assert.is(lack({ amount: 0 }), null);
  assert.equal(lack({ typeId: 2 }), { is: 'kind' });
  assert.equal(lack({ typeId: 10 }), { is: 'kind' });
  assert.equal(lack({ variant: 'anti' }), { is: 'kind' });
  assert.equal(lack({ currency: 'USD' }), { is: 'account' });
  assert.equal(lack({ isBonusAccount: true }), { is: 'account' });
  assert.equal(lack({ legs: three.slice(1) }), { is: 'legs', least: 3 });
  assert.equal(lack({ legs: [...three, { coef: '1.399' }] }), { is: 'coef', least: '1.40' });
  assert.equal(lack({ legs: [...three, { coef: 'x' }] }), { is: 'coef', least: '1.40' });
  assert.equal(lack({ amount: 199 }), { is: 'amount', least: 200 });
});

test('more selections get more, and one that is returned does not count', () => {
  assert.is(hyperBonusPercent(terms, coupon), '5');
  assert.is(
    hyperBonusPercent(terms, { ...coupon, legs: [...three, ...legs('1.50', '1.60')] }),
    '10',
  );
  assert.is(hyperBonusPercent(terms, { ...coupon, amount: 1 }), null);
  assert.is(standingPercent(terms, [null, 'won', 'half-lost', null, 'won']), '10');
  assert.is(standingPercent(terms, ['won', 'void', 'won', 'won', 'won']), '5');
  assert.is(standingPercent(terms, ['won', 'void', 'won']), '0');
});

const slip = (part: Partial<CouponInput>): CouponInput => ({
  ...{ typeId: 0, stake: '10.00', minorUnits: 2, legs: [{ coef: '3.00' }] },
  hyperBonus: { percent: '5', most: '50.00' },
  ...part,
});
const won = (part: Partial<CouponInput>) => {
  const { possibleWin, hyperBonus, capped, payout } = evaluateCoupon(slip(part));
  return [possibleWin, hyperBonus, capped, payout];
};

test('a hyper bonus is a part of what is won beyond the stake, cut to its most and to the cap', () => {
  assert.equal(won({}), ['31.00', '1.00', false, undefined]);
  assert.equal(won({ hyperBonus: { percent: '5', most: '0.40' } }), [
    ...['30.40', '0.40', false, undefined],
  ]);
  // What is cut away is said to be added to nothing.
  assert.equal(won({ maxPayout: '30.50' }), ['30.50', '0.50', true, undefined]);
  assert.equal(won({ maxPayout: '30.00' }), ['30.00', '0.00', true, undefined]);
  assert.equal(won({ maxPayout: '20.00' }), ['20.00', '0.00', true, undefined]);
  // Rounded once: 5 % of 10.15 is 0.5075.
  assert.equal(won({ legs: [{ coef: '2.015' }] }).slice(0, 2), ['20.66', '0.51']);
});

test('it is paid where something is won, and on nothing else', () => {
  const leg = (result: 'won' | 'lost' | 'void' | 'half-won' | 'half-lost') =>
    won({ legs: [{ coef: '3.00', result }] })[3];
  assert.is(leg('won'), '31.00');
  assert.is(leg('half-won'), '20.50');
  assert.is(leg('void'), '10.00');
  assert.is(leg('half-lost'), '5.00');
  assert.is(leg('lost'), '0.00');
});

test('other kinds of bets have none, and what is no number is refused', () => {
  const system = {
    typeId: 2 as const,
    systemValue: 2,
    legs: [...'abc'].map(() => ({ coef: '2' })),
  };
  assert.equal(won(system), ['40.00', '0.00', false, undefined]);
  for (const hyperBonus of [
    { percent: '-1', most: '1.00' },
    { percent: 'x', most: '1.00' },
    { percent: '5', most: '0.001' },
  ]) {
    assert.throws(() => evaluateCoupon(slip({ hyperBonus })), /bad-hyper-bonus/);
  }
});

test.run();
