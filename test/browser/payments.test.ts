/** Money in and out, as a player moves it in a real browser over the provider's own pages. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asPlayer } from '../support/browser/as-player.ts';
import { axe } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { recorded } from '../support/started/recorded.ts';
import { eventually, type Site } from '../support/started/site.ts';

const test = suite<SiteContext>('money in and out');

withSite(test, { comeBack: true });

const shown = async (page: Page): Promise<number> => {
  const text = await page.$eval('[data-payments-balance]', (one) => one.textContent ?? '');
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
};

async function order(page: Page, { origin }: Site, at: string, amount: string): Promise<number> {
  await page.goto(`${origin}/en/office/${at}`);
  await page.waitForSelector('main input[name="amount"]');
  await page.waitForSelector('[data-payments-balance]');
  const before = await shown(page);
  await page.type('main input[name="amount"]', amount);
  await page.click('main form button[type="submit"]');
  return before;
}

/** Wants no limit, as is asked before a player pays in for the first time. */
async function wantNoLimit(page: Page, { origin }: Site): Promise<void> {
  await page.goto(`${origin}/en/office/recharge`);
  await page.waitForSelector('dialog[data-modal="set-limits"] [data-actions] button');
  assert.equal(await axe(page), []);
  await page.click('dialog[data-modal="set-limits"] [data-actions] button');
}

/** Pays in as far as the provider's page. */
async function toProvider(page: Page, site: Site, amount: string): Promise<number> {
  const before = await order(page, site, 'recharge', amount);
  await page.waitForSelector('input[name="what"]');
  return before;
}

async function choose(page: Page, what: string): Promise<void> {
  await page.click(`input[value="${what}"]`);
  await page.click('button.main');
}

const comesTo = (page: Page, state: string) =>
  page.waitForSelector(`main [data-payment-state="${state}"]`);

test('a deposit through 3-D Secure, with a wrong code first', async (context) => {
  const page = await asPlayer(context);
  await wantNoLimit(page, context.site);
  const before = await toProvider(page, context.site, '20');
  await choose(page, 'secure');
  await page.waitForSelector('input[name="code"]');
  await page.type('input[name="code"]', '111111');
  await page.click('button.main');
  await page.waitForSelector('[role="alert"]');
  await page.type('input[name="code"]', '246810');
  await page.click('button.main');
  await comesTo(page, 'succeeded');
  await eventually('the money is there', async () => (await shown(page)) === before + 2000);
  assert.equal(await axe(page), []);
  await page.reload();
  await comesTo(page, 'succeeded');
  assert.is(await shown(page), before + 2000, 'once');
  await recorded(context.site, /"outcome":"succeeded"/);
});

test('a page closed at the provider: the money is found all the same', async (context) => {
  const page = await asPlayer(context);
  await wantNoLimit(page, context.site);
  const before = await toProvider(page, context.site, '30');
  const address = page.url();
  await page.close();
  const body = new URLSearchParams({ what: 'pay', notice: 'never' });
  await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const later = await context.profile.newPage();
  const id = /sandbox-pay\/(\d+)/.exec(address)?.[1] ?? '';
  // The address claims that it failed; a reload comes between.
  await later.goto(`${context.site.origin}/en/onpay/fail?payment=${id}`);
  await later.reload();
  await comesTo(later, 'succeeded');
  await eventually('the money is there', async () => (await shown(later)) === before + 3000);
});

test('what is refused or broken off brings nothing, and says so', async (context) => {
  const page = await asPlayer(context);
  await wantNoLimit(page, context.site);
  const before = await toProvider(page, context.site, '40');
  await choose(page, 'refuse');
  await comesTo(page, 'refused');
  await toProvider(page, context.site, '40');
  await page.click('button[value="cancel"]');
  await comesTo(page, 'cancelled');
  await page.waitForSelector('[data-payments-balance]');
  assert.is(await shown(page), before);
  await recorded(context.site, /"outcome":"refused"/);
});

test('a withdrawal is held, listed and taken back; the log tells all of it', async (context) => {
  const page = await asPlayer(context);
  const before = await order(page, context.site, 'deduce', '25');
  await comesTo(page, 'created');
  await eventually('it is held', async () => (await shown(page)) === before - 2500);
  assert.equal(await axe(page), []);
  await page.click('[data-payment] button');
  await eventually('it is back', async () => (await shown(page)) === before);
  await page.goto(`${context.site.origin}/en/office/historypay`);
  await comesTo(page, 'cancelled');
  assert.equal(await axe(page), []);
  const all = await recorded(context.site, /"kind":"withdrawal"[^}]*"outcome":"cancelled"/);
  assert.not.match(all, 'sandbox-pay/');
});

test.run();
