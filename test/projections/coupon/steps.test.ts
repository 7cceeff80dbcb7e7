import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { add, amount, coupon } from '../../support/session/coupon-events.ts';
import { happened } from '../../support/session/given.ts';

const test = suite('projections: steps of a chain');

type Happened = Parameters<typeof coupon>[number];

const kind = (typeId: 1 | 4, variant: 'plain' | 'chain' = 'plain') =>
  happened('coupon.typeChosen', { typeId, variant });
const sent = (marketId: string, blockId: number) =>
  happened('coupon.blockChosen', { marketId, blockId });
const stakes = (blockId: number, amount: string) =>
  happened('coupon.blockAmountChanged', { blockId, amount });
const removed = (marketId: string) => happened('coupon.betRemoved', { marketId });

const three = [add('7-1', '2.00'), add('8-1', '3.00'), add('9-1', '1.50'), amount('10')];
const chain = [...three, kind(4, 'chain')];

/** Each selection with its step, and what steps stake. */
function steps(...events: Happened[]) {
  const { bets, amountByBlockId } = coupon(...events);
  return [bets.map(({ market, blockId }) => `${market.id}@${blockId}`).join(' '), amountByBlockId];
}

test('a selection that comes is a new last step', () => {
  assert.equal(steps(...chain, add('10-1')), ['7-1@1 8-1@2 9-1@3 10-1@4', {}]);
});

test('a selection that goes closes the gap, and amounts stay with their steps', () => {
  const staked = [...chain, stakes(2, '4'), stakes(3, '5')];
  assert.equal(steps(...staked, removed('8-1')), ['7-1@1 9-1@2', { 2: '5' }]);
  // What is first then stakes what the coupon does.
  assert.equal(steps(...staked, removed('7-1')), ['8-1@1 9-1@2', { 2: '5' }]);
});

test('what is put back has its step and its amount again', () => {
  const staked = [...chain, sent('9-1', 2), stakes(2, '4')];
  const undone = happened('coupon.removalUndone', {});
  assert.equal(steps(...staked, removed('7-1')), ['8-1@1 9-1@1', {}]);
  assert.equal(steps(...staked, removed('7-1'), undone), ['7-1@1 8-1@2 9-1@2', { 2: '4' }]);
  const pair = [add('7-1'), add('8-1'), kind(4, 'chain'), stakes(2, '4'), removed('7-1')];
  assert.is(coupon(...pair).variant, 'plain');
  assert.equal(steps(...pair, undone), ['7-1@1 8-1@2', { 2: '4' }]);
});

test('selections that share a step leave no empty one, and part again at the end', () => {
  const shared = [...chain, stakes(3, '5'), sent('8-1', 1)];
  assert.equal(steps(...shared), ['7-1@1 8-1@1 9-1@2', { 2: '5' }]);
  assert.equal(steps(...shared, sent('7-1', 0)), ['7-1@3 8-1@1 9-1@2', { 2: '5' }]);
});

test('a step that becomes the last takes its amount along', () => {
  const staked = [...chain, stakes(2, '4'), stakes(3, '5'), sent('8-1', 0)];
  assert.equal(steps(...staked), ['7-1@1 8-1@3 9-1@2', { 2: '5', 3: '4' }]);
});

test('neither a lobby nor a made-up block is a step', () => {
  const blocks = [...three, kind(4), sent('7-1', 100), kind(4, 'chain')];
  assert.equal(steps(...blocks), ['7-1@1 8-1@2 9-1@3', {}]);
  assert.equal(steps(...chain, sent('7-1', 100)), ['7-1@3 8-1@1 9-1@2', {}]);
  const made = [add('7-1', '2.00', { manualBlockId: -1.5 }), add('8-1'), kind(4, 'chain')];
  assert.equal(steps(...made), ['7-1@1 8-1@2', {}]);
});

test('an amount is kept of a later step alone, and of no other kind of bet', () => {
  assert.equal(steps(...chain, stakes(1, '4'), stakes(9, '4')), ['7-1@1 8-1@2 9-1@3', {}]);
  assert.equal(coupon(...three, stakes(2, '4')).amountByBlockId, {});
  assert.equal(coupon(...chain, stakes(2, '4'), kind(1)).amountByBlockId, {});
});

test.run();
