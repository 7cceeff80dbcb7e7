/** A browser with a profile that outlives it, a site, and an observer to what its pages publish. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { kill, launch } from '../../support/browser/browser.ts';
import { queued } from '../../support/browser/queued.ts';
import type { Site } from '../../support/started/site.ts';
import { Observer } from './observer.ts';

/** How often a page is opened to send what others left, and for how many milliseconds. */
const MOST_TRIES = 4;
const TIMEOUT = 12_000;

/** Sessions other than this that have something in the queue. */
async function waiting(page: Page, own: string): Promise<number> {
  const ids = (await queued(page)).map(({ sessionId }) => sessionId);
  return new Set(ids.filter((id) => id !== own)).size;
}

export class KillFixture {
  readonly site: Site;
  readonly observer = new Observer();
  pages: Page[] = [];
  private readonly profile: string;
  private browser: Browser | null = null;

  private constructor(site: Site, profile: string) {
    this.site = site;
    this.profile = profile;
  }

  static async open(site: Site): Promise<KillFixture> {
    return new KillFixture(site, await mkdtemp(path.join(tmpdir(), 'killed-')));
  }

  async running(): Promise<Browser> {
    this.browser ??= await launch({ userDataDir: this.profile });
    return this.browser;
  }

  /** A tab that has begun a session. */
  async openTab(): Promise<Page> {
    const page = await (await this.running()).newPage();
    let tell: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await this.observer.watch(page, tell);
    this.pages.push(page);
    await page.goto(`${this.site.origin}/en/live`, { waitUntil: 'domcontentloaded' });
    await begun;
    return page;
  }

  /** Ends the browser as a crash does; answers when. */
  async killBrowser(): Promise<number> {
    const browser = await this.running();
    const at = Date.now();
    await kill(browser);
    this.browser = null;
    this.pages = [];
    return at;
  }

  /** Ends the processes of all tabs as a crash does; answers when. */
  async killTabs(): Promise<number> {
    const client = await (await this.running()).target().createCDPSession();
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    const tabs = processInfo.filter(({ type }) => type === 'renderer');
    const at = Date.now();
    for (const { id } of tabs) process.kill(id, 'SIGKILL');
    await client.detach();
    await this.closeTabs();
    return at;
  }

  async closeTabs(): Promise<number> {
    const at = Date.now();
    await Promise.all(this.pages.splice(0).map((page) => page.close().catch(() => undefined)));
    return at;
  }

  async loseCookies(): Promise<void> {
    const client = await (await this.running()).target().createCDPSession();
    await client.send('Storage.clearCookies');
    await client.detach();
  }

  /** Lets pages send what others left; answers whether nothing waits any more. */
  async settle(): Promise<boolean> {
    let rest = Number.POSITIVE_INFINITY;
    await this.closeTabs();
    for (let tries = 0; tries < MOST_TRIES && rest > 0; tries += 1) {
      const page = await this.openTab();
      const end = Date.now() + TIMEOUT;
      while (rest > 0 && Date.now() < end) {
        await pause(500);
        rest = await waiting(page, this.observer.sessionOf(page) ?? '');
      }
      await this.closeTabs();
    }
    await this.browser?.close();
    this.browser = null;
    return rest === 0;
  }

  async remove(): Promise<void> {
    await this.browser?.close();
    await rm(this.profile, { recursive: true, force: true });
  }
}
