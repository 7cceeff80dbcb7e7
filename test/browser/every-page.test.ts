/** Every kind of page as browsers lay it out: on a phone and a desktop, from left to right and from right to left. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findHref } from '../../src/routes/href.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';
import { type RouteName, routeNames } from '../../src/routes/table.ts';
import { axe, openPage, type PageOptions } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { DEMO_PASSWORD } from '../support/started/site.ts';

const test = suite<SiteContext>('every kind of page');

withSite(test);

type Visitor = 'guest' | 'player';

type Look = Required<PageOptions> & { readonly as: Visitor; readonly language: string };

const LOOKS: readonly Look[] = [
  { as: 'guest', language: 'en', device: 'phone', scheme: 'light' },
  { as: 'guest', language: 'ar', device: 'desktop', scheme: 'dark' },
  { as: 'player', language: 'ar', device: 'phone', scheme: 'dark' },
  { as: 'player', language: 'en', device: 'desktop', scheme: 'light' },
];

/** The page that an address shows to a visitor; null where it leads elsewhere. */
function pageOf(as: Visitor, url: string): RouteName | null {
  const outcome = resolveRoute(url, { as, config: {} });
  return 'route' in outcome ? outcome.route : null;
}

/** Goes to an address as the way back does, which loads nothing anew; answers once the page is whole. */
async function visit(page: Page, url: string, route: RouteName): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await page.waitForFunction(
    (name) =>
      document.body.dataset['route'] === name &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
    {},
    route,
  );
}

/** What a designer or a reader of screens would not sign. */
async function faultsOf(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const headings = await page.$$eval('main h1', (all) => all.length);
  return [
    ...(await axe(page)),
    ...(beyond === 0 ? [] : [`moves sideways by ${beyond} pixels`]),
    ...(headings === 1 ? [] : [`has ${headings} first headings`]),
  ];
}

async function begin(page: Page, origin: string, { as, language }: Look): Promise<void> {
  await page.goto(`${origin}/${language}/user/login`);
  await page.waitForSelector('main [name=login]');
  if (as === 'guest') return;
  await page.type('main [name=login]', 'player@example.test');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main [name=login]', { hidden: true });
}

const linksOf = (page: Page, language: string): Promise<string[]> =>
  page.$$eval(
    'a[href]',
    (all, within) =>
      all.map((link) => link.getAttribute('href') ?? '').filter((to) => to.startsWith(within)),
    `/${language}/`,
  );

for (const look of LOOKS) {
  const { as, language, device, scheme } = look;
  test(`as a ${as}, ${language}, ${device}, ${scheme}: nothing for axe, nothing moves sideways, one first heading`, async ({
    site,
    profile,
  }) => {
    const { page, errors } = await openPage(profile, look);
    await begin(page, site.origin, look);
    const plain = routeNames.flatMap((route) => findHref(route, {}, language) ?? []);
    const waiting = new Set([`/${language}`, ...plain]);
    const seen = new Set<RouteName>();
    const faults: string[] = [];
    for (const address of waiting) {
      const [url = ''] = address.split('#');
      const route = pageOf(as, url);
      // One of each kind; what guests see too was looked at with them.
      const isSeen = route === null || seen.has(route);
      if (isSeen || (as === 'player' && pageOf('guest', url) !== null)) continue;
      seen.add(route);
      await visit(page, url, route);
      faults.push(...(await faultsOf(page)).map((fault) => `${url} ${fault}`));
      for (const link of await linksOf(page, language)) waiting.add(link);
    }
    assert.equal(faults, []);
    assert.equal(errors, []);
    assert.ok(seen.size > (as === 'guest' ? 90 : 20), `${seen.size} pages`);
  });
}

test.run();
