import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findHref, href } from '../../src/routes/href.ts';
import { routeNames, routeTable } from '../../src/routes/table.ts';
import { sampleParams } from '../support/sample-params.ts';

const test = suite('href');

test('every page has an address', () => {
  for (const route of routeNames) {
    const params = sampleParams(routeTable[route].pattern);
    assert.match(findHref(route, params, 'en') ?? 'none', /^\/en(\/|$)/, route);
  }
});

test('parameters fill the pattern, optional ones may be left out', () => {
  assert.is(href('home', {}, 'ar'), '/ar');
  assert.is(href('mainSection', { section: 'live' }, 'en'), '/en/live');
  const league = {
    section: 'line',
    menuSection: undefined,
    sport: 'football',
    champ: '1-x',
  } as const;
  assert.is(href('mainChamp', league, 'en'), '/en/line/football/1-x');
  assert.is(href('landing', { slug: 'summer' }, 'en'), '/en/landing-summer');
  assert.is(href('casinoThankYou', {}, 'en'), '/en/slots/thank-you');
  assert.is(href('blog', {}, 'en'), '/en/blog');
});

test('values are encoded', () => {
  assert.is(href('team', { team: 'a b?#é' }, 'en'), '/en/team/a%20b%3F%23%C3%A9');
});

test('a value that would lead to another page gives no address', () => {
  assert.is(findHref('mainSection', { section: 'line', sport: 'upcoming' }, 'en'), null);
  assert.is(findHref('mainSection', { section: 'live', sport: 'marble' }, 'en'), null);
  assert.is(findHref('slots', { subcategory: 'vulkan' }, 'en'), null);
  assert.is(findHref('bonus', { id: 'casino' }, 'en'), null);
  assert.is(findHref('lotto', { lottoId: '1' }, 'en'), null);
  assert.is(findHref('team', { team: 'a', other: 'b' }, 'en'), null);
});

test('a value that is no segment of a path gives no address', () => {
  for (const team of ['', '.', '..', 'a/b', 'a\\b', 'a\nb', '\ud800']) {
    assert.is(findHref('team', { team }, 'en'), null, JSON.stringify(team));
  }
  assert.is(findHref('printCoupon', { couponId: '12a' }, 'en'), null);
  assert.is(findHref('home', {}, 'EN'), null);
  assert.is(findHref('home', {}, '/evil'), null);
});

test('what does not fit is refused by name, without showing the values', () => {
  assert.throws(
    () => href('token', { token: 'secret' }, 'en'),
    (error: unknown) =>
      error instanceof RangeError &&
      /of token in "en" fits token/.test(error.message) &&
      !error.message.includes('secret'),
  );
});

test.run();
