/** The ways in which sessions end before their time, and what else happens to them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { KillFixture } from './browser-fixture.ts';

/** From 0 to before `n`. */
export type Chance = (n: number) => number;

/** Does its worst to all tabs; answers when they ended. None is open after that. */
type Way = (fixture: KillFixture, chance: Chance) => Promise<number>;

/** Most milliseconds from a click to the kill. */
const MOST_WAIT = 600;

/** Presses any link or button of the page, as far as there is a page. */
async function press(page: Page, chance: Chance): Promise<void> {
  const pressed = page.evaluate((place) => {
    const links = [...document.querySelectorAll<HTMLElement>('a[href^="/en"], main button')];
    const inside = links.filter((link) => !link.getAttribute('href')?.startsWith('/en/console'));
    inside[place % Math.max(inside.length, 1)]?.click();
  }, chance(1_000));
  // A click may lead to another document.
  await pressed.catch(() => undefined);
}

async function pressAll({ pages }: KillFixture, chance: Chance): Promise<void> {
  for (const page of pages) await press(page, chance);
}

async function withoutNetwork(fixture: KillFixture, chance: Chance): Promise<void> {
  for (const page of fixture.pages) await page.setOfflineMode(true);
  await pressAll(fixture, chance);
  await pause(chance(MOST_WAIT));
}

export const WAYS = {
  'the browser is killed': (fixture) => fixture.killBrowser(),

  async 'the browser is killed, and its cookies lost'(fixture) {
    const at = await fixture.killBrowser();
    await fixture.loseCookies();
    return at;
  },

  'the tabs crash': (fixture) => fixture.killTabs(),

  async 'the page is loaded anew'(fixture, chance) {
    const at = Date.now();
    await Promise.all(fixture.pages.map((page) => page.reload({ waitUntil: 'domcontentloaded' })));
    await pause(chance(MOST_WAIT));
    await fixture.closeTabs();
    return at;
  },

  'the tab is closed': (fixture) => fixture.closeTabs(),

  async 'the server is killed'(fixture, chance) {
    await fixture.site.kill();
    await pressAll(fixture, chance);
    await pause(chance(MOST_WAIT));
    await fixture.site.restart();
    await pressAll(fixture, chance);
    return fixture.closeTabs();
  },

  async 'the network goes away and comes back'(fixture, chance) {
    await withoutNetwork(fixture, chance);
    for (const page of fixture.pages) await page.setOfflineMode(false);
    await pressAll(fixture, chance);
    return fixture.closeTabs();
  },

  async 'the browser is killed without a network'(fixture, chance) {
    await withoutNetwork(fixture, chance);
    return fixture.killBrowser();
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

export const WAY_NAMES = Object.keys(WAYS) as WayName[];

/**
 * Ways in which a page says farewell however busy it is: another document takes its place in its own process.
 * A tab that is closed may be too busy to hear of it, and is ended as by a crash.
 */
export const SURE_TO_LEAVE: ReadonlySet<WayName> = new Set<WayName>(['the page is loaded anew']);

/** Ways in which tabs are closed: one that has nothing else to do hears of it. */
export const CLOSING: ReadonlySet<WayName> = new Set<WayName>([
  'the tab is closed',
  'the server is killed',
  'the network goes away and comes back',
]);

/** Lets a session happen, and then end. */
export async function liveAndEnd(
  fixture: KillFixture,
  way: WayName,
  chance: Chance,
): Promise<Ended[]> {
  const tabs = 1 + chance(2);
  while (fixture.pages.length < tabs) await fixture.openTab();
  // Some are killed in their first moments.
  for (let presses = chance(4); presses > 0; presses -= 1) {
    await pause(chance(MOST_WAIT));
    await pressAll(fixture, chance);
  }
  await pause(chance(MOST_WAIT));
  const sessionIds = fixture.pages.map((page) => fixture.observer.sessionOf(page) ?? '');
  const endedAt = await WAYS[way](fixture, chance);
  return sessionIds.map((sessionId) => ({ sessionId, way, endedAt }));
}

export interface Ended {
  readonly sessionId: string;
  readonly way: WayName;
  readonly endedAt: number;
}
