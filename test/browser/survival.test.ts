/** Whatever is killed in the middle of a session: the log has every event once, in order. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { kill, launch } from '../support/browser/browser.ts';
import { queued } from '../support/browser/queued.ts';
import {
  eventually,
  eventuallyIs,
  type Site,
  signInStaff,
  startSite,
} from '../support/started/site.ts';

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

async function open(browser: Browser, { origin }: Site): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/en/live`);
  await page.waitForSelector('body[data-route="mainSection"]');
  return page;
}

/** The oldest session's recording, once it holds what is hoped for. */
async function recordedOnce(
  { origin }: Site,
  hoped: string,
  holds: (events: readonly AnyEvent[]) => boolean,
): Promise<AnyEvent[]> {
  const staff = await signInStaff(origin);
  return eventually(hoped, async (see) => {
    const first = (await staff.sessionIds()).at(-1);
    if (first === undefined) return null;
    const events = await staff.events(first);
    see(events.slice(-3).map(({ seq, type, at }) => [seq, type, at]));
    return holds(events) ? events : null;
  });
}

/** Waits until something of the page is at the server: what is recorded is also sent. */
const isSending = (site: Site): Promise<AnyEvent[]> =>
  recordedOnce(site, 'something is recorded', (events) => events.length > 0);

/** Waits until something later than this moment is at the server. */
const recordedAfter = (site: Site, moment: number): Promise<AnyEvent[]> =>
  recordedOnce(site, `something after ${moment} is recorded`, (events) =>
    events.some(({ at }) => at > moment),
  );

function assertOnceInOrder(events: readonly AnyEvent[]): void {
  assert.equal(
    events.map(({ seq }) => seq),
    events.map((_, index) => index),
  );
}

/**
 * Kills the browser of a session of which the server has a part and the browser another; that is
 * there too once the site is open in a new browser.
 */
async function killAndReturn(
  { site, profile }: Context,
  prepare: (browser: Browser) => Promise<void> = async () => {},
): Promise<void> {
  const before = await launch({ userDataDir: profile });
  const page = await open(before, site);
  await isSending(site);
  const waiting = await eventually('something waits to be sent', async () => {
    const seqs = (await queued(page)).map(({ firstSeq }) => firstSeq);
    return seqs.length > 0 && seqs;
  });
  const last = Math.max(...waiting);
  await kill(before);
  const after = await launch({ userDataDir: profile });
  await prepare(after);
  await open(after, site);
  const events = await recordedOnce(site, `there is what waited from ${last} on`, (held) =>
    held.some(({ seq }) => seq >= last),
  );
  assertOnceInOrder(events);
  await after.close();
}

test('the browser is killed', (context) => killAndReturn(context));

test('the browser is killed, and loses its cookies with it', (context) =>
  killAndReturn(context, async (browser) => browser.deleteCookie(...(await browser.cookies()))));

test('the collector is killed, and the site goes on without it', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  const page = await open(browser, site);
  await isSending(site);
  await site.kill();
  const downAt = Date.now();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/en/about"]')?.click(),
  );
  await page.waitForSelector('body[data-route="about"]');
  const backAt = Date.now();
  await site.restart();
  const events = await recordedAfter(site, backAt);
  assertOnceInOrder(events);
  assert.ok(
    events.some(({ at, type }) => at >= downAt && at <= backAt && type === 'route.changed'),
  );
  await browser.close();
});

const saysOffline = (page: Page, isOffline: boolean) =>
  page.waitForFunction(
    (wanted) => document.body.textContent?.includes('You are offline') === wanted,
    {},
    isOffline,
  );

test('the network goes away and comes back', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  const page = await open(browser, site);
  await isSending(site);
  const downAt = Date.now();
  await page.setOfflineMode(true);
  await saysOffline(page, true);
  await page.setOfflineMode(false);
  await saysOffline(page, false);
  const backAt = Date.now();
  const events = await recordedAfter(site, backAt);
  assertOnceInOrder(events);
  const told = events.filter(({ type }) => type === 'app.connectionChanged');
  assert.equal(
    told.map((event) => event.type === 'app.connectionChanged' && event.data.online),
    [false, true],
  );
  assert.ok(told.every(({ at }) => at >= downAt && at <= backAt));
  await browser.close();
});

test('the page is reloaded in the middle', async ({ site, profile }) => {
  const browser = await launch({ userDataDir: profile });
  const page = await open(browser, site);
  await isSending(site);
  await page.reload();
  const events = await recordedOnce(site, 'the page that was left says so', (held) =>
    held.some(({ type }) => type === 'app.stopped'),
  );
  assertOnceInOrder(events);
  const staff = await signInStaff(site.origin);
  await eventuallyIs(async () => (await staff.sessionIds()).length, 2);
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
