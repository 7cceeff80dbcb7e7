/** How a player wants a coupon taken: its kind, its least odds, the score, above the greatest stake. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../../src/calls/coupon.ts';
import { judge } from '../../../../src/reference/coupon/placing/judge.ts';
import { couponOf } from '../../support/harness.ts';
import {
  payingAccount as account,
  boardWith,
  caseOf,
  outcomeOf as outcome,
} from '../../support/judging.ts';

const test = suite('judging what a player wants of a coupon');

test('a variant belongs to its type, and what was seen of the total is its view', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  const told = (part: Partial<SubmittedCoupon>) =>
    outcome(caseOf(board, couponOf('1', markets, part)));
  assert.is(told({ variant: 'lucky' }), 'not-accepted');
  assert.is(told({ variant: 'plain' }), 'accepted');
  assert.is(told({ coef: '6.00', coefViewId: 2, coefByView: '+500' }), 'accepted');
  assert.is(told({ coef: '6.00', coefViewId: 2, coefByView: '+900' }), 'not-accepted');
});

const ruleOf = (verdict: ReturnType<typeof judge>) =>
  verdict.status === 'rejected' ? verdict.rule : verdict.status;

test('an exact coefficient takes the place of what changes the player accepts', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  board.price('m0', '1.90');
  const told = (exactCoef: string) =>
    judge(caseOf(board, couponOf('1', markets, { changeCoefAction: 0, exactCoef })));
  assert.is(told('5.70').status, 'accepted');
  assert.is(ruleOf(told('5.71')), 'coef-low');
});

test('the opposite of an express is taken by its own price', () => {
  const { board, markets } = boardWith('2.00', '2.10');
  const told = (coef: string) =>
    outcome(caseOf(board, couponOf('1', markets, { variant: 'anti', changeCoefAction: 0, coef })));
  assert.is(told('1.253'), 'accepted');
  assert.is(told('1.26'), 'coefChanged');
});

test('a bet is dropped once the score is another than the player saw', () => {
  const { board, markets } = boardWith('2.00');
  const seen = (score: [number, number]) => {
    const coupon = couponOf('1', markets, { isDropOnScoreChange: true });
    const bets = coupon.bets.map((bet) => ({ ...bet, score }));
    return ruleOf(judge(caseOf(board, { ...coupon, bets })));
  };
  assert.equal([seen([0, 0]), seen([1, 0])], ['accepted', 'score-changed']);
});

test('above the greatest stake only what was asked for by hand, before the match', () => {
  const { board, markets } = boardWith('2.00');
  const rich = { account: { ...account, balance: 10_000_000 } };
  const told = (part: Partial<SubmittedCoupon>) =>
    outcome(caseOf(board, couponOf('1', markets, { amount: 1_000_100, ...part }), rich));
  assert.is(told({}), 'amount-too-high 1000000');
  assert.is(told({ isVipBet: true }), 'accepted');
  const closed = { ...rich, config: { showVipBet: false } };
  const coupon = couponOf('1', markets, { amount: 1_000_100, isVipBet: true });
  assert.is(outcome(caseOf(board, coupon, closed)), 'amount-too-high 1000000');
});

test.run();
