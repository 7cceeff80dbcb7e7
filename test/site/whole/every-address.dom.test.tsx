/** Every address that a visitor can come to, with what the back-end has for it. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findHref } from '../../../src/routes/href.ts';
import { resolveRoute } from '../../../src/routes/resolve.ts';
import { type RouteName, routeNames } from '../../../src/routes/table.ts';
import { place, type } from '../../support/page/whole-betting.ts';
import { openWholeSite, type WholeSite } from '../../support/page/whole-site.tsx';

const test = suite('the whole site: every address');

type Visitor = 'guest' | 'player';

/** A day, and most of the next: games of today are over, too. */
const OPEN_FOR = 44 * 3_600_000;

/** Pages that have nothing as long as their visitor has done nothing, and say what to do. */
const MAY_BE_EMPTY: Readonly<Record<Visitor, readonly RouteName[]>> = {
  guest: ['betsOnYour', 'favourites', 'myCasino', 'myCasinoFavorites'],
  player: [
    ...(['myCasino', 'myCasinoFavorites', 'officeHistoryPay', 'officeBonusesDeposit'] as const),
    ...(['officePaymentRequests', 'officePaymentTransactions', 'favourites'] as const),
    ...(['blockAppealHistory'] as const),
  ],
};

/** A word of the dictionaries' own, where a text should be. */
const KEY = /^[a-z0-9]+(_[a-z0-9]+)+$/;

/** Names of cookies and of fields that the page tells of. */
const isName = (element: Element): boolean => element.closest('code, td, th') !== null;

/** The page that an address shows to a visitor; null where it leads elsewhere. */
function pageOf(as: Visitor, url: string): RouteName | null {
  const outcome = resolveRoute(url, { as, config: {} });
  return 'route' in outcome ? outcome.route : null;
}

/** What is wrong with what stands there now. */
function faultsOf(site: WholeSite, as: Visitor, route: RouteName, since: number): string[] {
  const { session, all } = site;
  const shown = session.runtime.state.route.route;
  const titles = all('main h1').map(({ textContent }) => textContent);
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
  const empty = MAY_BE_EMPTY[as].includes(route) ? [] : texts('main [data-kind="empty"]');
  const refused = session.events.slice(since).flatMap((event) => {
    if (event.type === 'bus.failed') return [event.data.message];
    if (event.type === 'http.failed') return [`${event.data.call} failed`];
    const isRefused = event.type === 'http.replied' && event.data.status >= 400;
    return isRefused ? [`${event.data.call} is refused with ${event.data.status}`] : [];
  });
  const keys = all('main *').filter(
    (one) => one.childElementCount === 0 && KEY.test(one.textContent ?? '') && !isName(one),
  );
  return [
    ...(shown === route ? [] : [`leads to ${shown}`]),
    ...(titles.length === 1 && titles[0] ? [] : [`has the headings ${JSON.stringify(titles)}`]),
    ...empty.map((text) => `has nothing: ${text}`),
    ...texts('main [data-kind="error"]').map((text) => `could not be shown: ${text}`),
    ...refused,
    ...keys.map(({ textContent }) => `has no text for ${textContent}`),
  ];
}

/** Addresses without anything to fill in; what fills the others is found on the pages. */
const plain = routeNames.flatMap((route) => findHref(route, {}, 'en') ?? []);

for (const as of ['guest', 'player'] as const) {
  test(`each page that a ${as} is led to has what they came for`, async () => {
    const site = await openWholeSite({ url: '/en', player: as === 'player', openFor: OPEN_FOR });
    if (as === 'player') {
      await site.visit('/en/line');
      await site.press('main button[data-market-id]:not([disabled])');
      await type(site, '10');
      await place(site);
    }
    const waiting = new Set(['/en', ...plain]);
    const seen = new Set<RouteName>();
    const faults: string[] = [];
    for (const address of waiting) {
      const [url = ''] = address.split('#');
      const route = pageOf(as, url);
      // One of each kind; the others differ in what fills them alone.
      if (route === null || seen.has(route)) continue;
      seen.add(route);
      const since = site.session.events.length;
      await site.visit(url);
      faults.push(...faultsOf(site, as, route, since).map((fault) => `${url} ${fault}`));
      for (const link of site.all('a[href^="/en"]')) waiting.add(link.getAttribute('href') ?? '');
    }
    assert.equal(faults, []);
    assert.ok(seen.size > (as === 'guest' ? 90 : 110), `${seen.size} pages`);
    await site.close();
  });
}

test.run();
