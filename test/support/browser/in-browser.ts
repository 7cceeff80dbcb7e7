/**
 * What a suite in a browser stands on: a site, a browser, and cookies and storage for each test.
 * Both are its own: together they take some three seconds, and suites that shared a site
 * would share what it counts by network, such as three registrations an hour.
 */
import type { Browser, BrowserContext } from 'puppeteer';
import type { Test } from 'uvu';
import { type Site, type SiteOptions, startSite } from '../started/site.ts';
import { launch } from './browser.ts';
import { Profiles } from './profiles.ts';

export interface InBrowser {
  browser: Browser;
  /** Cookies and storage of one test. */
  profile: BrowserContext;
  /** Cookies and storage of somebody else in the same test. */
  another(): Promise<BrowserContext>;
}

export interface SiteContext extends InBrowser {
  site: Site;
}

export interface InBrowserOptions extends SiteOptions {
  /**
   * Players come back, with the files of the site that its worker keeps: to fetch and to compile all
   * of them takes a good second for each profile. Not where a test is about that, or lays hands on
   * what is fetched: a worker asks for it where no test looks.
   */
  readonly comeBack?: boolean;
}

/**
 * Starts a browser before the tests of a suite. What a test has opened is closed behind it: a page
 * that is left goes on drawing the line while the next test runs. What `before` of the suite itself
 * has opened stays.
 */
export function inBrowser<C extends InBrowser & Partial<SiteContext>>(
  test: Test<C>,
  { comeBack = false }: InBrowserOptions = {},
): void {
  let stays: readonly BrowserContext[] = [];
  let profiles: Profiles;
  test.before(async (context) => {
    context.browser = await launch();
  });
  test.after(async ({ browser }) => {
    await browser?.close();
  });
  test.before.each(async (context) => {
    const { browser, site } = context;
    profiles ??= new Profiles(browser, comeBack ? site?.origin : undefined);
    stays = browser.browserContexts();
    context.another = () => profiles.take();
    context.profile = await profiles.take();
  });
  test.after.each(async ({ browser }) => {
    // A browser that has crashed fails the test it ran; an error here would end the suite instead.
    if (!browser.connected) return;
    const opened = browser.browserContexts();
    const left = opened.filter((one) => profiles.isTaken(one) || !stays.includes(one));
    await Promise.all(left.map((one) => profiles.leave(one)));
  });
}

/** Starts a browser, and a site of the suite's own. */
export function withSite<C extends SiteContext>(
  test: Test<C>,
  options: InBrowserOptions = {},
): void {
  inBrowser(test, options);
  test.before(async (context) => {
    context.site = await startSite(options);
  });
  test.after(async ({ site }) => {
    await site?.stop();
  });
}
