import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName } from '../../../src/calls/table.ts';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import {
  networkError,
  never,
  refuse,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: start-up');

const HOUR = 3_600_000;

const opened = (options: SessionOptions = {}, time = 1000) => {
  const session = testSession(options);
  session.runtime.start();
  session.clock.advance(time);
  return session;
};

const counts = (session: ReturnType<typeof testSession>, call: CallName) =>
  session.requestsOf(call).length;

const toldOf = (session: ReturnType<typeof testSession>) =>
  session.events.flatMap(({ type, data }) => (type === 'bus.failed' ? [data.name] : []));

const facts = { geo: { countryCode: 'kz', countryId: 7 }, currency: 'KZT', language: 'ru' };

test('the session is loaded exactly once', () => {
  const session = opened({}, HOUR);
  assert.is(counts(session, 'session'), 1);
  assert.equal(session.runtime.state.session.geo, { countryCode: 'gb', countryId: 1 });
});

test('a session that the page brought along is not asked for', () => {
  const session = opened({ preset: { session: facts } }, HOUR);
  assert.is(counts(session, 'session'), 0);
  assert.equal(session.runtime.state.session.geo, facts.geo);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('a session that cannot be loaded is told in the log, and nothing else comes of it', () => {
  const session = opened({ answers: { session: networkError } }, HOUR);
  assert.is(counts(session, 'session'), 1);
  assert.equal(toldOf(session), ['session']);
  assert.is(session.runtime.state.route.route, 'home');
});

test('the fingerprint is asked for 8 s after the page is ready, not before, and once', () => {
  const session = opened({ answers: { authCheck: () => reply({ user_id: null }) } }, 0);
  while (!session.runtime.state.session.ready) session.clock.advance(1);
  session.clock.advance(7999);
  assert.is(counts(session, 'fingerprint'), 0);
  session.clock.advance(1);
  assert.is(counts(session, 'fingerprint'), 1);
  const body = session.requestsOf('fingerprint')[0]?.request.body as Record<string, object>;
  assert.equal(Object.keys(body['componentsData'] ?? {}), ['viewport', 'timeZone', 'languages']);
  session.clock.advance(HOUR);
  assert.is(counts(session, 'fingerprint'), 1);
});

test('the fingerprint is not asked for again when a call needed it before', () => {
  const session = opened({
    answers: {
      configGroup: ({ headers }) =>
        headers['x-fingerprint'] === undefined ? refuse(400, '120') : reply({ site: {} }),
    },
  });
  assert.is(counts(session, 'fingerprint'), 1);
  session.clock.advance(HOUR);
  assert.is(counts(session, 'fingerprint'), 1);
});

test('counters are loaded 10 s after the page is ready, by domain and project', () => {
  const counters = [{ type: 'visits', code: 'R-1' }];
  const session = opened(
    { answers: { counters: () => reply(counters) }, surroundings: { domain: 'bets.example' } },
    0,
  );
  while (!session.runtime.state.session.ready) session.clock.advance(1);
  session.clock.advance(9999);
  assert.is(counts(session, 'counters'), 0);
  session.clock.advance(50);
  const [asked] = session.requestsOf('counters');
  assert.equal(asked?.request.query, { domain: 'bets.example', projectId: '1' });
  const { analytics } = session.runtime.state;
  assert.is(analytics.status, 'ready');
  assert.equal(analytics.counters, counters);
});

for (const page of ['registration', 'registration/socialregistration']) {
  test(`on ${page} counters wait until the page is left`, () => {
    const session = opened({ url: `/en/${page}` }, HOUR);
    assert.is(session.runtime.state.route.route, 'registration');
    assert.is(counts(session, 'counters'), 0);
    session.runtime.publish('route.requested', { url: '/en/about', replace: false });
    session.clock.advance(100);
    assert.is(counts(session, 'counters'), 1);
    assert.is(verifyIntentions(session.events).verdict, 'match');
  });
}

test('going from one page of registration to another is not leaving it', () => {
  const session = opened({ url: '/en/registration' }, HOUR);
  const url = '/en/registration/socialregistration';
  session.runtime.publish('route.requested', { url, replace: false });
  session.clock.advance(HOUR);
  assert.is(counts(session, 'counters'), 0);
});

test('counters that the page brought along are not asked for', () => {
  const counters = [{ type: 'visits', code: 'R-1' }];
  const session = opened({ preset: { counters } }, HOUR);
  assert.is(counts(session, 'counters'), 0);
  assert.equal(session.runtime.state.analytics.counters, counters);
});

test('counters that cannot be had are told in the log, and not asked for again', () => {
  const session = opened({ answers: { counters: () => refuse(500) } }, HOUR);
  assert.is(counts(session, 'counters'), 1);
  assert.equal(toldOf(session), ['counters']);
});

test('who is there is waited for 5 s; then the page begins as for a guest', () => {
  const session = opened({ url: '/en/slots', answers: { authCheck: never } }, 4900);
  assert.is(session.runtime.state.session.ready, false);
  session.clock.advance(200);
  const { route, session: found } = session.runtime.state;
  assert.equal([found.ready, found.status, route.route], [true, 'guest', 'slots']);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('whoever is found after that is signed in, and comes to the page they asked for', () => {
  const late = new Subject<TransportResponse>();
  const url = '/en/office/history';
  const session = opened({ url, answers: { authCheck: () => late } }, 6000);
  assert.is(session.runtime.state.route.route, 'login');
  late.next({ status: 200, headers: {}, body: { user_id: '7' } });
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, '7');
  assert.is(session.navigation.url, url);
  assert.is(session.runtime.state.route.route, 'officeHistory');
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('for a robot nothing runs by the clock: no polls, no fingerprint, no counters', () => {
  const announced = {
    started_at: null,
    ended_at: null,
    notify_started_at: testSession().clock.now() / 1000 + 60,
    notify_ended_at: null,
    isActive: false,
    web_state: 0,
  };
  const answers = { maintenance: () => reply(announced) };
  const session = opened({ surroundings: { isBot: true }, answers });
  const before = session.requests.length;
  assert.is(session.runtime.state.route.route, 'home');
  session.clock.advance(24 * HOUR);
  assert.equal(
    session.requests.slice(before).map(({ call }) => call),
    [],
  );
  assert.not.ok(session.typesOf('timer.fired').length);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test.run();
