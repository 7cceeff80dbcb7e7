/** 400 with code 120: the browser's fingerprint is taken anew, once for all who need it. */
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { ask, endOf, headersOf } from '../../support/session/calling.ts';
import { answering, HOUR, printed, sms } from '../../support/session/interceptors.ts';
import { networkError, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('calls: fingerprint');

test('400 with the fingerprint code: the fingerprint is taken anew, the call sent once more', () => {
  const session = answering({
    fingerprint: () => reply({ token: 'print', expiresAt: Number.MAX_SAFE_INTEGER }),
    sendSms: ({ headers }) =>
      headers['x-fingerprint'] === 'print' ? reply({ expiresIn: 60 }) : refuse(400, '120'),
  });
  const ids = [ask(session, 'sendSms', sms), ask(session, 'sendSms', sms)];
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 200);
  assert.is(session.requestsOf('fingerprint').length, 1);
});

test('a fingerprint goes with every call until the server takes it no more', () => {
  let good = 'print-1';
  const session = printed({
    sendSms: ({ headers }) =>
      headers['x-fingerprint'] === good ? reply({ expiresIn: 60 }) : refuse(400, '120'),
  });
  ask(session, 'fingerprint', { body: { componentsData: {} } });
  session.clock.advance(1000);
  ask(session, 'sendSms', sms);
  session.clock.advance(HOUR);
  good = 'print-2';
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 200);
  assert.equal(headersOf(session, 'sendSms', 'x-fingerprint'), ['print-1', 'print-1', 'print-2']);
});

test('a computer whose clock is days ahead gets through like any other', () => {
  const session: TestSession = answering({
    fingerprint: () => reply({ token: 'print', expiresAt: session.clock.now() - 48 * HOUR }),
    sendSms: ({ headers }) =>
      headers['x-fingerprint'] === 'print' ? reply({ expiresIn: 60 }) : refuse(400, '120'),
  });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 200);
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
  const session = answering({ fingerprint: networkError, sendSms: () => refuse(400, '120') });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(endOf(session, id), 400);
});

test.run();
