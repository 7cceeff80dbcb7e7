/** What analysts read of failures: which flow, and with which code. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, recovering } from '../../support/session/recovering.ts';
import { PHONE, registering } from '../../support/session/registering.ts';
import { networkError, refuse, reply, type TestSession } from '../../support/session/session.ts';
import { guest, ireland } from '../../support/session/signing-in.ts';

const test = suite('effects: errors for analysts');

const typed = { country: ireland.country_code, phone: '86 123 4567' };

const recorded = ({ events }: TestSession) =>
  events.flatMap((event) => (event.type === 'analytics.errorRecorded' ? [event.data] : []));

test('a refused sign-in is recorded with the code of the refusal, and follows from it', () => {
  const session = guest({ answers: { loginByEmail: () => refuse(403, '1001') } });
  session.runtime.publish('session.loginSubmitted', { login: 'a@b.cd', password: 'x' });
  session.settle();
  assert.equal(recorded(session), [{ flow: 'login', code: '1001' }]);
  const event = session.events.find(({ type }) => type === 'analytics.errorRecorded');
  const cause = session.events[event?.cause ?? -1];
  assert.is(cause?.type === 'http.replied' && cause.data.call, 'loginByEmail');
});

test('without a code it is the status, without an answer why there was none', () => {
  for (const [answer, code] of [
    [() => reply({ errors: [] }, 429), '429'],
    [() => reply('<html>', 502), '502'],
    [networkError, 'network'],
    [() => reply('nonsense'), 'error'],
  ] as const) {
    const session = guest({ answers: { loginByEmail: answer } });
    session.runtime.publish('session.loginSubmitted', { login: 'a@b.cd', password: 'x' });
    session.settle();
    assert.equal(recorded(session), [{ flow: 'login', code }]);
  }
});

test('whoever signs in leaves no error', () => {
  const session = guest({ answers: { loginByEmail: () => reply({ userId: '7' }) } });
  session.runtime.publish('session.loginSubmitted', { login: 'a@b.cd', password: 'x' });
  session.settle();
  assert.equal(recorded(session), []);
});

test('a denied network is an error of what it was asked for', () => {
  for (const [page, flow] of [
    ['user/login', 'login'],
    ['registration/socialregistration', 'registration'],
  ]) {
    const session = guest({ url: `/en/${page}?network=google&error=access_denied` });
    session.settle();
    assert.equal(recorded(session), [{ flow, code: 'denied' }]);
  }
});

test('a network that was denied to an account is none', () => {
  const session = guest({
    url: '/en/office/security?network=google&error=access_denied',
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  session.settle();
  assert.ok(session.typesOf('auth.').includes('auth.socialRefused'));
  assert.equal(recorded(session), []);
});

test('a network that a player could not add to their account is none', () => {
  const session = guest({
    url: '/en/office/security?network=google&code=c&state=s',
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      loginBySocial: () => refuse(409, '1009'),
    },
  });
  session.settle();
  assert.is(session.requestsOf('loginBySocial').length, 1);
  assert.equal(recorded(session), []);
});

test('of an SMS it is told whether the server refused it or never answered', () => {
  const session = guest({ answers: { sendSms: () => refuse(429, '1429') } });
  session.runtime.publish('auth.smsRequested', typed);
  session.settle();
  session.answers.sendSms = networkError;
  session.runtime.publish('auth.smsRequested', typed);
  session.settle();
  assert.equal(recorded(session), [
    { flow: 'sms-server', code: '1429' },
    { flow: 'sms-client', code: 'network' },
  ]);
});

test('a wrong code of an SMS is the server’s word', () => {
  const session = guest({
    answers: { sendSms: () => reply({ expiresIn: 60 }), loginBySms: () => refuse(403, '1003') },
  });
  session.runtime.publish('auth.formChosen', { form: 'sms' });
  session.runtime.publish('auth.smsRequested', typed);
  session.settle();
  session.runtime.publish('auth.smsSubmitted', { code: '1' });
  session.settle();
  assert.equal(recorded(session), [{ flow: 'sms-server', code: '1003' }]);
});

test('a refused registration is recorded with its code', () => {
  const page = registering({ answers: { register: () => refuse(422, '1100') } });
  page.open();
  page.submit('phone_reg', { phone: PHONE, sms_code: '1' });
  assert.equal(recorded(page.session), [{ flow: 'registration', code: '1100' }]);
});

test('what a recovery fails by is recorded: wrong code, time up, password, refusal', () => {
  const visitor = recovering();
  visitor.call();
  visitor.give('000000');
  visitor.give();
  visitor.choose('short');
  visitor.session.answers.passwordRecovery = () => refuse(429, '1429');
  visitor.choose();
  visitor.session.clock.advance(11 * MINUTE);
  assert.equal(
    recorded(visitor.session).map(({ flow, code }) => `${flow} ${code}`),
    ['recovery wrong_code', 'recovery password-field', 'recovery 1429', 'recovery time_up'],
  );
});

test.run();
