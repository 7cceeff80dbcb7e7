/** A bet is placed exactly once, and no two keys are ever alive, whatever happens to the answers. */
import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effects } from '../../../src/effects/all.ts';
import { checkDelay } from '../../../src/effects/coupon/checking.ts';
import {
  accepted,
  addBet,
  balance,
  bettingSession,
  moveCoef,
  place,
} from '../../support/session/betting.ts';
import {
  bodiesOf,
  bookmaker,
  couponOf,
  keysOf,
  leftBy,
  lost,
  pendingIn,
  ready,
  started,
  token,
} from '../../support/session/bookmaker.ts';
import {
  networkError,
  never,
  refuse,
  reply,
  silence,
  type TestSession,
} from '../../support/session/session.ts';

const test = suite('effects: unknown bets');

/** Two tabs over one storage; what one writes the other is told of, as browsers do. */
function tellOf(from: TestSession, to: TestSession): void {
  const value = from.storage.local.getItem('pendingBets');
  if (value === null) to.storage.local.removeItem('pendingBets');
  else to.storage.local.setItem('pendingBets', value);
  to.runtime.publish('app.storageChanged', { name: 'pendingBets', value });
}

test('a lost reply is asked about again with the same key and body until the answer comes', () => {
  const server = bookmaker([lost, lost, silence]);
  const session = ready({ answers: { couponPlace: server.couponPlace } });
  place(session);
  session.clock.advance(100);
  assert.is(couponOf(session).placing.status, 'checking');
  session.clock.advance(60_000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(new Set(keysOf(session)).size, 1);
  assert.is(new Set(bodiesOf(session).map((body) => JSON.stringify(body))).size, 1);
  assert.is(server.placed().length, 1);
  assert.equal(pendingIn(session), []);
});

test('no answer in 16 seconds is an unknown outcome too', () => {
  const server = bookmaker([never]);
  const session = ready({ answers: { couponPlace: server.couponPlace } });
  place(session);
  session.clock.advance(15_000);
  assert.is(couponOf(session).placing.status, 'placing');
  session.clock.advance(1500);
  assert.is(couponOf(session).placing.status, 'checking');
  session.clock.advance(2000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(server.placed().length, 1);
});

test('while the outcome is unknown the coupon stays as it is and no second stake is possible', () => {
  const session = ready({ answers: { couponPlace: () => networkError() } });
  place(session);
  session.clock.advance(5000);
  const before = couponOf(session).bets;
  addBet(session, '8-1');
  moveCoef(session, '7-1', '3.00');
  session.runtime.publish('coupon.amountChanged', { amount: '99' });
  session.runtime.publish('coupon.cleared', {});
  place(session);
  session.clock.advance(100_000);
  assert.equal(couponOf(session).bets, before);
  assert.is(couponOf(session).amount, '10');
  assert.is(new Set(keysOf(session)).size, 1);
});

test('checks grow rarer, to one in 15 seconds', () => {
  assert.equal([1, 2, 3, 4, 5, 50].map(checkDelay), [1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('a reload in between asks with the old key, and the selections do not come back', () => {
  const server = bookmaker([never]);
  const first = ready({ answers: { couponPlace: server.couponPlace } });
  place(first);
  first.clock.advance(100);
  first.runtime.stop();
  const second = started({ answers: { couponPlace: server.couponPlace }, local: leftBy(first) });
  assert.is(couponOf(second).placing.status, 'checking');
  assert.is(couponOf(second).bets.length, 1);
  place(second);
  second.clock.advance(5000);
  assert.is(couponOf(second).placing.status, 'accepted');
  assert.equal(keysOf(second), keysOf(first));
  assert.is(server.placed().length, 1);
  const third = started({ answers: { couponPlace: server.couponPlace }, local: leftBy(second) });
  assert.equal([couponOf(third).bets, couponOf(third).placing.status], [[], 'idle']);
});

test('signed out by the first try: nothing was staked, and the player is told so', () => {
  const session = ready({ answers: { couponPlace: () => refuse(401), token } });
  session.answers.token = () => refuse(401);
  place(session);
  session.clock.advance(1000);
  const { placing, bets } = couponOf(session);
  assert.is(placing.status === 'rejected' && placing.reason, 'signed-out');
  assert.is(bets.length, 1);
  assert.is(session.runtime.state.session.status, 'guest');
  assert.equal(pendingIn(session), []);
});

test('signed out while the outcome is unknown: the key waits and is asked about on signing in', () => {
  const server = bookmaker([lost]);
  let isSignedIn = true;
  const session = ready({
    answers: {
      couponPlace: (request) => {
        if (server.tries() > 0 && !isSignedIn) return refuse(401);
        return server.couponPlace(request);
      },
      token: () => (isSignedIn ? token() : refuse(401)),
    },
  });
  place(session);
  session.clock.advance(50);
  isSignedIn = false;
  session.clock.advance(60_000);
  assert.is(session.runtime.state.session.status, 'guest');
  assert.is(couponOf(session).placing.status, 'checking');
  isSignedIn = true;
  session.runtime.publish('session.started', { userId: 'player-1' });
  session.clock.advance(5000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(new Set(keysOf(session)).size, 1);
  assert.is(server.placed().length, 1);
});

test('another player of the same browser neither sees nor asks about the bet, and can bet', () => {
  const server = bookmaker([lost]);
  const session = ready({ answers: { couponPlace: server.couponPlace } });
  place(session);
  session.clock.advance(50);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.runtime.publish('session.started', { userId: 'player-2' });
  session.clock.advance(30_000);
  assert.is(server.tries(), 1);
  assert.is(couponOf(session).placing.status, 'idle');
  place(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.equal(
    pendingIn(session).map(({ userId }) => userId),
    ['player-1'],
  );
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.runtime.publish('session.started', { userId: 'player-1' });
  session.clock.advance(30_000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.equal(pendingIn(session), []);
  assert.is(server.placed().length, 2);
});

test('a late answer to one player is not taken for the answer to another', () => {
  const session = ready({
    answers: {
      couponPlace: ({ headers }) => {
        const key = headers['idempotency-key'] ?? '';
        return keysOf(session).length === 1
          ? timer(5000, session.clock).pipe(mergeMap(() => reply(accepted(key))))
          : never();
      },
    },
  });
  place(session);
  session.runtime.publish('session.ended', { reason: 'other-tab' });
  session.runtime.publish('session.started', { userId: 'player-2' });
  session.clock.advance(1000);
  place(session);
  assert.is(keysOf(session).length, 2);
  session.clock.advance(6000);
  assert.is(couponOf(session).placing.status, 'placing');
  // It is asked about again when the player it belongs to is there.
  const pending = pendingIn(session).map(({ key, userId }) => `${userId} ${key}`);
  const [first, second] = keysOf(session);
  assert.equal(pending.toSorted(), [`player-1 ${first}`, `player-2 ${second}`]);
});

test('a bet under way in another tab freezes the coupon here, and is not placed twice', () => {
  const server = bookmaker([never]);
  const [one, two] = ['tab-1', 'tab-2'].map((sessionId) =>
    ready({ answers: { couponPlace: server.couponPlace }, surroundings: { sessionId } }),
  ) as [TestSession, TestSession];
  place(one);
  one.clock.advance(100);
  tellOf(one, two);
  assert.is(couponOf(two).placing.status, 'checking');
  place(two);
  two.clock.advance(5000);
  assert.is(couponOf(two).placing.status, 'accepted');
  one.clock.advance(30_000);
  assert.is(couponOf(one).placing.status, 'accepted');
  assert.equal(new Set([...keysOf(one), ...keysOf(two)]).size, 1);
  assert.is(server.placed().length, 1);
});

test('a coupon of its own is not emptied by a bet of another tab', () => {
  const server = bookmaker([never]);
  const [one, two] = ['tab-1', 'tab-2'].map((sessionId) =>
    ready({ answers: { couponPlace: server.couponPlace }, surroundings: { sessionId } }),
  ) as [TestSession, TestSession];
  addBet(two, '8-1');
  place(one);
  one.clock.advance(100);
  tellOf(one, two);
  two.clock.advance(5000);
  assert.is(couponOf(two).placing.status, 'accepted');
  assert.equal(
    couponOf(two).bets.map((bet) => bet.market.id),
    ['7-1', '8-1'],
  );
});

test('a server in trouble leaves the outcome unknown', () => {
  const session = ready({ answers: { couponPlace: () => refuse(503) } });
  place(session);
  session.clock.advance(100);
  assert.is(couponOf(session).placing.status, 'checking');
});

/** The answer to what was asked last by a call. */
function answered(session: TestSession, call: 'limits', body: object): void {
  const asked = session.events.findLast(
    (event) => event.type === 'http.requested' && event.data.call === call,
  );
  const requestId = asked?.type === 'http.requested' ? asked.data.requestId : 0;
  session.runtime.publish('http.replied', { call, requestId, status: 200, body });
}

/** A pressed button in a session whose calls go nowhere. */
function pressedInVain(): TestSession {
  const session = bettingSession({ effects: effects.filter(({ name }) => name !== 'http') });
  const { runtime } = session;
  runtime.start();
  runtime.publish('session.started', { userId: 'player-1' });
  const known = { call: 'balance', requestId: 900, status: 200, body: balance() };
  runtime.publish('http.replied', known);
  answered(session, 'limits', { limits: [] });
  addBet(session, '7-1');
  runtime.publish('coupon.amountChanged', { amount: '10' });
  place(session);
  assert.is(runtime.state.coupon.placing.status, 'placing');
  return session;
}

/** Something else is answered. */
function answer(session: TestSession, call: 'counters' | 'token', requestId: number): void {
  session.clock.advance(10_000);
  const failure = { reason: 'network', status: 0, detail: 'down' } as const;
  session.runtime.publish('http.failed', { call, requestId, ...failure });
}

test('a call that never ends, because what sends calls failed, leaves an unknown outcome', () => {
  const session = pressedInVain();
  session.clock.advance(21_000);
  assert.is(couponOf(session).placing.status, 'checking');
});

test('it does so however many other calls end meanwhile, but for a token it may wait for', () => {
  const session = pressedInVain();
  answer(session, 'token', 950);
  answer(session, 'counters', 951);
  assert.is(couponOf(session).placing.status, 'placing');
  answer(session, 'counters', 952);
  assert.is(couponOf(session).placing.status, 'checking');
});

test.run();
