import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkError } from '../../support/session/session.ts';
import {
  assertForgotten,
  type Guest,
  guest,
  messageOf,
  plain,
  refuseWith,
  sent,
  signedIn,
  twoStepNext,
} from '../../support/session/signing-in.ts';

const test = suite('signing in with phone and password');

const PASSWORD = 'a phone owner’s password';

const submit = (session: Guest, phone = '86 123 4567') => {
  session.runtime.publish('auth.phoneSubmitted', { country: 'ie', phone, password: PASSWORD });
  session.settle();
};

test('the number goes with the letters of its country, encoded as the password is', () => {
  const session = guest({ answers: { loginByPhone: signedIn } });
  submit(session);
  const { countryCode, phone, password } = sent(session, 'loginByPhone');
  assert.equal([countryCode, plain(phone), plain(password)], ['ie', '861234567', PASSWORD]);
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, PASSWORD, String(password));
});

test('a number that brings its country along may be typed whole', () => {
  const session = guest({ answers: { loginByPhone: signedIn } });
  submit(session, '+353 86 123 4567');
  const { countryCode, phone } = sent(session, 'loginByPhone');
  assert.equal([countryCode, plain(phone)], ['ie', '861234567']);
});

test('a refusal leaves number and country where they were', () => {
  const session = guest({ answers: { loginByPhone: () => refuseWith(403, 'auth_wrong') } });
  submit(session);
  const { auth } = session.runtime.state;
  assert.is(messageOf(auth), 'auth_wrong');
  assert.equal(auth.defaults, { login: '', country: 'ie', phone: '86 123 4567' });
});

test('without a network it says so', () => {
  const session = guest({ answers: { loginByPhone: networkError } });
  submit(session);
  assert.is(messageOf(session.runtime.state.auth), 'main_network_error');
});

test('a second step may follow, from which the way back leads to the phone', () => {
  const session = guest({ answers: { loginByPhone: () => twoStepNext(['sms', 'recovery']) } });
  session.runtime.publish('auth.formChosen', { form: 'phone_password' });
  submit(session);
  const { form, twoStep } = session.runtime.state.auth;
  assert.is(form, 'login_password_two_step_code');
  assert.is(twoStep?.from, 'phone_password');
});

test.run();
