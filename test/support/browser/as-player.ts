/** Signs in as the player of the demo, in a page of a suite. */
import type { Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../started/site.ts';
import { devices } from './browser.ts';
import type { SiteContext } from './in-browser.ts';

export async function asPlayer({ profile, site }: SiteContext): Promise<Page> {
  const page = await profile.newPage();
  await page.setViewport(devices.desktop);
  await page.goto(`${site.origin}/en/user/login`);
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', 'player@example.test');
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-balance]');
  return page;
}
