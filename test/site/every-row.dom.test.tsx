import '../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writtenLanguages } from '../../src/domain/site/languages.ts';
import { type DialogName, dialogs } from '../../src/events/dialogs.ts';
import { findHref } from '../../src/routes/href.ts';
import { navigation } from '../../src/routes/navigation.ts';
import type { NavigationLists } from '../../src/routes/navigation-entry.ts';
import type { Visitor } from '../../src/routes/outcome.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';
import { type RouteName, routeNames, routeTable } from '../../src/routes/table.ts';
import { dictionariesRead } from '../../src/site/contract/dictionaries-read.ts';
import { dictionary } from '../support/checks/dictionaries.ts';
import { openSite } from '../support/page/site-page.tsx';
import { sampleParams } from '../support/sample-params.ts';
import { bettingSession } from '../support/session/betting.ts';
import { testSession } from '../support/session/session.ts';

/** A word of the dictionaries' own, where a text should be. */
const KEY = /\b[a-z0-9]+(_[a-z0-9]+)+\b/;

/** Who reads a list of links. */
const readers: Readonly<Record<keyof NavigationLists, readonly Visitor[]>> = {
  sections: ['guest', 'player'],
  articles: ['guest', 'player'],
  footer: ['guest', 'player'],
  account: ['player'],
  office: ['player'],
};

const lists = ['sections', 'articles', 'footer', 'account', 'office'] as const;
const drawn = routeNames.filter((name) => routeTable[name].view !== 'not-yet');
const addressOf = (route: RouteName) =>
  findHref(route, sampleParams(routeTable[route].pattern), 'en') ?? '';

/** The page that an address of the site shows to a visitor; null where it leads elsewhere. */
function pageFor(as: Visitor, url: string): RouteName | null {
  const outcome = resolveRoute(url, { as, config: {} });
  return 'route' in outcome ? outcome.route : null;
}

const opensTo = (as: Visitor) => drawn.filter((route) => pageFor(as, addressOf(route)) === route);

const test = suite('every page, link and dialog of the site');

for (const language of writtenLanguages) {
  test(`a page that is drawn has a title in a dictionary that it fetches: ${language}`, async () => {
    for (const route of drawn) {
      const { titleKey, dictionaryIds } = routeTable[route];
      // The foot of a page comes with every one.
      const fetched = [...dictionaryIds, ...dictionariesRead.footer];
      const texts = await Promise.all(fetched.map((id) => dictionary(language, id)));
      const titles = texts.flatMap((each) => Object.entries(each));
      assert.ok(new Map(titles).get(titleKey), `${route} has no ${titleKey}`);
    }
  });
}

for (const as of ['guest', 'player'] as const) {
  test(`a page that opens to a ${as} has a view, with a heading of its own`, async () => {
    const player = as === 'player';
    const session = bettingSession({ player, url: '/en/about' });
    const page = await openSite(session);
    for (const route of opensTo(as)) {
      const url = addressOf(route);
      await page.doing(() => page.host.publish('route.requested', { url, replace: false }));
      await page.advance(100);
      assert.is(session.runtime.state.route.route, route);
      const titles = page.all('main h1').map(({ textContent }) => textContent);
      assert.is(titles.length, 1, `${route} has one heading of its own`);
      assert.ok(titles[0], route);
    }
    await page.close();
  });
}

test('a page that is drawn opens to a guest or a player, but for what stands for another state of the site', () => {
  const open = new Set([...opensTo('guest'), ...opensTo('player')]);
  assert.equal(
    drawn.filter((route) => !open.has(route)),
    [
      'statistic',
      'gameView',
      'confirmTerms',
      'maintenance',
      'internalVpn',
      'debugger',
      'dialogGallery',
    ],
  );
});

for (const list of lists) {
  test(`a link leads whoever reads it to its page, or to sign in where that is a player’s: ${list}`, () => {
    const links = navigation(list);
    assert.ok(links.length > 1);
    for (const { route, params = {} } of links) {
      const url = findHref(route, params, 'en') ?? '';
      for (const as of readers[list]) {
        const isLedToSignIn = as === 'guest' && routeTable[route].authRequired;
        const outcome = resolveRoute(url, { as, config: {} });
        if (isLedToSignIn) assert.equal(outcome, { redirect: '/en/user/login' }, route);
        else assert.is(pageFor(as, url), route, `${route} for a ${as}`);
      }
    }
  });
}

test('a dialog is shown with what it tells of, and Escape ends it where its row says so', async () => {
  const page = await openSite(testSession({ url: '/en/gallery/dialogs' }));
  for (const name of Object.keys(dialogs) as DialogName[]) {
    await page.press(`[data-dialog="${name}"]`);
    const dialog = page.get('dialog');
    const title = dialog.querySelector('h2')?.textContent ?? '';
    const text = dialog.textContent ?? '';
    assert.ok(title.length > 3, `${name} has no title`);
    assert.ok(text.length > title.length + 20, `${name} says nothing: ${text}`);
    assert.not.match(text, KEY, name);
    await page.doing(() => dialog.dispatchEvent(new Event('cancel')));
    const isThere = !dialogs[name].dismissedBy.includes('escape');
    assert.is(page.all('dialog').length, isThere ? 1 : 0, name);
  }
  await page.close();
});

test.run();
