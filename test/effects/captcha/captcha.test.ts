import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { underWay } from '../../../src/projections/auth/state.ts';
import { keyOf } from '../../support/message-key.ts';
import {
  captchaSession,
  challengeOf,
  fetched,
  validated,
  waitingSession,
  wrong,
} from '../../support/session/captcha.ts';
import { networkError, refuse, reply } from '../../support/session/session.ts';
import { messageOf } from '../../support/session/signing-in.ts';

const test = suite('effects: captcha');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test('a dialog opens with the challenge', () => {
  const { session, captcha, isOpen } = waitingSession();
  assert.ok(isOpen());
  assert.is(captcha().status, 'open');
  assert.is(captcha().challenge?.id, 'c1');
  assert.is(fetched(session), 1);
});

test('a solution is sent with the id of its challenge', () => {
  const { session, solve } = waitingSession();
  solve('4711');
  session.clock.advance(SECOND);
  assert.equal(validated(session), ['c1:4711']);
});

test('the right solution lets the call through and closes the dialog', () => {
  const { session, captcha, isOpen, requestId, solve, statusOf } = waitingSession();
  solve();
  session.clock.advance(SECOND);
  assert.is(statusOf(requestId), 200);
  assert.not.ok(isOpen());
  assert.is(captcha().status, 'idle');
});

test('a solution that is being judged is not sent twice', () => {
  const { session, solve } = waitingSession();
  solve('1');
  solve('2');
  session.clock.advance(SECOND);
  assert.equal(validated(session), ['c1:1']);
});

test('a wrong one says why and when to try again, with a new challenge', () => {
  const { session, captcha, requestId, solve, statusOf } = waitingSession({
    validate: () => wrong(30, 1, 'wrong digits'),
  });
  solve();
  session.clock.advance(SECOND);
  assert.equal(captcha().told, { level: 'error', words: 'wrong digits' });
  assert.ok((captcha().retryAt ?? 0) > session.clock.now());
  assert.is(captcha().challenge?.id, 'c2');
  assert.is(statusOf(requestId), null);
});

test('the next solution takes the message of the last one away', () => {
  const { session, captcha, solve } = waitingSession({ validate: () => wrong() });
  solve();
  session.clock.advance(SECOND);
  assert.is(keyOf(captcha().told), 'captcha_wrong');
  solve();
  assert.is(captcha().told, null);
});

test('no verdict is no proof: the player may try again', () => {
  const { session, captcha, solve } = waitingSession({ validate: networkError });
  solve();
  session.clock.advance(SECOND);
  assert.is(keyOf(captcha().told), 'main_network_error');
  assert.is(captcha().challenge?.id, 'c2');
});

test('the player may ask for another picture', () => {
  const { session, captcha } = waitingSession();
  session.runtime.publish('captcha.refreshPressed', { code: '111' });
  assert.is(captcha().status, 'loading');
  session.runtime.publish('captcha.refreshPressed', { code: '111' });
  session.clock.advance(SECOND);
  assert.is(captcha().challenge?.id, 'c2');
  assert.is(fetched(session), 2);
});

test('a challenge that cannot be had is unavailable until the player asks again', () => {
  const { session, captcha } = waitingSession();
  session.answers.captchaUpdate = networkError;
  session.runtime.publish('captcha.refreshPressed', { code: '111' });
  session.clock.advance(MINUTE);
  assert.is(captcha().status, 'unavailable');
  assert.is(keyOf(captcha().told), 'main_network_error');
  const challenge = challengeOf('111', 'again', session.clock.now());
  session.answers.captchaUpdate = () => reply({ challenge });
  session.runtime.publish('captcha.refreshPressed', { code: '111' });
  session.clock.advance(SECOND);
  assert.is(captcha().challenge?.id, 'again');
});

test('a wrong code by SMS may be typed again', () => {
  const { session, captcha, solve } = waitingSession({ code: '112', validate: () => wrong() });
  solve('111111');
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'open');
  solve('222222');
  session.clock.advance(SECOND);
  assert.equal(validated(session), ['c1:111111', 'c1:222222']);
  assert.is(fetched(session), 1);
});

test('a failure of type 2 signs the player out, and the call fails with close', () => {
  const { session, isOpen, requestId, solve, statusOf } = waitingSession({
    player: true,
    validate: () => wrong(300, 2, 'captcha_locked'),
  });
  solve();
  session.clock.advance(SECOND);
  const { userId, endReason } = session.runtime.state.session;
  assert.is(userId, null);
  assert.is(endReason, 'captcha');
  assert.is(session.requestsOf('disconnect').length, 1);
  assert.not.ok(isOpen());
  assert.is(statusOf(requestId), 'close');
  const [notice] = session.runtime.state.notifications.items;
  assert.is(keyOf(notice?.text), 'session_ended_captcha');
});

test('why there is no challenge is told in the words of the refusal', () => {
  const { session, captcha } = waitingSession({ code: '112' });
  const errors = [{ code: '1201', title: 'There is no number', detail: 'captcha_no_phone' }];
  session.answers.captchaUpdate = () => reply({ errors }, 409);
  session.runtime.publish('captcha.refreshPressed', { code: '112' });
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'unavailable');
  assert.is(keyOf(captcha().told), 'captcha_no_phone');
});

test('a sign-in whose captcha was closed says so', () => {
  const { session } = waitingSession();
  session.answers.loginByEmail = () => refuse(400, '111');
  session.runtime.publish('session.loginSubmitted', { login: 'ann', password: 'secret' });
  session.clock.advance(SECOND);
  assert.ok(underWay(session.runtime.state.auth));
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  assert.is(underWay(session.runtime.state.auth), null);
  assert.is(messageOf(session.runtime.state.auth), 'captcha_cancelled');
});

test('closing the dialog fails every call that waits with close', () => {
  const { session, captcha, requestId, ask, statusOf } = waitingSession();
  session.answers.loginLink = () => refuse(400, '100');
  const other = ask('loginLink', { body: { login: 'encoded' } });
  session.clock.advance(SECOND);
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  assert.is(statusOf(requestId), 'close');
  assert.is(statusOf(other), 'close');
  assert.is(captcha().status, 'idle');
  const failure = session.events.find(({ type }) => type === 'http.failed');
  assert.is(failure?.type === 'http.failed' && failure.data.status, 499);
});

test('what is said of a captcha that was given up is nobody’s proof', () => {
  const { session, captcha, askSms, solve } = waitingSession();
  solve();
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  askSms();
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'open');
  assert.not.ok(session.typesOf('captcha.').includes('captcha.solved'));
  solve();
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'idle');
});

test('calls that need the same captcha wait for one', () => {
  const { session, ask, requestId, solve, statusOf } = waitingSession();
  session.answers.loginLink = ({ headers }) =>
    headers['x-captcha-token'] ? reply({ success: true }) : refuse(400, '111');
  const other = ask('loginLink', { body: { login: 'encoded' } });
  session.clock.advance(SECOND);
  assert.is(fetched(session), 1);
  solve();
  session.clock.advance(SECOND);
  assert.equal([statusOf(requestId), statusOf(other)], [200, 200]);
  assert.is(session.requestsOf('captchaValidate').length, 1);
});

test('a proof lets each call through once: the same one a second time needs another', () => {
  const { session, askSms, isOpen, requestId, solve, statusOf } = waitingSession();
  const used = new Set<string>();
  session.answers.captchaValidate = ({ body }) => {
    const { captcha } = body as { captcha: string };
    return reply({ token: `proof of ${captcha}` });
  };
  session.answers.sendSms = ({ headers }) => {
    const { 'x-captcha-token': proof } = headers;
    if (proof === undefined || used.has(proof)) return refuse(400, '111');
    used.add(proof);
    return reply({ expiresIn: 60 });
  };
  const second = askSms();
  session.clock.advance(SECOND);
  solve();
  session.clock.advance(SECOND);
  assert.equal([statusOf(requestId), statusOf(second)], [200, null]);
  assert.ok(isOpen());
  solve();
  session.clock.advance(SECOND);
  assert.is(statusOf(second), 200);
  assert.not.ok(isOpen());
});

test('a call that needs another captcha has its turn when this one is solved', () => {
  const { session, ask, captcha, isOpen, requestId, solve, statusOf } = waitingSession();
  session.answers.loginLink = ({ headers }) =>
    headers['x-captcha-token'] ? reply({ success: true }) : refuse(400, '113');
  const other = ask('loginLink', { body: { login: 'encoded' } });
  session.clock.advance(SECOND);
  assert.is(captcha().code, '111');
  solve();
  session.clock.advance(SECOND);
  assert.is(statusOf(requestId), 200);
  assert.ok(isOpen());
  assert.equal([captcha().code, captcha().status], ['113', 'open']);
  solve('40');
  session.clock.advance(SECOND);
  assert.is(statusOf(other), 200);
  assert.not.ok(isOpen());
});

test('when nobody wants the call any more the captcha is gone', () => {
  const { session, captcha, isOpen, requestId } = waitingSession();
  session.runtime.publish('http.cancelled', { call: 'sendSms', requestId });
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'idle');
  assert.not.ok(isOpen());
});

test('a browser that cannot do the work says so, and may be asked to try again', () => {
  const { session, captcha } = waitingSession({ code: '100' });
  session.runtime.publish('captcha.unsolved', { message: 'no worker' });
  assert.is(captcha().status, 'unavailable');
  assert.is(keyOf(captcha().told), 'captcha_unsolved');
  session.runtime.publish('captcha.refreshPressed', { code: '100' });
  session.clock.advance(SECOND);
  assert.is(captcha().challenge?.id, 'c2');
});

test('a proof of work that is not taken is not done again until the player asks', () => {
  const { session, captcha, solve } = waitingSession({ code: '100', validate: () => refuse(500) });
  solve('work');
  session.clock.advance(MINUTE);
  assert.is(captcha().status, 'unavailable');
  assert.is(keyOf(captcha().told), 'main_error_text');
  assert.is(fetched(session), 1);
});

test('nor for a guest whom the server would have signed out', () => {
  const { session, captcha, solve } = waitingSession({ code: '100', validate: () => wrong(0, 2) });
  solve('work');
  session.clock.advance(MINUTE);
  assert.is(captcha().status, 'unavailable');
  assert.is(fetched(session), 1);
});

test('a challenge of another kind than was asked for is none, and may be asked for again', () => {
  const { session, captcha, askSms } = captchaSession();
  const right = session.answers.captchaUpdate;
  session.answers.captchaUpdate = () =>
    reply({ challenge: challengeOf('113', 'c1', session.clock.now()) });
  session.runtime.start();
  session.clock.advance(SECOND);
  askSms();
  session.clock.advance(SECOND);
  assert.equal([captcha().status, keyOf(captcha().told)], ['unavailable', 'main_error_text']);
  if (right) session.answers.captchaUpdate = right;
  session.runtime.publish('captcha.refreshPressed', { code: '111' });
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'open');
});

test('neither solution nor proof is kept in a read model', () => {
  const { session, solve } = waitingSession();
  solve('4711');
  session.clock.advance(SECOND);
  assert.not.match(JSON.stringify(session.runtime.state), '4711');
  assert.not.match(JSON.stringify(session.runtime.state), 'proof');
});

test.run();
