/** What is sent when a bet is placed, and what is kept meanwhile. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accepted, addBet, place } from '../../support/session/betting.ts';
import {
  bodiesOf,
  bookmaker,
  couponOf,
  keysOf,
  pendingIn,
  ready,
  started,
} from '../../support/session/bookmaker.ts';
import { never, refuse, reply } from '../../support/session/session.ts';

const test = suite('effects: coupon');

test('what was on screen is sent once, and the money is taken once', () => {
  const server = bookmaker();
  const session = ready({ answers: { couponPlace: server.couponPlace } });
  place(session);
  session.clock.advance(1000);
  assert.is(server.tries(), 1);
  const [body] = bodiesOf(session);
  assert.equal(
    [body?.amount, body?.coef, body?.accountId, body?.typeId, body?.changeCoefAction],
    [1000, '1.85', '1', 0, 2],
  );
  assert.equal(body?.bets, [{ marketId: '7-1', gameId: 7, coef: '1.85' }]);
  const press = session.events.find((event) => event.type === 'coupon.placePressed');
  assert.is(body?.evidence.seq, press?.seq);
  const { placing, bets } = couponOf(session);
  assert.equal([placing.status, bets], ['accepted', []]);
  assert.is(session.runtime.state.accounts.accounts[0]?.money, 99_000);
});

test('a double press places one bet', () => {
  const server = bookmaker();
  const session = ready({ answers: { couponPlace: server.couponPlace } });
  place(session);
  place(session);
  session.clock.advance(5);
  place(session);
  session.clock.advance(60_000);
  assert.is(server.tries(), 1);
  assert.is(server.placed().length, 1);
});

test('a press on what cannot be placed sends nothing', () => {
  const session = ready();
  session.runtime.publish('coupon.amountChanged', { amount: '' });
  place(session);
  session.clock.advance(1000);
  assert.equal(session.requestsOf('couponPlace'), []);
});

test('a press that the limits forbid is not sent, whoever pressed, and the log says why', () => {
  const exclusion = { limitType: 30, limitState: 'ACTIVE', limitValue: 1 };
  const session = ready({
    answers: {
      limits: () => reply({ limits: [{ ...exclusion, startedAt: 0, endsAt: null }] }),
    },
  });
  place(session);
  session.clock.advance(1000);
  assert.equal(session.requestsOf('couponPlace'), []);
  const press = session.events.find(({ type }) => type === 'coupon.placePressed');
  const said = session.events.find(({ type }) => type === 'coupon.placeRefused');
  assert.equal(said?.data, {
    key: `${couponOf(session).sessionId}.${press?.seq}`,
    reason: 'excluded',
  });
  assert.is(said?.cause, press?.seq);
  assert.equal(couponOf(session).placing, { status: 'idle', refusal: 'excluded' });
  assert.equal([couponOf(session).bets.length, pendingIn(session)], [1, []]);
});

test('a press before the limits are known, or beyond a bound, is not sent', () => {
  const refusals = (session: ReturnType<typeof ready>) => {
    place(session);
    session.clock.advance(1000);
    assert.equal(session.requestsOf('couponPlace'), []);
    return session.events.flatMap((event) =>
      event.type === 'coupon.placeRefused' ? [[event.data.reason, event.data.bound]] : [],
    );
  };
  assert.equal(refusals(ready({ answers: { limits: never } })), [['waiting', undefined]]);
  assert.equal(refusals(ready({ answers: { limits: () => refuse(503) } })), [
    ['limits-unreachable', undefined],
  ]);
  const low = ready();
  low.runtime.publish('coupon.amountChanged', { amount: '0.10' });
  assert.equal(refusals(low), [['amount-low', 50]]);
});

test('key and body are stored before the request leaves, and forgotten after the answer', () => {
  const session = ready({ answers: { couponPlace: never } });
  place(session);
  assert.equal(
    pendingIn(session).map(({ userId }) => userId),
    ['player-1'],
  );
  assert.is(pendingIn(session)[0]?.key, keysOf(session)[0]);
  const done = ready({ answers: bookmaker() });
  place(done);
  done.clock.advance(1000);
  assert.equal(pendingIn(done), []);
});

test('a placed bet is out of the stored coupon at once, not a moment later', () => {
  const session = ready({ answers: bookmaker() });
  place(session);
  session.clock.advance(21);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.equal(JSON.parse(session.storage.local.getItem('coupon') ?? '{}').bets, []);
});

test('a refused token is refreshed and the same bet sent again, under its key', () => {
  const server = bookmaker();
  const session = ready({
    answers: {
      couponPlace: (request) =>
        keysOf(session).length === 1 ? refuse(401) : server.couponPlace(request),
    },
  });
  place(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(session.requestsOf('couponPlace').length, 2);
  assert.is(new Set(keysOf(session)).size, 1);
  assert.is(server.placed().length, 1);
});

test('changed coefficients end the key; the next press has another one', () => {
  const changed = [{ marketId: '7-1', coef: '1.70', isBlocked: false, isFinished: false }];
  let tries = 0;
  const session = ready({
    answers: {
      couponPlace: ({ headers }) => {
        tries += 1;
        if (tries === 1) return reply({ status: 'coefChanged', bets: changed });
        return reply(accepted(headers['idempotency-key'] ?? ''));
      },
    },
  });
  session.runtime.publish('coupon.settingChanged', { changeCoefAction: 0 });
  place(session);
  session.clock.advance(100);
  assert.is(couponOf(session).placing.status, 'changed');
  assert.is(couponOf(session).bets[0]?.market.coef, '1.70');
  assert.equal(pendingIn(session), []);
  place(session);
  session.clock.advance(1000);
  assert.is(tries, 1);
  session.runtime.publish('coupon.changesAccepted', {});
  place(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(new Set(keysOf(session)).size, 2);
  assert.is(bodiesOf(session)[1]?.bets[0]?.coef, '1.70');
});

test('a refusal says why, keeps the selections, and lets the player try again', () => {
  const bets = [{ marketId: '7-1', coef: '1.85', isBlocked: false, isFinished: false }];
  const session = ready({
    answers: {
      couponPlace: () => reply({ status: 'rejected', reason: 'amount-too-high', bound: 500, bets }),
    },
  });
  place(session);
  session.clock.advance(100);
  const { placing } = couponOf(session);
  assert.equal(placing.status === 'rejected' && [placing.reason, placing.bound], [
    'amount-too-high',
    500,
  ]);
  assert.is(couponOf(session).bets.length, 1);
  session.runtime.publish('coupon.amountChanged', { amount: '5' });
  assert.is(couponOf(session).placing.status, 'idle');
});

test('storage that fails is said, and does not keep the bet from being sent', () => {
  const server = bookmaker();
  const session = ready({ answers: { couponPlace: server.couponPlace } });
  session.storage.local.setItem = () => {
    throw new Error('quota');
  };
  place(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.ok(session.events.some(({ type }) => type === 'bus.failed'));
});

test('multiple singles send the amount of each, a system its size', () => {
  const session = ready({ answers: bookmaker() });
  addBet(session, '8-1', '2.10');
  session.runtime.publish('coupon.typeChosen', { typeId: 10 });
  session.runtime.publish('coupon.betAmountChanged', { marketId: '8-1', amount: '2.5' });
  place(session);
  session.clock.advance(100);
  const [singles] = bodiesOf(session);
  assert.is(singles?.amount, 1250);
  assert.equal(
    singles?.bets.map((bet) => bet.amount),
    [1000, 250],
  );
  assert.is(singles?.systemValue, undefined);
});

test('bounds are asked for once the selections settle', () => {
  const session = started();
  const asked = () => session.requestsOf('couponCalculate').length;
  const before = asked();
  addBet(session, '7-1');
  addBet(session, '8-1');
  session.clock.advance(1000);
  assert.is(asked(), before + 1);
  assert.is(couponOf(session).minBetAmount, 50);
  session.runtime.publish('coupon.amountChanged', { amount: '20' });
  session.clock.advance(1000);
  assert.is(asked(), before + 1);
});

test('bounds that were refused for a while are asked for again after it, also when only then online', () => {
  const session = started();
  const asked = () => session.requestsOf('couponCalculate').length;
  const { couponCalculate } = session.answers;
  session.answers.couponCalculate = () => reply({ errors: [], retry_after: 7 }, 429);
  addBet(session, '7-1');
  session.clock.advance(6_000);
  const once = asked();
  session.clock.advance(3_000);
  assert.is(asked(), once + 1);
  assert.is(couponOf(session).minBetAmount, null);
  session.runtime.publish('app.connectionChanged', { online: false });
  const offline = asked();
  session.clock.advance(60_000);
  assert.is(asked(), offline, 'it would only fail');
  if (couponCalculate) session.answers.couponCalculate = couponCalculate;
  session.runtime.publish('app.connectionChanged', { online: true });
  session.clock.advance(8_000);
  assert.is(couponOf(session).minBetAmount, 50);
  const known = asked();
  session.clock.advance(60_000);
  assert.is(asked(), known);
});

test('bounds of a coupon that the server cannot read are not asked for again', () => {
  const session = started();
  const asked = () => session.requestsOf('couponCalculate').length;
  session.answers.couponCalculate = () => reply({ errors: [] }, 400);
  addBet(session, '7-1');
  session.clock.advance(1_000);
  const once = asked();
  session.clock.advance(60_000);
  assert.is(asked(), once);
});

test('the coupon is stored as it changes', () => {
  const session = ready();
  const stored = JSON.parse(session.storage.local.getItem('coupon') ?? '{}');
  assert.equal([stored.amount, stored.bets.length, stored.typeId], ['10', 1, 0]);
});

test.run();
