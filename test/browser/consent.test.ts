/** The question about cookies in a real browser. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, openPage } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { eventuallyIs } from '../support/started/site.ts';

const test = suite<SiteContext>('cookies');
const CONSENT = 'dialog[data-modal=cookie-consent]';

withSite(test, { siteConfig: { cookieAgreementPopup: true } });

for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
  test(`on a ${device} the question leaves the page free and has nothing for axe`, async ({
    site,
    profile,
  }) => {
    const { page } = await openPage(profile, { device });
    await page.goto(`${site.origin}/en/about`);
    await page.waitForSelector(CONSENT);
    assert.is(await page.$eval(CONSENT, (dialog) => dialog.matches(':modal')), false);
    assert.equal(await axe(page), []);
    await page.click(`${CONSENT} ::-p-aria([name="Choose"])`);
    await page.waitForSelector(`${CONSENT} [name=marketing]`);
    assert.equal(await axe(page), []);
  });
}

test('an answer by keyboard is there after a reload', async ({ site, profile }) => {
  const { page } = await openPage(profile);
  await page.goto(`${site.origin}/en/about`);
  await page.waitForSelector(CONSENT);
  await page.focus(`${CONSENT} ::-p-aria([name="Only what is necessary"])`);
  await page.keyboard.press('Enter');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, CONSENT);
  await page.reload();
  await page.waitForSelector('[data-remote="footer"][data-ready]');
  assert.is(await page.$(CONSENT), null);
});

test('the keyboard gets to it early, and goes on in the page after it', async ({
  site,
  profile,
}) => {
  const { page } = await openPage(profile);
  await page.goto(`${site.origin}/en/about`);
  await page.waitForSelector(CONSENT);
  const isInQuestion = () =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, CONSENT);
  const focusedName = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  assert.not.ok(await isInQuestion(), 'it takes the focus from nobody');
  await page.keyboard.press('Tab');
  await eventuallyIs(focusedName, 'Skip to content');
  await page.keyboard.press('Tab');
  await eventuallyIs(isInQuestion, true);
  await page.focus(`${CONSENT} ::-p-aria([name="Choose"])`);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[name=functionality]'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Choose');
  await page.keyboard.press('Enter');
  await page.focus(`${CONSENT} [type=submit]`);
  await page.keyboard.press('Enter');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, CONSENT);
  await eventuallyIs(focusedName, 'Skip to content');
  const settings = 'footer ::-p-aria([name="Cookie settings"])';
  await page.waitForSelector(settings);
  await page.focus(settings);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[name=functionality]'));
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, CONSENT);
  await eventuallyIs(focusedName, 'Cookie settings');
});

test.run();
