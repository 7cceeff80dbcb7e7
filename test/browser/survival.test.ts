/** Whatever is killed in the middle of a session: the log has every event once, in order. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { kill, launch } from '../support/browser.ts';
import { eventually, type Site, signInStaff, startSite } from '../support/site.ts';

interface Context {
  site: Site;
  profile: string;
}

const test = suite<Context>('a session survives');

test.before.each(async (context) => {
  context.site = await startSite({ clockRate: 30 });
  context.profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
});

test.after.each(async ({ site, profile }) => {
  await site.stop();
  await rm(profile, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(browser: Browser, { origin }: Site): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/en/live`);
  await page.waitForSelector('body[data-route="mainSection"]');
  return page;
}

/** The feed ticks every second, and later on a busy machine. `kills.test.ts` measures what is lost. */
const SLACK = 2500;

/** The first session's recording, once it holds something this late. */
async function recordedUntil(site: Site, at: number): Promise<AnyEvent[]> {
  const staff = await signInStaff(site.origin);
  return eventually('the recording is complete', async () => {
    const ids = await staff.sessionIds();
    const first = ids.at(-1);
    if (first === undefined) return null;
    const events = await staff.events(first);
    return (events.at(-1)?.at ?? 0) >= at ? events : null;
  });
}

function assertOnceInOrder(events: readonly AnyEvent[]): void {
  assert.equal(
    events.map(({ seq }) => seq),
    events.map((_, index) => index),
  );
}

test('the browser is killed', async ({ site, profile }) => {
  const before = await launch({ userDataDir: profile });
  await open(before, site);
  await pause(5000);
  const killedAt = Date.now();
  await kill(before);
  const after = await launch({ userDataDir: profile });
  await open(after, site);
  const events = await recordedUntil(site, killedAt - SLACK);
  assertOnceInOrder(events);
  await after.close();
});

test('the browser is killed, and loses its cookies with it', async ({ site, profile }) => {
  const before = await launch({ userDataDir: profile });
  await open(before, site);
  await pause(2500);
  const killedAt = Date.now();
  await kill(before);
  const after = await launch({ userDataDir: profile });
  await after.deleteCookie(...(await after.cookies()));
  await open(after, site);
  const events = await recordedUntil(site, killedAt - SLACK);
  assertOnceInOrder(events);
  await after.close();
});

test('the collector is killed, and the site goes on without it', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  const page = await open(browser, site);
  await pause(2500);
  await site.kill();
  const downAt = Date.now();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/en/about"]')?.click(),
  );
  await page.waitForSelector('body[data-route="about"]');
  await pause(2500);
  const backAt = Date.now();
  await site.restart();
  const events = await recordedUntil(site, backAt);
  assertOnceInOrder(events);
  assert.ok(events.some(({ at, type }) => at > downAt && at < backAt && type === 'route.changed'));
  await browser.close();
});

test('the network goes away and comes back', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  const page = await open(browser, site);
  await pause(2000);
  const downAt = Date.now();
  await page.setOfflineMode(true);
  await pause(3000);
  await page.setOfflineMode(false);
  const backAt = Date.now();
  const events = await recordedUntil(site, backAt);
  assertOnceInOrder(events);
  const told = events.filter(({ type }) => type === 'app.connectionChanged');
  assert.equal(
    told.map((event) => event.type === 'app.connectionChanged' && event.data.online),
    [false, true],
  );
  assert.ok(told.every(({ at }) => at >= downAt && at <= backAt + SLACK));
  await browser.close();
});

test('the page is reloaded in the middle', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  const page = await open(browser, site);
  await pause(1500);
  const leftAt = Date.now();
  await page.reload();
  const events = await recordedUntil(site, leftAt - SLACK);
  assertOnceInOrder(events);
  const staff = await signInStaff(site.origin);
  await eventually('there are two', async () => (await staff.sessionIds()).length === 2);
  await browser.close();
});

test('several tabs are several sessions', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  await open(browser, site);
  await open(browser, site);
  const staff = await signInStaff(site.origin);
  const ids = await eventually('both are recorded', async () => {
    const found = await staff.sessionIds();
    return found.length === 2 ? found : null;
  });
  for (const id of ids) assertOnceInOrder(await staff.events(id));
  await browser.close();
});

test.run();
