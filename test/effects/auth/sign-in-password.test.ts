import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { underWay } from '../../../src/projections/auth/state.ts';
import { networkError, refuse, reply } from '../../support/session/session.ts';
import {
  assertForgotten,
  type Guest,
  guest,
  messageOf,
  plain,
  refuseWith,
  sent,
  signedIn,
} from '../../support/session/signing-in.ts';

const test = suite('signing in with a password');

const PASSWORD = 'pässwörd✓ of a player';

const submit = (session: Guest, login = 'player@example.test') => {
  session.runtime.publish('session.loginSubmitted', { login, password: PASSWORD });
};

const auth = (session: Guest) => session.runtime.state.auth;

test('login and password are encoded before they are sent', () => {
  const session = guest({ answers: { loginByEmail: signedIn } });
  submit(session);
  session.settle();
  const { login, password } = sent(session, 'loginByEmail');
  assert.equal([plain(login), plain(password)], ['player@example.test', PASSWORD]);
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, PASSWORD, String(password));
});

test('however long what was typed is, the server judges it', () => {
  const session = guest({ answers: { loginByEmail: () => refuse(422) } });
  const password = 'ö'.repeat(200_000);
  session.runtime.publish('session.loginSubmitted', { login: 'ann', password });
  session.settle();
  assert.is(plain(sent(session, 'loginByEmail')['password']), password);
  assert.is(underWay(auth(session)), null);
});

test('what they are encoded in has nothing that an address or a form would change', () => {
  const session = guest({ answers: { loginByEmail: signedIn } });
  // In plain base64 these are Pj4+ and Pz8/, and a fifth character asks for padding.
  session.runtime.publish('session.loginSubmitted', { login: '>>>>>', password: '?????' });
  session.settle();
  const { login, password } = sent(session, 'loginByEmail');
  assert.equal([login, password], ['Pj4-Pj4', 'Pz8_Pz8']);
});

test('while the call is out the form waits, and nothing else is sent', () => {
  const session = guest({ answers: { loginByEmail: signedIn, oauth: () => refuse(500) } });
  submit(session);
  submit(session);
  session.runtime.publish('auth.socialChosen', { network: 'google', purpose: 'login' });
  assert.is(underWay(auth(session))?.what, 'sign-in');
  session.settle();
  assert.is(session.requestsOf('loginByEmail').length, 1);
  assert.is(session.requestsOf('oauth').length, 0);
  assert.is(underWay(auth(session)), null);
});

test('a wrong password leaves a guest, the login where it was, and the form free', () => {
  const session = guest({ answers: { loginByEmail: () => refuseWith(403, 'auth_wrong') } });
  submit(session);
  session.settle();
  assert.is(session.runtime.state.session.status, 'guest');
  assert.is(messageOf(auth(session)), 'auth_wrong');
  assert.is(auth(session).defaults.login, 'player@example.test');
  assert.is(underWay(auth(session)), null);
  assertForgotten(session, PASSWORD);
});

test('a refusal without words is told in words all the same', () => {
  for (const [status, key] of [
    [401, 'auth_wrong'],
    [429, 'auth_too_many'],
    [500, 'main_error_text'],
  ] as const) {
    const session = guest({ answers: { loginByEmail: () => refuse(status) } });
    submit(session);
    session.settle();
    assert.is(messageOf(auth(session)), key);
  }
});

test('what the server says in its own words is told as it is, and never for a wrong password', () => {
  const told = (status: number) => {
    const session = guest({ answers: { loginByEmail: () => refuseWith(status, 'Write to us.') } });
    submit(session);
    session.settle();
    return auth(session).sending.told;
  };
  assert.equal(told(409), { level: 'error', words: 'Write to us.' });
  assert.equal(told(401), { level: 'error', key: 'auth_wrong' });
});

test('a new try takes the last message back', () => {
  const session = guest({ answers: { loginByEmail: () => refuseWith(403, 'auth_wrong') } });
  submit(session);
  session.settle();
  submit(session);
  assert.is(messageOf(auth(session)), null);
  session.settle();
  assert.is(messageOf(auth(session)), 'auth_wrong');
});

test('after too many tries it says when the next one is taken', () => {
  const answer = () => refuseWith(429, 'auth_too_many', { retryAfter: 90 });
  const session = guest({ answers: { loginByEmail: answer } });
  submit(session);
  const sentAt = session.clock.now();
  session.settle();
  assert.is(messageOf(auth(session)), 'auth_too_many');
  assert.is(auth(session).sending.retryAt, sentAt + 20 + 90_000);
});

test('without a network it says so', () => {
  const session = guest({ answers: { loginByEmail: networkError } });
  submit(session);
  session.settle();
  assert.is(messageOf(auth(session)), 'main_network_error');
});

test('an answer that makes no sense is an error, not a session', () => {
  const session = guest({ answers: { loginByEmail: () => reply({ userId: null }) } });
  submit(session);
  session.settle();
  assert.is(messageOf(auth(session)), 'main_error_text');
  assert.is(session.runtime.state.session.userId, null);
});

test('whoever closes the captcha has a free form that says what to do', () => {
  const session = guest({ answers: { loginByEmail: () => refuse(400, '111') } });
  submit(session);
  session.settle();
  assert.is(underWay(auth(session))?.what, 'sign-in');
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  session.settle();
  assert.is(underWay(auth(session)), null);
  assert.is(messageOf(auth(session)), 'captcha_cancelled');
});

test('a refusal that comes after the player turned to another form is not shown there', () => {
  const late = new Subject<TransportResponse>();
  const session = guest({ answers: { loginByEmail: () => late } });
  submit(session);
  session.settle();
  session.runtime.publish('auth.formChosen', { form: 'sms' });
  assert.is(underWay(auth(session)), null);
  late.next({ status: 403, headers: {}, body: { errors: [{ code: '1001' }] } });
  session.settle();
  assert.is(messageOf(auth(session)), null);
  assert.is(auth(session).form, 'sms');
});

test('an answer that comes so late but signs in does sign in', () => {
  const late = new Subject<TransportResponse>();
  const session = guest({ answers: { loginByEmail: () => late } });
  submit(session);
  session.settle();
  session.runtime.publish('auth.formChosen', { form: 'sms' });
  late.next({ status: 200, headers: {}, body: { userId: 'player-1' } });
  session.settle();
  assert.is(session.runtime.state.session.userId, 'player-1');
});

test('the form keeps what was typed when another one is looked at', () => {
  const session = guest();
  const { publish } = session.runtime;
  publish('auth.formChosen', { form: 'sms', typed: { login: 'player@exam' } });
  publish('auth.formChosen', { form: 'login_password', typed: { country: 'ie', phone: '86 1' } });
  assert.is(auth(session).form, 'login_password');
  assert.equal(auth(session).defaults, { login: 'player@exam', country: 'ie', phone: '86 1' });
});

test('old messages are gone when the dialog opens anew, or another page is shown', () => {
  const session = guest({ answers: { loginByEmail: () => refuseWith(403, 'auth_wrong') } });
  submit(session);
  session.settle();
  session.runtime.publish('modal.opened', { id: 'login', kind: 'login' });
  assert.is(messageOf(auth(session)), null);
  submit(session);
  session.settle();
  session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  assert.is(messageOf(auth(session)), null);
});

test('signed in, the dialog is closed and nothing of the form is left', () => {
  const session = guest({ url: '/en/about', answers: { loginByEmail: signedIn } });
  session.runtime.publish('modal.opened', { id: 'login', kind: 'login' });
  submit(session);
  session.settle();
  assert.equal(session.runtime.state.modal.open, []);
  assert.is(session.runtime.state.route.url, '/en/about');
  assert.is(auth(session).defaults.login, '');
});

test.run();
