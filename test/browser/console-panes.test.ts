/** What support does with a session once it is open: every pane, on a desktop and on a phone. */
import type { Browser, Frame, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, openPage, screenshot } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { DEMO_PASSWORD, eventually, signInStaff } from '../support/started/site.ts';

interface Context extends SiteContext {
  /** A recorded session, and the selection that was put into the coupon in it. */
  sessionId: string;
  marketId: string;
}

const test = suite<Context>('the panes of the console');

const odds = 'button[data-market-id]:not([aria-disabled])';
const pressed = (marketId: string) => `[data-market-id="${marketId}"][aria-pressed="true"]`;
const current = '[role="option"][data-seq][aria-selected="true"]';

/** A guest puts a selection into the coupon and goes to the live section. */
async function play(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/en/line`);
  await page.waitForSelector(odds);
  const marketId = await page.$eval(odds, (button) => {
    (button as HTMLButtonElement).click();
    return (button as HTMLElement).dataset['marketId'] ?? '';
  });
  await page.waitForSelector(`aside[data-coupon-type] li`);
  await page.$eval('a[href="/en/live"]', (link) => (link as HTMLElement).click());
  await page.waitForSelector('body[data-route="mainSection"]');
  return marketId;
}

async function newPlayer(browser: Browser): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(devices.desktop);
  return page;
}

async function recordSession({ site, browser }: Context) {
  const page = await newPlayer(browser);
  const marketId = await play(page, site.origin);
  const staff = await signInStaff(site.origin);
  const sessionId = await eventually('the session is on the server', async () => {
    const [id] = await staff.sessionIds('?type=coupon.betAdded');
    if (id === undefined) return null;
    const urls = (await staff.events(id)).map(({ data }) => ('url' in data ? data.url : ''));
    return urls.includes('/en/live') ? id : null;
  });
  await page.close();
  return { sessionId, marketId };
}

withSite(test);

test.before(async (context) => {
  Object.assign(context, await recordSession(context));
});

type Options = Parameters<typeof openPage>[1];

/** A page of the console, signed in on the way to where it leads. */
async function enter(
  { site, browser }: Context,
  path: string,
  options: Options = {},
  who = 'support',
) {
  const { page, errors } = await openPage(await browser.createBrowserContext(), options);
  await page.goto(`${site.origin}${path}`);
  await page.waitForSelector('input[name="login"]');
  errors.length = 0; // Nobody was signed in: the server said so.
  await page.type('input[name="login"]', `${who}@example.test`);
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  return { page, errors };
}

const sessionPath = ({ sessionId }: Context) => `/console/sessions/${sessionId}`;

/** The frame in which the site is shown, once it has drawn something. */
async function siteFrame(page: Page): Promise<Frame> {
  const frame = await page.waitForFrame(async (one) => one.url().endsWith('/console/frame'));
  await frame.waitForSelector('body[data-route] main');
  return frame;
}

/** Finds the first event of a type by the search and goes to it. */
async function goToEvent(page: Page, type: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(type);
  await page.waitForFunction(
    (wanted) =>
      document.querySelector('[data-seq]')?.textContent?.includes(wanted.split('.')[1] ?? ''),
    {},
    type,
  );
  await page.$eval('[role="option"][data-seq]', (row) => (row as HTMLElement).click());
  await page.click('input[aria-label="Search events"]', { count: 3 });
  await page.keyboard.press('Backspace');
  await page.$eval('input[aria-label="Search events"]', (field) => (field as HTMLElement).blur());
}

async function showPanel(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    tabs.find((tab) => tab.textContent?.startsWith(wanted))?.click();
  }, name);
}

test('a session is found by what happened in it, and opened by the keyboard', async (context) => {
  const { page, errors } = await enter(context, '/console/sessions?type=coupon.betAdded');
  await page.waitForSelector(`[data-session="${context.sessionId}"]`);
  assert.equal(await axe(page), []);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForSelector(current);
  assert.is(new URL(page.url()).pathname, sessionPath(context));
  assert.equal(errors, []);
  await page.close();
});

test('the site is shown as the player saw it, at any moment', async (context) => {
  const { page, errors } = await enter(context, sessionPath(context));
  await page.waitForSelector(current);
  await goToEvent(page, 'coupon.betAdded');
  const frame = await siteFrame(page);
  await frame.waitForSelector(pressed(context.marketId));
  await frame.waitForSelector('[data-replay-target]');
  assert.ok(await frame.$('aside[data-coupon-type]'));
  await page.keyboard.press('ArrowLeft');
  await frame.waitForFunction(
    (selector) => document.querySelector(selector) === null,
    {},
    pressed(context.marketId),
  );
  await page.keyboard.press('End');
  await frame.waitForSelector('[aria-current="page"][href="/en/live"]');
  await frame.waitForSelector('aside[data-coupon-type] li');
  await page.keyboard.press('Home');
  await page.waitForFunction(
    (row) => document.querySelector(row)?.getAttribute('data-seq') === '0',
    {},
    current,
  );
  assert.equal(errors, []);
  await page.close();
});

test('nothing in the shown site can be pressed, and nothing it does reaches the server', async (context) => {
  const { page } = await enter(context, sessionPath(context));
  await page.waitForSelector(current);
  await goToEvent(page, 'coupon.betAdded');
  const frame = await siteFrame(page);
  const button = await frame.waitForSelector(pressed(context.marketId));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  // As a script would, past the inert frame: the view acts, and its host does nothing.
  await button?.evaluate((element) => (element as HTMLButtonElement).click());
  const box = await (await page.$('iframe'))?.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.ok(await frame.$(pressed(context.marketId)), 'the coupon is as it was');
  assert.equal(
    asked.filter((one) => !/asset-manifest|\/assets\//.test(one)),
    [],
  );
  await page.close();
});

test('every panel is without fault, in both themes', async (context) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { page, errors } = await enter(context, sessionPath(context), { scheme });
    await page.waitForSelector(current);
    await goToEvent(page, 'coupon.betAdded');
    for (const name of ['Event', 'State', 'Network', 'Problems']) {
      await showPanel(page, name);
      assert.equal(await axe(page), [], `${name} in ${scheme}`);
    }
    await screenshot(page, `console-${scheme}`);
    assert.equal(errors, []);
    await page.close();
  }
});

test('the state says what the event changed; the check says that the replay is right', async (context) => {
  const { page } = await enter(context, `${sessionPath(context)}?panel=state`);
  await page.waitForSelector(current);
  await goToEvent(page, 'coupon.betAdded');
  const panel = () => page.$eval('[role="tabpanel"]', (element) => element.textContent ?? '');
  await eventually('the change is shown', async () => (await panel()).includes('coupon.bets'));
  await showPanel(page, 'Problems');
  await eventually('the check is done', async () => (await panel()).includes('The replay is what'));
  await page.close();
});

test('the address hands on the very moment', async (context) => {
  const { page } = await enter(context, sessionPath(context));
  await page.waitForSelector(current);
  await goToEvent(page, 'coupon.betAdded');
  // The address follows a little behind: before that it hands on the moment gone from.
  const seq = await page.$eval(current, (row) => row.getAttribute('data-seq'));
  await page.waitForFunction(
    (wanted) => new URLSearchParams(location.search).get('at') === wanted,
    {},
    seq,
  );
  await page.reload();
  await page.waitForFunction(
    (row, wanted) => document.querySelector(row)?.getAttribute('data-seq') === wanted,
    {},
    current,
    seq,
  );
  await page.close();
});

test('a session under way is watched as it goes', async (context) => {
  const player = await newPlayer(context.browser);
  await player.goto(`${context.site.origin}/en`);
  await player.waitForSelector(odds);
  const staff = await signInStaff(context.site.origin);
  const id = await eventually('it is on the server', async () => {
    const ids = await staff.sessionIds();
    return ids.find((one) => one !== context.sessionId) ?? null;
  });
  const { page } = await enter(context, `/console/sessions/${id}`);
  await page.waitForSelector(current);
  await page.waitForSelector('button[data-status="open"][aria-pressed="true"]');
  const frame = await siteFrame(page);
  const marketId = await player.$eval(odds, (button) => {
    (button as HTMLButtonElement).click();
    return (button as HTMLElement).dataset['marketId'] ?? '';
  });
  await frame.waitForSelector(`aside[data-coupon-type] li, ${pressed(marketId)}`);
  await page.close();
  await player.close();
});

test('on a phone the panes are tabs, and nothing is wider than the screen', async (context) => {
  const { page, errors } = await enter(context, sessionPath(context), { device: 'phone' });
  await page.waitForSelector('[role="slider"]');
  for (const name of ['Screen', 'Events', 'Event', 'State', 'Network', 'Problems']) {
    await showPanel(page, name);
    assert.equal(await axe(page), [], name);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.not.ok(wide, `${name} is wider than the screen`);
  }
  await showPanel(page, 'Screen');
  await page.keyboard.press('End');
  await siteFrame(page);
  await screenshot(page, 'console-phone');
  assert.equal(errors, []);
  await page.close();
});

test('an analyst sees the overview count', async (context) => {
  const { page } = await enter(context, '/console/analytics', {}, 'analyst');
  await page.waitForSelector('main h1');
  const player = await newPlayer(context.browser);
  await player.goto(`${context.site.origin}/en`);
  await page.waitForSelector('tbody tr');
  assert.equal(await axe(page), []);
  await player.close();
  await page.close();
});

test.run();
