import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { underWay } from '../../../src/projections/auth/state.ts';
import {
  LATENCY,
  networkError,
  refuse,
  reply,
  type TestSession,
} from '../../support/session/session.ts';
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

const test = suite('signing in with a code by SMS');

const CODE = '271828';
const codeSent = () => reply({ expiresIn: 300, resendIn: 60 });

/** A guest who has asked for a code. */
function asked(answers: TestSession['answers'] = {}): Guest {
  const session = guest({ answers: { sendSms: codeSent, ...answers } });
  session.runtime.publish('auth.formChosen', { form: 'sms' });
  session.runtime.publish('auth.smsRequested', { country: 'ie', phone: '086 123 4567' });
  session.settle();
  return session;
}

const submit = (session: Guest) => {
  session.runtime.publish('auth.smsSubmitted', { code: CODE });
  session.settle();
};

const auth = (session: Guest) => session.runtime.state.auth;

test('a code is asked for with the whole number, for signing in', () => {
  const { phone, purpose } = sent(asked(), 'sendSms');
  assert.is(plain(phone), '+3530861234567');
  assert.is(purpose, 'login');
});

test('then the form asks for the code, and knows when it expires and when to send another', () => {
  const session = asked();
  const at = session.clock.now() - 1000 + LATENCY;
  assert.is(auth(session).outcome, 'code-sent');
  assert.equal(auth(session).sms, { expiresAt: at + 300_000, resendAt: at + 60_000 });
});

test('the code goes with the same number and signs in', () => {
  const session = asked({ loginBySms: signedIn });
  submit(session);
  const { phone, code } = sent(session, 'loginBySms');
  assert.equal([plain(phone), code], ['+3530861234567', CODE]);
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, CODE);
});

test('a second step may follow, which takes the place of the code by SMS', () => {
  const session = asked({ loginBySms: () => twoStepNext() });
  submit(session);
  assert.is(auth(session).twoStep?.from, 'sms');
  assert.is(auth(session).sms, null);
});

test('a wrong code, or one that expired, is told at its field; the form stays', () => {
  for (const key of ['auth_wrong_code', 'auth_time_up']) {
    const session = asked({ loginBySms: () => refuseWith(403, key) });
    submit(session);
    assert.equal(auth(session).sending.refused, { code: key });
    assert.is(messageOf(auth(session)), null);
    assert.ok(auth(session).sms);
    assertForgotten(session, CODE);
  }
});

test('a number the server cannot read is told at its field', () => {
  const session = asked({
    sendSms: () => refuseWith(422, 'field_format', { pointer: '/phone' }),
  });
  assert.equal(auth(session).sending.refused, { phone: 'field_format' });
  assert.is(auth(session).sms, null);
});

test('a code that was asked for too soon says when it may be asked for', () => {
  let tries = 0;
  const session = asked({
    sendSms: () => {
      tries += 1;
      return tries === 1 ? codeSent() : refuseWith(429, 'auth_too_many', { retryAfter: 40 });
    },
  });
  session.runtime.publish('auth.smsRequested', { country: 'ie', phone: '086 123 4567' });
  session.settle();
  assert.is(messageOf(auth(session)), 'auth_too_many');
  assert.is(auth(session).sending.retryAt, session.clock.now() - 1000 + LATENCY + 40_000);
  assert.ok(auth(session).sms, 'the code that was sent before can still be typed');
});

test('the player may name another number, and finds the first as it was typed', () => {
  const session = asked();
  session.runtime.publish('auth.formChosen', { form: 'sms' });
  assert.is(auth(session).sms, null);
  assert.is(auth(session).defaults.phone, '086 123 4567');
});

test('without a network, or with the captcha closed, the number can be sent again', () => {
  const lost = asked({ sendSms: networkError });
  assert.is(messageOf(auth(lost)), 'main_network_error');
  const closed = asked({ sendSms: () => refuse(400, '113') });
  closed.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  assert.is(messageOf(auth(closed)), 'captcha_cancelled');
  assert.is(underWay(auth(closed)), null);
});

test('a code that somebody else on the page asks for is not this form’s', () => {
  const session = guest({ answers: { sendSms: codeSent } });
  const body = { phone: 'encoded', purpose: 'registration' };
  session.runtime.publish('http.requested', { call: 'sendSms', requestId: 900, body });
  session.settle();
  assert.is(auth(session).sms, null);
  assert.is(auth(session).outcome, null);
});

test.run();
