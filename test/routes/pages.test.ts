import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { href } from '../../src/routes/href.ts';
import { linePartsOf } from '../../src/routes/line-parts.ts';
import { navigation } from '../../src/routes/navigation.ts';
import type { NavigationLists } from '../../src/routes/navigation-entry.ts';
import { pages } from '../../src/routes/page.ts';
import {
  isPage,
  isRouteName,
  type PageResource,
  type PagesOf,
  routeNames,
  routeTable,
} from '../../src/routes/table.ts';
import { repositoryRoot } from '../support/repository.ts';
import { given, happened } from '../support/session/given.ts';

const lists: readonly (keyof NavigationLists)[] = [
  'sections',
  'account',
  'office',
  'articles',
  'footer',
];

const countUp = (places: readonly number[]) =>
  assert.equal(
    [...places],
    places.map((_, index) => index + 1),
  );

const test = suite('laws of pages');

test('a list has each place once, and no two links with the same words', () => {
  for (const list of lists) {
    const items = navigation(list);
    assert.ok(items.length > 1, list);
    assert.is(new Set(items.map(({ textKey }) => textKey)).size, items.length, list);
    if (list !== 'footer') countUp(items.map(({ order }) => order));
  }
  const groups = Map.groupBy(navigation('footer'), ({ group }) => group);
  for (const items of groups.values()) countUp(items.map(({ order }) => order));
});

test('a page that only a player may see stands in no list that a guest reads for its own sake', () => {
  const seen = [...navigation('sections'), ...navigation('articles')];
  for (const { route } of seen) assert.not(routeTable[route].authRequired, route);
});

test('what the host draws itself has a view', () => {
  for (const name of routeNames) {
    if (routeTable[name].remote === null) assert.is(routeTable[name].view, 'own', name);
  }
});

test('a page needs at most one part of each section, and none without a view has any', () => {
  const params = { section: 'live', subType: 'live', sport: 'football', champ: '1-a', game: '2-b' };
  for (const route of routeNames) {
    const parts = linePartsOf({ route, params, url: '' });
    const sections = parts.map(({ section }) => section);
    assert.is(new Set(sections).size, sections.length, route);
    if (parts.length > 0) assert.is(routeTable[route].view, 'own', route);
  }
  assert.equal(linePartsOf({ route: 'gone', params, url: '' }), []);
});

test('a page has one title, or one by its parameters that the row names', () => {
  const { home, mainSection } = routeTable;
  assert.is(home.titleOf({}), home.titleKey);
  assert.is(mainSection.titleOf({ section: 'live' }), 'sport_live_title');
  assert.is(mainSection.titleOf({ section: 'line' }), 'sport_line_title');
});

/** Views of several pages, with a card beside them that shows what the one page needs. */
const WITH_CARDS: Readonly<Record<string, string>> = {
  ...{ payment: 'article', contacts: 'article' },
  siteUpdates: 'state',
};

test('what a page needs it can show', () => {
  for (const name of routeNames) {
    const { needs, view } = routeTable[name];
    if (needs.length > 0) assert.is(view, WITH_CARDS[name] ?? 'own', name);
  }
});

test('a page that was when it was recorded and is no more is said to be gone', () => {
  const shown = { url: '/en/x', layout: 'main', status: 200, params: {}, language: 'en' } as const;
  const after = (route: string) =>
    given('route', [happened('route.changed', { ...shown, route })]).route;
  assert.is(after('home'), 'home');
  assert.is(after('error'), 'error');
  for (const name of ['cathedral', 'toString', '', 'gone']) {
    assert.is(after(name), 'gone');
    assert.not(isRouteName(name));
  }
});

test('names of the log are compared with names of pages alone', () => {
  const root = path.join(repositoryRoot, 'src');
  const byHand = globSync('{effects,projections,site}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => /data\.route [!=]==/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.equal(byHand, []);
});

/** Read by the compiler alone: what must not compile. */
export function refused(): void {
  // @ts-expect-error no such page
  isPage('home', 'cathedral');
  const group = { area: 'office', layout: 'main', remote: 'office', dictionary: 'office' } as const;
  // @ts-expect-error nobody says what draws these pages
  pages(group, {});
  // @ts-expect-error nothing is loaded under this name
  const loaded: Partial<Record<PageResource, string>> = { organ: '' };
  // @ts-expect-error a link to no page
  href('cathedral', {}, 'en');
  // @ts-expect-error the pages that the host draws and this leaves out
  const host: Record<PagesOf<null, 'own'>, string> = { login: '' };
  // @ts-expect-error a view of a page that has nothing to show yet
  const games: Partial<Record<PagesOf<'sportsbook', 'own'>, string>> = { cricket: '' };
  // @ts-expect-error the fold gives names of pages
  given('route', []).route === 'cathedral' || [host, games, loaded];
}

test.run();
