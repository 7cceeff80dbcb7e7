import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noRecordings } from '../../../src/site/own-recordings.ts';
import { openSite, remotesFrom } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('site shell');

test('before the session is known there is a frame in grey, and no page', async () => {
  const session = testSession({ answers: { configGroup: () => new Promise(() => {}) } });
  const page = await openSite(session);
  assert.ok(page.get('main [role=status]'));
  assert.is(page.all('header nav').length, 0);
  await page.close();
});

test('a page of the site stands between header and footer, with a way past them', async () => {
  const page = await openSite(testSession({ url: '/en/about' }));
  assert.is(page.get('main h1').textContent, 'About us');
  assert.is(page.get('a[href="#content"]').textContent, 'Skip to content');
  assert.is(page.get('main').id, 'content');
  assert.ok(page.get('header nav[aria-label="Sections"] a[href="/en/live"]'));
  assert.ok(page.get('footer a[href="/en/responsiblegaming"]'));
  assert.is(page.get('footer [role=img]').textContent, '18+');
  await page.close();
});

test('what is copied of the session is its number as support looks for it', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  const { sessionId: id } = session.runtime.state.session;
  const shown = () => page.all('bdi').map(({ textContent }) => textContent);
  assert.equal(shown(), [id]);
  await page.doing(() => session.navigation.visit('/en/nothing/here'));
  assert.equal(shown(), [id]);
  await page.close();
});

test('the footer is drawn once its texts are there', async () => {
  // A key without its text is no text here, but an error.
  const page = await openSite(testSession({ url: '/en/about' }), remotesFrom(), noRecordings, []);
  const headings = () => page.all('footer h2').map(({ textContent }) => textContent);
  for (const _ of Array(50)) if (headings().length === 0) await page.advance(10);
  assert.equal(headings(), ['Betting', 'Information', 'Safer gaming', 'Policies']);
  await page.close();
});

test('the coupon stands beside pages where bets are made, and nowhere else', async () => {
  const session = testSession({ url: '/en/live' });
  const page = await openSite(session);
  assert.is(page.all('aside[data-coupon-type]').length, 1);
  await page.pressNamed('Promotions');
  assert.is(page.all('aside[data-coupon-type]').length, 0);
  await page.close();
});

test('a link changes the page without loading another, and says where the player is', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  await page.pressNamed('Contacts');
  assert.is(session.runtime.state.route.url, '/en/contacts');
  assert.is(page.get('main h1').textContent, 'Contacts');
  assert.is(page.get('main nav a[aria-current="page"]').textContent, 'Contacts');
  await page.close();
});

test('an address without a page shows the error page, which leads home', async () => {
  const session = testSession({ url: '/en/nothing/here' });
  const page = await openSite(session);
  assert.is(page.get('main h1').textContent, 'Page not found');
  assert.is(page.all('header nav').length, 0);
  await page.pressNamed('Go to the home page');
  assert.is(session.runtime.state.route.route, 'home');
  await page.close();
});

test('without its header a page has none, and keeps everything else', async () => {
  const page = await openSite(testSession({ url: '/en/about?hideHeader=1' }));
  assert.is(page.all('header nav').length, 0);
  assert.is(page.get('main h1').textContent, 'About us');
  await page.close();
});

test('maintenance says when it ends, in the time of the player', async () => {
  const finish = Date.UTC(2026, 0, 1, 12, 30) / 1000;
  const session = testSession({ url: '/en/about' });
  session.answers.maintenance = () => [
    {
      status: 200,
      headers: {},
      body: {
        started_at: null,
        ended_at: finish,
        notify_started_at: null,
        notify_ended_at: null,
        isActive: true,
        web_state: 0,
      },
    },
  ];
  const page = await openSite(session);
  await page.doing(() =>
    session.runtime.publish('http.requested', { call: 'maintenance', requestId: 900 }),
  );
  await page.advance(1000);
  assert.is(session.runtime.state.route.layout, 'maintenance');
  assert.match(page.get('main').textContent ?? '', 'Planned to end at Jan 1, 12:30');
  await page.close();
});

test('the whole site is in the language of the address, once its texts are there', async () => {
  const session = testSession({ url: '/ru/about' });
  const page = await openSite(session);
  await page.doing(() => page.texts.use('ru'));
  assert.is(page.get('main h1').textContent, 'О нас');
  assert.ok(page.get('header nav[aria-label="Разделы"]'));
  await page.close();
});

test('choosing a language changes the address and closes the dialog', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  await page.doing(() => page.host.openModal('language'));
  assert.equal(
    page.all('dialog[data-modal=language] li').map(({ textContent }) => textContent),
    ['English', 'Русский', 'Deutsch', 'العربية'],
  );
  await page.press('dialog [lang=de]');
  assert.is(session.runtime.state.route.url, '/de/about');
  assert.is(page.all('dialog').length, 0);
  await page.close();
});

test('notices are read out, the last three of them, and go when they are put away', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  for (const id of ['a', 'b', 'c', 'd']) {
    const level = id === 'd' ? 'error' : 'info';
    await page.happens('notification.shown', { id, level, area: 'default', text: `notice ${id}` });
  }
  const notices = () => page.all('section[aria-label=Notices] li').map((li) => li.textContent);
  assert.equal(notices(), ['OKnotice b', 'OKnotice c', 'Something went wrongnotice d']);
  assert.is(page.get('section li[role=alert]').textContent, notices()[2]);
  assert.is(page.get('section[aria-label=Notices] ul').getAttribute('aria-live'), 'polite');
  await page.pressNamed('Dismiss');
  assert.is(notices().length, 2);
  await page.advance(11_000);
  assert.equal(notices(), []);
  await page.close();
});

test('a lost connection is told, a lost feed too, and both go when it is back', async () => {
  const session = bettingSession({ url: '/en/live' });
  const page = await openSite(session);
  const banner = () => page.get('[role=status]:has(p), [role=status]:empty').textContent;
  const { publish } = page.host;
  await page.doing(() => publish('app.connectionChanged', { online: false }));
  assert.match(banner() ?? '', 'You are offline');
  await page.doing(() => publish('app.connectionChanged', { online: true }));
  await page.happens('feed.lost', { requestId: 1, retryIn: 1000, reason: 'x' });
  assert.match(banner() ?? '', 'Connection lost');
  await page.happens('feed.opened', { requestId: 2, topics: [] });
  assert.is(banner(), '');
  await page.close();
});

test('a view that throws shows the error page, and the log has it', async () => {
  const session = testSession({ url: '/en/user/login' });
  const page = await openSite(session);
  const { error } = console;
  console.error = () => {};
  const { t } = page.host;
  const broken: typeof t = (key, ...values) => {
    if (key === 'auth_login_title') throw new Error('a broken view');
    return t(key, ...values);
  };
  Object.assign(page.host, { t: broken });
  await page.doing(() => page.host.textsChanged());
  await page.doing(() =>
    page.host.publish('session.loginSubmitted', { login: 'a', password: 'b' }),
  );
  await page.doing(() =>
    page.host.publish('route.requested', { url: '/en/user/login?again=1', replace: false }),
  );
  console.error = error;
  const failed = session.events.filter(({ type }) => type === 'bus.failed');
  assert.match(JSON.stringify(failed), 'a broken view');
  assert.is(session.runtime.state.route.status, 500);
  assert.is(page.get('main h1').textContent, 'The page failed');
  await page.close();
});

test('a sub-application that cannot be had leaves the rest of the site standing', async () => {
  const missing = () => Promise.reject(new Error('gone'));
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session, remotesFrom({ information: missing }));
  assert.is(session.runtime.state.remoteViews.views['information']?.status, -1);
  assert.ok(page.get('header nav a[href="/en/live"]'));
  assert.match(JSON.stringify(session.events), 'remote information');
  await page.close();
});

test.run();
