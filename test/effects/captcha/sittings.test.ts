/** A captcha is solved for calls of whoever is there, and ends with them. */
import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { captchaSession, waitingSession } from '../../support/session/captcha.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('effects: captchas and who is there');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test('what a player asked for waits for no captcha once they are gone', () => {
  for (const next of [null, '8']) {
    const { session, captcha, isOpen, requestId, statusOf } = waitingSession({ player: true });
    session.answers.authCheck = () => reply({ user_id: next });
    session.clock.advance(MINUTE);
    assert.is(session.runtime.state.session.userId, next);
    assert.is(statusOf(requestId), 'close');
    assert.is(captcha().status, 'idle');
    assert.not.ok(isOpen());
  }
});

test('nor for what a guest asked for, once somebody is signed in', () => {
  const { session, captcha, isOpen, requestId, statusOf } = waitingSession();
  session.answers.authCheck = () => reply({ user_id: '7' });
  session.clock.advance(MINUTE);
  assert.is(session.runtime.state.session.userId, '7');
  assert.is(statusOf(requestId), 'close');
  assert.is(captcha().status, 'idle');
  assert.not.ok(isOpen());
});

test('what the page asked for before it knew who is there goes on when it knows', () => {
  const { session, captcha, askSms, solve, statusOf } = captchaSession();
  session.answers.authCheck = () =>
    timer(3 * SECOND, session.clock).pipe(mergeMap(() => reply({ user_id: '7' })));
  session.runtime.start();
  session.clock.advance(SECOND);
  const requestId = askSms();
  session.clock.advance(5 * SECOND);
  assert.is(session.runtime.state.session.userId, '7');
  assert.is(captcha().status, 'open');
  solve();
  session.clock.advance(SECOND);
  assert.is(statusOf(requestId), 200);
});

test.run();
