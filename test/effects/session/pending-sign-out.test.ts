import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import {
  networkError,
  never,
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

const test = suite('effects: a sign-out that the server could not be told of');

/** A sign-out of another tab that the server could not be told of, or has now been told of. */
const hearOwed = (session: TestSession, value: string | null) => {
  session.runtime.publish('app.storageChanged', { name: 'signOutOwed', value });
  session.clock.advance(100);
};

test('a sign-out that the server did not hear is told again until it has, and holds meanwhile', () => {
  const session = playing('/en/slots', { answers: { disconnect: networkError } });
  signOut(session);
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, null, 'though the server says otherwise');
  assert.ok(session.requestsOf('disconnect').length >= 3);
  session.answers.disconnect = () => reply({ success: true });
  session.runtime.publish('app.connectionChanged', { online: true });
  session.answers.authCheck = () => reply({ user_id: null });
  session.clock.advance(100);
  const tries = session.requestsOf('disconnect').length;
  session.clock.advance(3 * MINUTE);
  assert.is(session.requestsOf('disconnect').length, tries);
  assert.is(session.storage.local.getItem('signOutOwed'), null);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('what the server said of who is there before it heard of the sign-out is not taken', () => {
  const late = new Subject<TransportResponse>();
  const session = testSession({ local: { signOutOwed: '1' }, answers: { authCheck: () => late } });
  session.runtime.start();
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.isSignOutOwed, false);
  late.next({ status: 200, headers: {}, body: { user_id: '7' } });
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(session.runtime.state.session.status, 'guest');
});

test('that nobody was there when it was asked, before somebody signed in, is not taken either', () => {
  const session = testSession();
  session.runtime.start();
  session.clock.advance(1000);
  session.answers.authCheck = () => session.clock.late(10_000, reply({ user_id: null }));
  session.clock.advance(MINUTE);
  session.answers.loginByEmail = () => reply({ userId: '7' });
  signIn(session);
  session.answers.disconnect = networkError;
  session.answers.authCheck = () => reply({ user_id: '7' });
  signOut(session);
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, null, 'though the server says otherwise');
  assert.is(session.storage.local.getItem('signOutOwed'), '1');
});

test('nor is it where another tab signed somebody in and out again meanwhile', () => {
  const session = testSession({ answers: { disconnect: networkError } });
  session.runtime.start();
  session.clock.advance(1000);
  session.answers.authCheck = () => session.clock.late(10_000, reply({ user_id: null }));
  session.clock.advance(MINUTE);
  session.answers.authCheck = () => reply({ user_id: '7' });
  hearOwed(session, '1');
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, null, 'though the server says otherwise');
});

test('it is told again after a reload, and a new sign-in is not undone by it', () => {
  const first = playing('/en/slots', { answers: { disconnect: networkError } });
  signOut(first);
  const session = testSession({
    url: '/en/slots',
    local: Object.fromEntries(first.storage.local.map),
    answers: { authCheck: () => reply({ user_id: '7' }), disconnect: networkError },
  });
  session.answers.loginByEmail = () => reply({ userId: '8' });
  session.runtime.start();
  session.clock.advance(1000);
  assert.is(session.requestsOf('disconnect').length, 1);
  assert.is(session.runtime.state.session.status, 'guest');
  signIn(session);
  const tries = session.requestsOf('disconnect').length;
  session.answers.authCheck = () => reply({ user_id: '8' });
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, '8');
  assert.is(session.requestsOf('disconnect').length, tries);
  assert.is(session.storage.local.getItem('signOutOwed'), null);
});

test('a sign-out owed in one tab holds in the others, whatever the server says, and is told on', () => {
  const session = playing('/en/slots', { answers: { disconnect: networkError } });
  hearOwed(session, '1');
  assert.is(session.runtime.state.session.endReason, 'other-tab');
  assert.equal(noticesOf(session), ['session_ended_other_tab']);
  assert.is(toldTabs(session), undefined, 'what was learned is not told on');
  hear(session, 'logout');
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, null, 'though the server says otherwise');
  assert.ok(session.requestsOf('disconnect').length >= 3, 'the other tab may be gone');
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('its reason is the one that the other tab told', () => {
  const session = playing('/en/slots');
  session.answers.authCheck = never;
  hear(session, 'idle');
  hearOwed(session, '1');
  assert.is(session.runtime.state.session.endReason, 'idle');
});

test('once the server has heard another tab, only what it says from then on is taken', () => {
  const session = playing('/en/slots', { answers: { disconnect: networkError } });
  hearOwed(session, '1');
  const late = new Subject<TransportResponse>();
  session.answers.authCheck = () => late;
  hear(session, 'logout');
  hearOwed(session, null);
  late.next({ status: 200, headers: {}, body: { user_id: '7' } });
  session.clock.advance(100);
  assert.is(session.runtime.state.session.userId, null);
  session.answers.authCheck = () => reply({ user_id: '8' });
  hear(session, 'started');
  assert.is(session.runtime.state.session.userId, '8');
  const tries = session.requestsOf('disconnect').length;
  session.clock.advance(3 * MINUTE);
  assert.is(session.requestsOf('disconnect').length, tries);
});

test('a tab that finds out who is there by asking takes back no sign-out owed in another', () => {
  const session = testSession({ answers: { authCheck: () => reply({ user_id: '7' }) } });
  session.runtime.start();
  session.storage.local.setItem('signOutOwed', '1');
  session.clock.advance(1000);
  assert.is(session.storage.local.getItem('signOutOwed'), '1');
});

test('while a sign-out is owed the other tabs are not sent to ask in vain', () => {
  const session = playing('/en/slots', { answers: { disconnect: networkError } });
  signOut(session);
  const note = session.storage.local.getItem('authChanged');
  session.clock.advance(3 * MINUTE);
  assert.is(session.storage.local.getItem('authChanged'), note);
});

test('it is not told while a code is typed for the second step: that would end it', () => {
  const session = playing('/en/user/login', { answers: { disconnect: networkError } });
  signOut(session);
  session.answers.disconnect = () => reply({ success: true });
  session.answers.loginByEmail = () =>
    reply({ userId: null, next: 'two-step', methods: ['totp'], expiresIn: 150 });
  session.answers.loginTwoStep = () => reply({ userId: '7' });
  const told = session.requestsOf('disconnect').length;
  signIn(session);
  session.clock.advance(2 * MINUTE);
  assert.is(session.requestsOf('disconnect').length, told);
  session.clock.advance(2 * MINUTE);
  assert.ok(session.requestsOf('disconnect').length > told, 'once the time for the code is over');
});

test.run();
