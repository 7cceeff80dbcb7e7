import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failed, given, happened, refused, replied } from '../support/given.ts';

const submitted = happened('session.loginSubmitted', { login: 'a@example.test', password: 'x' });
const signedIn = happened('session.started', { userId: '7' });

const test = suite('projections: session');

test('nobody is known until the session check answers', () => {
  assert.is(given('session', []).status, 'unknown');
  assert.is(given('session', [replied('authCheck', { user_id: null })]).status, 'guest');
  assert.is(given('session', [failed('authCheck')]).status, 'guest');
});

test('signing in: busy, then a player', () => {
  assert.is(given('session', [submitted]).busy, true);
  const { status, userId, busy } = given('session', [submitted, signedIn]);
  assert.equal({ status, userId, busy }, { status: 'player', userId: '7', busy: false });
});

test('a password never enters the read model', () => {
  assert.not.match(JSON.stringify(given('session', [submitted])), '"x"');
});

test('a refused sign-in says why, and a new try takes it back', () => {
  assert.is(given('session', [submitted, refused('loginByEmail', 401)]).loginError, 'auth_wrong');
  assert.is(
    given('session', [submitted, refused('loginByEmail', 429)]).loginError,
    'auth_too_many',
  );
  assert.is(given('session', [submitted, failed('loginByEmail')]).loginError, 'main_network_error');
  const again = given('session', [submitted, refused('loginByEmail', 401), submitted]);
  assert.is(again.loginError, null);
});

test('signing out leaves a guest, and says what ended the session', () => {
  const state = given('session', [signedIn, happened('session.ended', { reason: 'expired' })]);
  assert.is(state.status, 'guest');
  assert.is(state.userId, null);
  assert.is(state.endReason, 'expired');
});

test.run();
