/** The pages of the site and of the console do nothing that their policy forbids. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPage } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { DEMO_PASSWORD, eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('the policy of the pages');

withSite(test);

/** A page, and what in it, or in a frame of it, its policy forbade. */
async function watched({ profile }: SiteContext): Promise<{ page: Page; forbidden: string[] }> {
  const { page } = await openPage(profile);
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

/**
 * Every part of the page is there, with what it asked for. The line moves all the time, so that a
 * wait for a silent network would last until it is given up.
 */
async function isWhole(page: Page): Promise<void> {
  await page.waitForSelector('main [data-remote][data-ready]');
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('main [role=status]')];
    const isLoading = waiting.some(({ textContent }) => textContent?.includes('Loading'));
    return !isLoading && !document.querySelector('[data-remote]:not([data-ready])');
  });
}

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
    await isWhole(page);
  }
  assert.equal(forbidden, []);
  assert.equal(await page.evaluate(makeMarkup), REFUSED);
  await eventually('what is forbidden is told', async () => forbidden.length >= 4);
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
  await eventually('its last page is drawn', async () => {
    // On a busy machine the console may not listen to keys yet.
    await page.keyboard.press('End');
    return frame.$('body[data-route] main');
  });
  for (const name of ['Event', 'State', 'Network', 'Problems']) {
    await page.evaluate((wanted) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
      tabs.find((tab) => tab.textContent?.startsWith(wanted))?.click();
    }, name);
  }
  // The visit may have been closed before it could say farewell.
  await page.waitForFunction(() =>
    /The replay (is what|matches)/.test(document.body.textContent ?? ''),
  );
  assert.equal(forbidden, []);
  assert.equal(await page.evaluate(makeMarkup), REFUSED);
  assert.equal(await frame.evaluate(makeMarkup), REFUSED);
});

test.run();
