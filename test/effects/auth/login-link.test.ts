import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { underWay } from '../../../src/projections/auth/state.ts';
import { networkError, reply } from '../../support/session/session.ts';
import {
  addressAt,
  assertForgotten,
  guest,
  messageOf,
  plain,
  refuseWith,
  sent,
  signedIn,
  twoStepNext,
} from '../../support/session/signing-in.ts';

const test = suite('signing in by a link');

const TOKEN = 'planted-token-of-a-link';
const SIGN = 'planted-signature';
const FOLLOWED = `/en/user/login?method_id=1&token=${TOKEN}&sign=${SIGN}`;

test('a link is asked for with the login alone, and nothing tells whether there is such a player', () => {
  const session = guest({ answers: { loginLink: () => reply({ success: true }) } });
  session.runtime.publish('auth.formChosen', { form: 'login_link' });
  session.runtime.publish('auth.linkRequested', { login: 'nobody@example.test' });
  session.settle();
  assert.is(plain(sent(session, 'loginLink')['login']), 'nobody@example.test');
  const { auth } = session.runtime.state;
  assert.equal([auth.outcome, auth.form, messageOf(auth)], ['link-sent', 'login_link', null]);
});

test('whoever follows the link is signed in, and the address is clean before anything is sent', () => {
  const session = guest({ url: FOLLOWED, answers: { loginByToken: signedIn } });
  assert.equal(sent(session, 'loginByToken'), {
    method_id: 1,
    token: TOKEN,
    sign: SIGN,
    lng: 'en',
  });
  assert.is(addressAt(session, 'loginByToken'), '/en/user/login');
  assert.is(session.runtime.state.session.userId, 'player-1');
  assert.is(session.requestsOf('loginByToken').length, 1);
  assertForgotten(session, TOKEN, SIGN);
});

test('a link that was used says so, where another can be asked for', () => {
  const session = guest({
    url: FOLLOWED,
    answers: { loginByToken: () => refuseWith(403, 'auth_link_used') },
  });
  const { auth } = session.runtime.state;
  assert.equal(
    [messageOf(auth), auth.form, underWay(auth)],
    ['auth_link_used', 'login_link', null],
  );
  assertForgotten(session, TOKEN, SIGN);
});

test('a second step may follow a link', () => {
  const session = guest({ url: FOLLOWED, answers: { loginByToken: () => twoStepNext() } });
  assert.is(session.runtime.state.auth.form, 'login_password_two_step_code');
});

test('without a network the player is told', () => {
  const session = guest({ url: FOLLOWED, answers: { loginByToken: networkError } });
  assert.is(messageOf(session.runtime.state.auth), 'main_network_error');
});

test('whoever is signed in already is led home, and the link stays unused', () => {
  const session = guest({
    url: FOLLOWED,
    answers: { authCheck: () => reply({ user_id: 'player-1' }) },
  });
  assert.is(session.runtime.state.route.route, 'home');
  assert.is(session.requestsOf('loginByToken').length, 0);
  assertForgotten(session, TOKEN, SIGN);
});

test.run();
