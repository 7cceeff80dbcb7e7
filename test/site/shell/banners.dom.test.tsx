import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SiteConfigByName, siteConfigTable } from '../../../src/domain/site/config.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { reply, type SessionOptions, testSession } from '../../support/session/session.ts';

const test = suite('banners');

const begin = testSession().clock.now() / 1000;
const HOUR = 3600;

const announced = (more: object = {}) => ({
  started_at: begin + HOUR,
  ended_at: begin + 3 * HOUR,
  notify_started_at: begin - HOUR,
  notify_ended_at: begin + HOUR,
  isActive: false,
  web_state: 0,
  ...more,
});

const facts = (countryCode: string) => ({
  geo: { countryCode, countryId: 1 },
  currency: 'EUR',
  language: 'en',
});

const opened = (more: object = {}, options: SessionOptions = {}) =>
  testSession({
    url: '/en/about',
    ...options,
    answers: { maintenance: () => reply(announced(more)), ...options.answers },
  });

const banners = '[role=status] p';

test('maintenance to come is told with its time, in the player’s own, and can be put away', async () => {
  const session = opened({}, { surroundings: { timeZone: 'Asia/Almaty' } });
  const page = await openSite(session);
  await page.advance(1000);
  assert.match(
    page
      .all(banners)
      .map(({ textContent }) => textContent)
      .join(),
    /Maintenance ahead\. Planned from Jan 1, 06:00 to 08:00 GMT\+5\./,
  );
  await page.pressNamed('Dismiss');
  assert.equal(page.all(banners), []);
  assert.equal(session.typesOf('maintenance.'), ['maintenance.noticeDismissed']);
  await page.close();
});

test('it appears and goes by the clock, without another answer', async () => {
  const session = opened({ notify_started_at: begin + 30, notify_ended_at: begin + 50 });
  const page = await openSite(session);
  await page.advance(1000);
  assert.equal(page.all(banners), []);
  await page.advance(30_000);
  assert.is(page.all(banners).length, 1);
  await page.advance(20_000);
  assert.equal(page.all(banners), []);
  await page.close();
});

test('it is told in Russian in AZ, KZ, UA and RU, elsewhere in English, beside the page’s language', async () => {
  const expected = [
    ['kz', '/en/about', ['en', 'ru']],
    ['ua', '/en/about', ['en', 'ru']],
    ['gb', '/en/about', ['en']],
    ['gb', '/ru/about', ['ru', 'en']],
    ['az', '/ru/about', ['ru']],
    ['eg', '/ar/about', ['ar', 'en']],
  ] as const;
  for (const [country, url, languages] of expected) {
    const session = opened({}, { url, preset: { session: facts(country) } });
    const page = await openSite(session);
    await page.doing(() => page.texts.use(url.slice(1, 3)));
    await page.advance(1000);
    const told = page.all(banners).map((banner) => banner.getAttribute('lang'));
    assert.equal(told, [...languages], `${country} ${url}`);
    await page.close();
  }
});

test('the page of maintenance says when it ends, and opens where the player was', async () => {
  const session = opened({ isActive: true, started_at: begin - HOUR, ended_at: begin + HOUR });
  const page = await openSite(session);
  await page.advance(1000);
  assert.is(page.get('main h1').textContent, 'Maintenance');
  assert.match(
    page.get('main').textContent ?? '',
    'Planned from Dec 31, 23:00 to Jan 1, 01:00 UTC.',
  );
  session.answers.maintenance = () => reply(announced({ isActive: false }));
  await page.advance(60_000);
  assert.is(page.get('main h1').textContent, 'About us');
  await page.close();
});

test('a newer version is offered beside the page; loading it keeps the bet slip', async () => {
  const session = bettingSession({ url: '/en/live' });
  let version = '1';
  session.answers.appVersion = () => reply({ version });
  const page = await openSite(session);
  await page.press('button[data-market-id]');
  const legs = session.runtime.state.coupon.bets.length;
  assert.is(legs, 1);
  await page.advance(61_000);
  version = '2';
  await page.advance(60_000);
  await page.pressNamed('Load it');
  assert.is(session.navigation.visits.at(-1), 'reload');
  await page.close();
  const local = Object.fromEntries(session.storage.local.map);
  const next = bettingSession({ url: '/en/live', local });
  next.runtime.start();
  next.clock.advance(1000);
  assert.is(next.runtime.state.coupon.bets.length, legs);
});

test('who goes on with the version there is is asked again only about a still newer one', async () => {
  const session = testSession({ url: '/en/about' });
  let version = '1';
  session.answers.appVersion = () => reply({ version });
  const page = await openSite(session);
  await page.advance(61_000);
  version = '2';
  await page.advance(60_000);
  await page.pressNamed('Dismiss');
  await page.advance(300_000);
  assert.equal(page.all(banners), []);
  version = '3';
  await page.advance(60_000);
  assert.is(page.all(banners).length, 1);
  await page.close();
});

const excluded = (limitType: number) =>
  reply({
    limits: [
      {
        ...{ limitType, limitState: 'ACTIVE', limitValue: 7, startedAt: begin },
        endsAt: begin + 7 * 24 * HOUR,
      },
    ],
  });

test('whoever has stopped playing reads on every page until when, and it stays there', async () => {
  const open = async (limitType: number) => {
    const answers = { limits: () => excluded(limitType) };
    const page = await openSite(bettingSession({ player: true, url: '/en/live', answers }));
    await page.advance(1000);
    const text = page.all(banners).map(({ textContent }) => textContent);
    await page.close();
    return text.join();
  };
  assert.match(await open(30), /You have stopped playing until Jan 8/);
  for (const type of [33, 37]) assert.not.match(await open(type), 'You have stopped playing');
});

test('when a break ends, the page that stayed open shows it by itself', async () => {
  let limitState: 'ACTIVE' | 'INACTIVE' = 'ACTIVE';
  const limit = { limitType: 30, limitValue: 1, startedAt: begin };
  const answers = {
    limits: () => reply({ limits: [{ ...limit, limitState, endsAt: begin + 2 * HOUR }] }),
  };
  const page = await openSite(bettingSession({ player: true, url: '/en/live', answers }));
  const text = () => page.all(banners).map(({ textContent }) => textContent);
  await page.advance(HOUR * 1000);
  assert.match(text().join(), 'You have stopped playing until');
  limitState = 'INACTIVE';
  await page.advance(HOUR * 1000);
  assert.equal(text(), []);
  await page.close();
});

test('where the law wants it, one press on any page stops the player, unasked', async () => {
  const open = async (jurisdiction: SiteConfigByName['jurisdiction']) => {
    const session = bettingSession({
      ...{ player: true, url: '/en/live' },
      answers: {
        blockUser: () => reply({ success: true }),
        configGroup: () => reply({ site: { [siteConfigTable.jurisdiction.key]: jurisdiction } }),
      },
    });
    const page = await openSite(session);
    await page.advance(1000);
    return { session, page };
  };
  const there = await open('uk');
  assert.is(there.page.all('[data-lock]').length, 0);
  await there.page.close();
  const { session, page } = await open('de');
  await page.press('[data-lock]');
  await page.advance(100);
  assert.is(session.requestsOf('blockUser').length, 1);
  assert.is(session.runtime.state.session.userId, null);
  assert.is(page.all('[data-lock]').length, 0);
  await page.close();
});

test.run();
