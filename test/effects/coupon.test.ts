/** A bet is placed exactly once, and no two keys are ever alive, whatever happens to the answers. */
import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../src/calls/coupon.ts';
import type { TransportRequest } from '../../src/calls/transport.ts';
import { checkDelay } from '../../src/effects/coupon-checking.ts';
import { accepted, addBet, bettingSession, moveCoef, place } from '../support/betting.ts';
import {
  type Answer,
  networkError,
  never,
  refuse,
  reply,
  type SessionOptions,
  silence,
  type TestSession,
} from '../support/session.ts';

/** A server that keeps its answers by key. A script says what becomes of each reply. */
function bookmaker(script: ((answer: Answer) => Answer)[] = []) {
  const answers = new Map<string, unknown>();
  let tries = 0;
  return {
    /** Keys under which a bet was taken. */
    placed: () => [...answers.keys()],
    tries: () => tries,
    couponPlace: ({ headers }: TransportRequest): Answer => {
      const key = headers['idempotency-key'] ?? '';
      const fate = script[tries];
      tries += 1;
      const answer = () => {
        if (!answers.has(key)) answers.set(key, accepted(key));
        return reply(answers.get(key));
      };
      return fate ? fate(answer()) : answer();
    },
  };
}

/** The bet is taken, and nobody hears of it. */
const lost = () => networkError();

function started(options: SessionOptions = {}): TestSession {
  const session = bettingSession({ player: true, ...options });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

/** A player with one selection and an amount. */
function ready(options: SessionOptions = {}): TestSession {
  const session = started(options);
  addBet(session, '7-1');
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  session.clock.advance(1000);
  return session;
}

const couponOf = (session: TestSession) => session.runtime.state.coupon;
const pendingIn = (session: TestSession): { key: string; userId: string }[] =>
  JSON.parse(session.storage.local.getItem('pendingBets') ?? '[]');
const bodiesOf = (session: TestSession) =>
  session.requestsOf('couponPlace').map(({ request }) => request.body as SubmittedCoupon);
const keysOf = (session: TestSession) =>
  session.requestsOf('couponPlace').map(({ request }) => request.headers['idempotency-key']);

/** A token that is good for as long as a test runs. */
const token = () => reply({ token: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y` });

/** Everything a session left in storage: what the next page load of the same browser finds. */
const leftBy = (session: TestSession) => Object.fromEntries(session.storage.local.map);

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
  assert.equal(
    pendingIn(session).map(({ key }) => key),
    [keysOf(session)[1]],
  );
});

/** Two tabs over one storage; what one writes the other is told of, as browsers do. */
function tellOf(from: TestSession, to: TestSession): void {
  const value = from.storage.local.getItem('pendingBets');
  if (value === null) to.storage.local.removeItem('pendingBets');
  else to.storage.local.setItem('pendingBets', value);
  to.runtime.publish('app.storageChanged', { name: 'pendingBets', value });
}

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

test('a server in trouble leaves the outcome unknown', () => {
  const session = ready({ answers: { couponPlace: () => refuse(503) } });
  place(session);
  session.clock.advance(100);
  assert.is(couponOf(session).placing.status, 'checking');
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

test('the coupon is stored as it changes', () => {
  const session = ready();
  const stored = JSON.parse(session.storage.local.getItem('coupon') ?? '{}');
  assert.equal([stored.amount, stored.bets.length, stored.typeId], ['10', 1, 0]);
});

test.run();
