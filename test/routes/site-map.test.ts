import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteConfigByName } from '../../src/domain/site/config.ts';
import { findHref } from '../../src/routes/href.ts';
import { opensTo } from '../../src/routes/player-guards.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';
import { siteMap } from '../../src/routes/site-map.ts';
import { routeNames, routeTable } from '../../src/routes/table.ts';

const test = suite('list of all pages');

type Visitor = 'guest' | 'player';

const groupsFor = (as: Visitor, config: Partial<SiteConfigByName> = {}) =>
  siteMap((route) => opensTo(routeTable[route], { as, config }));

const addressesFor = (as: Visitor, config: Partial<SiteConfigByName> = {}) =>
  groupsFor(as, config).flatMap(({ links }) =>
    links.map(({ route, params }) => findHref(route, params, 'en') ?? route),
  );

/** Pages that an address without anything to fill in shows to a visitor. */
const plainFor = (as: Visitor) =>
  routeNames.filter((route) => {
    const outcome = resolveRoute(findHref(route, {}, 'en') ?? '/en/500', { as, config: {} });
    return 'route' in outcome && outcome.route === route;
  });

const SETTINGS: readonly Partial<SiteConfigByName>[] = [
  {},
  { statisticEnabled: true },
  { rulesAvailable: false, paymentAvailable: false, registrationAllowed: false },
  { paymentOnlyAuthenticated: true, identificationShown: false, loginRouteAvailable: false },
  { production: false },
];

test('every link leads its visitor to its page, however the site is configured', () => {
  for (const config of SETTINGS) {
    for (const as of ['guest', 'player'] as const) {
      const links = groupsFor(as, config).flatMap((group) => group.links);
      assert.ok(links.length > 50);
      for (const { route, params } of links) {
        const outcome = resolveRoute(findHref(route, params, 'en') ?? '', { as, config });
        assert.is('route' in outcome ? outcome.route : null, route, `${route} for a ${as}`);
      }
    }
  }
});

test('every page that is there by its address alone is listed, but for those that something leads to', () => {
  for (const as of ['guest', 'player'] as const) {
    const listed = new Set(groupsFor(as).flatMap(({ links }) => links.map(({ route }) => route)));
    const others = plainFor(as).filter((route) => !listed.has(route));
    assert.equal(
      others.filter((route) => routeTable[route].area !== 'state'),
      [
        'statisticPopup',
        'casinoThankYou',
        'siteMap',
        'accountVerify',
        'activateFast',
        'passwordReset',
        'stopNewsletter',
      ],
      as,
    );
  }
});

test('pages that stand in no other list are found here', () => {
  const guest = addressesFor('guest');
  const player = addressesFor('player');
  for (const path of ['betsonyour', 'top-events/live', 'top-events/line', 'desktop', 'ios-app']) {
    assert.ok(guest.includes(`/en/${path}`) && player.includes(`/en/${path}`), path);
  }
  for (const path of ['points', 'ourpartners', 'smsbets', 'blog']) {
    assert.ok(guest.includes(`/en/${path}`), path);
  }
  for (const path of ['office/bonuses/deposit', 'office/casino/premiumcashback']) {
    assert.ok(player.includes(`/en/${path}`) && !guest.includes(`/en/${path}`), path);
  }
});

test('what a setting takes away is not listed, and no two links of a group have the same words', () => {
  assert.ok(addressesFor('guest').includes('/en/registration'));
  assert.not.ok(addressesFor('guest', { registrationAllowed: false }).includes('/en/registration'));
  assert.not.ok(addressesFor('player').includes('/en/user/login'));
  for (const { name, links } of groupsFor('player', { statisticEnabled: true })) {
    assert.is(new Set(links.map(({ textKey }) => textKey)).size, links.length, name);
  }
});

test.run();
