import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { isChanged, needsAcceptance } from '../../../src/domain/coupon/placing-facts.ts';
import { canPlace } from '../../../src/projections/coupon/state.ts';
import { game, market } from '../../support/session/betting.ts';
import {
  action,
  add,
  amount,
  bounds,
  coupon,
  feed,
  moved,
  player,
} from '../../support/session/coupon-events.ts';
import { type Happening, happened, replied } from '../../support/session/given.ts';

const test = suite('projections: coupon follows the line');

test('coefficients follow the feed and say which way they went', () => {
  const state = coupon(add('7-1', '1.85'), amount('10'), moved('7-1', '1.90'));
  const [bet] = state.bets;
  assert.equal([bet?.market.coef, bet?.seenCoef, bet?.trend], ['1.90', '1.85', 'up']);
  assert.is(bet?.changedAt, 5000);
  assert.is(state.possibleWin, '19.00');
});

test('a price written with another number of decimals has not changed', () => {
  const state = coupon(add('7-1', '1.5'), moved('7-1', '1.50'));
  assert.is(state.bets.some(isChanged), false);
  assert.is(state.bets[0]?.changedAt, 0);
});

test('a suspended, withdrawn or finished selection locks the coupon', () => {
  const ready = [...player, add('7-1'), amount('10')];
  assert.is(canPlace(coupon(...ready)), true);
  assert.is(canPlace(coupon(...ready, moved('7-1', '2', true))), false);
  const gone = feed([{ kind: 'market-removed', marketId: '7-1' }]);
  assert.is(canPlace(coupon(...ready, gone)), false);
  const finished = feed([
    {
      kind: 'game',
      gameId: 7,
      score: [1, 0],
      period: 'full-time',
      minute: null,
      status: 4,
      marketCount: 0,
    },
  ]);
  assert.is(canPlace(coupon(...ready, finished)), false);
  assert.equal(coupon(...ready, finished).bets[0]?.game.score, [1, 0]);
});

test('kick-off replaces the market of a selection and does not take it away', () => {
  const kickOff = feed([
    { kind: 'game-removed', gameId: 7 },
    { kind: 'game-added', game: game(7, { minute: 1 }), markets: [market('7-1', '1.95')] },
  ]);
  const [bet] = coupon(add('7-1', '2.00'), kickOff).bets;
  assert.equal([bet?.isGone, bet?.market.coef, bet?.game.minute], [false, '1.95', 1]);
});

test('which changes the player must agree to first is their setting, judged leg by leg', () => {
  const up = moved('7-1', '2.10');
  const down = moved('7-1', '1.90');
  const needed = (...more: Happening[]) => needsAcceptance(coupon(add('7-1'), ...more));
  assert.equal([needed(action(0), up), needed(action(0), down)], [true, true]);
  assert.equal([needed(action(1), up), needed(action(1), down)], [false, true]);
  assert.equal([needed(action(2), up), needed(action(2), down)], [false, false]);
  const mixed = [add('8-1', '1.84'), up, moved('8-1', '1.80')];
  assert.is(needed(action(1), ...mixed), true);
  const agreed = happened('coupon.changesAccepted', {});
  assert.is(needed(action(0), up, agreed), false);
});

test('bounds come from the answer to the last question alone', () => {
  const state = coupon(
    add('7-1'),
    happened('http.requested', { call: 'couponCalculate', requestId: 51 }),
    ...bounds({ minBetAmount: 75, maxPayout: 1500 }, 52),
    replied('couponCalculate', { ...emptyAnswer(), minBetAmount: 10 }, { requestId: 51 }),
    amount('10'),
  );
  assert.is(state.minBetAmount, 75);
  assert.is(state.maxPayout, '15.00');
  assert.equal([state.possibleWin, state.capped], ['15.00', true]);
});

test('bounds are of the player they were worked out for', () => {
  const known = [add('7-1'), ...bounds({ minBetAmount: 75, maxBetAmount: 900, maxPayout: 1500 })];
  for (const gone of [
    happened('session.ended', { reason: 'logout' }),
    happened('session.started', { userId: 'bob' }),
  ]) {
    const state = coupon(...player, ...known, amount('10'), gone);
    assert.equal([state.minBetAmount, state.maxBetAmount, state.maxPayout], [null, null, null]);
    assert.equal([state.possibleWin, state.capped], ['20.00', false]);
    assert.is(state.bets.length, 1);
  }
});

test('an answer to what the last player asked says nothing of bounds', () => {
  const state = coupon(
    ...player,
    add('7-1'),
    happened('http.requested', { call: 'couponCalculate', requestId: 51 }),
    happened('session.ended', { reason: 'logout' }),
    replied('couponCalculate', { ...emptyAnswer(), minBetAmount: 10 }, { requestId: 51 }),
  );
  assert.is(state.minBetAmount, null);
});

test('what the server says of a leg counts', () => {
  const bets = [{ marketId: '7-1', coef: '1.70', isBlocked: true, isFinished: false }];
  const [bet] = coupon(add('7-1'), ...bounds({ bets })).bets;
  assert.equal([bet?.market.coef, bet?.isBlocked, bet?.trend], ['1.70', true, 'down']);
});

function emptyAnswer(): CallReply<'couponCalculate'> {
  return {
    coef: '1',
    coefByView: '1',
    minBetAmount: 0,
    maxBetAmount: null,
    maxPayout: null,
    systemValues: [],
    bets: [],
  };
}

test.run();
