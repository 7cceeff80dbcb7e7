/** The frame of the site in a real browser, over the started site. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, openPage, type PageOptions } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { holdLine, layoutShiftOf, watchLayoutShift } from '../support/browser/layout-shift.ts';
import { overflowing, speakPseudo } from '../support/browser/pseudo-locale.ts';
import { DEMO_PASSWORD, eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('the site shell');

withSite(test);

/** A page without cookies, storage or worker of another test. */
async function fresh({ profile }: SiteContext, prepare?: () => void): Promise<Page> {
  const page = await profile.newPage();
  await page.setViewport(devices.desktop);
  if (prepare) await page.evaluateOnNewDocument(prepare);
  return page;
}

const heading = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('main h1')?.textContent === wanted,
    {},
    text,
  );

const marks = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir, dataset } = document.documentElement;
    const { route, layout, status } = document.body.dataset;
    return { lang, dir, theme: dataset['theme'], route, layout, status };
  });

const looks: readonly (readonly [string, PageOptions])[] = [
  ['a light desktop', { device: 'desktop', scheme: 'light' }],
  ['a dark phone', { device: 'phone', scheme: 'dark' }],
];

const LIVE = '/en/live';
const MISSING = '/en/nothing/here';

const pages: readonly (readonly [path: string, title: string])[] = [
  [LIVE, 'Live betting'],
  ['/en/bonus', 'Bonuses'],
  ['/en/about', 'About us'],
  ['/en/responsiblegaming', 'Responsible gaming'],
  ['/en/rules/2', 'Rules: Types of bet'],
  ['/en/betting-calculator?odds=1.85+2.10&stake=10&k=0', 'Betting calculator'],
  ['/en/user/login', 'Sign in'],
  ['/en/slots', 'Slots'],
  [MISSING, 'Page not found'],
  ['/ar/contacts', 'اتصل بنا'],
];

for (const [name, options] of looks) {
  test(`on ${name} its pages are whole: nothing for axe, no error, none scrolls sideways or jumps`, async ({
    site,
    profile,
  }) => {
    const { page, errors } = await openPage(profile, options);
    await watchLayoutShift(page);
    for (const [path, title] of pages) {
      await page.goto(site.origin + path);
      await heading(page, title);
      await page.waitForSelector('[data-remote="footer"][data-ready], main section');
      assert.equal(await axe(page), [], path);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.is(beyond, 0, path);
      // Matches that begin and end move a list by right.
      if (path !== LIVE) assert.ok((await layoutShiftOf(page)) < 0.02, path);
    }
    // The browser itself tells of the one page that is meant to be missing, if of any.
    const missing = `${site.origin}${MISSING}`;
    assert.equal(
      errors.filter((error) => !(error.includes(' 404 ') && error.endsWith(missing))),
      [],
    );
  });

  test(`on ${name} lists that come late move nothing that stands`, async ({ site, profile }) => {
    const { page } = await openPage(profile, options);
    await watchLayoutShift(page);
    const release = await holdLine(page);
    for (const path of ['/en', '/en/line']) {
      await page.goto(site.origin + path);
      await page.waitForSelector('main [data-remote][data-ready] h1');
      release();
      await page.waitForSelector('main [data-game-id]');
      assert.ok((await layoutShiftOf(page)) < 0.02, path);
    }
  });
}

/** Of each kind one: what is drawn of them, an article, a list, a form, a calculator. */
const kinds: readonly (readonly [path: string, ready: string])[] = [
  ['/en', '[data-game-id]'],
  ['/en/live', '[data-game-id]'],
  ['/en/line/1-football', '[data-game-id]'],
  ['/en/results', 'main h2'],
  ['/en/about', 'main h1'],
  ['/en/contacts', 'main h1'],
  ['/en/rules/2', 'main h1'],
  ['/en/betting-calculator', 'main input'],
  ['/en/user/login', 'main [name=login]'],
  ['/en/registration', 'main h1'],
];

test('in a language that is longer than any everything fits on a phone', async ({
  site,
  profile,
}) => {
  const { page } = await openPage(profile, { device: 'phone' });
  await speakPseudo(page);
  const fits = async (path: string, ready: string) => {
    await page.goto(site.origin + path);
    await page.waitForSelector(ready);
    await page.waitForSelector('[data-remote="footer"][data-ready], main section');
    assert.equal(await overflowing(page), [], path);
  };
  for (const [path, ready] of kinds) await fits(path, ready);
  await page.goto(`${site.origin}/en/office/settings`);
  await page.waitForSelector('main [name=login]');
  await page.type('main [name=login]', 'player@example.test');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main h1');
  for (const name of ['account', 'history', 'security', 'responsible', 'recharge', 'settings'])
    await fits(`/en/office/${name}`, 'main h1');
});

test('the document says what it shows, in every language from the first moment on', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/ar/about`, { waitUntil: 'domcontentloaded' });
  assert.equal(await page.evaluate(() => [document.documentElement.lang, document.dir]), [
    'ar',
    'rtl',
  ]);
  await heading(page, 'من نحن');
  assert.equal(await marks(page), {
    lang: 'ar',
    dir: 'rtl',
    theme: 'light',
    route: 'about',
    layout: 'main',
    status: '200',
  });
  assert.is(await page.title(), 'من نحن · Replaybook');
});

test('a language is chosen by keyboard alone, and the page turns round', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/about`);
  await heading(page, 'About us');
  await page.waitForSelector('header ::-p-aria([name="Language EN"])');
  await page.focus('header ::-p-aria([name="Language EN"])');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[data-modal=language]:not([aria-busy])');
  await page.focus('dialog [lang=ar]');
  await page.keyboard.press('Enter');
  await heading(page, 'من نحن');
  const { lang, dir } = await marks(page);
  assert.equal({ lang, dir }, { lang: 'ar', dir: 'rtl' });
  assert.match(page.url(), '/ar/about');
});

test('a chosen theme is there again after a reload, before anything is loaded', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/about`);
  await page.waitForSelector('header ::-p-aria([name="Switch to dark colours"])');
  await page.click('header ::-p-aria([name="Switch to dark colours"])');
  await page.waitForSelector('[data-theme=dark]');
  await page.reload({ waitUntil: 'domcontentloaded' });
  assert.is((await marks(page)).theme, 'dark');
});

test('the sign-in dialog begins in its first field; Escape closes it where it was opened', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/about`);
  const opener = 'header ::-p-aria([name="Sign in"][role="button"])';
  await page.waitForSelector(opener);
  await page.focus(opener);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[data-modal=login]:not([aria-busy])');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'login');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[data-modal=login]', { hidden: true });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Sign in');
});

test('a player signs in and out; the password is in no storage and no request but one', async (context) => {
  const page = await fresh(context);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto(`${context.site.origin}/en/office/account`);
  await page.waitForSelector('main [name=login]');
  await page.type('main [name=login]', 'player@example.test');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('header [data-balance]');
  assert.match(page.url(), '/en/office/account');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  const encoded = Buffer.from(DEMO_PASSWORD).toString('base64url');
  for (const secret of [DEMO_PASSWORD, encoded]) assert.not.match(stored, secret);
  assert.is(bodies.filter((body) => body.includes(encoded)).length, 1);
  assert.is(bodies.filter((body) => body.includes(DEMO_PASSWORD)).length, 0);
  await page.click('header ::-p-aria([name="Account"])');
  await page.waitForSelector('::-p-aria([name="Sign out"])', { visible: true });
  await page.click('::-p-aria([name="Sign out"])');
  await page.waitForSelector('header ::-p-aria([name="Register"])');
});

test('links, back and forward change the page; each begins at its top', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/responsiblegaming`);
  await heading(page, 'Responsible gaming');
  await page.waitForSelector('footer a[href="/en/cookies"]');
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await page.click('footer a[href="/en/cookies"]');
  await heading(page, 'Cookies');
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === 'content');
  await page.goBack();
  await heading(page, 'Responsible gaming');
  await page.goForward();
  await heading(page, 'Cookies');
});

test('the way back to the top shows after one screen, on a phone after four', async (context) => {
  const toTop = '::-p-aria([name="Back to top"])';
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/responsiblegaming`);
  await heading(page, 'Responsible gaming');
  await page.waitForSelector('[data-remote="footer"][data-ready]');
  const scroll = (screens: number) =>
    page.evaluate((count) => scrollTo(0, innerHeight * count), screens);
  await page.setViewport({ width: 1280, height: 300 });
  await page.waitForSelector(toTop, { hidden: true });
  await scroll(1.5);
  await page.waitForSelector(toTop);
  // Becoming a phone loads the page again; it is as tall as it will be once its parts are there.
  await page.setViewport({ ...devices.phone, height: 300 });
  await heading(page, 'Responsible gaming');
  await page.waitForSelector('[data-remote="footer"][data-ready]');
  await page.waitForSelector(toTop, { hidden: true });
  await scroll(4.5);
  await page.waitForSelector(toTop);
  await page.click(toTop);
  await page.waitForFunction(() => scrollY === 0);
});

test('without any storage the site works, and its record reaches the server', async (context) => {
  const page = await fresh(context, () => {
    const forbidden = {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, forbidden);
    }
  });
  await page.goto(`${context.site.origin}/en/contacts`);
  await heading(page, 'Contacts');
  const sessionId = await page.$eval('[data-session-id]', (shown) => shown.textContent ?? '');
  await page.click('header a[href="/en/howbet"]');
  await heading(page, 'How to bet');
  const staff = await signInStaff(context.site.origin);
  await eventually('the record has both pages', async () => {
    const ids = await staff.sessionIds();
    if (!ids.includes(sessionId)) return false;
    const events = await staff.events(sessionId);
    const seen = events.flatMap(({ type, data }) => (type === 'route.changed' ? [data.route] : []));
    const failed = events.some(({ type }) => type === 'bus.failed');
    return failed && seen.includes('contacts') && seen.includes('howBet');
  });
});

test('without a network it opens all the same and says that it is offline', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/about`);
  await heading(page, 'About us');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await page.setOfflineMode(true);
  await page.reload();
  await page.waitForFunction(() => document.body.textContent?.includes('You are offline'));
  await page.setOfflineMode(false);
});

test.run();
