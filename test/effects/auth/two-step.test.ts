import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { underWay } from '../../../src/projections/auth/state.ts';
import {
  LATENCY,
  networkError,
  never,
  reply,
  type TestSession,
} from '../../support/session/session.ts';
import {
  assertForgotten,
  type Guest,
  guest,
  messageOf,
  refuseWith,
  sent,
  signedIn,
  twoStepNext,
} from '../../support/session/signing-in.ts';

const test = suite('the second step of signing in');

const CODE = '314159';
const RECOVERY = 'ABCD-EFGH-IJKL-MNOP';

/** A guest who owes the second step. */
function halfWay(
  answers: TestSession['answers'] = {},
  methods: CallReply<'loginByEmail'>['methods'] = ['totp', 'recovery'],
  resendIn?: number,
): Guest {
  const loginByEmail = () => twoStepNext(methods, resendIn);
  const session = guest({ answers: { loginByEmail, ...answers } });
  session.runtime.publish('session.loginSubmitted', { login: 'ann', password: 'x' });
  session.settle();
  return session;
}

const auth = (session: Guest) => session.runtime.state.auth;

test('after the password the form asks for the code, with its methods and time', () => {
  const session = halfWay();
  assert.is(auth(session).form, 'login_password_two_step_code');
  assert.is(auth(session).outcome, 'two-step');
  assert.equal(auth(session).twoStep, {
    from: 'login_password',
    methods: ['totp', 'recovery'],
    method: 'totp',
    expiresAt: session.clock.now() - 1000 + LATENCY + 600_000,
    isCodeSent: false,
    resendAt: null,
  });
  assert.is(session.runtime.state.session.userId, null);
});

test('the code of an authenticator signs in', () => {
  const session = halfWay({ loginTwoStep: signedIn });
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'totp' });
  session.settle();
  assert.equal(sent(session, 'loginTwoStep'), { code: CODE, method: 'totp' });
  assert.is(session.runtime.state.session.userId, 'player-1');
  assert.is(auth(session).twoStep, null);
  assertForgotten(session, CODE);
});

test('a recovery code signs in where it is chosen', () => {
  const session = halfWay({ loginTwoStep: signedIn });
  session.runtime.publish('auth.twoStepMethodChosen', { method: 'recovery' });
  assert.is(auth(session).twoStep?.method, 'recovery');
  session.runtime.publish('auth.twoStepSubmitted', { code: RECOVERY, method: 'recovery' });
  session.settle();
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, RECOVERY);
});

test('the code of an SMS signs in; another one can be asked for after a while', () => {
  const twoStepSms = () => reply({ expiresIn: 300, resendIn: 60 });
  const session = halfWay({ loginTwoStep: signedIn, twoStepSms }, ['sms', 'recovery'], 40);
  assert.is(auth(session).twoStep?.method, 'sms');
  assert.is(auth(session).twoStep?.resendAt, session.clock.now() - 1000 + LATENCY + 40_000);
  session.clock.advance(40_000);
  session.runtime.publish('auth.twoStepSmsRequested', {});
  session.settle();
  assert.is(session.requestsOf('twoStepSms').length, 1);
  assert.is(auth(session).outcome, 'code-sent-again');
  assert.is(auth(session).twoStep?.resendAt, session.clock.now() - 1000 + LATENCY + 60_000);
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'sms' });
  session.settle();
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, CODE);
});

test('where no SMS was sent the step begins with asking for one', () => {
  const twoStepSms = () => reply({ expiresIn: 300, resendIn: 60 });
  const session = halfWay({ twoStepSms }, ['sms', 'recovery']);
  const { isCodeSent, resendAt } = auth(session).twoStep ?? {};
  assert.equal([isCodeSent, resendAt], [false, null]);
  session.runtime.publish('auth.twoStepSmsRequested', {});
  session.settle();
  assert.is(auth(session).outcome, 'code-sent');
  assert.is(auth(session).twoStep?.isCodeSent, true);
});

test('a wrong code is told at its field, and the step goes on', () => {
  const session = halfWay({ loginTwoStep: () => refuseWith(403, 'auth_wrong_code') });
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'totp' });
  session.settle();
  assert.equal(auth(session).sending.refused, { code: 'auth_wrong_code' });
  assert.is(auth(session).form, 'login_password_two_step_code');
  assertForgotten(session, CODE);
});

test('after too many wrong codes the sign-in begins again, with a word', () => {
  const session = halfWay({ loginTwoStep: () => refuseWith(403, 'auth_time_up') });
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'totp' });
  session.settle();
  assert.is(auth(session).form, 'login_password');
  assert.is(auth(session).twoStep, null);
  assert.is(messageOf(auth(session)), 'auth_two_step_over');
});

test('a step the server knows nothing of begins again too', () => {
  const session = halfWay({ loginTwoStep: () => refuseWith(409, 'auth_again') });
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'totp' });
  session.settle();
  assert.is(auth(session).form, 'login_password');
  assert.is(messageOf(auth(session)), 'auth_again');
});

test('a step that is not taken in its time goes back to the first form, with a word', () => {
  const session = halfWay();
  session.clock.advance(598_000);
  assert.is(auth(session).form, 'login_password_two_step_code');
  session.clock.advance(2000);
  assert.is(auth(session).form, 'login_password');
  assert.is(messageOf(auth(session)), 'auth_two_step_over');
  assertForgotten(session);
});

test('the time of an earlier sign-in does not end a later one', () => {
  const session = halfWay();
  session.runtime.publish('auth.formChosen', { form: 'login_password' });
  session.clock.advance(300_000);
  session.runtime.publish('session.loginSubmitted', { login: 'ann', password: 'x' });
  session.clock.advance(400_000);
  assert.is(auth(session).form, 'login_password_two_step_code');
});

test('a code that is on its way when the time ends is waited for', () => {
  const session = halfWay({ loginTwoStep: never });
  session.clock.advance(590_000);
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'totp' });
  session.clock.advance(10_000);
  assert.is(auth(session).form, 'login_password_two_step_code');
  assert.is(underWay(auth(session))?.what, 'sign-in');
});

test('a step that runs out while a link is being asked for acts alike in replay', () => {
  const session = halfWay({ loginLink: networkError });
  session.clock.advance(598_990);
  session.runtime.publish('auth.linkRequested', { login: 'ann' });
  session.clock.advance(60_000);
  assertForgotten(session);
});

test('without a step there is nothing to send, nor another code to ask for', () => {
  const session = guest();
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE });
  session.runtime.publish('auth.twoStepSmsRequested', {});
  assert.is(underWay(auth(session)), null);
});

test('the way back leads to the form that the sign-in began with', () => {
  const session = halfWay();
  session.runtime.publish('auth.formChosen', { form: auth(session).twoStep?.from ?? 'sms' });
  assert.is(auth(session).form, 'login_password');
  assert.is(auth(session).twoStep, null);
});

test('an address may say that the step is left; what with is for the server to tell', () => {
  const session = guest({
    url: '/en/user/login?step=two-step',
    answers: { loginTwoStep: signedIn },
  });
  assert.is(session.navigation.url, '/en/user/login');
  assert.is(auth(session).form, 'login_password_two_step_code');
  assert.equal(auth(session).twoStep?.methods, []);
  session.runtime.publish('auth.twoStepSubmitted', { code: CODE });
  session.settle();
  assert.equal(sent(session, 'loginTwoStep'), { code: CODE });
  assert.is(session.runtime.state.session.userId, 'player-1');
  assertForgotten(session, CODE);
});

test('a code that the security page sends is not this form’s', () => {
  const session = guest({ answers: { twoStepSms: () => reply({ expiresIn: 300 }) } });
  session.runtime.publish('http.requested', { call: 'twoStepSms', requestId: 900, body: {} });
  session.settle();
  assert.is(auth(session).outcome, null);
});

test.run();
