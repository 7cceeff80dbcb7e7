import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: the dialog of password recovery');

function opened(options: SessionOptions) {
  const session = testSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const isOpen = (session: TestSession) =>
  session.runtime.state.modal.open.some(({ kind }) => kind === 'forgot-password');

for (const url of [
  '/en?showForgotPasswordModal=1',
  '/en/forgotpassword',
  '/en/user/forgotpassword',
]) {
  test(`${url} opens the dialog for a guest, and the flag leaves the address`, () => {
    const session = opened({ url });
    assert.ok(isOpen(session));
    assert.is(session.navigation.url, '/en');
    assert.is(session.runtime.state.route.url, '/en');
  });
}

test('a player is shown no dialog, and the flag leaves the address all the same', () => {
  const session = opened({
    url: '/en?tag=a&showForgotPasswordModal=1#b',
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  assert.not(isOpen(session));
  assert.is(session.navigation.url, '/en?tag=a#b');
});

test('the flag of any other page, or with another value, opens nothing', () => {
  for (const url of ['/en/about?showForgotPasswordModal=1', '/en?showForgotPasswordModal=0']) {
    const session = opened({ url });
    assert.not(isOpen(session));
    assert.is(session.navigation.url, url);
  }
});

test.run();
