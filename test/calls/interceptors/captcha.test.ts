/** 400 with the code of a captcha: the flow, then the same request with its proof. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CaptchaCode } from '../../../src/events/captcha.ts';
import { ask, endingsOf, endOf, headersOf } from '../../support/session/calling.ts';
import { answering, sms } from '../../support/session/interceptors.ts';
import { refuse, reply } from '../../support/session/session.ts';

const test = suite('calls: captcha');

for (const code of ['100', '111', '112', '113'] as CaptchaCode[]) {
  test(`400 with code ${code}: the captcha, then the same request with its token`, () => {
    let tries = 0;
    const session = answering({
      sendSms: () => {
        tries += 1;
        return tries === 1 ? refuse(400, code) : reply({ expiresIn: 60 });
      },
    });
    const id = ask(session, 'sendSms', sms);
    session.clock.advance(1000);
    assert.is(endOf(session, id), null, 'it waits');
    assert.ok(
      session.events.some((event) => event.type === 'captcha.required' && event.data.code === code),
    );
    session.runtime.publish('captcha.solved', { code, token: 'proof' });
    session.clock.advance(1000);
    assert.is(endOf(session, id), 200);
    assert.equal(headersOf(session, 'sendSms', 'x-captcha-token'), [undefined, 'proof']);
    const [first, second] = session.requestsOf('sendSms');
    assert.equal(second?.request.body, first?.request.body);
  });
}

test('calls that need the same captcha wait for one flow', () => {
  const session = answering({
    sendSms: ({ headers }) =>
      headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, '100'),
  });
  const ids = [1, 2, 3].map(() => ask(session, 'sendSms', sms));
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '100', token: 'proof' });
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 200);
});

test('another code is another flow', () => {
  const session = answering({ sendSms: () => refuse(400, '111') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '113', token: 'proof' });
  session.runtime.publish('captcha.cancelled', { code: '113' });
  session.clock.advance(1000);
  assert.is(endOf(session, id), null);
  assert.is(session.requestsOf('sendSms').length, 1);
});

test('giving the captcha up fails the calls that wait, with close', () => {
  const session = answering({ sendSms: () => refuse(400, '113') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  session.runtime.publish('captcha.cancelled', { code: '113' });
  const [ending] = endingsOf(session, id);
  assert.equal(ending?.type === 'http.failed' && [ending.data.reason, ending.data.status], [
    'close',
    499,
  ]);
});

test('a server that asks for captchas without end is not obeyed for ever', () => {
  const session = answering({ sendSms: () => refuse(400, '100') });
  const id = ask(session, 'sendSms', sms);
  for (let i = 0; i < 10; i += 1) {
    session.clock.advance(1000);
    session.runtime.publish('captcha.solved', { code: '100', token: `proof ${i}` });
  }
  session.clock.advance(1000);
  assert.is(endOf(session, id), 400);
  assert.is(session.requestsOf('sendSms').length, 4);
});

test('no captcha is needed to get one, or its verdict', () => {
  for (const call of ['captchaUpdate', 'captchaValidate', 'captchaTime'] as const) {
    const session = answering({ [call]: () => refuse(400, '111') });
    const id = ask(session, call, { query: { code: '111' } });
    session.clock.advance(1000);
    assert.is(endOf(session, id), 400, call);
  }
});

test('another 400 is simply refused', () => {
  const session = answering({ sendSms: () => refuse(400, '7') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 400);
});

test.run();
