import { NEVER, Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import {
  networkError,
  refuse,
  reply,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';
import {
  hear,
  MINUTE,
  noticesOf,
  playing,
  signIn,
  signOut,
  toldTabs,
} from '../../support/session/tabs.ts';
import { userResult } from '../../support/session/user.ts';

const test = suite('effects: the end of a session');

test('signing out removes the token and whoever was there', () => {
  const session = playing();
  session.storage.cookies.setItem('user_token', 'x');
  signOut(session);
  assert.is(session.storage.cookies.getItem('user_token'), null);
  assert.is(session.runtime.state.user.userId, null);
  assert.is(session.runtime.state.session.status, 'guest');
});

test('a ban ends with the session of who is banned', () => {
  const answers = { userConfig: () => reply({ result: { ...userResult, ban_level: 45 } }) };
  const session = playing('/en/slots', { answers });
  session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  assert.is(session.runtime.state.route.route, 'block');
  signOut(session);
  session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  assert.is(session.runtime.state.route.route, 'about');
});

test('signing out on a page for players leads home; on any other it stays and is loaded anew', () => {
  const office = playing('/de/office/history');
  signOut(office);
  assert.is(office.navigation.url, '/de');
  assert.is(office.runtime.state.route.route, 'home');
  const slots = playing('/de/slots');
  const before = slots.typesOf('route.changed').length;
  signOut(slots);
  assert.is(slots.navigation.url, '/de/slots');
  assert.is(slots.typesOf('route.changed').length, before + 1);
});

test('a poll that hears of a sign-out before it has its own answer tells of nothing else', () => {
  const late = new Subject<TransportResponse>();
  const session = playing('/de/office/history', { answers: { disconnect: () => late } });
  session.clock.advance(MINUTE - 3000);
  session.answers.authCheck = () => reply({ user_id: null });
  signOut(session);
  session.clock.advance(2000);
  assert.is(session.runtime.state.session.endReason, 'logout');
  assert.is(session.runtime.state.route.route, 'home');
  assert.equal(noticesOf(session), []);
  late.next({ status: 200, headers: {}, body: { success: true } });
  assert.is(session.typesOf('session.ended').length, 1);
});

test('whoever signs out on purpose is not told that they were signed out', () => {
  const session = playing();
  signOut(session);
  assert.equal(noticesOf(session), []);
});

test('a second 401 ends the session with a notice, and signing in leads back', () => {
  const session = playing('/en/office/history?page=2');
  session.answers.betHistory = () => refuse(401);
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.endReason, 'expired');
  assert.equal(noticesOf(session), ['session_ended_expired']);
  assert.is(session.runtime.state.route.route, 'login');
  session.answers.betHistory = () => reply({ items: [], next: null });
  signIn(session);
  assert.is(session.navigation.url, '/en/office/history?page=2');
  assert.is(session.runtime.state.route.route, 'officeHistory');
});

test('a session that ran out on a public page leaves the player there', () => {
  const session = playing('/en/slots');
  session.answers.token = () => refuse(401);
  session.answers.authCheck = () => refuse(401);
  session.clock.advance(MINUTE);
  assert.is(session.runtime.state.session.endReason, 'expired');
  assert.is(session.navigation.url, '/en/slots');
});

test('a check that is refused signs out on the server too; one without an answer is only told', () => {
  const refused = playing('/en/slots');
  refused.answers.authCheck = () => refuse(403);
  refused.clock.advance(MINUTE);
  assert.is(refused.runtime.state.session.endReason, 'expired');
  assert.is(refused.requestsOf('disconnect').length, 1);
  for (const answer of [networkError, () => refuse(503)]) {
    const lost = playing('/en/slots');
    lost.answers.authCheck = answer;
    lost.clock.advance(MINUTE + 5000);
    assert.is(lost.requestsOf('authCheck').length, 4, 'two more tries');
    assert.is(lost.runtime.state.session.userId, '7');
    const names = lost.events.flatMap((event) =>
      event.type === 'bus.failed' ? [event.data.name] : [],
    );
    assert.ok(names.includes('authCheck'));
  }
});

test('a note of another tab is followed at once, hidden or not, and with its reason', () => {
  const reasons = [
    ['logout', 'other-tab'],
    ['idle', 'idle'],
    ['expired', 'expired'],
  ] as const;
  for (const [noted, told] of reasons) {
    const session = playing();
    session.runtime.publish('app.visibilityChanged', { visible: false });
    session.answers.authCheck = () => reply({ user_id: null });
    hear(session, noted);
    assert.is(session.runtime.state.session.endReason, told);
    assert.equal(noticesOf(session), [`session_ended_${told.replace('-', '_')}`]);
    assert.is(verifyIntentions(session.events).verdict, 'match');
  }
});

test('who is refused before the server has told of a sign-out in another tab has not run out of time', () => {
  for (const [noted, told] of [
    ['logout', 'other-tab'],
    ['limit', 'limit'],
  ] as const) {
    const session = playing('/en/slots');
    // The other tab has said so; the server still knows the player, and then refuses a call first.
    hear(session, noted);
    assert.is(session.runtime.state.session.userId, '7');
    session.answers.limits = () => refuse(401);
    session.answers.token = () => refuse(401);
    session.runtime.publish('feed.limitsChanged', { requestId: 0 });
    session.clock.advance(5_000);
    assert.is(session.runtime.state.session.userId, null);
    assert.is(session.runtime.state.session.endReason, told);
    assert.is(verifyIntentions(session.events).verdict, 'match');
  }
});

test('a notice waits until the tab is seen', () => {
  const session = playing();
  session.runtime.publish('app.visibilityChanged', { visible: false });
  session.answers.authCheck = () => reply({ user_id: null });
  hear(session, 'logout');
  session.clock.advance(10 * MINUTE);
  assert.equal(noticesOf(session), ['session_ended_other_tab']);
  session.runtime.publish('app.visibilityChanged', { visible: true });
  session.clock.advance(9999);
  assert.is(noticesOf(session).length, 1);
  session.clock.advance(1);
  assert.is(noticesOf(session).length, 0);
});

test('signing in in another tab signs in here, where the player is', () => {
  const session = testSession({ url: '/en/slots' });
  session.runtime.start();
  session.clock.advance(1000);
  session.answers.authCheck = () => reply({ user_id: '7' });
  hear(session, 'started');
  assert.is(session.runtime.state.session.userId, '7');
  assert.is(session.navigation.url, '/en/slots');
});

test('the other tabs are told who began it: signing in, out, and idleness', () => {
  const session = playing();
  assert.is(toldTabs(session), undefined, 'finding out is not telling');
  signOut(session);
  assert.is(toldTabs(session), 'logout');
  signIn(session);
  assert.is(toldTabs(session), 'started');
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(1000);
  assert.is(toldTabs(session), 'idle');
});

test('the other tabs hear of a sign-out before the server does, which may refuse them at once', () => {
  for (const leave of [
    (session: TestSession) => session.runtime.publish('session.logoutPressed', {}),
    (session: TestSession) =>
      session.runtime.publish('limits.realityCheckAnswered', {
        action: 'log_out',
        doNotShowAgain: false,
      }),
  ]) {
    const session = playing('/en/slots', { answers: { disconnect: () => NEVER } });
    leave(session);
    session.clock.advance(1000);
    assert.is(session.runtime.state.session.userId, '7', 'the server has not answered');
    assert.is(toldTabs(session), 'logout');
    assert.is(verifyIntentions(session.events).verdict, 'match');
  }
});

test('what protection ended is told in other tabs too, once and by a dialog that waits', () => {
  for (const [reason, dialog] of [
    ['excluded', 'excluded'],
    ['limit', 'session-over'],
  ] as const) {
    const session = playing();
    session.answers.authCheck = () => reply({ user_id: null });
    hear(session, reason);
    assert.equal(
      session.runtime.state.modal.open.map(({ id }) => id),
      [dialog],
    );
    assert.equal(noticesOf(session), []);
  }
});

test('the note is renewed once the server has heard it, so that nobody asks too early', () => {
  const session = playing();
  const notes: (string | null)[] = [];
  session.runtime.events$.subscribe(() => notes.push(session.storage.local.getItem('authChanged')));
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(1000);
  assert.is(new Set(notes.filter((note) => note !== null)).size, 2);
});

test('what a tab learned from another it does not tell on', () => {
  const session = playing();
  session.answers.authCheck = () => reply({ user_id: null });
  hear(session, 'logout');
  assert.is(toldTabs(session), undefined);
});

test.run();
