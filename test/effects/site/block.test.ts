import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { isNoticeShown } from '../../../src/domain/site/maintenance.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import {
  networkError,
  refuse,
  reply,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: gate, version, idle');

const opened = (url: string, answers: TestSession['answers'] = {}, local = {}) => {
  const session = testSession({ url, answers, local });
  session.runtime.start();
  session.clock.advance(3000);
  return session;
};

/** What the log says that went wrong. */
const told = ({ events }: TestSession) =>
  events.flatMap(({ type, data }) => (type === 'bus.failed' ? [data.message] : []));

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

test('a redirect that comes back over another site is a circle; a later visit is none', () => {
  const elsewhere = 'https://example.test/';
  const first = opened('/en/slots', { redirectLight: redirectTo(elsewhere) });
  const { storage } = first;
  const back = (after: number) => {
    const session = testSession({ url: '/en/slots', storage });
    session.answers.redirectLight = redirectTo(elsewhere);
    session.clock.advance(after);
    session.runtime.start();
    session.clock.advance(3000);
    return session;
  };
  const soon = back(10_000);
  assert.is(soon.runtime.state.route.route, 'slots');
  assert.not.ok(soon.navigation.visits.includes(elsewhere));
  assert.match(told(soon)[0] ?? '', 'circle');
  assert.is(verifyIntentions(soon.events).verdict, 'match');
  assert.ok(back(60_000).navigation.visits.includes(elsewhere));
});

test('a redirect to what is no page is told and not followed', () => {
  for (const url of ['javascript:alert(1)', '//example.test/', 'about']) {
    const session = opened('/en/slots', { redirectLight: redirectTo(url) });
    assert.equal(session.navigation.visits, [], url);
    assert.match(told(session)[0] ?? '', 'nowhere');
  }
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

test('maintenance closes the site, and its end leads back to where the player was', () => {
  let isActive = true;
  const session = opened('/en/slots', { maintenance: () => reply(closed(isActive)) });
  assert.is(session.runtime.state.route.layout, 'maintenance');
  isActive = false;
  session.clock.advance(61_000);
  assert.is(session.navigation.url, '/en/slots');
  assert.is(session.runtime.state.route.route, 'slots');
});

test('a block call that fails because the site is closed turns maintenance on; the poll ends it', () => {
  const session = opened('/en/slots', { block: () => refuse(503, '1501') });
  const { runtime } = session;
  assert.is(runtime.state.block.maintenance.isActive, true);
  assert.is(runtime.state.route.layout, 'maintenance');
  assert.equal(told(session), []);
  session.clock.advance(60_000);
  assert.is(session.navigation.url, '/en/slots');
  assert.is(runtime.state.route.route, 'slots');
});

test('a player whom maintenance found before signing in comes back to sign in', () => {
  let isActive = true;
  const session = opened('/en/office/history', { maintenance: () => reply(closed(isActive)) });
  assert.is(session.runtime.state.route.route, 'maintenance');
  isActive = false;
  session.clock.advance(60_000);
  assert.is(session.runtime.state.route.route, 'login');
  assert.is(session.runtime.state.route.returnUrl, '/en/office/history');
});

test('the address of the maintenance page itself leads home when nothing is closed', () => {
  const session = opened('/en/maintenance');
  assert.is(session.runtime.state.route.route, 'home');
});

test('configuration closes the site for as long as the server has not said whether it is', () => {
  const configGroup = () => reply({ site: { [siteConfigTable.maintenance.key]: true } });
  const unsaid = opened('/en/slots', { configGroup, maintenance: networkError });
  assert.is(unsaid.runtime.state.route.layout, 'maintenance');
  const open = opened('/en/slots', { configGroup });
  assert.is(open.runtime.state.route.route, 'slots');
});

test('whether an address is blocked is asked anew for who signs in and who signs out', () => {
  const session = opened('/en/slots', { authCheck: () => reply({ user_id: '7' }) });
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.equal(
    session.requestsOf('block').map(({ request }) => request.body),
    [false, true, false].map((auth) => ({ auth, url: '/en/slots' })),
  );
});

test('maintenance to come is told within its window, by the clock alone', () => {
  const now = testSession().clock.now() / 1000;
  const window = { started_at: now + 3600, ended_at: now + 7200 };
  const announced = { notify_started_at: now + 10, notify_ended_at: now + 40 };
  const session = opened('/en', {
    maintenance: () => reply({ ...window, ...announced, isActive: false, web_state: 0 }),
  });
  const isAnnounced = () => session.runtime.state.block.maintenance.isAnnounced;
  assert.is(session.requestsOf('maintenance').length, 1);
  assert.is(isAnnounced(), false);
  session.clock.advance(7000);
  assert.is(isAnnounced(), true);
  session.clock.advance(30_000);
  assert.is(isAnnounced(), false);
  assert.is(session.requestsOf('maintenance').length, 1);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('who is here is told once more five minutes before the site closes', () => {
  const now = testSession().clock.now() / 1000;
  const window = { started_at: now + 600, ended_at: now + 7200 };
  const announced = { notify_started_at: now - 10, notify_ended_at: null };
  const session = opened('/en', {
    maintenance: () => reply({ ...window, ...announced, isActive: false, web_state: 0 }),
  });
  const shown = () => session.runtime.state.modal.open.map(({ id }) => id);
  session.clock.advance(290_000);
  assert.equal(shown(), []);
  session.clock.advance(10_000);
  assert.equal(shown(), ['maintenance']);
  session.clock.advance(60_000);
  assert.equal(shown(), ['maintenance'], 'it waits until it was read');
});

test('a notice that was put away stays away, over a reload too, until there is another one', () => {
  const now = testSession().clock.now() / 1000;
  let startsIn = 3600;
  const maintenance = () =>
    reply({
      ...{ started_at: now + startsIn, ended_at: now + 7200, isActive: false, web_state: 0 },
      ...{ notify_started_at: now - 10, notify_ended_at: null },
    });
  const session = opened('/en', { maintenance });
  assert.ok(isNoticeShown(session.runtime.state.block.maintenance));
  session.runtime.publish('maintenance.noticeDismissed', {});
  assert.not.ok(isNoticeShown(session.runtime.state.block.maintenance));
  const { storage } = session;
  const next = testSession({ url: '/en', answers: { maintenance }, storage });
  next.runtime.start();
  next.clock.advance(3000);
  assert.not.ok(isNoticeShown(next.runtime.state.block.maintenance));
  startsIn = 1800;
  next.clock.advance(60_000);
  assert.ok(isNoticeShown(next.runtime.state.block.maintenance));
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

test('a tab that nobody sees asks neither for maintenance nor for versions', () => {
  const session = opened('/en');
  session.runtime.publish('app.visibilityChanged', { visible: false });
  const before = session.requests.length;
  session.clock.advance(10 * 60_000);
  const asked = session.requests.slice(before).map(({ call }) => call);
  assert.not.ok(asked.includes('maintenance') || asked.includes('appVersion'), asked.join());
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

test('whoever is signed in again by the next load is not told of it any more', () => {
  const session = opened('/en', { authCheck: () => reply({ user_id: '7' }) });
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(1000);
  session.answers.loginByEmail = () => reply({ userId: '7' });
  session.runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, '7');
  assert.is(session.storage.local.getItem('autoLogOff'), null);
});

test('inactivity of a guest ends nothing', () => {
  const session = opened('/en');
  session.runtime.publish('session.idleReached', { minutes: 15 });
  session.clock.advance(1000);
  assert.is(session.requestsOf('disconnect').length, 0);
});

test.run();
