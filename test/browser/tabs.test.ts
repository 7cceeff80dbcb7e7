/** One player in several tabs, and pages that stay open while the site changes around them. */
import type { BrowserContext, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { conditions, faults } from '../support/started/faults.ts';
import { DEMO_PASSWORD, eventually } from '../support/started/site.ts';

const test = suite<SiteContext>('tabs and open pages');

/** Few: what the server signs for minutes must not run out when the page's clock is put forward. */
const IDLE_MINUTES = 2;

withSite(test, {
  env: { REFERENCE_FAULTS: '1' },
  siteConfig: { idleLogoutMinutes: IDLE_MINUTES },
});

test.after.each(({ site }) => conditions(site, { maintenance: null, version: null }));

/**
 * What is done every 5 s or every minute is done every half second; minutes pass as the test says. The
 * looks at the clock, which are those every 5 s, are counted.
 */
function hurry(): void {
  const begin = window.setInterval.bind(window);
  const looking = (work: () => void) => (): void => {
    work();
    Object.assign(window, { looks: Number(Reflect.get(window, 'looks') ?? 0) + 1 });
  };
  const interval = (work: () => void, ms?: number): number =>
    ms === 5_000 ? begin(looking(work), 500) : begin(work, ms === 60_000 ? 500 : ms);
  Object.assign(window, { setInterval: interval });
  const now = Date.now.bind(Date);
  Date.now = () => now() + Number(localStorage.getItem('test.minutes') ?? 0) * 60_000;
}

const looks = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'looks') ?? 0));

/** Waits until the page has begun a look at the clock since, and ended it. */
async function looked(page: Page): Promise<void> {
  const before = await looks(page);
  await eventually('it looks at the clock', async () => (await looks(page)) > before + 1);
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport(devices.desktop);
  await page.evaluateOnNewDocument(hurry);
  await page.goto(address);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.waitForSelector('main input[name="login"]');
  await page.type('main input[name="login"]', 'player@example.test');
  await page.type('main input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('header [data-balance]');
}

const asGuest = 'header ::-p-aria([name="Register"])';
const leg = 'aside[data-coupon-type] li';

/** Sees words as they appear: a notice is gone ten seconds after somebody could see it. */
const says = (page: Page, words: string) =>
  page.waitForFunction(
    (text) => document.body.textContent?.includes(text),
    { polling: 'mutation' },
    words,
  );

const onRoute = (page: Page, route: string) => page.waitForSelector(`body[data-route="${route}"]`);

const press = (page: Page, name: string) =>
  page.$eval(`::-p-aria([name="${name}"][role="button"])`, (button) =>
    (button as HTMLButtonElement).click(),
  );

/** Puts an open coefficient into the bet slip. */
async function pick(page: Page): Promise<void> {
  const open = 'button[data-market-id]:not([disabled])';
  await page.waitForSelector(open);
  await page.$eval(open, (button) => (button as HTMLButtonElement).click());
  await page.waitForSelector(leg);
}

/** Signs out as a player does; where the menu was animated away it is pressed all the same. */
async function signOut(page: Page): Promise<void> {
  await press(page, 'Account');
  await page.waitForSelector('::-p-aria([name="Sign out"])');
  await press(page, 'Sign out');
  await page.waitForSelector(asGuest);
}

/** A player's two tabs: one in the office, one beside the bet slip. */
async function twoTabs({ site, profile }: SiteContext): Promise<[office: Page, betting: Page]> {
  const office = await openTab(profile, `${site.origin}/en/office/history`);
  await signIn(office);
  const betting = await openTab(profile, `${site.origin}/en/live`);
  await betting.waitForSelector('header [data-balance]');
  await pick(betting);
  return [office, betting];
}

test('who signs out in one tab is signed out in the others, and keeps the bet slip', async (context) => {
  const [office, betting] = await twoTabs(context);
  const told = says(betting, 'You signed out in another tab.');
  await office.bringToFront();
  await signOut(office);
  await onRoute(office, 'home');
  await betting.bringToFront();
  await betting.waitForSelector(asGuest);
  await told;
  assert.is((await betting.$$(leg)).length, 1);
  assert.match(betting.url(), '/en/live');
  assert.equal(await axe(betting), []);
});

test('who signs in again in one tab is back in the others, where they were', async (context) => {
  const [office, betting] = await twoTabs(context);
  await betting.bringToFront();
  await signOut(betting);
  await onRoute(office, 'login');
  await betting.goto(`${context.site.origin}/en/user/login`);
  await signIn(betting);
  await onRoute(office, 'officeHistory');
  await office.waitForSelector('header [data-balance]');
});

test('who signs out while the server cannot be told is out in every tab, and stays out', async (context) => {
  const [office, betting] = await twoTabs(context);
  await faults(context.site, { disconnect: { answer: { kind: 'drop' } } });
  const told = says(betting, 'You signed out in another tab.');
  await office.bringToFront();
  await signOut(office);
  await betting.bringToFront();
  await betting.waitForSelector(asGuest);
  await told;
  // The one that signed out is closed: the other polls, and is told by the server who was there.
  await office.close();
  await betting.waitForResponse((reply) => reply.url().endsWith('/auth/v1/check'));
  await betting.reload();
  await betting.waitForSelector(asGuest);
  await faults(context.site, { disconnect: null });
  await betting.waitForResponse((reply) => reply.url().includes('disconnect') && reply.ok());
  await betting.waitForFunction(() => localStorage.getItem('signOutOwed') === null);
  await betting.waitForSelector(asGuest);
});

test('who is busy in one tab is away from none; who is away from all is told after the next load', async (context) => {
  const [office, betting] = await twoTabs(context);
  const pass = (minutes: number) =>
    betting.evaluate((more) => {
      const passed = Number(localStorage.getItem('test.minutes') ?? 0);
      localStorage.setItem('test.minutes', String(passed + more));
    }, minutes);
  await pass(0.75 * IDLE_MINUTES);
  await betting.bringToFront();
  await betting.mouse.move(300, 300);
  await betting.mouse.move(320, 320);
  await pass(0.75 * IDLE_MINUTES);
  for (const page of [office, betting]) await looked(page);
  for (const page of [office, betting]) assert.ok(await page.$('header [data-balance]'));
  await pass(0.5 * IDLE_MINUTES);
  for (const page of [office, betting]) {
    await says(page, 'You were away for a while, so we signed you out.');
  }
  await betting.reload();
  await betting.waitForSelector('dialog[data-modal="auto-log-off"][open]');
  assert.is((await betting.$$(leg)).length, 1);
  assert.equal(await axe(betting), []);
});

test('maintenance is announced, begins and ends under an open page', async ({ site, profile }) => {
  const page = await openTab(profile, `${site.origin}/en/live`);
  await pick(page);
  const now = Math.floor(Date.now() / 1000);
  const window = { started_at: now + 3600, ended_at: now + 7200 };
  const announced = { notify_started_at: now - 60, notify_ended_at: now + 3600 };
  await conditions(site, { maintenance: { ...window, ...announced } });
  await says(page, 'Maintenance ahead.');
  assert.equal(await axe(page), []);
  await conditions(site, { maintenance: { ...window, started_at: now - 1 } });
  await onRoute(page, 'maintenance');
  await says(page, 'Planned from');
  assert.equal(await axe(page), []);
  await conditions(site, { maintenance: null });
  await onRoute(page, 'mainSection');
  assert.match(page.url(), '/en/live');
  await page.waitForSelector(leg);
});

test('a newer version is offered, and loading it keeps the bet slip', async ({ site, profile }) => {
  const page = await openTab(profile, `${site.origin}/en/live#top`);
  await pick(page);
  await page.waitForResponse((reply) => reply.url().endsWith('/version.json'));
  const heading = await page.$eval('main h1', (h1) => h1.getBoundingClientRect().top);
  await conditions(site, { version: 'another' });
  await says(page, 'A newer version of the site is there.');
  assert.equal(await axe(page), []);
  assert.is(await page.$eval('main h1', (h1) => h1.getBoundingClientRect().top), heading);
  const loaded = page.waitForNavigation();
  await press(page, 'Load it');
  await loaded;
  assert.match(page.url(), '/en/live#top');
  await page.waitForSelector(leg);
});

test('texts of a build that is gone load the page anew, once', async ({ site, profile }) => {
  const page = await openTab(profile, `${site.origin}/en/about`);
  await page.setBypassServiceWorker(true);
  await page.waitForSelector('main h1');
  const gone: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isText = /\/assets\/chunks\/ru-[^/]+\.js$/.test(request.url());
    if (isText) gone.push(request.url());
    if (isText && gone.length === 1) request.abort();
    else request.continue();
  });
  const loaded = page.waitForNavigation();
  await page.$eval('a[href="/en/contacts"]', (link) => (link as HTMLAnchorElement).click());
  await onRoute(page, 'contacts');
  await press(page, 'Language EN');
  await page.waitForSelector('dialog [lang=ru]');
  await page.$eval('dialog [lang=ru]', (button) => (button as HTMLButtonElement).click());
  await loaded;
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Контакты');
  await page.waitForFunction(() => location.pathname === '/ru/contacts');
});

test.run();
