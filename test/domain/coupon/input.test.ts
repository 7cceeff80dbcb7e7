import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CouponInput,
  CouponInputError,
  type CouponLeg,
} from '../../../src/domain/coupon/input.ts';
import { COUPON_TYPE } from '../../../src/domain/coupon/type.ts';
import { evaluateCoupon } from '../../../src/domain/coupon.ts';
import { coupon, legsOf } from '../coupon-tables.ts';

const test = suite('coupon input');
const { express, system, multipleSingles } = COUPON_TYPE;

function leg(coef: string, result?: CouponLeg['result'], rest: Partial<CouponLeg> = {}): CouponLeg {
  return { coef, ...(result && { result }), ...rest };
}

const open = legsOf('---');
const faulty: [code: string, input: CouponInput][] = [
  ['bad-stake', coupon(express, '', open)],
  ['bad-stake', coupon(express, '-5', open)],
  ['bad-stake', coupon(express, '1e3', open)],
  ['bad-stake', coupon(express, 'NaN', open)],
  ['bad-stake', coupon(express, '10,5', open)],
  ['bad-stake', coupon(express, '10.001', open)],
  ['bad-stake', coupon(express, '9'.repeat(5_000), open)],
  ['bad-stake', coupon(multipleSingles, '1', [leg('2', undefined, { stake: 'x' })])],
  ['bad-coef', coupon(express, '10', [leg('')])],
  ['bad-coef', coupon(express, '10', [leg('0.99')])],
  ['bad-coef', coupon(express, '10', [leg('-2')])],
  ['bad-coef', coupon(express, '10', [leg('Infinity')])],
  ['bad-coef', coupon(express, '10', [leg('1/2')])],
  ['bad-coef', coupon(express, '10', [leg(`1.${'1'.repeat(40)}`)])],
  ['bad-minor-units', coupon(express, '10', open, { minorUnits: -1 })],
  ['bad-minor-units', coupon(express, '10', open, { minorUnits: 1.5 })],
  ['bad-minor-units', coupon(express, '10', open, { minorUnits: 1_000_000 })],
  ['bad-system-value', coupon(system, '10', open, { systemValue: 1.5 })],
  ['bad-system-value', coupon(system, '10', open, { systemValue: Number.NaN })],
  ['bad-system-value', coupon(system, '10', open, { systemFolds: [2, Infinity] })],
  ['bad-max-payout', coupon(express, '10', open, { maxPayout: 'much' })],
  ['bad-max-payout', coupon(express, '10', open, { maxPayout: '-1' })],
  ['bad-bonus-factor', coupon(express, '10', open, { bonusFactor: '0.5' })],
  ['bad-result', coupon(express, '10', [leg('2', 'lucky' as 'won')])],
  ['bad-type', coupon(3 as 0, '10', open)],
  [
    'too-many-legs',
    coupon(
      express,
      '10',
      Array.from({ length: 129 }, () => leg('2')),
    ),
  ],
  [
    'too-many-combinations',
    coupon(
      system,
      '10',
      Array.from({ length: 64 }, () => leg('2')),
      { systemValue: 32 },
    ),
  ],
];
for (const [code, input] of faulty) {
  test(`${code}: ${JSON.stringify(input).slice(0, 70)}`, () => {
    try {
      evaluateCoupon(input);
    } catch (error) {
      assert.instance(error, CouponInputError);
      assert.is((error as CouponInputError).code, code);
      return;
    }
    assert.unreachable('the coupon was reckoned');
  });
}

test.run();
