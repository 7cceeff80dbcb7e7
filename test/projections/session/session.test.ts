import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failed, given, happened, refused, replied } from '../../support/session/given.ts';

const signedIn = happened('session.started', { userId: '7' });

const test = suite('projections: session');

test('nobody is known until the session check answers', () => {
  assert.is(given('session', []).status, 'unknown');
  assert.is(given('session', [replied('authCheck', { user_id: null })]).status, 'guest');
  assert.is(given('session', [failed('authCheck')]).status, 'guest');
});

test('who the server would not tell of is a guest, until it tells', () => {
  for (const status of [503, 400, 404, 401]) {
    assert.is(given('session', [refused('authCheck', status)]).status, 'guest', String(status));
  }
  assert.is(given('session', [signedIn, refused('authCheck', 503)]).status, 'player');
});

test('signing in makes a player', () => {
  const { status, userId } = given('session', [signedIn]);
  assert.equal({ status, userId }, { status: 'player', userId: '7' });
});

test('signing out leaves a guest, and says what ended the session', () => {
  const state = given('session', [signedIn, happened('session.ended', { reason: 'expired' })]);
  assert.is(state.status, 'guest');
  assert.is(state.userId, null);
  assert.is(state.endReason, 'expired');
});

test.run();
