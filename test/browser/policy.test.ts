/** The pages of the site and of the console do nothing that their policy forbids. */
import type { Browser, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launch, openPage } from '../support/browser.ts';
import { DEMO_PASSWORD, eventually, type Site, signInStaff, startSite } from '../support/site.ts';

interface Context {
  site: Site;
  browser: Browser;
}

const test = suite<Context>('the policy of the pages');

test.before(async (context) => {
  context.site = await startSite();
  context.browser = await launch();
});

test.after(async ({ site, browser }) => {
  await browser?.close();
  await site?.stop();
});

/** A page, and what in it, or in a frame of it, its policy forbade. */
async function watched({ browser }: Context): Promise<{ page: Page; forbidden: string[] }> {
  const { page } = await openPage(await browser.createBrowserContext());
  const forbidden: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('forbidden: ')) forbidden.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      console.warn(`forbidden: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return { page, forbidden };
}

/** What becomes of a text that is made into markup, or into a script's address. */
const makeMarkup = (): string[] => {
  const failures: string[] = [];
  const tries = [
    () => {
      document.createElement('div').innerHTML = '<b>text</b>';
    },
    () => {
      document.createElement('script').src = '/assets/x.js';
    },
    () => new Worker('/assets/x.js'),
    () => setTimeout('1'),
    () => trustedTypes?.createPolicy('another', { createScriptURL: (address) => address }),
  ];
  for (const attempt of tries) {
    try {
      attempt();
      failures.push('done');
    } catch (error) {
      failures.push((error as Error).name);
    }
  }
  return failures;
};

const REFUSED = ['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'];

async function signIn(page: Page, name: string): Promise<void> {
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', `${name}@example.test`);
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

test('a visit to the site breaks no rule of its policy', async (context) => {
  const { origin } = context.site;
  const { page, forbidden } = await watched(context);
  await page.goto(`${origin}/en/line`);
  await page.waitForSelector('button[data-market-id]:not([aria-disabled])');
  await page.click('button[data-market-id]:not([aria-disabled])');
  await page.waitForSelector('aside[data-coupon-type] li');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  for (const address of ['/ar/live', '/de/registration', '/ru/about', '/en/nowhere/at/all']) {
    await page.goto(`${origin}${address}`);
    await page.waitForSelector('body[data-route] main');
  }
  await page.goto(`${origin}/en/user/login`);
  await signIn(page, 'player');
  await page.waitForSelector('[data-balance]');
  for (const address of [
    '/en/office/account',
    '/en/office/history',
    '/en/office/security',
    '/en/casino',
  ]) {
    await page.goto(`${origin}${address}`);
    await page.waitForSelector('body[data-route] main');
    await page.waitForNetworkIdle({ idleTime: 300 }).catch(() => null);
  }
  assert.equal(forbidden, []);
  assert.equal(await page.evaluate(makeMarkup), REFUSED);
  await eventually('what is forbidden is told', async () => forbidden.length >= 4);
  await page.close();
});

test('neither does work in the console, nor the site in its frame', async (context) => {
  const staff = await signInStaff(context.site.origin);
  const id = await eventually(
    'the visit is recorded',
    async () => (await staff.sessionIds())[0] ?? null,
  );
  const { page, forbidden } = await watched(context);
  await page.goto(`${context.site.origin}/console/sessions`);
  await signIn(page, 'support');
  await page.waitForSelector(`[data-session]`);
  await page.goto(`${context.site.origin}/console/sessions/${id}`);
  await page.waitForSelector('[data-seq]');
  const frame = await page.waitForFrame(async (one) => one.url().endsWith('/console/frame'));
  // A session that is over begins at its first event, where no page is shown yet.
  await page.keyboard.press('End');
  await frame.waitForSelector('body[data-route] main');
  for (const name of ['Event', 'State', 'Network', 'Problems']) {
    await page.evaluate((wanted) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
      tabs.find((tab) => tab.textContent?.startsWith(wanted))?.click();
    }, name);
  }
  await page.waitForFunction(() => document.body.textContent?.includes('The replay is what'));
  assert.equal(forbidden, []);
  assert.equal(await page.evaluate(makeMarkup), REFUSED);
  assert.equal(await frame.evaluate(makeMarkup), REFUSED);
  await page.close();
});

test.run();
