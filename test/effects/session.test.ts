import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../src/calls/transport.ts';
import { encodeCredential } from '../../src/effects/session.ts';
import { LATENCY, networkError, refuse, reply, testSession } from '../support/session.ts';

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

test('login and password are encoded before they are sent', () => {
  const session = started({ answers: { loginByEmail: () => reply({ userId: '7' }) } });
  submit(session);
  session.clock.advance(1000);
  const body = session.requestsOf('loginByEmail')[0]?.request.body as Record<string, string>;
  assert.is(Buffer.from(body['password'] ?? '', 'base64url').toString(), 'pässwörd✓');
  assert.is(encodeCredential('player@example.test'), body['login']);
  assert.is(session.runtime.state.session.userId, '7');
});

test('a refused sign-in leaves a guest', () => {
  const session = started({ answers: { loginByEmail: () => refuse(401) } });
  submit(session);
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.status, 'guest');
  assert.is(session.runtime.state.session.loginError, 'auth_wrong');
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

test.run();
