import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkError, reply, type TestSession, testSession } from '../support/session.ts';

const test = suite('effects: gate, version, idle');

const opened = (url: string, answers: TestSession['answers'] = {}, local = {}) => {
  const session = testSession({ url, answers, local });
  session.runtime.start();
  session.clock.advance(3000);
  return session;
};

const redirectTo = (url: string) => () =>
  reply({ redirect: true, code: 302, url, reasons: [], breadcrumbs: [] });

const closed = (isActive: boolean) => ({
  started_at: 1,
  ended_at: 2,
  notify_started_at: null,
  notify_ended_at: null,
  isActive,
  web_state: 1,
});

test('a redirect within the site is followed', () => {
  const session = opened('/en/slots', { redirectLight: redirectTo('/en/about') });
  assert.is(session.runtime.state.route.route, 'about');
});

test('a redirect to elsewhere leaves the site', () => {
  const session = opened('/en', { redirectLight: redirectTo('https://example.test/') });
  assert.ok(session.navigation.visits.includes('https://example.test/'));
});

test('a redirect in a circle is told and not followed', () => {
  const session = opened('/en/slots', { redirectLight: redirectTo('/en/slots') });
  assert.is(session.runtime.state.route.route, 'slots');
  const told = session.events.find((event) => event.type === 'bus.failed');
  assert.match(told?.type === 'bus.failed' ? told.data.message : '', 'circle');
});

test('a redirect or a block that cannot be had is tried again, told and skipped', () => {
  const session = opened('/en', { redirectLight: networkError, block: networkError });
  session.clock.advance(10_000);
  assert.is(session.requestsOf('redirectLight').length, 6);
  assert.is(session.requestsOf('block').length, 3);
  assert.is(session.runtime.state.route.route, 'home');
  const names = session.events.flatMap((event) =>
    event.type === 'bus.failed' ? [event.data.name] : [],
  );
  assert.equal(new Set(names), new Set(['redirectLight', 'block']));
});

test('a block closes the whole site; a reply without a block does not', () => {
  const blocked = opened('/en/slots', {
    block: () => reply({ displayTypeId: 1, templateTypeId: 16 }),
  });
  assert.is(blocked.runtime.state.route.layout, 'blocked');
  const open = opened('/en/slots', {
    block: () => reply({ displayTypeId: 0, templateTypeId: 16 }),
  });
  assert.is(open.runtime.state.route.route, 'slots');
});

test('maintenance closes the site, and the end of it opens it again', () => {
  let isActive = true;
  const session = opened('/en/slots', { maintenance: () => reply(closed(isActive)) });
  assert.is(session.runtime.state.route.layout, 'maintenance');
  isActive = false;
  session.clock.advance(61_000);
  assert.is(session.runtime.state.route.route, 'home');
});

test('a newer version is offered once, from a minute after the start on', () => {
  let version = '1';
  const session = opened('/en', { appVersion: () => reply({ version }) });
  assert.is(session.requestsOf('appVersion').length, 0);
  session.clock.advance(60_000);
  assert.is(session.runtime.state.session.updateVersion, null);
  version = '2';
  session.clock.advance(180_000);
  assert.is(session.runtime.state.session.updateVersion, '2');
  assert.is(session.events.filter(({ type }) => type === 'app.updateFound').length, 1);
});

test('inactivity signs a player out, and says so after the next load', () => {
  const session = opened('/en', { authCheck: () => reply({ user_id: '7' }) });
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(session.requestsOf('disconnect').length, 1);
  const local = Object.fromEntries(session.storage.local.map);
  const next = opened('/en', {}, local);
  assert.ok(next.runtime.state.modal.open.some(({ kind }) => kind === 'auto-log-off'));
  assert.is(next.storage.local.getItem('autoLogOff'), null);
});

test('inactivity of a guest ends nothing', () => {
  const session = opened('/en');
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(1000);
  assert.is(session.requestsOf('disconnect').length, 0);
});

test.run();
