import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { bankOf } from '../../support/session/accounts.ts';
import { refuse, reply, type SessionOptions, testSession } from '../../support/session/session.ts';

const test = suite('effects: secure data');

const MINUTE = 60_000;

/** A session whose cookies note until when they live. */
function signedIn(options: SessionOptions = {}) {
  const expires = new Map<string, number | undefined>();
  let given = 0;
  const session = testSession({
    ...options,
    answers: {
      ...bankOf().answers,
      secureData: () => {
        given += 1;
        return reply({ ggru: `planted-ggru-${given}`, grant: `planted-grant-${given}` });
      },
      ...options.answers,
    },
  });
  const { cookies } = session.storage;
  const set = cookies.setItem;
  Object.assign(cookies, {
    setItem(key: string, value: string, until?: { expires?: number }) {
      expires.set(key, until?.expires);
      set(key, value);
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return { session, cookies, expires };
}

test('after signing in both values are in their cookies, the grant under the player’s id', () => {
  const { session, cookies, expires } = signedIn();
  assert.is(cookies.getItem('ggru'), 'planted-ggru-1');
  assert.is(cookies.getItem('grant_7'), 'planted-grant-1');
  const answered = session.events.find(
    ({ type, data }) => type === 'http.replied' && 'call' in data && data.call === 'secureData',
  );
  const at = answered?.at ?? 0;
  assert.is(expires.get('ggru'), at + 86_400_000);
  assert.is(expires.get('grant_7'), at + 1_800_000);
});

test('they are renewed before the grant ends, as long as somebody is signed in', () => {
  const { session, cookies } = signedIn();
  for (const count of [2, 3]) {
    session.clock.advance(29 * MINUTE);
    assert.is(cookies.getItem('grant_7'), `planted-grant-${count}`);
  }
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  const before = session.requestsOf('secureData').length;
  session.clock.advance(60 * MINUTE);
  assert.is(session.requestsOf('secureData').length, before);
});

test('signing out takes them away, and a late answer does not bring them back', () => {
  const { session, cookies } = signedIn();
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.equal([cookies.getItem('ggru'), cookies.getItem('grant_7')], [null, null]);
  const late = new Subject<TransportResponse>();
  const slow = signedIn({ answers: { secureData: () => late } });
  slow.session.runtime.publish('session.logoutPressed', {});
  slow.session.clock.advance(1000);
  late.next({ status: 200, headers: {}, body: { ggru: 'late', grant: 'late' } });
  slow.session.clock.advance(1000);
  assert.equal([slow.cookies.getItem('ggru'), slow.cookies.getItem('grant_7')], [null, null]);
});

test('who was signed out while no page was open leaves nothing to the next visitor', () => {
  const session = testSession();
  session.storage.cookies.setItem('ggru', 'planted-ggru');
  session.storage.cookies.setItem('grant_7', 'planted-grant');
  session.runtime.start();
  session.clock.advance(1000);
  const { cookies } = session.storage;
  assert.equal([cookies.getItem('ggru'), cookies.getItem('grant_7')], [null, null]);
});

test('nor to whoever is signed in by then', () => {
  const session = testSession({ answers: { authCheck: () => reply({ user_id: '8' }) } });
  session.storage.cookies.setItem('grant_7', 'planted-grant');
  session.runtime.start();
  session.clock.advance(1000);
  const { cookies } = session.storage;
  assert.equal([cookies.getItem('grant_7'), cookies.getItem('grant_8')], [null, 'planted-grant']);
});

test('another player of the browser finds nothing of the one before', () => {
  let userId = '7';
  const { session, cookies } = signedIn({
    answers: { authCheck: () => reply({ user_id: userId }) },
  });
  userId = '8';
  session.clock.advance(2 * MINUTE);
  assert.is(cookies.getItem('grant_7'), null);
  assert.is(cookies.getItem('grant_8'), 'planted-grant-2');
});

test('a failure is told to the log alone, and tried again while the old grant is good', () => {
  const { session, cookies } = signedIn();
  const secureData = session.answers.secureData;
  session.answers.secureData = () => refuse(503);
  session.clock.advance(21 * MINUTE);
  const failures = session.events.filter(({ type }) => type === 'bus.failed');
  assert.is(failures.length, 1);
  assert.equal(session.runtime.state.notifications.items, []);
  if (secureData) session.answers.secureData = secureData;
  session.clock.advance(8 * MINUTE);
  assert.is(cookies.getItem('grant_7'), 'planted-grant-2');
});

test('the values are in no state, no recorded event and no other request', () => {
  const { session } = signedIn();
  const states: unknown[] = [];
  session.runtime.state$.subscribe((state) => states.push(state));
  session.clock.advance(30 * MINUTE);
  const recording = session.events.map((event) => redact(event, privatePathsOf(event), []));
  assert.not.match(JSON.stringify([states, recording, session.requests]), 'planted-g');
  assert.is(verifyIntentions(recording as typeof session.events).verdict, 'match');
});

test.run();
