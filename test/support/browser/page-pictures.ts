/**
 * Takes a picture of forty pages as a phone and a desktop show them, light and dark, also from
 * right to left, and puts them side by side: `reports/pages/index.html`. Says of each page that moved
 * while it loaded how much. Usage: npm run pictures -- [PATH,…]
 */
import type { Page } from 'puppeteer';
import { DEMO_PASSWORD, startSite } from '../started/site.ts';
import { launch, openPage, type PageOptions, screenshot } from './browser.ts';
import { writeGallery } from './gallery.ts';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';

const AS_GUEST = [
  ...['', '/live', '/line', '/line/football', '/champs', '/results', '/results/live'],
  ...['/statistic', '/topgame', '/multi', '/betsonyour', '/esports', '/toto', '/lotto'],
  ...['/casino', '/slots', '/crash-games', '/games', '/my-casino', '/bonus/casino/tournaments'],
  ...['/bonus', '/promo', '/news', '/blog', '/betting-alphabet', '/betting-calculator'],
  ...['/rules', '/contacts', '/responsiblegaming', '/payment', '/user/login', '/registration'],
];
const AS_PLAYER = [
  ...['/office/account', '/office/history', '/office/recharge', '/office/security'],
  ...['/office/responsible', '/office/support', '/office/bonuses/deposit', '/office/verification'],
];

type Look = Required<PageOptions> & { readonly language: string };

const LOOKS: readonly Look[] = [
  { device: 'phone', scheme: 'light', language: 'en' },
  { device: 'desktop', scheme: 'dark', language: 'en' },
  { device: 'phone', scheme: 'dark', language: 'ar' },
  { device: 'desktop', scheme: 'light', language: 'ar' },
];

/** Pixels of a page that are shown; where lists are endless, more of them tells nothing new. */
const LONGEST = 2_000;

/** Layout shift from which a page is named: nobody sees less. */
const SEEN = 0.02;

const [asked] = process.argv.slice(2);
const wanted = asked?.split(',');
const isOwn = (path: string) => path.startsWith('/office/') || path.startsWith('/onpay/');
/** Whatever was asked for; without a wish, those above. */
const asGuest = wanted?.filter((path) => !isOwn(path)) ?? AS_GUEST;
const asPlayer = wanted?.filter(isOwn) ?? AS_PLAYER;

/** Once what the page asked for has come, and what it asked for then. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.waitForSelector('[data-remote="footer"][data-ready], main section');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForNetworkIdle({ idleTime: 300, timeout: 5_000 }).catch(() => {});
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/user/login`);
  await page.waitForSelector('main [name=login]');
  await page.type('main [name=login]', 'player@example.test');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main [name=login]', { hidden: true });
}

const site = await startSite();
const browser = await launch();
const files: string[] = [];

async function picture(page: Page, path: string, look: Look): Promise<void> {
  const { language, device, scheme } = look;
  await page.goto(`${site.origin}/${language}${path}`);
  await settled(page);
  const shift = await layoutShiftOf(page);
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  files.push(
    await screenshot(page, `pages/${name}-${device}-${scheme}-${language}`, { downTo: LONGEST }),
  );
  if (shift > SEEN) console.log(`${name}, ${device}, ${language}: moved by ${shift.toFixed(3)}`);
}

for (const look of LOOKS) {
  const profile = await browser.createBrowserContext();
  const { page } = await openPage(profile, look);
  await watchLayoutShift(page);
  for (const path of asGuest) await picture(page, path, look);
  if (asPlayer.length > 0) await signIn(page, site.origin);
  for (const path of asPlayer) await picture(page, path, look);
  await profile.close();
}

await writeGallery('Pages', files);
await browser.close();
await site.stop();
