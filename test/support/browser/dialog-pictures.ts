/**
 * Takes a picture of each dialog, in each language, light and dark, on a phone and a desktop, and puts
 * them side by side: `reports/dialogs/index.html`. Usage: npm run dialogs -- [LANGUAGE,…]
 */

import { startSite } from '../started/site.ts';
import { launch, openPage, screenshot } from './browser.ts';
import { dialogsOf } from './dialog-gallery.ts';
import { writeGallery } from './gallery.ts';

const DEVICES = ['phone', 'desktop'] as const;
const SCHEMES = ['light', 'dark'] as const;

const languages = (process.argv[2] ?? 'en,de,ru,ar').split(',');
const site = await startSite({ siteConfig: { production: false } });
const browser = await launch();
const files: string[] = [];

for (const language of languages) {
  for (const device of DEVICES) {
    for (const scheme of SCHEMES) {
      const { page } = await openPage(browser, { device, scheme });
      for await (const { name, close } of dialogsOf(page, site.origin, language)) {
        files.push(await screenshot(page, `dialogs/${language}-${device}-${scheme}-${name}`));
        await close();
      }
      await page.close();
    }
  }
}

await writeGallery('Dialogs', files);
await browser.close();
await site.stop();
