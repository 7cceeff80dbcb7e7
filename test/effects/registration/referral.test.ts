import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import type { CookiesType } from '../../../src/domain/site/cookie-consent.ts';
import type { Cookies } from '../../../src/kernel/ports.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { memoryStore, reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: referral');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Cookies that are gone when their time is over, as a browser's are. */
function expiringCookies(now: () => number): Cookies {
  const kept = new Map<string, { readonly value: string; readonly until: number }>();
  return {
    names: () => [...kept].flatMap(([name, { until }]) => (until > now() ? [name] : [])),
    getItem(name) {
      const { value = null, until = 0 } = kept.get(name) ?? {};
      return until > now() ? value : null;
    },
    setItem(name, value, { expires = Number.POSITIVE_INFINITY } = {}) {
      kept.set(name, { value, until: expires });
    },
    removeItem: (name) => void kept.delete(name),
  };
}

/** A visit of somebody who allowed these cookies before, or was not asked yet. */
function visited(url: string, cookiesType: CookiesType | null = 'all') {
  const cookies = expiringCookies(() => session.clock.now());
  const local = memoryStore(
    cookiesType === null ? {} : { cookiesAgree: JSON.stringify({ cookiesType, agreedAt: 1 }) },
  );
  const site = { [siteConfigTable.cookieAgreementPopup.key]: true };
  const session = testSession({
    url,
    storage: { local, session: memoryStore(), cookies },
    answers: { configGroup: () => reply({ site }) },
  });
  session.runtime.start();
  return { session, cookies, local };
}

const lifetimes: readonly (readonly [query: string, cookie: string, value: string, ms: number])[] =
  [
    ['ref_id=12', 'ref_id', '12', 60 * DAY],
    ['bf=1', 'bf', '1', DAY],
    ['tag=d_1', 'reflink_tag', 'd_1', 60 * DAY],
    ['tag=d_1', 'reflink_tag_hour', 'd_1', HOUR],
    ['tag=d_1', 'postback', '', 4000],
    ['tag=d_1&pb=p-1', 'postback', 'p-1', 30 * DAY],
    ['partner_id=7', 'partner_id', '7', 60 * DAY],
    ['partner_id=7&click_id=c', 'partner_id', '7', 30 * DAY],
    ['partner_id=7&click_id=c', 'click_id', 'c', 30 * DAY],
    ['subid=s%2F1', 'subid', 's/1', 60 * DAY],
  ];

for (const [query, name, value, lifetime] of lifetimes) {
  test(`?${query} keeps ${name} for ${lifetime / 1000} s, to the millisecond`, () => {
    const { session, cookies } = visited(`/en/about?${query}#top`);
    session.runtime.stop();
    session.clock.advance(lifetime - 1);
    assert.is(cookies.getItem(name), value);
    session.clock.advance(1);
    assert.is(cookies.getItem(name), null);
  });
}

test('tags are in cookies only; the log names the cookies and not what is in them', () => {
  const url = '/en/about?ref_id=someone&partner_id=7&click_id=planted';
  const { session, local } = visited(url);
  const [kept] = session.events.filter(({ type }) => type === 'referral.kept');
  const cookies = [
    { name: 'ref_id', lifetime: 60 * DAY },
    { name: 'partner_id', lifetime: 30 * DAY },
    { name: 'click_id', lifetime: 30 * DAY },
  ];
  assert.equal(kept?.data, { cookies });
  assert.is(kept?.cause, 0);
  assert.equal([...local.map.keys()], ['cookiesAgree']);
});

test('no tag is in a cookie before advertising is allowed, and from then on as long as from the beginning', () => {
  const { session, cookies } = visited('/en/about?ref_id=12&bf=1', null);
  session.clock.advance(HOUR);
  assert.equal(cookies.names(), []);
  session.runtime.publish('consent.given', { cookiesType: 'functionality', by: 'player' });
  assert.equal(cookies.names(), []);
  session.runtime.publish('consent.given', { cookiesType: 'marketing', by: 'player' });
  assert.equal(cookies.names(), ['ref_id', 'bf']);
  session.clock.advance(23 * HOUR - 1);
  assert.equal(cookies.names(), ['ref_id', 'bf']);
  session.clock.advance(1);
  assert.equal(cookies.names(), ['ref_id']);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('who allows no advertising any more has none of them left', () => {
  const { session, cookies } = visited('/en/about?ref_id=12&subid=s');
  assert.is(cookies.names().length, 2);
  session.runtime.publish('consent.given', { cookiesType: 'disable', by: 'player' });
  assert.equal(cookies.names(), []);
});

test('in another tab it counts as much', () => {
  const { session, cookies } = visited('/en/about?ref_id=12', null);
  const value = JSON.stringify({ cookiesType: 'all', agreedAt: 1 });
  session.runtime.publish('app.storageChanged', { name: 'cookiesAgree', value });
  assert.equal(cookies.names(), ['ref_id']);
});

test('an address without tags keeps nothing and says nothing', () => {
  const { session, cookies } = visited('/en/about?pb=p-1&utm_source=x');
  assert.is(cookies.getItem('postback'), null);
  assert.not.ok(session.typesOf('referral.').length);
});

test('a tag that looks like a secret is kept as it is, and replay does the same', () => {
  const click = '0123456789abcdef'.repeat(2);
  const { session, cookies } = visited(`/en/about?partner_id=7&click_id=${click}`);
  assert.is(cookies.getItem('click_id'), click);
  session.clock.advance(1000);
  assert.not.match(JSON.stringify(session.events), click);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test.run();
