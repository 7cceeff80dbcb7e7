/** The player's token: when it is fetched, how long it is kept, and what a 401 leads to. */
import { of, Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { effects } from '../../../src/effects/all.ts';
import { ask, endingsOf, endOf, headersOf } from '../../support/session/calling.ts';
import {
  networkError,
  never,
  refuse,
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';
import { tokenUntil } from '../../support/tokens.ts';

const test = suite('calls: token');

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** Each fetch brings another token, good for an hour: t1, t2 and so on. */
function numbered(session: () => TestSession) {
  let number = 0;
  return () => {
    number += 1;
    return reply({ token: tokenUntil(session().clock.now() + HOUR, `t${number}`) });
  };
}

const needed = new Set(['token', 'http', 'session', 'notices']);

/** A visit of a player whose page asks nothing by itself, with a first token or none. */
function player({
  answers = {},
  hasToken = true,
}: SessionOptions & { readonly hasToken?: boolean } = {}): TestSession {
  const session: TestSession = testSession({
    effects: effects.filter(({ name }) => needed.has(name)),
    answers: {
      rights: () => reply({ rights: [] }),
      token: numbered(() => session),
      ...answers,
    },
  });
  session.runtime.start();
  session.runtime.publish('session.started', { userId: '7' });
  if (hasToken) ask(session, 'token', { query: { force_refresh: 'true' } });
  session.clock.advance(1000);
  session.requests.length = 0;
  return session;
}

/** Refuses these tokens, by their names, and no others. */
const refusing =
  (...names: string[]) =>
  ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
    names.some((name) => headers['authorization']?.startsWith(`Bearer ${name}.`))
      ? refuse(401)
      : reply({ rights: [] });

const ended = (session: TestSession) =>
  session.events.filter(({ type }) => type === 'session.ended');

test('calls that need a token at the same time share one fetch', () => {
  const session = player({ hasToken: false });
  const ids = [1, 2, 3].map(() => ask(session, 'rights'));
  session.clock.advance(10);
  ids.push(ask(session, 'rights'));
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 200);
  assert.is(session.requestsOf('token').length, 1);
});

test('a call that wants a fresh token has one fetched, once a minute', () => {
  const session = player({ answers: { selfExcludeReasons: () => reply([]) } });
  const wait = (ms: number) => session.clock.advance(ms);
  wait(5 * 60_000);
  ask(session, 'rights');
  wait(1000);
  assert.is(
    session.requestsOf('token').length,
    0,
    'any other is content with the one that is held',
  );
  for (const [before, fetched] of [
    [0, 1],
    [1000, 1],
    [60_000, 2],
  ] as const) {
    wait(before);
    const id = ask(session, 'selfExcludeReasons');
    wait(100);
    assert.is(endOf(session, id), 200);
    assert.is(session.requestsOf('token').length, fetched);
  }
  const tokens = headersOf(session, 'selfExcludeReasons', 'authorization');
  assert.equal(
    tokens.map((token) => token?.slice(0, 9)),
    ['Bearer t2', 'Bearer t2', 'Bearer t3'],
  );
});

test('where no fresh one can be had, it is not sent with an old one', () => {
  const session = player({ answers: { selfExcludeReasons: () => reply([]) } });
  session.clock.advance(5 * 60_000);
  session.answers.token = () => refuse(503);
  const id = ask(session, 'selfExcludeReasons');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 503);
  assert.is(session.requestsOf('selfExcludeReasons').length, 0);
});

test('ten calls refused together cause one refresh, and all succeed', () => {
  const session = player({ answers: { rights: refusing('t1') } });
  const ids = Array.from({ length: 10 }, () => ask(session, 'rights'));
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 200);
  assert.is(session.requestsOf('token').length, 1);
  assert.is(session.requestsOf('rights').length, 20);
  assert.equal(ended(session), []);
});

test('a call refused after the others is sent again with the token they fetched', () => {
  let tries = 0;
  const late = new Subject<TransportResponse>();
  const session = player({
    answers: {
      rights: (request) => {
        tries += 1;
        return tries === 1 ? late : refusing('t1')(request);
      },
    },
  });
  const [slow, quick] = [ask(session, 'rights'), ask(session, 'rights')];
  session.clock.advance(5000);
  assert.is(endOf(session, quick), 200);
  late.next({ status: 401, headers: {}, body: { errors: [] } });
  session.clock.advance(1000);
  assert.is(endOf(session, slow), 200);
  assert.is(session.requestsOf('token').length, 1);
});

test('a refreshed token that is refused within the minute is tried once more, not fetched anew', () => {
  let refused = ['t1'];
  const session = player({ answers: { rights: (request) => refusing(...refused)(request) } });
  ask(session, 'rights');
  session.clock.advance(59_900);
  refused = ['t1', 't2'];
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 401);
  assert.is(session.requestsOf('token').length, 1);
  assert.is(session.requestsOf('rights').length, 4);
});

test('after the minute it is fetched anew', () => {
  let refused = ['t1'];
  const session = player({ answers: { rights: (request) => refusing(...refused)(request) } });
  ask(session, 'rights');
  session.clock.advance(60_100);
  refused = ['t1', 't2'];
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 200);
  assert.is(session.requestsOf('token').length, 2);
});

test('whoever signs in within that minute is not held to the refresh before', () => {
  const session = player({ answers: { rights: refusing('t1', 't3') } });
  ask(session, 'rights');
  session.clock.advance(5000);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.runtime.publish('session.started', { userId: '8' });
  session.clock.advance(1000);
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 200);
  assert.is(session.runtime.state.session.userId, '8');
});

test('a second 401 ends the session once, whoever was refused, and tells the player once', () => {
  const session = player({ answers: { rights: () => refuse(401) } });
  const ids = Array.from({ length: 10 }, () => ask(session, 'rights'));
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 401);
  assert.is(session.requestsOf('token').length, 1);
  assert.is(session.requestsOf('rights').length, 20);
  assert.is(ended(session).length, 1);
  assert.is(session.runtime.state.session.endReason, 'expired');
  const notices = session.events.filter(({ type }) => type === 'notification.shown');
  assert.is(notices.length, 1);
});

test('a token that is none fails those who wait for it, and ends no session', () => {
  const session = player({ answers: { rights: refusing('t1') } });
  session.answers.token = () => reply({ token: 'garbage' });
  const ids = Array.from({ length: 10 }, () => ask(session, 'rights'));
  session.clock.advance(1000);
  for (const id of ids) assert.is(endOf(session, id), 'error');
  assert.is(session.requestsOf('rights').length, 10);
  assert.equal(ended(session), []);
});

test('a token service in trouble fails the call as it failed, and ends no session', () => {
  for (const [answer, how] of [
    [() => refuse(503), 503],
    [networkError, 'network'],
    [never, 'network'],
  ] as const) {
    const session = player({ hasToken: false, answers: { token: answer } });
    const id = ask(session, 'rights');
    session.clock.advance(16_000);
    assert.is(endOf(session, id), how);
    assert.is(session.runtime.state.session.userId, '7');
  }
});

test('a token that has expired before it comes is none', () => {
  const token = tokenUntil(START - 1000);
  const session = player({ hasToken: false, answers: { token: () => reply({ token }) } });
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 'error');
  assert.is(session.storage.cookies.getItem('user_token'), null);
});

test('who asked for the token may be cancelled; the others still get it', () => {
  const session = player({ hasToken: false });
  const gone = ask(session, 'rights');
  session.runtime.publish('http.cancelled', { call: 'rights', requestId: gone });
  session.clock.advance(1000);
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  assert.is(endOf(session, gone), 'close');
  assert.is(endOf(session, id), 200);
});

test('a token asked for before somebody signed in or out is nobody’s', () => {
  const late = new Subject<TransportResponse>();
  const session = player({ hasToken: false, answers: { token: () => late } });
  const before = ask(session, 'rights');
  session.clock.advance(1000);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.runtime.publish('session.started', { userId: '8' });
  late.next({ status: 200, headers: {}, body: { token: tokenUntil(START + HOUR, 'of-7') } });
  session.clock.advance(1000);
  assert.is(session.storage.cookies.getItem('user_token'), null);
  assert.is(endOf(session, before), 'error');
  assert.is(session.runtime.state.session.userId, '8', 'a late refusal signs nobody out');
  session.answers.token = numbered(() => session);
  ask(session, 'rights');
  session.clock.advance(1000);
  assert.match(headersOf(session, 'rights', 'authorization')[0] ?? '', 'Bearer t1.');
});

test('a call that is refused without a token asks for none', () => {
  const session = player({ answers: { captchaTime: () => refuse(401) } });
  const id = ask(session, 'captchaTime');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 401);
  assert.equal(headersOf(session, 'captchaTime', 'authorization'), [undefined]);
  assert.is(session.requestsOf('token').length, 0);
});

test('an answer that comes at once ends the call once', () => {
  const answer: TransportResponse = { status: 200, headers: {}, body: { rights: [] } };
  const fresh = { status: 200, headers: {}, body: { token: tokenUntil(START + HOUR) } };
  const session = testSession({
    transport: ({ url }) => of(url.includes('gettoken') ? fresh : answer),
  });
  session.runtime.start();
  const id = ask(session, 'rights');
  assert.is(endingsOf(session, id).length, 1);
  assert.is(endOf(session, id), 200);
});

test.run();
