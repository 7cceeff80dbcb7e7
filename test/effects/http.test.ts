import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  LATENCY,
  networkError,
  never,
  refuse,
  reply,
  testSession,
} from '../support/session/session.ts';

const test = suite('effects: http');

/** A player is signed in, everything else quiet. */
function player(answers: Parameters<typeof testSession>[0] = {}) {
  const session = testSession({
    ...answers,
    answers: { authCheck: () => reply({ user_id: '7' }), ...answers.answers },
  });
  session.runtime.start();
  session.clock.advance(LATENCY);
  return session;
}

const endings = (session: ReturnType<typeof testSession>, call: string) =>
  session.events.filter(
    ({ type, data }) =>
      (type === 'http.replied' || type === 'http.failed') &&
      (data as { call: string }).call === call,
  );

test('every call ends exactly once, as a reply or a failure, caused by its request', () => {
  const session = player({ answers: { userConfig: networkError, limits: () => refuse(503) } });
  session.clock.advance(5000);
  const asked = session.events.filter(
    (event) => event.type === 'http.requested' && event.data.call !== 'sportsFeed',
  );
  for (const request of asked) {
    if (request.type !== 'http.requested') continue;
    const { call, requestId } = request.data;
    const ended = endings(session, call).filter(
      ({ data }) => (data as { requestId: number }).requestId === requestId,
    );
    assert.is(ended.length, 1, call);
    assert.is(ended[0]?.cause, request.seq, call);
  }
});

test('calls that need a token wait for one; one is fetched for all of them', () => {
  const session = player();
  session.clock.advance(5000);
  assert.is(session.requestsOf('token').length, 1);
  const [asked] = session.requestsOf('limits');
  assert.match(asked?.request.headers['authorization'] ?? '', /^Bearer x\./);
  assert.match(session.storage.cookies.getItem('user_token') ?? '', /^x\./);
});

test('an expired token is fetched anew by the next call that needs one', () => {
  const session = player();
  session.clock.advance(590_000);
  assert.is(session.requestsOf('token').length, 1);
  session.clock.advance(15_000);
  session.runtime.publish('session.started', { userId: '7' });
  session.clock.advance(1000);
  assert.is(session.requestsOf('token').length, 2);
});

test('a 401 is tried once more with a fresh token', () => {
  let tries = 0;
  const session = player({
    answers: {
      limits: () => {
        tries += 1;
        return tries === 1 ? refuse(401) : reply({ limits: [] });
      },
    },
  });
  session.clock.advance(5000);
  assert.is(tries, 2);
  assert.is(session.requestsOf('token').length, 2);
  assert.is(session.runtime.state.limits.status, 'ready');
  assert.is(session.runtime.state.session.userId, '7');
});

test('a second 401 ends the session, and says so', () => {
  const session = player({ answers: { limits: () => refuse(401) } });
  session.clock.advance(5000);
  assert.is(session.requestsOf('limits').length, 2);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(session.runtime.state.session.endReason, 'expired');
  assert.ok(session.runtime.state.notifications.items.some(({ id }) => id === 'session-ended'));
});

test('a call is sent again only where the table says so, as often and as late as it says', () => {
  const session = testSession({ answers: { authCheck: networkError, session: networkError } });
  session.runtime.start();
  session.clock.advance(1500);
  assert.is(session.requestsOf('authCheck').length, 1);
  session.clock.advance(10_000);
  assert.is(session.requestsOf('authCheck').length, 3);
  assert.is(session.requestsOf('session').length, 1);
  const retries = session.events.filter(({ type }) => type === 'http.attempted');
  assert.equal(
    retries.map(({ data }) => (data as { delay: number }).delay),
    [1500, 1500],
  );
});

test('a call without an answer fails when its time is up', () => {
  const session = testSession({ answers: { session: never } });
  session.runtime.start();
  session.clock.advance(14_000);
  assert.is(endings(session, 'session').length, 0);
  session.clock.advance(2000);
  const [ending] = endings(session, 'session');
  assert.is(ending?.type === 'http.failed' && ending.data.reason, 'network');
});

test('a cancelled call fails with close and 499, and its late answer is nobody`s', () => {
  const session = testSession({ answers: { session: never } });
  session.runtime.start();
  const asked = session.events.find(
    (event) => event.type === 'http.requested' && event.data.call === 'session',
  );
  if (asked?.type !== 'http.requested') throw new Error('not asked');
  const { requestId } = asked.data;
  session.runtime.publish('http.cancelled', { call: 'session', requestId });
  session.clock.advance(60_000);
  const ended = endings(session, 'session');
  assert.is(ended.length, 1);
  assert.equal(ended[0]?.type === 'http.failed' && [ended[0].data.reason, ended[0].data.status], [
    'close',
    499,
  ]);
});

test('a reply that fits no schema is a failure that says where', () => {
  const session = testSession({ answers: { authCheck: () => reply({ user_id: 7 }) } });
  session.runtime.start();
  session.clock.advance(10_000);
  const [ending] = endings(session, 'authCheck');
  assert.is(ending?.type, 'http.failed');
  assert.match(ending?.type === 'http.failed' ? ending.data.detail : '', 'user_id');
  assert.is(session.runtime.state.session.status, 'guest');
});

test('a refusal of no known shape is still a refusal', () => {
  const session = player({ answers: { limits: () => reply('<html>bad gateway</html>', 502) } });
  session.clock.advance(2000);
  const [ending] = endings(session, 'limits');
  assert.equal(ending?.type === 'http.replied' && ending.data.body, { errors: [] });
});

test('a call nobody declared fails at once', () => {
  const session = testSession();
  session.runtime.start();
  session.runtime.publish('http.requested', { call: 'nonsense', requestId: 999 });
  const ending = endings(session, 'nonsense')[0];
  assert.is(ending?.type === 'http.failed' && ending.data.detail, 'no such call');
});

test.run();
