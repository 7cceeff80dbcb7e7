/** The way of a bet, as a player goes it in a real browser against the started site. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Visitor } from '../reference/support/visitor.ts';
import { axe, devices, openPage } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { enterComing, pressComing } from '../support/browser/line.ts';
import {
  assertBets,
  betsOf,
  fill,
  placeBet,
  playerBeside,
  sentKeys,
  shownBets,
} from '../support/browser/placing.ts';
import { faults, putForward } from '../support/started/faults.ts';
import { DEMO_PASSWORD, eventually, eventuallyIs } from '../support/started/site.ts';

interface Betting extends SiteContext {
  /** Sees what the back-end has of the player whom the tests sign in as. */
  player: Visitor;
}

const test = suite<Betting>('a bet');

withSite(test, { env: { REFERENCE_FAULTS: '1' }, comeBack: true });

test.before(async (context) => {
  context.player = await playerBeside(context.site);
});

const open = 'button[data-market-id]:not([disabled])';
const legs = 'aside[data-coupon-type] li';

async function signIn(page: Page): Promise<void> {
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', 'player@example.test');
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-balance]');
}

/** Signed in, without cookies or coupon of another test. */
async function asPlayer({ profile, site }: SiteContext): Promise<Page> {
  const page = await profile.newPage();
  await page.setViewport(devices.desktop);
  await page.goto(`${site.origin}/en/user/login`);
  await signIn(page);
  return page;
}

const balance = async (page: Page): Promise<number> => {
  const text = await page.$eval('[data-balance]', (element) => element.textContent ?? '');
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
};

const press = (page: Page, selector: string, times = 1) =>
  page.evaluate(
    (wanted, count) => {
      const button = document.querySelector<HTMLButtonElement>(wanted);
      for (let i = 0; i < count; i += 1) button?.click();
    },
    selector,
    times,
  );

/** One bet was taken since: whatever was sent bore one key, so nothing under way becomes another. */
async function assertOneTaken(
  page: Page,
  { player, site }: Betting,
  keys: readonly string[],
  before: number,
): Promise<void> {
  assert.is(new Set(keys).size, 1);
  await assertBets(page, player, site, before + 1);
}

test('the address without a language leads to /en, with live matches that move', async (context) => {
  const { page, errors } = await openPage(context.profile);
  await page.goto(`${context.site.origin}/`);
  await page.waitForFunction(() => location.pathname === '/en');
  await page.waitForSelector(open);
  const read = () =>
    page.$$eval('button[data-market-id]', (all) => all.map((one) => one.textContent).join('|'));
  const before = await read();
  await eventually('a coefficient moves', async () => (await read()) !== before);
  assert.equal(await axe(page), []);
  assert.equal(errors, []);
});

test('pressing coefficients fills the coupon: a single, then an express', async (context) => {
  const { page } = await openPage(context.profile);
  await page.goto(`${context.site.origin}/en/line`);
  const first = await pressComing(page);
  await page.waitForSelector('aside[data-coupon-type="0"] li');
  assert.is(
    await page.$eval(`[data-market-id="${first}"]`, (one) => one.getAttribute('aria-pressed')),
    'true',
  );
  await pressComing(page);
  await page.waitForSelector('aside[data-coupon-type="1"]');
  assert.is((await page.$$(legs)).length, 2);
  assert.equal(await axe(page), []);
  await page.reload();
  await page.waitForSelector('aside[data-coupon-type="1"]');
  await eventuallyIs(async () => (await page.$$(legs)).length, 2);
});

test('a lost reply: the coupon checks, and the bet was taken once', async (context) => {
  const { player, site } = context;
  const page = await asPlayer(context);
  const before = (await betsOf(player)).length;
  const keys = sentKeys(page);
  await fill(page, site);
  await faults(site, { couponPlace: { times: 1, executes: true, answer: { kind: 'drop' } } });
  await press(page, '[data-place-bet]');
  await page.waitForSelector('[data-receipt]');
  await assertOneTaken(page, context, keys, before);
});

test('a reload before the reply: the bet is found again, and was taken once', async (context) => {
  const { player, site } = context;
  const page = await asPlayer(context);
  const before = (await betsOf(player)).length;
  const keys = sentKeys(page);
  await fill(page, site);
  // No reply comes before the reload is over, however slow the browser is.
  await faults(site, { couponPlace: { executes: true, answer: { kind: 'drop' } } });
  await press(page, '[data-place-bet]');
  await page.reload();
  await page.waitForSelector('aside[data-coupon-type]');
  await faults(site, { couponPlace: null });
  await page.waitForSelector('[data-receipt]');
  await assertOneTaken(page, context, keys, before);
});

test('signing in, placing, the balance, the history, the settling', async (context) => {
  const { player, site } = context;
  const page = await asPlayer(context);
  const money = await balance(page);
  const before = (await betsOf(player)).length;
  const keys = sentKeys(page);
  await fill(page, site);
  await press(page, '[data-place-bet]', 2);
  await page.waitForSelector('[data-receipt]');
  await eventuallyIs(() => balance(page), money - 1000);
  await assertOneTaken(page, context, keys, before);
  assert.equal(await axe(page), []);
  await putForward(site, 24);
  const settled = await betsOf(player);
  assert.ok(settled.every(({ status }) => status !== 'open'));
  // The page is told; nobody loads it anew.
  await eventuallyIs(() => shownBets(page), settled);
});

const within = (selector: string) => `aside[data-coupon-type] ${selector}`;

/** Goes on by Tab until the focus is there; fails where that takes too long. */
async function tabTo(page: Page, selector: string, most = 25): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} is more than ${most} presses away`);
}

for (const device of ['desktop', 'phone'] as const) {
  test(`by keyboard alone, ${device}: from a price straight to the slip, and to a system`, async (context) => {
    const { profile, site } = context;
    const page = await profile.newPage();
    await page.setViewport(devices[device]);
    await page.goto(`${site.origin}/en/user/login`);
    await signIn(page);
    await page.goto(`${site.origin}/en/line`);
    for (let selections = 0; selections < 3; selections += 1) await enterComing(page);
    await tabTo(page, 'a[href="#bet-slip"]', 1);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'bet-slip');
    if (device === 'phone') {
      await tabTo(page, '[data-coupon-bar]', 1);
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open] li');
    }
    await tabTo(page, within('input[type="radio"]'));
    // The line goes on moving meanwhile.
    await page.select(within('select:has(option[value="2"])'), '2');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('aside[data-coupon-type="2"]');
    await tabTo(page, within('input[inputmode="decimal"]'), 40);
    await page.keyboard.type('9');
    await tabTo(page, within('[data-place-bet]'));
    await page.waitForSelector(placeBet);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-receipt] ::-p-text(System: 2 of 3)');
    // Where the page was scrolled to depends on the match: what is half under the header is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    assert.equal(await axe(page), []);
  });
}

test.run();
