/** A real browser for tests: puppeteer over the Chromium from npm, or over `CHROME_PATH`. */
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import puppeteer, {
  type Browser,
  type BrowserContextOptions,
  type CreatePageOptions,
  type Page,
  type Viewport,
} from 'puppeteer';
import { repositoryRoot } from '../repository.ts';
import { WAIT_LIMIT } from '../wait-limit.ts';
import { chromium } from './chromium.ts';

const reports = path.join(repositoryRoot, 'reports');
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const devices = {
  phone: { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 900, deviceScaleFactor: 1 },
} as const satisfies Record<string, Viewport>;

export interface LaunchOptions {
  /** A profile folder that outlives the browser: storage is there again after the next launch. */
  readonly userDataDir?: string;
  /** Without, nobody looks at requests: looking costs the page a stack for each. */
  readonly networkEnabled?: boolean;
}

/** Milliseconds between two looks at a page that is waited for. */
const BETWEEN = 50;

/** What nothing tells of: a name for screen readers, a state. Puppeteer looks for such once a frame. */
const UNTOLD = /::-p-aria|:(?!:)/;

/** Lines of what a page said last, and characters of what it showed, that a wait in vain tells. */
const LAST_LINES = 10;
const MOST_SHOWN = 600;

/** What a page said of itself in vain: whoever reads of a failure was not there. */
function wordsOf(page: Page): readonly string[] {
  const words: string[] = [];
  const keep = (text: string): void => {
    words.push(text);
    if (words.length > LAST_LINES) words.shift();
  };
  page.on('pageerror', (error) => keep(String(error)));
  page.on('requestfailed', (request) => keep(`${request.failure()?.errorText} ${request.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') keep(`${message.text()} ${message.location().url ?? ''}`);
  });
  return words;
}

/**
 * What stands before all else first: dialogs with what is typed into them, then the page's own part. A page that
 * is gone, or stands still, shows nothing more.
 */
const shownOn = (page: Page): Promise<string> =>
  Promise.race([
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog[open]')].flatMap((dialog) => [
        dialog.textContent,
        ...[...dialog.querySelectorAll('input')].map(({ name, value }) => `[${name}=${value}]`),
      ]);
      const main = document.querySelector('main') ?? document.body;
      return [...dialogs, main.innerText].join(' | ').replaceAll(/\s+/g, ' ');
    }),
    new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 2_000).unref()),
  ]).catch(String);

/** Adds to an error where the page was, what it showed, and what it had said. */
async function tellingOf(page: Page, words: readonly string[], error: unknown): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const shown = (await shownOn(page)).slice(0, MOST_SHOWN);
  error.message += `\n  at ${page.url()}, which showed: ${shown}${words.map((one) => `\n  it said: ${one}`).join('')}`;
  return error;
}

/**
 * A page waits as long as everything else in tests, and tells how it was where it waited in vain. It is
 * not looked at in every frame meanwhile: that makes it draw sixty a second, with a question to the
 * accessibility tree in each.
 */
function waitingCalmly(page: Page): Page {
  page.setDefaultTimeout(WAIT_LIMIT);
  const words = wordsOf(page);
  const inVain = async (error: unknown): Promise<never> => {
    throw await tellingOf(page, words, error);
  };
  const [forSelector, forFunction] = [
    page.waitForSelector.bind(page),
    page.waitForFunction.bind(page),
  ];
  const waitForSelector: Page['waitForSelector'] = (selector, options = {}) => {
    const calmly = { polling: BETWEEN, ...options };
    return forSelector(selector, UNTOLD.test(selector) ? calmly : options).catch(inVain);
  };
  const waitForFunction: Page['waitForFunction'] = (look, options = {}, ...args) =>
    forFunction(look, { polling: BETWEEN, ...options }, ...args).catch(inVain);
  return Object.assign(page, { waitForSelector, waitForFunction });
}

/**
 * Nothing moves there, as a reader may wish it: what shimmers while a page loads is drawn sixty times a
 * second, which without a graphics card takes more than all the rest of the loading.
 */
const STILL = { name: 'prefers-reduced-motion', value: 'reduce' } as const;

/** Its pages are still, and wait as those of tests do. */
function patient<Opener extends Pick<Browser, 'newPage'>>(opener: Opener): Opener {
  const open = opener.newPage.bind(opener);
  const newPage = async (options?: CreatePageOptions) => {
    const page = await open(options);
    await page.emulateMediaFeatures([STILL]);
    return waitingCalmly(page);
  };
  return Object.assign(opener, { newPage });
}

/**
 * Starts a browser. Its own process is `browser.process()`; `kill` ends that without warning.
 * The locale comes from LANG: with none, `Intl` throws on the browser's own language tag.
 */
export async function launch(options: LaunchOptions = {}): Promise<Browser> {
  const own = process.env['CHROME_PATH'];
  const { executablePath, env } = own ? { executablePath: own, env: {} } : await chromium();
  const browser = await puppeteer.launch({
    executablePath,
    headless: own ? true : 'shell',
    args: ['--no-sandbox', '--font-render-hinting=none'],
    env: { ...process.env, ...env, LANG: 'en_US.UTF-8' },
    ...options,
  });
  const create = browser.createBrowserContext.bind(browser);
  return Object.assign(patient(browser), {
    createBrowserContext: async (given?: BrowserContextOptions) => patient(await create(given)),
  });
}

/** Ends the browser as a crash does, with SIGKILL; resolves when the process is gone. */
export async function kill(browser: Browser): Promise<void> {
  const child = browser.process();
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export interface PageOptions {
  readonly device?: keyof typeof devices;
  readonly scheme?: 'light' | 'dark';
}

/**
 * A page that is left sends what waits of its log side by side; what comes first out of turn is
 * answered 409 and sent anew. The browser writes that down as an error, and it is none.
 */
const OUT_OF_TURN = /409 \(Conflict\) \S+\/log-api\/v1\/sessions\/\S+\/batches$/;

/** A new tab and the list of what goes wrong in it: thrown errors and `console.error`. */
export async function openPage(
  browser: Pick<Browser, 'newPage'>,
  { device = 'desktop', scheme = 'light' }: PageOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url = '' } = message.location();
    const error = `${message.text()} ${url}`.trim();
    if (!OUT_OF_TURN.test(error)) errors.push(error);
  });
  await page.setViewport(devices[device]);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }, STILL]);
  return { page, errors };
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Resolves once nothing fades or slides any more, as half of a colour has no contrast to judge; after
 * a while in any case, as nothing moves in a tab that lies behind another one.
 */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), patience]);
  });

/** What axe finds against WCAG 2.2 AA: one line for each rule and element, none when all is well. */
export async function axe(page: Page): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(await readFile(axeFile, 'utf8'));
  }
  const options: RunOptions = {
    runOnly: { type: 'tag', values: STANDARD },
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    (given: string): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(JSON.parse(given)),
    JSON.stringify(options),
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${impact} ${id}: ${target.join(' ')}`),
  );
}

/** The upper part of a page, all of which is drawn, also what a browser leaves out while it is out of view. */
const topOf = (page: Page, downTo: number) =>
  page.evaluate((most) => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(everything);
    const { scrollHeight, clientWidth } = document.documentElement;
    return { x: 0, y: 0, width: clientWidth, height: Math.min(scrollHeight, most) };
  }, downTo);

/** Saves what is in view, or the page down to a height, to `reports/NAME.png`; answers the file's path. */
export async function screenshot(
  page: Page,
  name: string,
  { downTo }: { readonly downTo?: number } = {},
): Promise<string> {
  const file = path.join(reports, `${name}.png`) as `${string}.png`;
  await mkdir(path.dirname(file), { recursive: true });
  if (downTo === undefined) await page.screenshot({ path: file });
  else {
    const clip = await topOf(page, downTo);
    // Of a page from right to left the browser takes another part, where it is to look beyond its window.
    const captureBeyondViewport = clip.height > (page.viewport()?.height ?? 0);
    await page.screenshot({ path: file, clip, captureBeyondViewport });
  }
  return file;
}
