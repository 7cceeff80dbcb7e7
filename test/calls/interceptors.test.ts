/** The interceptors together, as a call meets them: in a session, under virtual time. */
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../src/calls/transport.ts';
import type { CaptchaCode } from '../../src/events/captcha.ts';
import { ask, endingsOf, endOf, headersOf } from '../support/calling.ts';
import {
  type Answer,
  networkError,
  refuse,
  reply,
  type TestSession,
  testSession,
} from '../support/session.ts';

const test = suite('calls: interceptors');

const started = (answers: TestSession['answers']) => {
  const session = testSession({ answers });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

const sms = { body: { phone: 'encoded' } };
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
  const session = started({
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
  const session = started({ sendSms: () => refuse(400, '111') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '113', token: 'proof' });
  session.clock.advance(1000);
  assert.is(endOf(session, id), null);
});

test('giving the captcha up fails the calls that wait, with close', () => {
  const session = started({ sendSms: () => refuse(400, '113') });
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
  const session = started({ sendSms: () => refuse(400, '100') });
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
    const session = started({ [call]: () => refuse(400, '111') });
    const id = ask(session, call, { query: { code: '111' } });
    session.clock.advance(1000);
    assert.is(endOf(session, id), 400, call);
  }
});

test('another 400 is simply refused', () => {
  const session = started({ sendSms: () => refuse(400, '7') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 400);
});

test('400 with the fingerprint code: the fingerprint is taken anew, the call sent once more', () => {
  const session = started({
    fingerprint: () => reply({ token: 'print', expiresAt: Number.MAX_SAFE_INTEGER }),
    sendSms: ({ headers }) =>
      headers['x-fingerprint'] === 'print' ? reply({ expiresIn: 60 }) : refuse(400, '120'),
  });
  const ids = [ask(session, 'sendSms', sms), ask(session, 'sendSms', sms)];
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 200);
  assert.is(session.requestsOf('fingerprint').length, 1);
});

const HOUR = 3_600_000;

/** Fingerprints print-1, print-2 and so on, each good for an hour. */
function printed(answers: TestSession['answers']) {
  let number = 0;
  const session: TestSession = started({
    fingerprint: () => {
      number += 1;
      return reply({ token: `print-${number}`, expiresAt: session.clock.now() + HOUR });
    },
    ...answers,
  });
  return session;
}

test('a fingerprint goes with every call until it expires', () => {
  const session = printed({ sendSms: () => reply({ expiresIn: 60 }) });
  ask(session, 'fingerprint', { body: { componentsData: {} } });
  session.clock.advance(1000);
  ask(session, 'sendSms', sms);
  session.clock.advance(HOUR);
  ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.equal(headersOf(session, 'sendSms', 'x-fingerprint'), ['print-1', undefined]);
});

test('a call refused after the others goes out again with the fingerprint they fetched', () => {
  const late = new Subject<TransportResponse>();
  let tries = 0;
  const session = printed({
    sendSms: ({ headers }) => {
      tries += 1;
      if (tries === 1) return late;
      return headers['x-fingerprint'] ? reply({ expiresIn: 60 }) : refuse(400, '120');
    },
  });
  const [slow, quick] = [ask(session, 'sendSms', sms), ask(session, 'sendSms', sms)];
  session.clock.advance(1000);
  late.next({ status: 400, headers: {}, body: { errors: [{ code: '120' }] } });
  session.clock.advance(1000);
  assert.equal([endOf(session, slow), endOf(session, quick)], [200, 200]);
  assert.is(session.requestsOf('fingerprint').length, 1);
});

test('a fresh fingerprint that is refused too is not fetched again', () => {
  const session = printed({ sendSms: () => refuse(400, '120') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 400);
  assert.equal(headersOf(session, 'sendSms', 'x-fingerprint'), [undefined, 'print-1']);
});

test('who asked for the fingerprint may be cancelled; the others still get it', () => {
  const session = printed({
    sendSms: ({ headers }) =>
      headers['x-fingerprint'] ? reply({ expiresIn: 60 }) : refuse(400, '120'),
  });
  const gone = ask(session, 'sendSms', sms);
  session.clock.advance(25);
  session.runtime.publish('http.cancelled', { call: 'sendSms', requestId: gone });
  session.clock.advance(1000);
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.equal([endOf(session, gone), endOf(session, id)], ['close', 200]);
  assert.is(session.requestsOf('fingerprint').length, 1);
});

test('a fingerprint that cannot be had leaves the refusal as it was', () => {
  const session = started({ fingerprint: networkError, sendSms: () => refuse(400, '120') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 400);
});

test('451 with exception code 1 says that terms stand in the way', () => {
  const session = started({
    sendSms: () => reply({ errors: [], exception_code: 1 }, 451),
  });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, true);
  assert.is(endOf(session, id), 451);
});

test('changed terms lead to where they are confirmed, and from there back', () => {
  let isConfirmed = false;
  const session = testSession({
    url: '/en/live',
    answers: {
      configGroup: () => reply({ site: {} }),
      authCheck: () => reply({ user_id: '7' }),
      promoCode: () =>
        isConfirmed
          ? reply({ promoCode: 'x', status: 'ok' })
          : reply({ errors: [], exception_code: 1 }, 451),
      agreementStatus: () => reply({ result: !isConfirmed, updatedAt: 1, version: 2 }),
      agreementConfirm: () => {
        isConfirmed = true;
        return reply({ result: true });
      },
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  ask(session, 'promoCode');
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'confirmTerms');
  session.runtime.publish('terms.confirmPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.url, '/en/live');
});

test('another 451 changes nothing', () => {
  const session = started({ sendSms: () => refuse(451) });
  ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, false);
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

test('one call may meet every demand there is, and is answered in the end', () => {
  const met = new Set<string>();
  const once = (demand: string, refusal: Answer): Answer | null => {
    if (met.has(demand)) return null;
    met.add(demand);
    return refusal;
  };
  const session = printed({
    authCheck: () => reply({ user_id: '7' }),
    credentialsEmail: () =>
      once('token', refuse(401)) ??
      once('fingerprint', refuse(400, '120')) ??
      once('captcha', refuse(400, '111')) ??
      reply({ success: true }),
  });
  const id = ask(session, 'credentialsEmail', { body: { email: 'a@example.test' } });
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '111', token: 'proof' });
  session.clock.advance(1000);
  assert.is(endOf(session, id), 200);
  const tries = session.requestsOf('credentialsEmail').map(({ request }) => request.headers);
  assert.equal(
    tries.map((headers) => [headers['x-fingerprint'], headers['x-captcha-token']]),
    [
      [undefined, undefined],
      [undefined, undefined],
      ['print-1', undefined],
      ['print-1', 'proof'],
    ],
  );
  assert.ok(tries.every((headers) => headers['authorization']));
});

test.run();
