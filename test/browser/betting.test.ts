/** The way of a bet, as a player goes it in a real browser against the started site. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, openPage } from '../support/browser.ts';
import { faults } from '../support/faults.ts';
import { pressComing } from '../support/line.ts';
import { DEMO_PASSWORD, eventually, type Site } from '../support/site.ts';
import { onStage, type Stage } from '../support/stage.ts';

const test = suite<Stage>('a bet');

/** Fast enough for coefficients to move, slow enough for a bet to be placed before its match. */
const CLOCK_RATE = 240;
/** Fast enough that a match which is yet to begin ends while the test waits. */
const SETTLING = 1200;

onStage(test, { clockRate: CLOCK_RATE, env: { REFERENCE_FAULTS: '1' }, comeBack: true });

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
async function asPlayer({ profile, site }: Stage): Promise<Page> {
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

async function typeAmount(page: Page, amount: string): Promise<void> {
  const input = await page.waitForSelector('aside[data-coupon-type] input[inputmode="decimal"]');
  await input?.click({ count: 3 });
  await input?.type(amount);
}

/** What is told of the bets in the history, newest first. */
async function bets(page: Page, { origin }: Site): Promise<{ id: string; status: string }[]> {
  if (!page.url().endsWith('/office/history')) await page.goto(`${origin}/en/office/history`);
  await page.waitForSelector('body[data-route="officeHistory"]');
  await page.waitForSelector('main [role="status"] ::-p-text(Loading)', { hidden: true });
  return page.$$eval('[data-bet]', (items) =>
    items.map((item) => {
      const { bet = '', status = '' } = (item as HTMLElement).dataset;
      return { id: bet, status };
    }),
  );
}

/** The history comes to hold so many bets, and no more. */
async function assertBets(page: Page, site: Site, count: number): Promise<void> {
  await eventually(`there are ${count} bets`, async () => (await bets(page, site)).length >= count);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await page.reload();
  await eventually(`they stay`, async () => (await bets(page, site)).length >= count);
  assert.is((await bets(page, site)).length, count);
}

/** A coupon with one leg of the line, whose coefficient hardly moves, and an amount. */
async function fill(page: Page, { origin }: Site, nth: number): Promise<void> {
  await page.goto(`${origin}/en/line`);
  await page.waitForSelector('body[data-route="mainSection"]');
  await pressComing(page, nth);
  await page.waitForSelector(legs);
  await typeAmount(page, '10');
  await page.waitForSelector('[data-place-bet]:not([disabled])');
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
  await eventually('a reload keeps the coupon', async () => (await page.$$(legs)).length === 2);
});

test('signing in, placing, the balance, the history, the settling', async (context) => {
  const page = await asPlayer(context);
  const before = await balance(page);
  await fill(page, context.site, 0);
  await press(page, '[data-place-bet]', 2);
  await page.waitForSelector('[data-receipt]');
  await eventually('the balance falls', async () => (await balance(page)) === before - 1000);
  await assertBets(page, context.site, 1);
  assert.equal(await axe(page), []);
  await context.site.restart({ clockRate: SETTLING });
  await page.reload();
  await eventually(
    'the bet is settled when the match ends',
    async () => (await bets(page, context.site))[0]?.status !== 'open',
    120_000,
  );
  await context.site.restart();
});

test('a lost reply: the coupon checks, and the bet was taken once', async (context) => {
  const page = await asPlayer(context);
  await fill(page, context.site, 3);
  await faults(context.site, {
    couponPlace: { times: 1, executes: true, answer: { kind: 'drop' } },
  });
  await press(page, '[data-place-bet]');
  await page.waitForSelector('[data-receipt]');
  await assertBets(page, context.site, 2);
});

test('a reload before the reply: the bet is found again, and was taken once', async (context) => {
  const page = await asPlayer(context);
  await fill(page, context.site, 4);
  // No reply comes before the reload is over, however slow the browser is.
  await faults(context.site, { couponPlace: { executes: true, answer: { kind: 'drop' } } });
  await press(page, '[data-place-bet]');
  await page.reload();
  await page.waitForSelector('aside[data-coupon-type]');
  await faults(context.site, { couponPlace: null });
  await page.waitForSelector('[data-receipt]');
  await assertBets(page, context.site, 3);
});

test.run();
