/** What is placed by one press, what follows the most that may be staked, and what is sent of it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventData } from '../../../src/events/catalogue.ts';
import { addBet, place } from '../../support/session/betting.ts';
import {
  bodiesOf,
  bookmaker,
  couponOf,
  leftBy,
  ready,
  started,
} from '../../support/session/bookmaker.ts';
import { never, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: filling in the coupon');

const settings = ({ runtime }: TestSession, change: EventData<'coupon.settingsChanged'>) =>
  runtime.input('coupon.settingsChanged', change);

test('where one press places, a press on a coefficient is a bet, sent once', () => {
  const session = started({ answers: bookmaker() });
  settings(session, { isActiveOneClick: true, oneClickAmount: '10' });
  addBet(session, '7-1');
  addBet(session, '8-1', '2.10');
  session.clock.advance(1000);
  const [body, ...others] = bodiesOf(session);
  assert.equal([body?.amount, body?.bets[0]?.marketId, others.length], [1000, '7-1', 0]);
  assert.is(couponOf(session).placing.status, 'accepted');
  const press = session.events.find(({ type }) => type === 'coupon.placePressed');
  const added = session.events.find(({ type }) => type === 'coupon.betAdded');
  assert.is(press?.cause, added?.seq);
});

const pressing = (session: TestSession) =>
  settings(session, { isActiveOneClick: true, oneClickAmount: '10' });

test('a double press is one bet: the same is placed again once its receipt is put away', () => {
  const session = started({ answers: bookmaker() });
  pressing(session);
  addBet(session, '7-1');
  session.clock.advance(250);
  assert.is(couponOf(session).placing.status, 'accepted');
  addBet(session, '7-1');
  session.clock.advance(1000);
  assert.is(bodiesOf(session).length, 1);
  session.runtime.publish('coupon.successDismissed', {});
  addBet(session, '7-1');
  session.clock.advance(1000);
  assert.is(bodiesOf(session).length, 2);
});

test('without a network one press sends nothing, then or later', () => {
  const session = started({ answers: bookmaker() });
  pressing(session);
  session.runtime.publish('app.connectionChanged', { online: false });
  addBet(session, '7-1');
  session.clock.advance(1000);
  session.runtime.publish('app.connectionChanged', { online: true });
  session.clock.advance(60_000);
  assert.equal([bodiesOf(session).length, couponOf(session).bets.length], [0, 1]);
});

test('it can be ended while a bet is under way', () => {
  const session = started({ answers: { ...bookmaker(), couponPlace: never } });
  pressing(session);
  addBet(session, '7-1');
  assert.is(couponOf(session).placing.status, 'placing');
  settings(session, { isActiveOneClick: false });
  assert.is(couponOf(session).settings.isActiveOneClick, false);
});

test('it ends with the page, and with whoever began it', () => {
  const session = started({ answers: bookmaker() });
  pressing(session);
  // Other tabs hear of it by what is kept.
  const next = started({ answers: bookmaker(), local: leftBy(session) });
  assert.equal(
    [couponOf(next).settings.isActiveOneClick, couponOf(next).settings.oneClickAmount],
    [false, '10'],
  );
  session.runtime.publish('session.started', { userId: 'somebody-else' } as never);
  assert.is(couponOf(session).settings.isActiveOneClick, false);
});

test('one press without a stake sends nothing, and the selection waits in the coupon', () => {
  const session = started({ answers: bookmaker() });
  settings(session, { isActiveOneClick: true });
  addBet(session, '7-1');
  session.clock.advance(1000);
  assert.equal([bodiesOf(session).length, couponOf(session).bets.length], [0, 1]);
});

test('one press is gone from storage with its player', () => {
  const session = started({ answers: bookmaker() });
  settings(session, { isActiveOneClick: true, oneClickAmount: '10' });
  session.runtime.publish('session.ended', { reason: 'logout' } as never);
  const kept = JSON.parse(session.storage.local.getItem('coupon') ?? '{}');
  assert.is(kept.settings.oneClickAmount, '');
});

test('the amount follows the most that may be staked until one is typed', () => {
  let maxBetAmount = 5000;
  const session = ready({
    answers: {
      couponCalculate: () =>
        reply({
          ...{ coef: '1.85', coefByView: '1.85', minBetAmount: 50, maxBetAmount },
          ...{ maxPayout: null, systemValues: [], bets: [] },
        }),
    },
  });
  session.runtime.input('coupon.stakeModeChosen', { isActiveAutoMax: true });
  assert.is(couponOf(session).amount, '50.00');
  maxBetAmount = 2000;
  addBet(session, '8-1', '2.10');
  session.clock.advance(1000);
  assert.is(couponOf(session).amount, '20.00');
  session.runtime.input('coupon.amountChanged', { amount: '3' });
  addBet(session, '8-1', '2.10');
  session.clock.advance(1000);
  assert.equal([couponOf(session).amount, couponOf(session).isActiveAutoMax], ['3', false]);
});

test('how the player wants the bet taken is sent with it', () => {
  const session = ready({ answers: bookmaker() });
  settings(session, { exactCoef: '1.80' });
  settings(session, { isDropOnScoreChange: true });
  place(session);
  session.clock.advance(1000);
  const [body] = bodiesOf(session);
  assert.equal(
    [body?.exactCoef, body?.isDropOnScoreChange, body?.bets[0]?.score],
    ['1.80', true, [0, 0]],
  );
  assert.equal([body?.coefByView, body?.userId, body?.refId], ['1.85', 'player-1', 1]);
});

test('a coupon below the coefficient that was asked for is not sent', () => {
  const session = ready({ answers: bookmaker() });
  settings(session, { exactCoef: '1.90' });
  place(session);
  session.clock.advance(1000);
  assert.is(bodiesOf(session).length, 0);
});

test.run();
