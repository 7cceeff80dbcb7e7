import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { ask } from '../../support/session/calling.ts';
import {
  type Answer,
  LATENCY,
  networkError,
  never,
  refuse,
  reply,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: session');

const started = (options: Parameters<typeof testSession>[0] = {}) => {
  const session = testSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

const submit = (session: ReturnType<typeof testSession>) =>
  session.runtime.publish('session.loginSubmitted', {
    login: 'player@example.test',
    password: 'pässwörd✓',
  });

test('signing in loads what belongs to the player', () => {
  const session = started({ answers: { loginByEmail: () => reply({ userId: '7' }) } });
  submit(session);
  session.clock.advance(1000);
  for (const call of ['userConfig', 'balance', 'limits', 'agreementStatus'] as const) {
    assert.is(session.requestsOf(call).length, 1, call);
  }
});

test('signing out signs out here, whatever the server says, and forgets the token', () => {
  for (const disconnect of [() => reply({ success: true }), networkError, () => refuse(500)]) {
    const session = started({
      answers: { authCheck: () => reply({ user_id: '7' }), disconnect },
    });
    assert.is(session.runtime.state.session.userId, '7');
    session.runtime.publish('session.logoutPressed', {});
    session.clock.advance(1000);
    assert.is(session.runtime.state.session.status, 'guest');
    assert.is(session.storage.cookies.getItem('user_token'), null);
  }
});

test('the session is checked every 60 s while the tab is visible, and not while it is hidden', () => {
  const session = started();
  const before = session.requestsOf('authCheck').length;
  session.clock.advance(60_000);
  assert.is(session.requestsOf('authCheck').length, before + 1);
  session.runtime.publish('app.visibilityChanged', { visible: false });
  session.clock.advance(300_000);
  assert.is(session.requestsOf('authCheck').length, before + 1);
});

test('a network that refuses to be added to the account signs nobody out', () => {
  const session = started({
    answers: { authCheck: () => reply({ user_id: '7' }), loginBySocial: () => refuse(401) },
  });
  ask(session, 'loginBySocial', { body: { network: 'google', code: 'c', state: 's' } });
  session.clock.advance(1000);
  assert.is(session.requestsOf('loginBySocial').length, 1);
  assert.is(session.runtime.state.session.userId, '7');
});

test('a check that is refused without a word of who is there signs nobody out', () => {
  const refusals: readonly Answer[] = [
    refuse(429),
    refuse(404),
    refuse(408),
    refuse(400, '120'),
    reply({ errors: [], exception_code: 1 }, 451),
  ];
  for (const refusal of refusals) {
    const session = started({ answers: { authCheck: () => reply({ user_id: '7' }) } });
    session.answers.authCheck = () => refusal;
    session.clock.advance(120_000);
    assert.is(session.runtime.state.session.userId, '7');
    assert.is(session.requestsOf('disconnect').length, 0);
    assert.ok(session.typesOf('bus.failed').length > 0, 'the log tells');
  }
});

test('signing out in another tab signs out here at the next check', () => {
  let userId: string | null = '7';
  const session = started({ answers: { authCheck: () => reply({ user_id: userId }) } });
  assert.is(session.runtime.state.session.userId, '7');
  userId = null;
  session.clock.advance(60_000 + LATENCY);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(session.runtime.state.session.endReason, 'other-tab');
});

test('a late answer to a check from before signing in signs nobody out', () => {
  const late = new Subject<TransportResponse>();
  let checks = 0;
  const session = started({
    answers: {
      authCheck: () => {
        checks += 1;
        return checks === 2 ? late : reply({ user_id: null });
      },
      loginByEmail: () => reply({ userId: '7' }),
    },
  });
  session.clock.advance(59_500);
  assert.is(checks, 2);
  submit(session);
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, '7');
  late.next({ status: 200, headers: {}, body: { user_id: null } });
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, '7');
});

test('an old sign-out that fails late does not sign out whoever has signed in since', () => {
  const session = started({
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      disconnect: never,
      loginByEmail: () => reply({ userId: '8' }),
    },
  });
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(5000);
  session.answers.authCheck = () => reply({ user_id: '8' });
  submit(session);
  session.clock.advance(15_000);
  assert.is(session.runtime.state.session.userId, '8');
  assert.not.ok(session.runtime.state.session.isSignOutOwed);
  assert.is(session.requestsOf('disconnect').length, 1);
});

test('a sign-out that is refused as signed out already ends the session once, without a word', () => {
  const session = started({
    answers: { authCheck: () => reply({ user_id: '7' }), disconnect: () => refuse(401) },
  });
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  const reasons = session.events.flatMap((event) =>
    event.type === 'session.ended' ? [event.data.reason] : [],
  );
  assert.equal(reasons, ['logout']);
  assert.equal(session.typesOf('notification.'), []);
});

test('a sign-out that the server puts off does not undo itself', () => {
  const session = started({
    answers: { authCheck: () => reply({ user_id: '7' }), disconnect: () => refuse(429) },
  });
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(120_000);
  assert.is(session.runtime.state.session.userId, null);
  session.answers.disconnect = () => reply({ success: true });
  session.answers.authCheck = () => reply({ user_id: null });
  session.clock.advance(120_000);
  assert.not.ok(session.runtime.state.session.isSignOutOwed);
});

test('a player whose tokens are refused for good stays signed out', () => {
  let userId: string | null = '7';
  const session = started({
    answers: {
      authCheck: () => reply({ user_id: userId }),
      limits: () => refuse(401),
      disconnect: () => {
        userId = null;
        return reply({ success: true });
      },
    },
  });
  session.clock.advance(600_000);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(session.typesOf('session.ended').length, 1);
});

test.run();
