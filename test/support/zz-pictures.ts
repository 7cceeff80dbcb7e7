import { suite } from 'uvu';
import { type GameName, games } from '../../src/domain/casino/rows.ts';
import { openPage, screenshot } from './browser.ts';
import { type SiteContext, withSite } from './in-browser.ts';
const test = suite<SiteContext>('pictures');
withSite(test);
const EN: GameName[] = ['hilo', 'roulette', 'bingo', 'video-poker', 'keno', 'race', 'scratch', 'covers', 'slot-lines', 'blackjack'];
const AR: GameName[] = ['hilo', 'crash', 'bingo', 'plinko', 'keno', 'ladder', 'scratch', 'hunt', 'slot-ways', 'baccarat', 'wheel', 'mines'];
test('pictures', async ({ profile, site }) => {
  for (const [language, device, names] of [['en', 'desktop', EN], ['ar', 'phone', AR]] as const) {
    const { page } = await openPage(profile, { device, scheme: 'light', reducedMotion: true });
    for (const name of names) {
      await page.goto(`${site.origin}/${language}/casino/game/${games[name].gameId}/${name}`);
      await page.waitForSelector(`main [data-game="${name}"] [data-panel]`);
      await page.evaluate(() => document.querySelector('[class*=consent]')?.remove());
      const main = 'main [data-press] button[data-look=main]';
      if (!games[name].shared && (await page.$(main))) { await page.click(main); await new Promise((r) => setTimeout(r, 500)); }
      await screenshot(page, `zz-${language}-${name}`);
    }
    await page.close();
  }
});
test.run();
