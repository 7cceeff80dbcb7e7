/** The question about cookies in a real browser. */
import type { Browser } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, launch, openPage } from '../support/browser.ts';
import { type Site, startSite } from '../support/site.ts';

interface Context {
  site: Site;
  browser: Browser;
}

const test = suite<Context>('cookies');
const CONSENT = 'dialog[data-modal=cookie-consent]';

test.before(async (context) => {
  context.site = await startSite({ siteConfig: { cookieAgreementPopup: true } });
  context.browser = await launch();
});

test.after(async ({ site, browser }) => {
  await browser?.close();
  await site?.stop();
});

for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
  test(`on a ${device} the question leaves the page free and has nothing for axe`, async ({
    site,
    browser,
  }) => {
    const { page } = await openPage(browser, { device });
    await page.goto(`${site.origin}/en/about`);
    await page.waitForSelector(CONSENT);
    assert.is(await page.$eval(CONSENT, (dialog) => dialog.matches(':modal')), false);
    assert.equal(await axe(page), []);
    await page.click(`${CONSENT} ::-p-aria([name="Choose"])`);
    await page.waitForSelector(`${CONSENT} [name=marketing]`);
    assert.equal(await axe(page), []);
    await page.close();
  });
}

test('an answer by keyboard is there after a reload', async ({ site, browser }) => {
  const { page } = await openPage(browser);
  await page.goto(`${site.origin}/en/about`);
  await page.waitForSelector(CONSENT);
  await page.focus(`${CONSENT} ::-p-aria([name="Only what is necessary"])`);
  await page.keyboard.press('Enter');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, CONSENT);
  await page.reload();
  await page.waitForSelector('[data-remote="footer"][data-ready]');
  assert.is(await page.$(CONSENT), null);
  await page.close();
});

test.run();
