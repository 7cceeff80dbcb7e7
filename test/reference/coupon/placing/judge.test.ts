import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../../src/calls/coupon.ts';
import type { Case } from '../../../../src/reference/coupon/placing/case.ts';
import { judge } from '../../../../src/reference/coupon/placing/judge.ts';
import { fakeBoard } from '../../support/board.ts';
import { couponOf } from '../../support/harness.ts';
import {
  payingAccount as account,
  boardWith,
  caseOf,
  outcomeOf as outcome,
} from '../../support/judging.ts';

const test = suite('judging a coupon');

/** What becomes of two legs seen at 1.84 and 2.00 that are now at these coefficients. */
function moved(action: 0 | 1 | 2, first: string, second: string): string {
  const { board, markets } = boardWith('1.84', '2.00');
  const coupon = couponOf('1', markets, { changeCoefAction: action });
  board.price('m0', first);
  board.price('m1', second);
  return outcome(caseOf(board, coupon));
}

test('what steps of a chain stake is said of later ones alone, and is something', () => {
  const { board, markets } = boardWith('1.84', '2.00');
  const judged = (amountByBlockId: Record<string, number>, variant?: 'chain') => {
    const kind = { typeId: 4, systemValue: 2, ...(variant && { variant }) } as const;
    const coupon = couponOf('1', markets, { ...kind, amountByBlockId });
    const bets = coupon.bets.map((bet, index) => ({ ...bet, blockId: index + 1 }));
    return outcome(caseOf(board, { ...coupon, bets }));
  };
  assert.is(judged({ 2: 500 }, 'chain'), 'accepted');
  assert.match(judged({ 2: 0 }, 'chain'), /^amount-too-low/);
  for (const id of ['1', '3', '02']) assert.is(judged({ [id]: 500 }, 'chain'), 'not-accepted');
  assert.is(judged({ 2: 500 }), 'not-accepted');
});

test('action 0 takes no change, not even a better one', () => {
  assert.is(moved(0, '1.84', '2.00'), 'accepted');
  assert.is(moved(0, '1.90', '2.00'), 'coefChanged');
  assert.is(moved(0, '1.84', '1.99'), 'coefChanged');
});

test('action 1 takes a change unless a leg falls, whatever the total does', () => {
  assert.is(moved(1, '1.90', '2.00'), 'accepted');
  assert.is(moved(1, '1.80', '2.20'), 'coefChanged');
});

test('action 2 takes any change', () => {
  assert.is(moved(2, '1.01', '1.02'), 'accepted');
});

test('the same price written otherwise is no change', () => {
  assert.is(moved(0, '1.840', '2'), 'accepted');
  assert.is(moved(0, '1.8401', '2'), 'coefChanged');
});

test('what is accepted is reckoned at the line’s coefficients', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  const coupon = couponOf('1', markets);
  board.price('m1', '1.50');
  const verdict = judge(caseOf(board, coupon));
  assert.is(verdict.status === 'accepted' && verdict.outcome.possibleWin, '30.00');
});

test('a market that is blocked, decided, unknown or of another game is not bet on', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  const coupon = couponOf('1', markets);
  board.suspend('m0');
  assert.is(outcome(caseOf(board, coupon)), 'market-closed');
  board.price('m0', '2.00');
  board.withdraw('m0');
  assert.is(outcome(caseOf(board, coupon)), 'market-closed');
  const unknown = couponOf('1', [{ id: 'none', gameId: 1, coef: '2.00' }]);
  assert.is(outcome(caseOf(board, unknown)), 'market-closed');
  const misplaced = couponOf('1', [{ id: 'm1', gameId: 7, coef: '3.00' }]);
  assert.is(outcome(caseOf(board, misplaced)), 'not-accepted');
});

test('a rejection says how every leg stands', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  const coupon = couponOf('1', markets);
  board.suspend('m0');
  board.withdraw('m1');
  const verdict = judge(caseOf(board, coupon));
  assert.equal(verdict.status === 'rejected' && verdict.bets, [
    { marketId: 'm0', coef: '2.00', isBlocked: true, isFinished: false },
    { marketId: 'm1', coef: '3.00', isBlocked: true, isFinished: true },
  ]);
});

test('selections of one event are multiplied with each other in no express', () => {
  const board = fakeBoard();
  const markets = [board.offer('a', '2.00', 9), board.offer('b', '3.00', 9)];
  assert.is(outcome(caseOf(board, couponOf('1', markets))), 'not-allowed-together');
  const blocks = couponOf('1', [...markets, board.offer('c', '2.00', 8)], {
    typeId: 4,
    systemValue: 2,
  });
  const inOne = { ...blocks, bets: blocks.bets.map((bet) => ({ ...bet, blockId: 1 })) };
  assert.is(outcome(caseOf(board, blocks)), 'accepted');
  assert.is(outcome(caseOf(board, inOne)), 'not-accepted');
});

test('in a system they never meet; with none left to combine it is not taken', () => {
  const board = fakeBoard();
  const same = [board.offer('a', '2.00', 9), board.offer('b', '3.00', 9)];
  const other = board.offer('c', '2.00', 8);
  const system = { typeId: 2, systemValue: 2 } as const;
  assert.is(outcome(caseOf(board, couponOf('1', [...same, other], system))), 'accepted');
  assert.is(outcome(caseOf(board, couponOf('1', same, system))), 'not-allowed-together');
});

test('one selection twice is refused in every type', () => {
  const { board, markets } = boardWith('2.00');
  const [market] = markets;
  if (!market) throw new Error('no market');
  const twice = couponOf('1', [market, market], { typeId: 10 });
  const bets = twice.bets.map((bet) => ({ ...bet, amount: 500 }));
  assert.is(outcome(caseOf(board, { ...twice, bets })), 'not-allowed-together');
});

test('counts that make no coupon of the type are refused', () => {
  const { board, markets } = boardWith('2.00', '3.00', '4.00');
  const refused = (part: Partial<SubmittedCoupon>) =>
    outcome(caseOf(board, couponOf('1', markets, part)));
  assert.is(refused({ typeId: 0 }), 'not-accepted');
  assert.is(refused({ typeId: 2 }), 'not-accepted');
  assert.is(refused({ typeId: 2, systemValue: 1 }), 'not-accepted');
  assert.is(refused({ typeId: 2, systemValue: 4 }), 'not-accepted');
  assert.is(refused({ typeId: 2, systemValue: 2.5 }), 'not-accepted');
  assert.is(refused({ typeId: 2, systemValue: 2 }), 'accepted');
  assert.is(outcome(caseOf(board, couponOf('1', [], { typeId: 1 }))), 'not-accepted');
  assert.is(outcome(caseOf(board, couponOf('1', markets.slice(1), { typeId: 1 }))), 'accepted');
  assert.is(outcome(caseOf(board, couponOf('1', markets.slice(2), { typeId: 1 }))), 'not-accepted');
});

test('more combinations than the house takes are refused', () => {
  const { board, markets } = boardWith(...Array.from({ length: 20 }, () => '1.10'));
  const system = (systemValue: number) =>
    outcome(caseOf(board, couponOf('1', markets, { typeId: 2, systemValue, amount: 50_000 })));
  assert.is(system(10), 'not-accepted');
  assert.is(system(3), 'accepted');
});

test('amounts have bounds; of each single, and more for many combinations', () => {
  const { board, markets } = boardWith('2.00', '3.00', '4.00', '5.00', '6.00', '7.00');
  const amount = (value: number, part: Partial<SubmittedCoupon> = {}) => {
    const rich = { ...account, balance: 10_000_000 };
    const coupon = couponOf('1', markets, { ...part, amount: value });
    return outcome(caseOf(board, coupon, { account: rich }));
  };
  assert.is(amount(49), 'amount-too-low 50');
  assert.is(amount(50), 'accepted');
  assert.is(amount(1_000_000), 'accepted');
  assert.is(amount(1_000_001), 'amount-too-high 1000000');
  assert.is(amount(1e300), 'amount-too-high 1000000');
  assert.is(amount(99, { typeId: 2, systemValue: 3 }), 'amount-too-low 100');
  assert.is(amount(100, { typeId: 2, systemValue: 3 }), 'accepted');
});

test('singles have amounts of their own, and they add up', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  const split = (amounts: (number | undefined)[], amount: number) => {
    const coupon = couponOf('1', markets, { typeId: 10, amount });
    const bets = coupon.bets.map((bet, index) => {
      const own = amounts[index];
      return own === undefined ? bet : { ...bet, amount: own };
    });
    return outcome(caseOf(board, { ...coupon, bets }));
  };
  assert.is(split([100, 200], 300), 'accepted');
  assert.is(split([100, 200], 301), 'not-accepted');
  assert.is(split([100, undefined], 100), 'amount-too-low 50');
  assert.is(split([0.5, 99.5], 100), 'not-accepted');
  assert.is(split([-100, 200], 100), 'not-accepted');
});

test('money and limits bound the stake', () => {
  const { board, markets } = boardWith('2.00');
  const coupon = couponOf('1', markets, { amount: 5_000 });
  const poor = { ...account, balance: 4_999 };
  assert.is(outcome(caseOf(board, coupon, { account: poor })), 'not-enough-money 4999');
  assert.is(
    outcome(
      caseOf(board, coupon, { limits: { isExcluded: false, isMissing: false, room: 4_000 } }),
    ),
    'limit-reached 4000',
  );
  assert.is(
    outcome(
      caseOf(board, coupon, { limits: { isExcluded: false, isMissing: false, room: 5_000 } }),
    ),
    'accepted',
  );
});

/** What a refusal says besides its reason. */
function details(one: Case) {
  const verdict = judge(one);
  if (verdict.status === 'accepted') throw new Error('it was taken');
  const { rule, leg, limitType, until } = verdict;
  return { rule, leg, limitType, until };
}

const about = (part: Partial<ReturnType<typeof details>>) => ({
  ...{ rule: undefined, leg: undefined, limitType: undefined, until: undefined },
  ...part,
});

test('a refusal names the rule, and the selection that it is about', () => {
  const { board, markets } = boardWith('2.00', '3.00');
  const coupon = couponOf('1', markets);
  assert.equal(details(caseOf(board, coupon, { isBanned: true })), about({ rule: 'banned' }));
  board.price('m1', '2.50');
  const careful = { ...coupon, changeCoefAction: 1 } as const;
  assert.equal(details(caseOf(board, careful)), about({ rule: 'changed', leg: 'm1' }));
  board.suspend('m1');
  assert.equal(details(caseOf(board, coupon)), about({ rule: 'locked', leg: 'm1' }));
  const same = fakeBoard();
  const together = [same.offer('a', '2.00', 9), same.offer('b', '3.00', 9)];
  assert.equal(
    details(caseOf(same, couponOf('1', together))),
    about({ rule: 'impossible', leg: 'b' }),
  );
});

test('of several singles it is told which one is staked too little or too much', () => {
  const { board, markets } = boardWith('2.00', '3.00', '4.00');
  const rich = { ...account, balance: 10_000_000 };
  const split = (...amounts: number[]) => {
    const amount = amounts.reduce((sum, one) => sum + one, 0);
    const coupon = couponOf('1', markets, { typeId: 10, amount });
    const bets = coupon.bets.map((bet, place) => ({ ...bet, amount: amounts[place] ?? 0 }));
    return details(caseOf(board, { ...coupon, bets }, { account: rich }));
  };
  assert.equal(split(2_000_000, 49, 50), about({ rule: 'amount-low', leg: 'm1' }));
  assert.equal(split(50, 2_000_000, 50), about({ rule: 'amount-high', leg: 'm1' }));
  assert.equal(split(50, 50, 0), about({ rule: 'amount-missing', leg: 'm2' }));
  const whole = couponOf('1', markets, { amount: 49 });
  assert.equal(details(caseOf(board, whole)), about({ rule: 'amount-low' }));
});

test('what limits refuse is told with the limit and its end; the reason is one that old sites know', () => {
  const { board, markets } = boardWith('2.00');
  const coupon = couponOf('1', markets);
  const limits = { isExcluded: false, isMissing: false, room: null };
  const limitWord: Case['limitWord'] = (rule) =>
    rule === 'excluded' ? { limitType: 30, until: 900 } : { limitType: 22 };
  const excluded = caseOf(board, coupon, { limits: { ...limits, isExcluded: true }, limitWord });
  assert.is(outcome(excluded), 'limit-reached 0');
  assert.equal(details(excluded), about({ rule: 'excluded', limitType: 30, until: 900 }));
  const missing = caseOf(board, coupon, { limits: { ...limits, isMissing: true }, limitWord });
  assert.is(outcome(missing), 'limit-reached 0');
  assert.equal(details(missing), about({ rule: 'limit-missing', limitType: 22 }));
});

test('a promotion nobody offers is not pretended', () => {
  const { board, markets } = boardWith('2.00');
  assert.is(outcome(caseOf(board, couponOf('1', markets, { promoCode: 'X' }))), 'not-accepted');
  assert.is(outcome(caseOf(board, couponOf('1', markets, { promoCode: '' }))), 'accepted');
});

test('numbers that no database could hold are refused', () => {
  const { board, markets } = boardWith('2.00');
  const coupon = couponOf('1', markets);
  const bets = coupon.bets.map((bet) => ({ ...bet, blockId: 1.5 }));
  assert.is(outcome(caseOf(board, { ...coupon, bets })), 'not-accepted');
});

test.run();
