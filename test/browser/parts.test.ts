/** What the host fetches after its first page: slow, and not to be had. */
import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, launch } from '../support/browser/browser.ts';
import { type Site, startSite } from '../support/started/site.ts';

interface Context {
  site: Site;
  browser: Browser;
}

const test = suite<Context>('parts of the host');

test.before(async (context) => {
  context.site = await startSite();
  context.browser = await launch();
});

test.after(async ({ site, browser }) => {
  await browser.close();
  await site.stop();
});

const OPENER = 'header button[data-opens=login]';
const FRAME = 'dialog[data-modal=login][aria-busy=true]';
const DRAWN = 'dialog[data-modal=login]:not([aria-busy]) input';

/** A page that is asked what to do with each request for the view of signing in. */
async function open(
  { site, browser }: Context,
  onView: (request: HTTPRequest) => void,
): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
  let isOffline = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/login-modal-\w+\.js$/.test(pathname)) {
      isOffline = true;
      onView(request);
    } else if (isOffline && pathname === '/asset-manifest.json') void request.abort('failed');
    else void request.continue();
  });
  await page.goto(`${site.origin}/en/about`);
  await page.waitForSelector(OPENER);
  return page;
}

const focusIn = (page: Page, selector: string) =>
  page.waitForFunction((where) => document.activeElement?.closest(where) !== null, {}, selector);

test('a dialog whose view is slow has its frame meanwhile, and keeps the focus', async (context) => {
  let request: HTTPRequest | undefined;
  const page = await open(context, (held) => {
    request = held;
  });
  await page.focus(OPENER);
  await page.keyboard.press('Enter');
  await page.waitForSelector(FRAME);
  await focusIn(page, FRAME);
  assert.equal(await axe(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { hidden: true });
  await focusIn(page, OPENER);
  await page.keyboard.press('Enter');
  await page.waitForSelector(FRAME);
  await request?.continue();
  await page.waitForSelector(DRAWN);
  await focusIn(page, 'dialog[data-modal=login]');
  await page.keyboard.press('Escape');
  await focusIn(page, OPENER);
  await page.browserContext().close();
});

test('one that cannot be had says so, and comes when it is asked for again', async (context) => {
  let fails = true;
  const page = await open(context, (request) => {
    if (fails) void request.abort('failed');
    else void request.continue();
  });
  await page.click(OPENER);
  await page.waitForSelector('dialog[data-modal=login] [role=alert]');
  fails = false;
  await page.click('dialog[data-modal=login] [role=alert] button');
  await page.waitForSelector(DRAWN);
  await page.browserContext().close();
});

test.run();
