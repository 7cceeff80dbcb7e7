/** Every dialog of the site in a real browser, by the keyboard and to a screen reader. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, openPage } from '../support/browser/browser.ts';
import { dialogsOf } from '../support/browser/dialog-gallery.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';

const test = suite<SiteContext>('dialogs');

withSite(test, { siteConfig: { production: false } });

/** What is in the way of the dialog that is open; nothing where all is well. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    const box = dialog?.getBoundingClientRect();
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
    const found = {
      'it has no name': !title?.textContent,
      // One that passes by itself takes it from nobody.
      'the focus is not where it belongs':
        dialog?.contains(document.activeElement) === (dialog?.closest('[role=status]') !== null),
      'it is wider than the screen': (box?.width ?? 0) > innerWidth,
      'a button is squeezed': buttons.some((one) => one.offsetWidth < one.offsetHeight),
      'it moves sideways': (dialog?.scrollWidth ?? 0) > (dialog?.clientWidth ?? 0),
    };
    return Object.entries(found).flatMap(([trouble, isSo]) => (isSo ? [trouble] : []));
  });

/** A button of the gallery may lie half under what lies beside the page. */
const isOfDialog = (violation: string): boolean => !violation.includes('button[data-dialog=');

const visits = [
  { device: 'desktop', language: 'ar', scheme: 'dark' },
  // The longest words there are.
  { device: 'phone', language: 'de', scheme: 'light' },
] as const;

for (const { device, language, scheme } of visits) {
  test(`each can be read and left by the keyboard: ${device}, ${language}, ${scheme}`, async ({
    profile,
    site,
  }) => {
    const { page, errors } = await openPage(profile, { device, scheme });
    for await (const { name, close } of dialogsOf(page, site.origin, language)) {
      assert.equal(await troubles(page), [], name);
      assert.equal((await axe(page)).filter(isOfDialog), [], name);
      await close();
      const back = await page.evaluate(() => document.activeElement?.getAttribute('data-dialog'));
      assert.is(back, name, 'the focus is where it was');
    }
    assert.equal(errors, []);
  });
}

test.run();
