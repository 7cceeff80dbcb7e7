/** Bets as a player places them at the page, and as the back-end has them. */
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import type { Visitor } from '../../reference/support/visitor.ts';
import { visitorAt } from '../started/players.ts';
import { DEMO_PASSWORD, eventuallyIs, type Site } from '../started/site.ts';
import { pressComing } from './line.ts';

export const placeBet = '[data-place-bet]:not([disabled])';

/** The player of the demonstration, beside the browser. */
export async function playerBeside(site: Site): Promise<Visitor> {
  const player = visitorAt(site);
  const { status } = await player.signIn('player@example.test', DEMO_PASSWORD);
  assert.is(status, 200);
  return player;
}

/** Ids and states of the player's bets as the back-end has them, newest first. */
export async function betsOf(player: Visitor): Promise<{ id: string; status: string }[]> {
  const { body } = await player.call('betHistory', { query: {} });
  return body.items.map(({ couponId, status }) => ({ id: couponId, status }));
}

/** A coupon with one leg of the line, an amount, and any change accepted: the line of the site goes on moving. */
export async function fill(page: Page, { origin }: Site): Promise<void> {
  await page.goto(`${origin}/en/line`);
  await pressComing(page);
  await page.waitForSelector('aside[data-coupon-type] li');
  const amount = await page.waitForSelector('aside[data-coupon-type] input[inputmode="decimal"]');
  await amount?.click({ count: 3 });
  await amount?.type('10');
  await page.select('aside[data-coupon-type] select:has(option[value="2"])', '2');
  await page.waitForSelector(placeBet);
}

/** Keys under which bets and forms are sent from now on, one for each request. */
export function sentKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
  });
  return keys;
}

/** What the page shows of the bets in its history, newest first. */
export const shownBets = (page: Page): Promise<{ id: string; status: string }[]> =>
  page.$$eval('main [data-bet]', (items) =>
    items.map((item) => {
      const { bet = '', status = '' } = (item as HTMLElement).dataset;
      return { id: bet, status };
    }),
  );

/** The back-end has so many bets of the player, and the history comes to show these and no others. */
export async function assertBets(
  page: Page,
  player: Visitor,
  { origin }: Site,
  count: number,
): Promise<void> {
  const taken = await betsOf(player);
  assert.is(taken.length, count);
  await page.goto(`${origin}/en/office/history`);
  await eventuallyIs(() => shownBets(page), taken);
}
