/** Tables of the casino in a real browser: seen by anybody, played by keyboard, paid to the cent. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type GameName, gameNames, games } from '../../src/domain/casino/rows.ts';
import { asPlayer } from '../support/browser/as-player.ts';
import { axe, devices, openPage } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { eventuallyIs } from '../support/started/site.ts';

const test = suite<SiteContext>('casino');

withSite(test);

/** The button that a table is about. */
const MAIN = 'main [data-press] button[data-look=main]';

async function open(page: Page, origin: string, language: string, name: GameName): Promise<void> {
  await page.goto(`${origin}/${language}/casino/game/${games[name].gameId}/${name}`);
  await page.waitForSelector(`main [data-game="${name}"] [data-panel]`);
}

const LOOKS = [
  { language: 'en', device: 'desktop', scheme: 'light' },
  { language: 'ar', device: 'phone', scheme: 'dark' },
  { language: 'de', device: 'phone', scheme: 'light' },
  { language: 'ru', device: 'desktop', scheme: 'dark' },
] as const;

/** How far the page can be moved sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const [at, { language, device, scheme }] of LOOKS.entries()) {
  test(`tables can be read by everybody: ${language}, ${device}, ${scheme}`, async ({
    profile,
    site,
  }) => {
    const { page, errors } = await openPage(profile, { device, scheme });
    for (const name of gameNames.filter((_, place) => place % LOOKS.length === at)) {
      await open(page, site.origin, language, name);
      await page.click('main section h2 button');
      await page.waitForSelector('main section h2 button[aria-expanded=true]');
      assert.equal(await axe(page), [], name);
      assert.is(await sideways(page), 0, name);
    }
    assert.equal(errors, []);
  });
}

/** Moves on by Tab until this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    const isThere = await page.evaluate(
      (where) => document.activeElement?.matches(where) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  assert.unreachable(`Tab does not lead to ${selector}`);
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((where) => document.activeElement?.matches(where), {}, selector);

/** Rounds keep a pace, at whichever table: the button of the last one waits for it. */
const nextMayBegin = (page: Page) => page.waitForSelector(`${MAIN}:not([aria-disabled])`);

/** What the header shows, in cents. */
const balance = (page: Page): Promise<number> =>
  page.$eval('[data-balance]', ({ textContent }) => Number(textContent?.replace(/\D/g, '')));

interface Told {
  readonly items: readonly { staked: number; payout: number | null; status: string }[];
}

/** What the server says of the rounds of a player. */
const roundsOf = (page: Page): Promise<Told['items']> =>
  page.evaluate(async () => {
    const asked = await fetch('/web-api/user/gettoken?force_refresh=true');
    const { token } = await asked.json();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch('/casino-api/v1/rounds', { headers });
    return ((await answer.json()) as Told).items;
  });

test('dice and blackjack are played by keyboard alone, and paid as their rounds say', async (context) => {
  const { origin } = context.site;
  const page = await asPlayer(context);
  await page.setViewport(devices.desktop);
  const before = await balance(page);
  await open(page, origin, 'en', 'dice');
  await tabTo(page, MAIN);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main [data-came]');
  await hasFocus(page, MAIN);
  await nextMayBegin(page);
  await open(page, origin, 'en', 'blackjack');
  await tabTo(page, MAIN);
  await page.keyboard.press('Enter');
  // Some deals are over at once; of the others the first hand stands.
  await page.waitForSelector('main [data-came], main [data-press] fieldset');
  if (await page.$('main [data-press] fieldset')) {
    await hasFocus(page, 'main [data-press] fieldset button');
    await page.keyboard.press('Tab');
    await page.waitForSelector('main [data-press] button:focus:not([aria-disabled])');
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('main [data-came]');
  await hasFocus(page, MAIN);
  const rounds = await roundsOf(page);
  assert.equal(
    rounds.map(({ status }) => status),
    ['completed', 'completed'],
  );
  const net = rounds.reduce((sum, { staked, payout }) => sum + (payout ?? 0) - staked, 0);
  await eventuallyIs(() => balance(page), before + net);
});

/** Whether all of what came is in view, and nothing lies over it. */
const isInView = (page: Page): Promise<boolean> =>
  page.$eval('main [data-came]', (came) => {
    const { left, width, top, bottom } = came.getBoundingClientRect();
    const middle = left + width / 2;
    return [top + 2, bottom - 2].every((at) =>
      came.contains(document.elementFromPoint(middle, at)),
    );
  });

/** Tables that fill a phone, with what is chosen first at them. */
const HIGH = { plinko: null, keno: 'main [data-mark]', hunt: 'main fieldset button' } as const;

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test('on a phone what came is in view after the press', async (context) => {
  const page = await asPlayer(context);
  for (const name of ['plinko', 'keno', 'hunt'] as const) {
    await page.setViewport({ ...devices.phone, ...PHONES[0] });
    await open(page, context.site.origin, 'en', name);
    const first = HIGH[name];
    if (first !== null) await page.click(first);
    await page.waitForSelector(`${MAIN}:not([disabled])`);
    await page.click(MAIN);
    await page.waitForSelector('main [data-came]');
    for (const phone of PHONES) {
      await page.setViewport({ ...devices.phone, ...phone });
      assert.ok(await isInView(page), `${name} ${phone.height}`);
    }
    await nextMayBegin(page);
  }
});

test.run();
