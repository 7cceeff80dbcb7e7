/** A player proves who they are in a real browser, and support looks at it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asPlayer } from '../support/browser/as-player.ts';
import { axe } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { recorded } from '../support/started/recorded.ts';
import { eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('verification');

withSite(test);

const REVIEW = '/reference-api/v1/review/documents';
const NAME = 'planted-name-of-a-file';
const INSIDE = 'planted-inside-of-a-file';

/** Sends a PNG of some size as a document of this kind. */
async function send(page: Page, folder: string, kind: string): Promise<void> {
  const file = path.join(folder, `${NAME}.png`);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  writeFileSync(file, Buffer.concat([signature, Buffer.from(INSIDE), Buffer.alloc(2_000_000)]));
  await page.select('main select[name="kind"]', kind);
  const input = (await page.$('main input[type="file"]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await page.click('main form button[type="submit"]');
}

const standing = (page: Page, need: string, is: string) =>
  page.waitForSelector(`[data-need="${need}"] [data-standing="${is}"]`);

test('documents are sent, refused, approved, and the page says so by itself', async (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  const { origin } = context.site;
  const page = await asPlayer(context);
  await page.goto(`${origin}/en/office/verification`);
  await standing(page, 'identity', 'missing');
  assert.equal(await axe(page), []);
  await send(page, folder, 'passport');
  await standing(page, 'identity', 'waiting');
  await send(page, folder, 'address');
  await standing(page, 'address', 'waiting');
  const staff = await signInStaff(origin);
  const { items } = (await (await staff.get(REVIEW)).json()) as {
    items: { id: string; kind: string }[];
  };
  assert.equal(
    items.map(({ kind }) => kind),
    ['passport', 'address'],
  );
  const [passport, bill] = items;
  const content = await staff.get(`${REVIEW}/${passport?.id}/content`);
  assert.match(await content.text(), INSIDE);
  await staff.post(`${REVIEW}/${bill?.id}/refuse`, { reason: 'incomplete' });
  await standing(page, 'address', 'refused');
  await staff.post(`${REVIEW}/${passport?.id}/approve`, {});
  await standing(page, 'identity', 'approved');
  await eventually('the reason is told', async () =>
    (await page.$eval('main', (main) => main.textContent))?.includes('both sides'),
  );
  assert.equal(await axe(page), []);
  const all = await recorded(context.site, /"verification\.approved"/);
  assert.match(all, /"verification\.uploaded"/);
  assert.not.match(all, NAME);
  assert.not.match(all, INSIDE);
  rmSync(folder, { recursive: true });
});

const MODAL = 'dialog[data-modal="alert-with-link"]';

test('what came of a document is told elsewhere, too; Escape gives the focus back', async (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  const { origin } = context.site;
  const page = await asPlayer(context);
  await page.goto(`${origin}/en/office/verification`);
  await standing(page, 'payment', 'missing');
  await send(page, folder, 'payment');
  await standing(page, 'payment', 'waiting');
  // The site knows that one waits, and is told what comes of it.
  const known = ['/verification-api/v1/documents', '/feed'].map((address) =>
    page.waitForResponse((response) => response.url().includes(address)),
  );
  await page.goto(`${origin}/en/office/settings`);
  await Promise.all(known);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  const link = 'main a[href], nav a[href]';
  await page.waitForSelector(link);
  await page.focus(link);
  const before = await focused();
  const staff = await signInStaff(origin);
  const { items } = (await (await staff.get(REVIEW)).json()) as { items: { id: string }[] };
  await staff.post(`${REVIEW}/${items[0]?.id}/refuse`, { reason: 'unreadable' });
  await page.waitForSelector(`${MODAL} [data-actions] a`);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  });
  assert.equal(await axe(page), []);
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, MODAL);
  assert.is(await focused(), before);
  rmSync(folder, { recursive: true });
});

test.run();
