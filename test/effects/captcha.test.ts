import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refuse, reply, type TestSession, testSession } from '../support/session.ts';

const test = suite('effects: captcha');

const challenge = {
  code: '111',
  id: 'c1',
  expiresAt: 0,
  length: 5,
  image: '/captcha-api/v1/challenges/c1/image.png',
  audio: '/captcha-api/v1/challenges/c1/audio.wav',
};

/** A session in which sending an SMS needs a captcha that `validate` judges. */
function asked(validate: NonNullable<TestSession['answers']['captchaValidate']>) {
  const session = testSession({
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      captchaUpdate: () => reply({ challenge }),
      captchaValidate: validate,
      sendSms: ({ headers }) =>
        headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, '111'),
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.publish('http.requested', {
    call: 'sendSms',
    requestId: 900,
    body: { phone: 'encoded' },
  });
  session.clock.advance(1000);
  return session;
}

const solve = (session: TestSession) => {
  session.runtime.publish('captcha.submitted', { code: '111', solution: '4711' });
  session.clock.advance(1000);
};

const isSent = (session: TestSession) =>
  session.events.some(
    (event) =>
      event.type === 'http.replied' && event.data.requestId === 900 && event.data.status === 200,
  );

test('a dialog opens with the challenge', () => {
  const { state } = asked(() => refuse(500)).runtime;
  assert.ok(state.modal.open.some(({ kind }) => kind === 'captcha'));
  assert.is(state.captcha.status, 'open');
  assert.equal(state.captcha.challenge, challenge);
});

test('the right solution lets the call through and closes the dialog', () => {
  const session = asked(() => reply({ token: 'proof' }));
  solve(session);
  assert.ok(isSent(session));
  assert.equal(session.runtime.state.modal.open, []);
  assert.is(session.runtime.state.captcha.status, 'idle');
});

test('a wrong one says why and when to try again, with a new challenge', () => {
  const session = asked(() => reply({ type: 1, time: 30, error_message: 'wrong digits' }));
  solve(session);
  const { captcha } = session.runtime.state;
  assert.is(captcha.message, 'wrong digits');
  assert.ok((captcha.retryAt ?? 0) > 0);
  assert.is(session.requestsOf('captchaUpdate').length, 2);
  assert.not.ok(isSent(session));
});

test('a failure of type 2 signs the player out', () => {
  const session = asked(() => reply({ type: 2, time: 0, error_message: 'too often' }));
  solve(session);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(session.runtime.state.session.endReason, 'captcha');
});

test('closing the dialog fails the call with close', () => {
  const session = asked(() => refuse(500));
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  const failed = session.events.find((event) => event.type === 'http.failed');
  assert.is(failed?.type === 'http.failed' && failed.data.reason, 'close');
});

test('neither solution nor proof is kept in a read model', () => {
  const session = asked(() => reply({ token: 'proof' }));
  solve(session);
  assert.not.match(JSON.stringify(session.runtime.state), '4711');
  assert.not.match(JSON.stringify(session.runtime.state), 'proof');
});

test.run();
