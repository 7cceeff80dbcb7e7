import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import {
  captchaSession,
  challengeOf,
  fetched,
  waitingSession,
  wrong,
} from '../../support/session/captcha.ts';
import { refuse, reply } from '../../support/session/session.ts';

const test = suite('effects: the times of captchas');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test('a challenge that expires is replaced by itself', () => {
  const { session, captcha } = waitingSession();
  session.clock.advance(5 * MINUTE - 2 * SECOND);
  assert.is(captcha().challenge?.id, 'c1');
  session.clock.advance(3 * SECOND);
  assert.is(captcha().challenge?.id, 'c2');
  assert.is(captcha().status, 'open');
  assert.is(keyOf(captcha().told), 'captcha_time_up');
});

test('on a page that nobody sees it is replaced when somebody looks again', () => {
  const { session, captcha } = waitingSession();
  session.runtime.publish('app.visibilityChanged', { visible: false });
  session.clock.advance(60 * MINUTE);
  assert.is(fetched(session), 1);
  session.runtime.publish('app.visibilityChanged', { visible: true });
  session.clock.advance(SECOND);
  assert.is(captcha().challenge?.id, 'c2');
});

test('a code by SMS that expires is not sent again until the player wants another', () => {
  const { session, captcha } = waitingSession({ code: '112' });
  session.clock.advance(60 * MINUTE);
  assert.is(captcha().status, 'unavailable');
  assert.is(keyOf(captcha().told), 'captcha_code_expired');
  assert.is(fetched(session), 1);
  session.runtime.publish('captcha.refreshPressed', { code: '112' });
  session.clock.advance(SECOND);
  assert.is(captcha().challenge?.id, 'c2');
});

test('times count by the clock of the server, however the one here is set', () => {
  const { session, captcha, ask } = captchaSession({ code: '112' });
  const ahead = 60 * MINUTE;
  session.answers.captchaUpdate = () => {
    const now = session.clock.now() - ahead;
    return reply({ challenge: challengeOf('112', 'c1', now), now });
  };
  session.runtime.start();
  session.clock.advance(SECOND);
  ask('sendSms', { body: { phone: 'encoded' } });
  session.clock.advance(SECOND);
  const { challenge } = captcha();
  assert.is(challenge?.code, '112');
  const left = challenge?.code === '112' ? challenge.resendAt - session.clock.now() : 0;
  assert.ok(left > 58 * SECOND && left <= MINUTE, String(left));
  assert.is(captcha().status, 'open');
});

test('times that make no sense do not make the browser ask on and on', () => {
  const { session } = captchaSession();
  session.answers.captchaUpdate = () =>
    reply({ challenge: { ...challengeOf('111', 'c1', 0), expiresAt: 0 } });
  session.runtime.start();
  session.clock.advance(SECOND);
  session.runtime.publish('http.requested', {
    call: 'sendSms',
    requestId: 900,
    body: { phone: 'encoded' },
  });
  session.clock.advance(10 * SECOND);
  assert.is(fetched(session), 1);
});

test('a guest, whom nobody can sign out, waits until the server says that the wait is over', () => {
  const { session, captcha, isOpen, solve } = waitingSession({
    validate: () => wrong(300, 2, 'captcha_locked'),
  });
  solve();
  session.clock.advance(SECOND);
  assert.ok(isOpen());
  assert.is(captcha().status, 'locked');
  assert.is(keyOf(captcha().told), 'captcha_locked');
  assert.is(session.runtime.state.session.endReason, null);
  session.answers.captchaTime = () => reply({ time: 60 });
  session.clock.advance(5 * MINUTE);
  assert.is(captcha().status, 'locked');
  assert.is(fetched(session), 1);
  session.answers.captchaTime = () => reply({ time: 0 });
  session.clock.advance(MINUTE);
  assert.is(captcha().status, 'open');
  assert.is(captcha().challenge?.id, 'c2');
  assert.is(captcha().retryAt, null);
  assert.is(captcha().told, null);
});

test('where the server does not say whether the wait is over, sending may go on', () => {
  const { session, captcha, solve } = waitingSession({
    validate: () => wrong(300, 2, 'captcha_locked'),
  });
  session.answers.captchaTime = () => refuse(500);
  solve();
  session.clock.advance(6 * MINUTE);
  assert.is(captcha().status, 'open');
  assert.is(captcha().retryAt, null);
});

test('a wait outlives the captcha: the next one begins by asking how long it still is', () => {
  const { session, captcha, askSms, solve } = waitingSession({
    validate: () => wrong(300, 2, 'captcha_locked'),
  });
  solve();
  session.clock.advance(SECOND);
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  session.clock.advance(MINUTE);
  session.answers.captchaTime = () => reply({ time: 240 });
  askSms();
  session.clock.advance(SECOND);
  assert.is(captcha().status, 'locked');
  assert.is(keyOf(captcha().told), 'captcha_locked');
  assert.is(fetched(session), 1);
  session.answers.captchaTime = () => reply({ time: 0 });
  session.clock.advance(4 * MINUTE);
  assert.is(captcha().status, 'open');
  assert.is(fetched(session), 2);
});

test.run();
