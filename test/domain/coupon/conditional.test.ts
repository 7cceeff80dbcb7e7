import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateConditional } from '../../../src/domain/coupon/conditional.ts';
import { CouponInputError } from '../../../src/domain/coupon/input.ts';

const test = suite('conditional');

test('cond.pub.2: money is carried from block to block and rounded at the end', () => {
  const outcome = evaluateConditional(
    [
      { stake: '100', legs: [{ coef: '1.15', result: 'won' }] },
      {
        legs: [
          { coef: '1.39', result: 'won' },
          { coef: '1.13', result: 'won' },
        ],
      },
      { stake: '100', legs: [{ coef: '1.13', result: 'lost' }] },
    ],
    2,
  );
  assert.equal(outcome, { stake: '100.00', possibleWin: '193.63', payout: '80.63' });
});

test('no block stakes more than the money at hand', () => {
  const blocks = [
    { stake: '100', legs: [{ coef: '1.50', result: 'half-lost' as const }] },
    { stake: '120', legs: [{ coef: '2.00', result: 'won' as const }] },
  ];
  const outcome = evaluateConditional(blocks, 2);
  assert.is(outcome.possibleWin, '270.00');
  assert.is(outcome.payout, '100.00');
});

test('a lost first block ends it, an open one has no payout yet', () => {
  const second = { legs: [{ coef: '2.00', result: 'won' as const }] };
  const lost = { stake: '10', legs: [{ coef: '1.50', result: 'lost' as const }] };
  assert.is(evaluateConditional([lost, second], 2).payout, '0.00');
  const open = { stake: '10', legs: [{ coef: '1.50' }] };
  assert.is(evaluateConditional([open, second], 2).payout, undefined);
});

test('nothing staked is nothing won, and what is no number is refused', () => {
  assert.equal(evaluateConditional([], 2), { stake: '0.00', possibleWin: '0.00' });
  assert.throws(
    () => evaluateConditional([{ stake: 'x', legs: [] }], 2),
    (error: unknown) => error instanceof CouponInputError && error.code === 'bad-stake',
  );
});

test.run();
