import { launch, openPage, screenshot } from './browser.ts';
import { DEMO_PASSWORD, startSite } from './site.ts';
const site = await startSite({ siteConfig: { production: false } });
const browser = await launch();
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
const shot = async (page: any, name: string) => console.log(await screenshot(page, `casino/${name}`));
try {
  let first = true;
  for (const [device, scheme, language] of [['phone', 'light', 'en'], ['desktop', 'dark', 'en'], ['phone', 'dark', 'ar'], ['desktop', 'light', 'de']] as const) {
    const { page } = await openPage(browser, { device, scheme });
    page.on('pageerror', (e: any) => console.log('PAGEERROR', e.message));
    page.on('console', (m: any) => m.type() === 'error' && console.log('CONSOLE', m.text()));
    try {
    if (first || true) {
      await page.goto(`${site.origin}/en/user/login`);
      await page.waitForSelector('input[name="login"]', { timeout: 20000 });
      await page.type('input[name="login"]', 'player@example.test');
      await page.type('input[name="password"]', DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await wait(3000);
    }
    await page.goto(`${site.origin}/${language}/casino-lobby`);
    await wait(2500);
    await shot(page, `${device}-${scheme}-${language}-lobby`);
    await page.goto(`${site.origin}/${language}/casino/game/42/dice`);
    await page.waitForSelector('[data-game=dice] input[name=stake]', { timeout: 20000 });
    await wait(2500);
    await page.click('main button[data-look=main]');
    await wait(2500);
    await shot(page, `${device}-${scheme}-${language}-dice`);
    await page.goto(`${site.origin}/${language}/casino/game/43/mines`);
    await page.waitForSelector('[data-tile]', { timeout: 20000 });
    await wait(2500);
    if (await page.$('select[name=mines]')) await page.click('main button[data-look=main]');
    await wait(1500);
    for (const n of [3, 8, 14]) { await page.evaluate((k: number) => (document.querySelectorAll('[data-tile]')[k] as any)?.click(), n); await wait(900); }
    await shot(page, `${device}-${scheme}-${language}-mines`);
    await page.evaluate(() => (document.querySelector('main button[data-look=main]') as any)?.click());
    await wait(1500);
    await page.goto(`${site.origin}/${language}/casino/game/61/wheel`);
    await page.waitForSelector('main button[data-multiplier]', { timeout: 20000 });
    await wait(2500);
    await page.evaluate(() => (document.querySelector('main button[data-multiplier="8"]') as any)?.click());
    await wait(2000);
    await shot(page, `${device}-${scheme}-${language}-wheel`);
    await page.goto(`${site.origin}/${language}/casino/game/42/dice`);
    await wait(2500);
    await page.evaluate(() => { for (const b of document.querySelectorAll<HTMLElement>('h2 button')) b.click(); });
    await wait(800);
    await page.evaluate(() => (document.querySelector('[data-round] button') as any)?.click());
    await wait(800);
    await shot(page, `${device}-${scheme}-${language}-fold`);
    } catch (e) { console.log('FAILED', device, String(e)); await shot(page, `${device}-failed`); }
    await page.close();
    first = false;
  }
} finally {
  await browser.close();
  await site.stop();
}
