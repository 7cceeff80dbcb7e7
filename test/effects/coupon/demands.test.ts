/** A bet that is asked for something first: a captcha, a token that takes its time. */
import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { place } from '../../support/session/betting.ts';
import {
  bookmaker,
  couponOf,
  keysOf,
  lost,
  pendingIn,
  ready,
  token,
} from '../../support/session/bookmaker.ts';
import { endingsOf } from '../../support/session/calling.ts';
import { challengeOf } from '../../support/session/captcha.ts';
import {
  never,
  refuse,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';

const test = suite('effects: demanded bets');

/** A bookmaker who wants a captcha with every bet, and the player in front of it. */
function held(server = bookmaker(), answers: SessionOptions['answers'] = {}): TestSession {
  const session = ready({
    answers: {
      couponPlace: (request) =>
        request.headers['x-captcha-token'] ? server.couponPlace(request) : refuse(400, '111'),
      captchaUpdate: () => {
        const now = session.clock.now();
        return reply({ challenge: challengeOf('111', 'c', now), now });
      },
      captchaValidate: () => reply({ token: 'proof' }),
      ...answers,
    },
  });
  return session;
}

const solve = ({ runtime }: TestSession) =>
  runtime.publish('captcha.submitted', { code: '111', solution: '12345' });
const giveUp = ({ runtime }: TestSession) =>
  runtime.publish('modal.closed', { id: 'captcha', by: 'player' });

/** Every bet was one call, and ended once. */
function assertOneEnding(session: TestSession): void {
  for (const event of session.events) {
    if (event.type !== 'http.requested' || event.data.call !== 'couponPlace') continue;
    assert.is(endingsOf(session, event.data.requestId).length, 1);
  }
}

test('however long the player takes over the captcha, the bet waits, and is placed once', () => {
  const server = bookmaker();
  const session = held(server);
  place(session);
  session.clock.advance(70_000);
  assert.is(couponOf(session).placing.status, 'placing');
  assert.is(keysOf(session).length, 1);
  solve(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(server.placed().length, 1);
  assertOneEnding(session);
});

test('a captcha given up leaves the coupon as it was: nothing is staked or asked about', () => {
  const session = held();
  place(session);
  session.clock.advance(1000);
  giveUp(session);
  session.clock.advance(60_000);
  const { placing, bets, amount } = couponOf(session);
  assert.equal([placing.status, bets.length, amount], ['idle', 1, '10']);
  assert.equal(pendingIn(session), []);
  assert.is(keysOf(session).length, 1);
  assert.not.ok(session.runtime.state.modal.open.some(({ kind }) => kind === 'captcha'));
});

test('after that the bet can be placed, under a key of its own', () => {
  const server = bookmaker();
  const session = held(server);
  place(session);
  session.clock.advance(1000);
  giveUp(session);
  session.clock.advance(1000);
  place(session);
  session.clock.advance(1000);
  solve(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(new Set(keysOf(session)).size, 2);
  assert.is(server.placed().length, 1);
});

test('giving it up tells nothing of a bet whose first try was lost', () => {
  const server = bookmaker([lost]);
  let tries = 0;
  const session = held(server, {
    couponPlace: (request) => {
      tries += 1;
      return tries === 1 ? server.couponPlace(request) : refuse(400, '111');
    },
  });
  place(session);
  session.clock.advance(3000);
  giveUp(session);
  session.clock.advance(100);
  assert.is(couponOf(session).placing.status, 'checking');
  assert.is(pendingIn(session).length, 1);
});

test('a lost answer after the captcha is an unknown outcome', () => {
  const server = bookmaker([lost]);
  const session = held(server);
  place(session);
  session.clock.advance(1000);
  solve(session);
  session.clock.advance(500);
  assert.is(couponOf(session).placing.status, 'checking');
  assert.is(pendingIn(session).length, 1);
});

test('a token that takes its time does not make two endings of one bet', () => {
  let tries = 0;
  const couponPlace = () => {
    tries += 1;
    return tries === 1 ? refuse(401) : never();
  };
  const session = ready({ answers: { couponPlace } });
  session.answers.token = () => timer(14_000, session.clock).pipe(mergeMap(() => token()));
  place(session);
  session.clock.advance(29_000);
  assert.is(couponOf(session).placing.status, 'placing');
  session.clock.advance(2000);
  assert.is(couponOf(session).placing.status, 'checking');
  session.runtime.stop();
  const [first] = session.events.filter(
    (event) => event.type === 'http.requested' && event.data.call === 'couponPlace',
  );
  if (first?.type !== 'http.requested') throw new Error('no bet was placed');
  assert.is(endingsOf(session, first.data.requestId).length, 1);
});

test('a bet whose token needs a captcha is alive as long as that takes', () => {
  const server = bookmaker();
  let tries = 0;
  const couponPlace: typeof server.couponPlace = (request) => {
    tries += 1;
    return tries === 1 ? refuse(401) : server.couponPlace(request);
  };
  const session = held(server, { couponPlace });
  session.answers.token = ({ headers }) =>
    headers['x-captcha-token'] ? token() : refuse(400, '111');
  place(session);
  session.clock.advance(70_000);
  assert.is(couponOf(session).placing.status, 'placing');
  solve(session);
  session.clock.advance(1000);
  assert.is(couponOf(session).placing.status, 'accepted');
  assert.is(server.placed().length, 1);
  assertOneEnding(session);
});

test.run();
