/**
 * Takes a picture of each dialog, in each language, light and dark, on a phone and a desktop, and puts
 * them side by side: `reports/dialogs/index.html`. Usage: npm run dialogs -- [LANGUAGE,…]
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launch, openPage, screenshot } from './browser.ts';
import { dialogsOf } from './dialog-gallery.ts';
import { startSite } from './site.ts';

const DEVICES = ['phone', 'desktop'] as const;
const SCHEMES = ['light', 'dark'] as const;

const languages = (process.argv[2] ?? 'en,de,ru,ar').split(',');
const site = await startSite({ siteConfig: { production: false } });
const browser = await launch();
const figures: string[] = [];
let folder = '';

for (const language of languages) {
  for (const device of DEVICES) {
    for (const scheme of SCHEMES) {
      const { page } = await openPage(browser, { device, scheme });
      for await (const { name, close } of dialogsOf(page, site.origin, language)) {
        const file = await screenshot(page, `dialogs/${language}-${device}-${scheme}-${name}`);
        folder = path.dirname(file);
        const picture = path.basename(file);
        figures.push(
          `<figure><img src="${picture}" alt=""><figcaption>${picture}</figcaption></figure>`,
        );
        await close();
      }
      await page.close();
    }
  }
}

const style =
  'body{display:flex;flex-wrap:wrap;gap:8px}img{height:22rem}figcaption{font:12px system-ui}';
await writeFile(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Dialogs</title><style>${style}</style>${figures.join('\n')}`,
);
console.log(`${figures.length} pictures: ${path.join(folder, 'index.html')}`);
await browser.close();
await site.stop();
