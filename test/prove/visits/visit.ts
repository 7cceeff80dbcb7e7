/** One visit of a real browser, in which its clock, its network and its processor misbehave. */
import type { Page } from 'puppeteer';
import type { Site } from '../../support/started/site.ts';
import { wander } from './monkey.ts';

/** Draws a number in [0, 1). */
export type Draw = () => number;

const ENTRIES = ['/', '/en', '/en/live', '/en/line', '/ar/live', '/en/registration', '/en/about'];
const PARTS = 2;
/** Things done in a part, with at most so many milliseconds between two. */
const STEPS = 15;
const PAUSE = 120;
/** Milliseconds that the device's clock is moved by, most of them none. */
const SKEWS = [0, 0, 0, -1000, -3_600_000, 60_000, 30 * 60_000];

const pick = <T>(all: readonly T[], draw: Draw): T => all[Math.floor(draw() * all.length)] as T;

/** Lets whoever visits set the clock of the device while the page lives. */
async function giveClock(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = Date.now.bind(Date);
    let skew = 0;
    Date.now = () => real() + skew;
    addEventListener('set-clock', (event) => {
      skew += (event as CustomEvent<number>).detail;
    });
  });
}

async function misbehave(page: Page, draw: Draw): Promise<void> {
  const by = pick(SKEWS, draw);
  if (by !== 0) {
    await page.evaluate((ms) => {
      dispatchEvent(new CustomEvent('set-clock', { detail: ms }));
    }, by);
  }
  await page.emulateCPUThrottling(pick([1, 1, 1, 6], draw));
  if (draw() < 0.2) {
    await page.setOfflineMode(true);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await page.setOfflineMode(false);
  }
}

/** Wanders about until the page goes away by itself, as it does where a link is no page of the site. */
async function wanderAbout(page: Page, draw: Draw): Promise<void> {
  const seed = Math.floor(draw() * 2 ** 31);
  const wandering = page.evaluate(wander, { seed, steps: STEPS, pause: PAUSE });
  await Promise.allSettled([wandering, misbehave(page, draw)]);
}

/** Visits the site in this page, one session or a few where the page is loaded anew. */
export async function visit(page: Page, { origin }: Site, draw: Draw): Promise<void> {
  await giveClock(page);
  await page.goto(origin + pick(ENTRIES, draw), { waitUntil: 'domcontentloaded' });
  for (let part = 0; part < PARTS; part += 1) {
    if (!page.url().startsWith(origin)) await page.goto(origin + pick(ENTRIES, draw));
    await wanderAbout(page, draw);
    if (draw() < 0.1) await page.reload({ waitUntil: 'domcontentloaded' });
  }
}
