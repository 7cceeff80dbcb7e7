import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { underWay } from '../../../src/projections/auth/state.ts';
import {
  networkError,
  never,
  refuse,
  reply,
  type TestSession,
} from '../../support/session/session.ts';
import {
  addressAt,
  assertForgotten,
  type Guest,
  guest,
  messageOf,
  refuseWith,
  sent,
  signedIn,
  twoStepNext,
} from '../../support/session/signing-in.ts';

const test = suite('signing in with a network');

const CODE = 'planted-code-of-a-network';
const STATE = 'planted-state-of-a-network';
const AWAY = 'https://network.example/authorize?state=planted-state-of-a-network';
const PROFILE = { name: 'Ann', surname: 'Example', email: 'ann@example.test' };

const back = (page: string, answer = `code=${CODE}&state=${STATE}`) =>
  `/en/${page}?network=google&${answer}`;

const auth = (session: Guest) => session.runtime.state.auth;

/** A guest who has pressed the button of a network. */
function leaving(url: string, answers: TestSession['answers'] = {}): Guest {
  const session = guest({
    url,
    answers: { oauth: () => reply({ redirectUrl: AWAY }), ...answers },
  });
  session.runtime.publish('auth.socialChosen', { network: 'google', purpose: 'login' });
  session.settle();
  return session;
}

const asPlayer = { authCheck: () => reply({ user_id: 'player-1' }) };

test('the browser goes where the server says; that address is in no event', () => {
  const session = leaving('/en/user/login');
  const [{ request } = { request: null }] = session.requestsOf('oauth');
  assert.match(request?.url ?? '', '/oauth/google');
  assert.equal(request?.query, { lng: 'en', purpose: 'login' });
  assert.is(session.navigation.visits.at(-1), AWAY);
  assert.is(auth(session).outcome, 'leaving');
  assertForgotten(session, STATE, 'network.example');
});

test('the page that was open is kept for the way back, unless it only leads to signing in', () => {
  const kept = (url: string) => leaving(url).storage.session.getItem('returnUrl');
  assert.is(kept('/en/about'), '/en/about');
  assert.is(kept('/en/user/login'), null);
  assert.is(kept('/en/about?code=planted'), null);
});

test('what is no address of the web is not gone to, and after a while the player is told', () => {
  const session = leaving('/en/user/login', {
    oauth: () => reply({ redirectUrl: 'javascript:alert(1)' }),
  });
  assert.not.ok(session.navigation.visits.some((url) => url.startsWith('javascript')));
  session.clock.advance(15_000);
  assert.is(messageOf(auth(session)), 'auth_going_failed');
  assert.is(underWay(auth(session)), null);
  assertForgotten(session);
});

test('whoever comes back without an answer finds the form free', () => {
  const session = leaving('/en/user/login');
  session.runtime.publish('app.visibilityChanged', { visible: false });
  assert.is(underWay(auth(session))?.what, 'leaving');
  session.runtime.publish('app.visibilityChanged', { visible: true });
  assert.is(underWay(auth(session)), null);
  assert.is(auth(session).outcome, null);
});

test('whoever turned to a form meanwhile is not taken away', () => {
  const session = guest({ answers: { oauth: () => reply({ redirectUrl: AWAY }) } });
  session.runtime.publish('auth.socialChosen', { network: 'google', purpose: 'login' });
  session.runtime.publish('auth.formChosen', { form: 'sms' });
  session.settle();
  assert.not.ok(session.navigation.visits.includes(AWAY));
});

test('a network that cannot be asked for is told', () => {
  const session = leaving('/en/user/login', { oauth: () => refuse(404) });
  assert.is(messageOf(auth(session)), 'main_error_text');
});

test('whom the network knows is signed in; the address is clean before anything is sent', () => {
  const session = guest({ url: back('user/login'), answers: { loginBySocial: signedIn } });
  assert.equal(sent(session, 'loginBySocial'), { network: 'google', code: CODE, state: STATE });
  assert.is(addressAt(session, 'loginBySocial'), '/en/user/login');
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, CODE, STATE);
});

test('neither a reload nor the way back sends it again', () => {
  const session = guest({ url: back('user/login'), answers: { loginBySocial: signedIn } });
  session.settle();
  assert.not.match(session.navigation.url, 'code=');
  session.runtime.publish('preferences.languageChosen', { language: 'de' });
  session.runtime.publish('route.visited', { url: '/en/user/login', kind: 'pop' });
  session.settle();
  assert.is(session.requestsOf('loginBySocial').length, 1);
});

test('until the answer is there the form waits', () => {
  const session = guest({ url: back('user/login'), answers: { loginBySocial: never } });
  assert.equal(underWay(auth(session)), {
    what: 'coming',
    network: 'google',
    purpose: 'login',
  });
});

test('a refused, denied or lost answer is told', () => {
  const message = (url: string, loginBySocial = networkError) =>
    messageOf(auth(guest({ url, answers: { loginBySocial } })));
  const denied = back('user/login', `error=access_denied&state=${STATE}`);
  const failed = back('user/login', `error=server_error&state=${STATE}`);
  const failing = () => refuseWith(403, 'auth_social_failed');
  assert.is(message(denied), 'auth_social_denied');
  assert.is(message(failed), 'auth_social_failed');
  assert.is(message(back('user/login'), failing), 'auth_social_failed');
  assert.is(message(back('user/login')), 'main_network_error');
});

test('a denied answer leaves a clean address too', () => {
  const session = guest({ url: back('user/login', `error=access_denied&state=${STATE}`) });
  assert.is(session.navigation.url, '/en/user/login');
  assertForgotten(session, STATE);
});

test('a second step may follow', () => {
  const session = guest({
    url: back('user/login'),
    answers: { loginBySocial: () => twoStepNext() },
  });
  assert.is(auth(session).form, 'login_password_two_step_code');
});

test('whom nobody knows may register with what the network told', () => {
  const loginBySocial = () => reply({ userId: null, next: 'registration', profile: PROFILE });
  for (const page of ['user/login', 'registration/socialregistration']) {
    const session = guest({ url: back(page), answers: { loginBySocial } });
    assert.is(session.navigation.url, '/en/registration/socialregistration');
    assert.is(session.runtime.state.route.route, 'registration');
    assert.equal(auth(session).profile, { network: 'google', ...PROFILE });
    assertForgotten(session, CODE, STATE);
  }
});

test('where no accounts are opened, the form says so', () => {
  const session = guest({
    url: back('user/login'),
    answers: {
      configGroup: () => reply({ site: { [siteConfigTable.registrationAllowed.key]: false } }),
      loginBySocial: () => reply({ userId: null, next: 'registration', profile: PROFILE }),
    },
  });
  assert.is(session.runtime.state.route.route, 'login');
  assert.is(auth(session).outcome, 'registration');
});

test('whoever registers with a network that knows them already is signed in', () => {
  const session = guest({
    url: back('registration/socialregistration'),
    answers: { loginBySocial: signedIn },
  });
  session.settle();
  assert.is(session.runtime.state.session.userId, 'player-1');
});

test('a player may add a network: the same call, and nobody new is signed in', () => {
  const session = guest({
    url: back('office/security'),
    answers: { ...asPlayer, loginBySocial: signedIn },
  });
  session.settle();
  assert.is(session.navigation.url, '/en/office/security');
  assert.is(auth(session).linked, 'google');
  assert.is(auth(session).outcome, 'linked');
  assert.is(session.typesOf('session.started').length, 1);
  assertForgotten(session, CODE, STATE);
});

test('a network that is another player’s is not added, which is told', () => {
  const session = guest({
    url: back('office/security'),
    answers: { ...asPlayer, loginBySocial: () => refuseWith(409, 'registration_known') },
  });
  session.settle();
  assert.is(auth(session).linked, null);
  assert.is(messageOf(auth(session)), 'auth_linked_elsewhere');
});

test('what was told of a network is old news on another page', () => {
  const session = guest({
    url: back('office/security'),
    answers: { ...asPlayer, loginBySocial: signedIn },
  });
  session.settle();
  session.runtime.publish('route.requested', { url: '/en/office/account', replace: false });
  assert.is(auth(session).linked, null);
});

test('an address of another page brings nothing, nor does a network nobody knows', () => {
  for (const url of [back('about'), back('user/login').replace('google', 'myspace')]) {
    const session = guest({ url, answers: { loginBySocial: signedIn } });
    session.settle();
    assert.is(session.requestsOf('loginBySocial').length, 0, url);
  }
});

test.run();
