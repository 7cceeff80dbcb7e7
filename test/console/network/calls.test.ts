import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  callsOf,
  isFailure,
  matchingCalls,
  type NetworkCall,
  statusOf,
} from '../../../src/console/network/calls.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { recordedSession } from '../support/recorded.ts';

let seq = 0;
const at = (time: number, type: string, data: object) => {
  seq += 1;
  return { seq, at: time, type, data } as AnyEvent;
};
const asked = (requestId: number, time = 0) =>
  at(time, 'http.requested', { call: 'balance', requestId, query: { account: 'main' } });
const replied = (requestId: number, status: number, time = 0) =>
  at(time, 'http.replied', { call: 'balance', requestId, status, body: {} });
const failed = (requestId: number, reason: string, status = 0) =>
  at(9, 'http.failed', { call: 'balance', requestId, reason, status, detail: 'gone' });

const only = (events: AnyEvent[]): NetworkCall => callsOf(events)[0] as NetworkCall;
const test = suite('console: calls');

test('a call runs from its request to its reply', () => {
  const call = only([asked(1, 100), replied(1, 200, 350)]);
  assert.equal([call.outcome, call.duration, statusOf(call)], ['done', 250, 200]);
});

test('refused, failed, closed and cancelled calls are told apart', () => {
  assert.is(only([asked(1), replied(1, 404)]).outcome, 'refused');
  assert.is(only([asked(1), failed(1, 'network')]).outcome, 'failed');
  assert.is(only([asked(1), failed(1, 'close', 499)]).outcome, 'cancelled');
  const cancelled = at(1, 'http.cancelled', { call: 'balance', requestId: 1 });
  const call = only([asked(1), cancelled, failed(1, 'error')]);
  assert.is(call.outcome, 'cancelled');
  assert.is(statusOf(call), null);
});

test('a call without an answer is open', () => {
  const call = only([asked(1)]);
  assert.equal([call.outcome, call.duration, call.ending], ['open', null, null]);
});

test('further attempts are kept with their call, in order', () => {
  const again = (reason: string) =>
    at(1, 'http.attempted', { call: 'balance', requestId: 1, reason, status: 503, delay: 100 });
  const call = only([asked(1), again('retry'), again('token'), replied(1, 200)]);
  assert.equal(
    call.attempts.map(({ data }) => data.reason),
    ['retry', 'token'],
  );
});

test('messages of a stream count for the call that opened it', () => {
  const update = (id: string) => at(5, 'line.updated', { requestId: 1, id, updates: [] });
  const call = only([asked(1), update('1'), update('2')]);
  assert.equal([call.messages, call.outcome], [2, 'open']);
});

test('an answer to a call from before the recording is passed over', () => {
  assert.equal(callsOf([replied(4, 200)]), []);
});

test('found by name, number, status and what was asked', () => {
  const calls = callsOf([asked(1), replied(1, 200), asked(2), replied(2, 503)]);
  const ids = (text: string, failures = false) =>
    matchingCalls(calls, { text, failures }).map(({ requestId }) => requestId);
  assert.equal(ids(''), [1, 2]);
  assert.equal(ids('#2'), [2]);
  assert.equal(ids('balance 503'), [2]);
  assert.equal(ids('account'), [1, 2]);
  assert.equal(ids('', true), [2]);
});

test('in a real session every request is a call, and the failures are those that failed', () => {
  const events = recordedSession();
  const calls = callsOf(events);
  assert.is(calls.length, events.filter(({ type }) => type === 'http.requested').length);
  const names = new Set(calls.filter(isFailure).map(({ request }) => request.data.call));
  assert.ok(names.has('couponPlace'));
  assert.not.ok(names.has('couponCalculate'));
});

test.run();
