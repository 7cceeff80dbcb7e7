import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  add,
  amount,
  banker,
  coupon,
  moved,
  player,
  type,
} from '../../support/session/coupon-events.ts';
import { happened } from '../../support/session/given.ts';

const remove = (marketId: string) => happened('coupon.betRemoved', { marketId });
const undo = happened('coupon.removalUndone', {});
const singleAmount = (marketId: string, text: string) =>
  happened('coupon.betAmountChanged', { marketId, amount: text });
const four = [add('6-1'), add('7-1'), add('8-1'), add('9-1')];
const ids = (state: ReturnType<typeof coupon>) => state.bets.map(({ market }) => market.id);

const test = suite('projections: a selection taken out, and back');

test('what was taken out comes back where it stood', () => {
  const without = coupon(...four, remove('7-1'));
  assert.equal(ids(without), ['6-1', '8-1', '9-1']);
  assert.is(without.removed?.bet.market.id, '7-1');
  const back = coupon(...four, remove('7-1'), undo);
  assert.equal(ids(back), ['6-1', '7-1', '8-1', '9-1']);
  assert.is(back.removed, null);
  assert.equal(back, coupon(...four));
});

test('the only selection comes back too, with its amount', () => {
  const back = coupon(add('7-1'), amount('12'), remove('7-1'), undo);
  assert.equal([ids(back), back.amount], [['7-1'], '12']);
});

test('the type, the bankers and the amounts that it took with it come back', () => {
  const system = [...four, add('5-1'), type(2), banker('6-1'), banker('7-1')];
  const gone = coupon(...system, remove('7-1'), undo);
  assert.equal(
    gone.bets.filter(({ isBanker }) => isBanker).map(({ market }) => market.id),
    ['6-1', '7-1'],
  );
  const three = [add('6-1'), add('7-1'), add('8-1'), type(2)];
  assert.is(coupon(...three, remove('6-1')).typeId, 1);
  assert.equal(coupon(...three, remove('6-1'), undo), coupon(...three));
  const singles = [add('6-1'), add('7-1'), type(10), singleAmount('6-1', '3')];
  assert.equal(coupon(...singles, remove('6-1'), undo).amountByBetId, { '6-1': '3' });
});

test('only the last one, and only until the coupon is changed again', () => {
  assert.equal(ids(coupon(...four, remove('6-1'), remove('7-1'), undo, undo)), [
    ...['7-1', '8-1', '9-1'],
  ]);
  for (const change of [amount('5'), add('5-1'), type(10), happened('coupon.cleared', {})]) {
    assert.is(coupon(...four, remove('6-1'), change).removed, null);
    assert.equal(
      coupon(...four, remove('6-1'), change, undo),
      coupon(...four, remove('6-1'), change),
    );
  }
});

test('what is not in the coupon cannot be taken out, and a press on its coefficient needs no way back', () => {
  assert.is(coupon(...four, remove('1-1')).removed, null);
  assert.is(coupon(...four, add('6-1')).removed, null);
});

test('the others follow the line meanwhile, and nothing comes back under a bet that is on its way', () => {
  const back = coupon(...four, remove('7-1'), moved('8-1', '3.00'), undo);
  assert.equal(
    back.bets.map(({ market }) => market.coef),
    ['2.00', '2.00', '3.00', '2.00'],
  );
  const shown = { coef: '2.00', amount: '10', possibleWin: '20' };
  const placing = [...player, add('6-1'), add('7-1'), amount('10'), remove('7-1')];
  const pressed = happened('coupon.placePressed', { shown });
  const sent = coupon(...placing, pressed);
  assert.is(sent.placing.status, 'placing');
  assert.equal(ids(coupon(...placing, pressed, undo)), ['6-1']);
});

test('another player finds nothing to take back', () => {
  const other = happened('session.started', { userId: 'player-2' });
  assert.is(coupon(...player, ...four, remove('7-1'), other).removed, null);
  assert.is(
    coupon(...player, ...four, remove('7-1'), happened('session.ended', { reason: 'logout' }))
      .removed,
    null,
  );
});

test.run();
