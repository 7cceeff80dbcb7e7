/**
 * Profiles that tests use one after the other. A player who comes back has the site's files already,
 * with the worker that keeps them; all that a test is told apart by is gone.
 */
import type { Browser, BrowserContext } from 'puppeteer';

/** Pages first, each as a player closes it: what waits to be recorded is sent on the way out. */
async function closePages(profile: BrowserContext): Promise<void> {
  await Promise.all((await profile.pages()).map((page) => page.close()));
}

/** All but the worker and what it keeps. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,shared_storage,storage_buckets,websql';

async function forget(profile: BrowserContext, origin: string): Promise<void> {
  const page = await profile.newPage();
  const client = await page.createCDPSession();
  await client.send('Network.clearBrowserCookies');
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await page.close();
}

export class Profiles {
  readonly #browser: Browser;
  /** Whose files stay; without, every profile is a new one. */
  readonly #origin: string | undefined;
  readonly #free: BrowserContext[] = [];
  readonly #taken = new Set<BrowserContext>();

  constructor(browser: Browser, origin?: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** One without cookies and storage. */
  async take(): Promise<BrowserContext> {
    const profile = this.#free.pop() ?? (await this.#browser.createBrowserContext());
    this.#taken.add(profile);
    return profile;
  }

  /** Ends the use of a profile, wherever it came from. */
  async leave(profile: BrowserContext): Promise<void> {
    await closePages(profile);
    const isOurs = this.#taken.delete(profile);
    if (this.#origin === undefined || !isOurs) return profile.close();
    await forget(profile, this.#origin);
    this.#free.push(profile);
  }

  isTaken(profile: BrowserContext): boolean {
    return this.#taken.has(profile);
  }
}
