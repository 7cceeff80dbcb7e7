/** The interceptors together, as a call meets them: in a session, under virtual time. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName } from '../../src/calls/table.ts';
import type { CaptchaCode } from '../../src/events/captcha.ts';
import { networkError, refuse, reply, type TestSession, testSession } from '../support/session.ts';

const test = suite('calls: interceptors');

const started = (answers: TestSession['answers']) => {
  const session = testSession({ answers });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

let nextId = 1000;
function ask(session: TestSession, call: CallName, body?: unknown): number {
  nextId += 1;
  session.runtime.publish('http.requested', { call, requestId: nextId, ...(body ? { body } : {}) });
  return nextId;
}

const endingOf = (session: TestSession, requestId: number) =>
  session.events.find(
    (event) =>
      (event.type === 'http.replied' || event.type === 'http.failed') &&
      event.data.requestId === requestId,
  );

const sms = { phone: 'encoded' };
const headersOf = (session: TestSession, call: CallName, header: string) =>
  session.requestsOf(call).map(({ request }) => request.headers[header]);

for (const code of ['100', '111', '112', '113'] as CaptchaCode[]) {
  test(`400 with code ${code}: the captcha, then the same request with its token`, () => {
    let tries = 0;
    const session = started({
      sendSms: () => {
        tries += 1;
        return tries === 1 ? refuse(400, code) : reply({ expiresIn: 60 });
      },
    });
    const id = ask(session, 'sendSms', sms);
    session.clock.advance(1000);
    assert.is(endingOf(session, id), undefined, 'it waits');
    assert.ok(
      session.events.some((event) => event.type === 'captcha.required' && event.data.code === code),
    );
    session.runtime.publish('captcha.solved', { code, token: 'proof' });
    session.clock.advance(1000);
    assert.is(endingOf(session, id)?.type, 'http.replied');
    assert.equal(headersOf(session, 'sendSms', 'x-captcha-token'), [undefined, 'proof']);
    const [first, second] = session.requestsOf('sendSms');
    assert.equal(second?.request.body, first?.request.body);
  });
}

test('calls that need the same captcha wait for one flow', () => {
  const session = started({
    sendSms: ({ headers }) =>
      headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, '100'),
  });
  const ids = [1, 2, 3].map(() => ask(session, 'sendSms', sms));
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '100', token: 'proof' });
  session.clock.advance(1000);
  for (const id of ids) assert.is(endingOf(session, id)?.type, 'http.replied');
});

test('another code is another flow', () => {
  const session = started({ sendSms: () => refuse(400, '111') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '113', token: 'proof' });
  session.clock.advance(1000);
  assert.is(endingOf(session, id), undefined);
});

test('giving the captcha up fails the calls that wait, with close', () => {
  const session = started({ sendSms: () => refuse(400, '113') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  session.runtime.publish('captcha.cancelled', { code: '113' });
  const ending = endingOf(session, id);
  assert.equal(ending?.type === 'http.failed' && [ending.data.reason, ending.data.status], [
    'close',
    499,
  ]);
});

test('a server that asks for captchas without end is not obeyed for ever', () => {
  const session = started({ sendSms: () => refuse(400, '100') });
  const id = ask(session, 'sendSms', sms);
  for (let i = 0; i < 10; i += 1) {
    session.clock.advance(1000);
    session.runtime.publish('captcha.solved', { code: '100', token: `proof ${i}` });
  }
  session.clock.advance(1000);
  assert.is(endingOf(session, id)?.type, 'http.replied');
  assert.is(session.requestsOf('sendSms').length, 4);
});

test('another 400 is simply refused', () => {
  const session = started({ sendSms: () => refuse(400, '7') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endingOf(session, id)?.type, 'http.replied');
});

test('400 with the fingerprint code: the fingerprint is taken anew, the call sent once more', () => {
  const session = started({
    fingerprint: () => reply({ token: 'print', expiresAt: Number.MAX_SAFE_INTEGER }),
    sendSms: ({ headers }) =>
      headers['x-fingerprint'] === 'print' ? reply({ expiresIn: 60 }) : refuse(400, '120'),
  });
  const ids = [ask(session, 'sendSms', sms), ask(session, 'sendSms', sms)];
  session.clock.advance(1000);
  for (const id of ids) assert.is(endingOf(session, id)?.type, 'http.replied');
  assert.is(session.requestsOf('fingerprint').length, 1);
});

test('a fingerprint that cannot be had leaves the refusal as it was', () => {
  const session = started({ fingerprint: networkError, sendSms: () => refuse(400, '120') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  const ending = endingOf(session, id);
  assert.is(ending?.type === 'http.replied' && ending.data.status, 400);
});

test('451 with exception code 1 says that terms stand in the way', () => {
  const session = started({
    sendSms: () => reply({ errors: [], exception_code: 1 }, 451),
  });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, true);
  const ending = endingOf(session, id);
  assert.is(ending?.type === 'http.replied' && ending.data.status, 451);
});

test('another 451 changes nothing', () => {
  const session = started({ sendSms: () => refuse(451) });
  ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, false);
});

test('ten calls refused together cause one refresh', () => {
  let isFresh = false;
  const session = testSession({
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      rights: () => (isFresh ? reply({ rights: [] }) : refuse(401)),
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  const before = session.requestsOf('token').length;
  const ids = Array.from({ length: 10 }, () => ask(session, 'rights'));
  session.clock.advance(30);
  isFresh = true;
  session.clock.advance(1000);
  for (const id of ids) {
    const ending = endingOf(session, id);
    assert.is(ending?.type === 'http.replied' && ending.data.status, 200);
  }
  assert.is(session.requestsOf('token').length, before + 1);
  assert.is(session.runtime.state.session.userId, '7');
});

test('a call that is not idempotent is never sent again by itself', () => {
  const session = started({ sendSms: networkError });
  ask(session, 'sendSms', sms);
  session.clock.advance(60_000);
  assert.is(session.requestsOf('sendSms').length, 1);
});

test('every call says its language; one that names its client says a country', () => {
  const session = started({ session: networkError });
  ask(session, 'rights');
  session.runtime.publish('http.requested', {
    call: 'captchaTime',
    requestId: 5000,
    headers: { 'x-client': 'web' },
  });
  session.clock.advance(1000);
  assert.equal(headersOf(session, 'captchaTime', 'x-geo-country'), ['ru']);
  assert.equal(headersOf(session, 'captchaTime', 'x-language'), ['en']);
  assert.is(headersOf(session, 'configGroup', 'x-geo-country')[0], undefined);
});

test.run();
