import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type BetState,
  canDropOnScoreChange,
  dependentLegs,
  isBetFinished,
  isBetLive,
  isBetLocked,
  isVipBetAvailable,
} from '../../../src/domain/coupon/rules.ts';

const test = suite('coupon rules');

function bet(rest: Partial<BetState> = {}): BetState {
  return {
    statusId: -2,
    isFinished: false,
    isLiveInLive: false,
    hasGameTime: false,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    market: { isLive: false },
    ...rest,
  };
}

const live: [why: string, bet: BetState, expected: boolean][] = [
  ['before the match', bet(), false],
  ['game time', bet({ hasGameTime: true }), true],
  ['live in live', bet({ isLiveInLive: true }), true],
  ['status 2', bet({ statusId: 2 }), true],
  ['status 3', bet({ statusId: 3 }), true],
  ['status 1', bet({ statusId: 1 }), false],
  ['a live market', bet({ market: { isLive: true } }), true],
  ['finished, with game time', bet({ isFinished: true, hasGameTime: true }), false],
  ['status 4, with a live market', bet({ statusId: 4, market: { isLive: true } }), false],
];
for (const [why, state, expected] of live) {
  test(`live: ${why} is ${expected}`, () => {
    assert.is(isBetLive(state), expected);
  });
}

test('finished is the flag or status 4', () => {
  assert.is(isBetFinished(bet()), false);
  assert.is(isBetFinished(bet({ isFinished: true })), true);
  assert.is(isBetFinished(bet({ statusId: 4 })), true);
});

test('locked is blocked, dependent or banned from express', () => {
  assert.is(isBetLocked(bet()), false);
  assert.is(isBetLocked(bet({ isBlocked: true })), true);
  assert.is(isBetLocked(bet({ isDepend: true })), true);
  assert.is(isBetLocked(bet({ isBannedExpress: true })), true);
});

test('a score change can drop only what is live', () => {
  assert.is(canDropOnScoreChange([]), false);
  assert.is(canDropOnScoreChange([bet()]), false);
  assert.is(canDropOnScoreChange([bet(), bet({ statusId: 2 })]), true);
});

const legs = [
  { id: 'a', eventId: '1', blockId: 1 },
  { id: 'b', eventId: '2', blockId: 1 },
  { id: 'c', eventId: '1', blockId: 2 },
  { id: 'd', eventId: '2', blockId: 1 },
];
const dependence: [why: string, typeId: number, allowed: string[], expected: string[]][] = [
  ['an express', 1, [], ['a', 'c', 'b', 'd']],
  ['an express the server allows', 1, ['2'], ['a', 'c']],
  ['a system', 2, [], []],
  ['multiple singles', 10, [], []],
  ['blocks, inside one block only', 4, [], ['b', 'd']],
];
for (const [why, typeId, allowed, expected] of dependence) {
  test(`dependent legs in ${why}`, () => {
    assert.equal([...dependentLegs(typeId, legs, new Set(allowed))], expected);
  });
}

test('blocks: a leg without a block depends on nobody', () => {
  const alone = legs.map(({ id, eventId }) => ({ id, eventId }));
  assert.is(dependentLegs(4, alone).size, 0);
});

const offer = { typeId: 1, maxBetAmount: 1_000 as number | null, bets: [bet(), bet()] };
const vip: [why: string, coupon: typeof offer, expected: boolean][] = [
  ['bets before the match, finite maximum', offer, true],
  ['no maximum', { ...offer, maxBetAmount: null }, false],
  ['an infinite maximum', { ...offer, maxBetAmount: Number.POSITIVE_INFINITY }, false],
  ['a live bet', { ...offer, bets: [bet(), bet({ statusId: 3 })] }, false],
  ['no bets', { ...offer, bets: [] }, false],
  ['multiple singles', { ...offer, typeId: 10 }, false],
  ['a system', { ...offer, typeId: 2 }, true],
];
for (const [why, coupon, expected] of vip) {
  test(`VIP bet: ${why} is ${expected}`, () => {
    assert.is(isVipBetAvailable(coupon), expected);
  });
}

test.run();
